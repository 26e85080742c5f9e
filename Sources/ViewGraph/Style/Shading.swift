import CellGrid

/// What a style draws with once its environment is known. An implementation detail.
public struct _Shading: Hashable, Sendable {
  /// The color, or what stands for the gradient where none can be drawn.
  package var color: Color
  /// Whether text and lines are drawn with less intensity.
  package var isDim = false
  package var gradient: GradientFill?
  /// Whether it is a level of emphasis of the style around.
  var isLevel = false

  package init(color: Color, isDim: Bool = false, gradient: GradientFill? = nil) {
    self.color = color
    self.isDim = isDim
    self.gradient = gradient
  }

  /// The ink that draws text and lines, before a gradient changes its color.
  package var foregroundInk: Ink {
    // What a gradient is about to color is drawn, even if the color that stands for it is none.
    var ink = (gradient != nil && !color.isOpaque ? .primary : color).foregroundInk
    if isDim { ink.attributes.formUnion(.dim) }
    return ink
  }

  /// The ink that fills cells; nil where it changes nothing.
  package var backgroundInk: Ink? {
    (isDim && color != .secondary ? color.opacity(0.5) : color).backgroundInk
  }

  /// The shading at a part of its opacity, from 0 to 1.
  func opacity(_ opacity: Double) -> _Shading {
    var shading = self
    shading.color = color.opacity(opacity)
    shading.gradient?.opacity *= opacity.clampedToUnit
    return shading
  }

  /// The shading with less intensity.
  var dimmed: _Shading {
    if color == .primary { return _Shading(color: .secondary) }
    var shading = self
    shading.isDim = true
    return shading
  }
}

/// The styles that `foregroundStyle` has set.
package final class ForegroundStyles: Sendable {
  /// What text and lines are drawn with.
  let current: _Shading
  /// The style of each level of emphasis, from the primary one on.
  let levels: [_Shading]

  init(_ current: _Shading, levels: [_Shading]) {
    self.current = current
    self.levels = levels
  }
}

extension EnvironmentValues {
  /// Sets how text and lines are drawn, for each level of emphasis from the primary one on.
  ///
  /// A level that is chosen alone leaves the styles of the levels as they are, so that what is in it can
  /// choose another.
  mutating func setForeground(_ levels: [_Shading]) {
    var levels = levels
    if levels.count == 1, levels[0].isLevel {
      levels[0].isLevel = false
      foreground = ForegroundStyles(levels[0], levels: emphasisLevels)
    } else {
      for index in levels.indices { levels[index].isLevel = false }
      foreground = ForegroundStyles(levels[0], levels: levels)
    }
    ink.color(with: levels[0].foregroundInk)
  }

  /// The style of each level of emphasis that was set, from the primary one on.
  var emphasisLevels: [_Shading] { foreground?.levels ?? [_Shading(color: .primary)] }

  /// What text and lines are drawn with.
  package var foregroundShading: _Shading {
    if let shading = foreground?.current { return shading }
    return _Shading(color: Color(foregroundOf: ink), isDim: ink.attributes.contains(.dim))
  }
}

extension Double {
  /// The nearest number from 0 to 1; 0 for what is no number.
  var clampedToUnit: Double { self > 0 ? Swift.min(1, self) : 0 }
}
