import InlayTesting
import Observation
import Testing

@testable import ViewGraph

@MainActor
struct BindingTests {
  final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  struct Pair: Equatable {
    var a = 1
    var b = [10, 20]
  }

  private func binding<Value>(_ box: Box<Value>) -> Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }

  @Test func partsReadAndWriteTheWhole() {
    let box = Box(Pair())
    let whole = binding(box)
    whole.a.wrappedValue = 5
    whole.b[1].wrappedValue = 7
    #expect(box.value == Pair(a: 5, b: [10, 7]))
    #expect(whole.b[0].wrappedValue == 10)
    #expect(whole.projectedValue.a.wrappedValue == 5)
    #expect(Binding(projectedValue: whole).a.wrappedValue == 5)
  }

  @Test func aConstantIgnoresWrites() {
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
  }

  @Test func anOptionalIsUnwrappedWhileItHasAValue() {
    let box = Box<Int?>(nil)
    #expect(Binding<Int>(binding(box)).map { _ in true } == nil)
    box.value = 4
    let unwrapped = Binding<Int>(binding(box))
    #expect(unwrapped?.wrappedValue == 4)
    unwrapped?.wrappedValue = 5
    #expect(box.value == 5)
    // A view that still shows the binding must not trap before it is removed.
    box.value = nil
    #expect(unwrapped?.wrappedValue == 5)
  }

  @Test func aValueIsWrappedInAnOptional() {
    let box = Box(1)
    let optional = Binding<Int?>(binding(box))
    #expect(optional.wrappedValue == 1)
    optional.wrappedValue = 2
    optional.wrappedValue = nil
    #expect(box.value == 2)
  }

  @Observable final class Model {
    var title = "old"
    var other = 0
  }

  @Test func bindableBindsToAnObject() {
    struct Editor: View {
      @Bindable var model: Model

      var body: some View { Field(text: $model.title) }
    }
    struct Field: View {
      @Binding var text: String

      var body: some View { Text(text).onTapGesture { text = "new" } }
    }
    let model = Model()
    let screen = TestScreen.corner(5, 1) { Editor(model: model) }
    #expect(screen.bodies { screen.click(0, 0) } == 1)
    #expect(model.title == "new")
    #expect(screen.lines == ["new"])
    #expect(screen.bodies { model.other += 1 } == 0)
  }
}
