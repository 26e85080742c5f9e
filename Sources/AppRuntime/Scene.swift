import CellGrid
import Foundation
import ViewGraph

/// What an app shows: in a terminal, one window that fills the screen.
@MainActor @preconcurrency
public protocol Scene {
  /// The views and settings of the scene. An implementation detail.
  var _window: _Window { get }
}

/// The views and settings of a scene.
public struct _Window {
  var content: AnyView
  var cellSize = CGSize(width: 1, height: 1)
  var frameWithoutTerminal = CellSize(width: 80, height: 24)
  var reducesMotion = false
  var printsFrame = false
}

/// A scene that shows views on the whole screen.
public struct WindowGroup<Content: View>: Scene {
  private let title: String
  private let content: Content

  /// Shows views.
  public init(_ title: String = "", @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The views, with default settings.
  public var _window: _Window { _Window(content: AnyView(content)) }
}

extension Scene {
  /// Sets how many points a cell of the terminal is wide and high; by default one by one.
  ///
  /// With 8 by 16, code that was written in points for another screen has its usual proportions.
  public func cellSize(width: CGFloat, height: CGFloat) -> some Scene {
    ModifiedScene(base: self) { $0.cellSize = CGSize(width: width, height: height) }
  }

  /// Decides whether animations show their end at once: `\.accessibilityReduceMotion` in the views.
  ///
  /// The environment variable `INLAY_REDUCE_MOTION=1` has the same effect on any program.
  public func reduceMotion(_ isReduced: Bool = true) -> some Scene {
    ModifiedScene(base: self) { $0.reducesMotion = isReduced }
  }

  /// Sets the columns and rows of a frame that is printed in place of running on a terminal.
  public func defaultSize(width: Int, height: Int) -> some Scene {
    ModifiedScene(base: self) {
      $0.frameWithoutTerminal = CellSize(width: max(0, width), height: max(0, height))
    }
  }

  /// Decides whether the app prints one frame as text and ends, as it does without a terminal.
  public func printsFrame(_ isPrinted: Bool = true) -> some Scene {
    ModifiedScene(base: self) { $0.printsFrame = isPrinted }
  }
}

struct ModifiedScene<Base: Scene>: Scene {
  let base: Base
  let change: (inout _Window) -> Void

  var _window: _Window {
    var window = base._window
    change(&window)
    return window
  }
}
