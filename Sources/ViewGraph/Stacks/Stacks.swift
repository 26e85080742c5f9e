import CellGrid
import Foundation
import LayoutCore

/// Arranges its children in a row.
public struct HStack<Content> {
  package let arrangement: HStackLayout
  package let content: Content

  /// Arranges views in a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the children stand.
  ///   - spacing: The distance between children in points, rounded to whole cells; nil leaves one column,
  ///     and none beside a spacer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Arranges its children in a column.
public struct VStack<Content> {
  package let arrangement: VStackLayout
  package let content: Content

  /// Arranges views in a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide on which the children stand.
  ///   - spacing: The distance between children in points, rounded to whole cells; nil leaves none.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// Arranges its children one above the other, the first at the back.
public struct ZStack<Content> {
  package let arrangement: ZStackLayout
  package let content: Content

  /// Arranges views one above the other.
  ///
  /// - Parameter alignment: The guides on which the children meet.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    arrangement = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension HStack: View, PrimitiveView, ContainerSource where Content: View {}
extension VStack: View, PrimitiveView, ContainerSource where Content: View {}
extension ZStack: View, PrimitiveView, ContainerSource where Content: View {}

extension Layout {
  /// Arranges views with this layout.
  @MainActor
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    ContainerView(arrangement: self, content: content())
  }
}
