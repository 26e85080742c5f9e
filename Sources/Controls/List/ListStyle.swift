import ViewGraph

/// How a list shows its rows and sections.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The columns left free at both ends of each row. An implementation detail.
  var _inset: Int { get }
  /// The rows left free between sections. An implementation detail.
  var _sectionGap: Int { get }
}

/// Rows over the full width, and sections without anything between them. The default.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _inset: Int { 0 }
  public var _sectionGap: Int { 0 }
}

/// Rows over the full width, and a blank row between sections.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _inset: Int { 0 }
  public var _sectionGap: Int { 1 }
}

/// Rows with a column free at both ends.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _inset: Int { 1 }
  public var _sectionGap: Int { 0 }
}

/// Rows with a column free at both ends, and a blank row between sections.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _inset: Int { 1 }
  public var _sectionGap: Int { 1 }
}

/// Rows with a column free at both ends, as in the list at the side of a window.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _inset: Int { 1 }
  public var _sectionGap: Int { 1 }
}

/// The style that a list has by default, which is the plain one.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _inset: Int { 0 }
  public var _sectionGap: Int { 0 }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows over the full width, and sections without anything between them.
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows over the full width, and a blank row between sections.
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with a column free at both ends.
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows with a column free at both ends, and a blank row between sections.
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows with a column free at both ends, as in the list at the side of a window.
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that a list has by default.
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension View {
  /// Sets the style of the lists in this view.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    environment(
      \.listMetrics, ListMetrics(inset: style._inset, sectionGap: style._sectionGap))
  }
}

struct ListMetrics: Equatable {
  var inset = 0
  var sectionGap = 0
}

private struct ListMetricsKey: EnvironmentKey {
  static let defaultValue = ListMetrics()
}

extension EnvironmentValues {
  var listMetrics: ListMetrics {
    get { self[ListMetricsKey.self] }
    set { self[ListMetricsKey.self] = newValue }
  }
}
