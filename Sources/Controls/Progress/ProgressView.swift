import Foundation
import ViewGraph

/// Shows how much of something is done, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  /// Creates a view for the part of a total that is done, with two labels.
  ///
  /// Without a value it says that something is going on.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { Self.fraction(Double($0), of: Double(total)) }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  private static func fraction(_ value: Double, of total: Double) -> Double {
    let fraction = value / total
    // Also where both are 0 and the quotient is no number.
    return fraction > 0 ? min(fraction, 1) : 0
  }

  /// The view in its style.
  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(content: AnyView(currentValueLabel)))
    (style ?? AnyProgressViewStyle(DefaultProgressViewStyle())).makeBody(configuration)
      .accessibilityRole(
        .progress, value: fraction.map { "\(Int(($0 * 100).rounded()))%" } ?? "under way")
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view for the part of a total that is done, with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Creates a view that says that something is going on, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view for the part of a total that is done.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }

  /// Creates a view that says that something is going on.
  public init() { self.init(value: Double?.none) { EmptyView() } }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view for the part of a total that is done, with a title.
  public init<Value: BinaryFloatingPoint>(_ title: String, value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates a view that says that something is going on, with a title.
  public init(_ title: String) { self.init(value: Double?.none) { Text(title) } }
}
