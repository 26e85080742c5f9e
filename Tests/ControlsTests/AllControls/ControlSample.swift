import Foundation
import InputEvents
import Observation

@testable import Controls
@testable import ViewGraph

/// One of each control that people can act on, and how they do so by each means.
enum ControlSample: String, CaseIterable {
  case button, prominentButton, plainButton, borderlessButton
  case checkbox, switchToggle, buttonToggle
  case textField, borderedTextField, plainTextField, secureField, valueField
  case inlinePicker, segmentedPicker
  case stepper, slider
  case link, disclosureGroup, list

  /// The control, which notes what it does.
  @MainActor @ViewBuilder
  func view(_ model: SampleModel) -> some View {
    switch self {
    case .button: Button("Go", action: model.act)
    case .prominentButton: Button("Go", action: model.act).buttonStyle(.borderedProminent)
    case .plainButton: Button("Go", action: model.act).buttonStyle(.plain)
    case .borderlessButton: Button("Go", action: model.act).buttonStyle(.borderless)
    case .checkbox: Toggle("On", isOn: model.isOn)
    case .switchToggle: Toggle("On", isOn: model.isOn).toggleStyle(.switch)
    case .buttonToggle: Toggle("On", isOn: model.isOn).toggleStyle(.button)
    case .textField: TextField("Name", text: model.text)
    case .borderedTextField:
      TextField("Name", text: model.text).textFieldStyle(.roundedBorder)
    case .plainTextField: TextField("Name", text: model.text).textFieldStyle(.plain)
    case .secureField: SecureField("Name", text: model.text)
    case .valueField: TextField("Number", value: model.number, format: .number)
    case .inlinePicker: picker(model)
    case .segmentedPicker: picker(model).pickerStyle(.segmented)
    case .stepper: Stepper("N", value: model.number)
    case .slider: Slider(value: model.share).labelsHidden()
    case .link:
      Link("Site", destination: URL(string: "https://example.com")!)
        .environment(
          \.openURL,
          OpenURLAction { _ in
            model.act()
            return .handled
          })
    case .disclosureGroup:
      DisclosureGroup("More", isExpanded: model.isOn) { Text("inside") }
    case .list: List(0..<9, id: \.self, selection: model.choice) { Text("Row \($0)") }
    }
  }

  @MainActor
  private func picker(_ model: SampleModel) -> some View {
    Picker("P", selection: model.number) {
      Text("a").tag(0)
      Text("b").tag(1)
    }
  }

  /// The keys that change something once the control has the focus.
  var keys: [KeyEquivalent] {
    switch self {
    case .textField, .borderedTextField, .plainTextField, .secureField: ["x"]
    case .valueField: ["7"]
    case .inlinePicker, .list: [.downArrow]
    case .segmentedPicker, .stepper, .slider: [.rightArrow]
    default: [.return]
    }
  }

  /// The cell of the control whose click changes something.
  var target: (x: Int, y: Int) {
    switch self {
    case .inlinePicker: (2, 2)
    case .segmentedPicker: (8, 0)
    case .stepper: (8, 0)
    case .slider: (9, 0)
    case .list: (1, 1)
    default: (1, 0)
    }
  }

  /// Whether a click only gives it the focus, and typing changes it.
  var isField: Bool {
    switch self {
    case .textField, .borderedTextField, .plainTextField, .secureField, .valueField: true
    default: false
    }
  }
}

/// What the controls act on.
@MainActor @Observable
final class SampleModel {
  struct Values: Equatable {
    var actions = 0
    var isOn = false
    var text = ""
    var number = 0
    var share = 0.5
    var choice: Int?
  }

  private var values = Values()

  func act() { values.actions += 1 }

  private var binding: Binding<Values> {
    Binding(get: { self.values }, set: { self.values = $0 })
  }

  var isOn: Binding<Bool> { binding.isOn }
  var text: Binding<String> { binding.text }
  var number: Binding<Int> { binding.number }
  var share: Binding<Double> { binding.share }
  var choice: Binding<Int?> { binding.choice }

  /// Whether a control has done anything.
  var hasChanged: Bool { values != Values() }
}
