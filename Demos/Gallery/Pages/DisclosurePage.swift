import Inlay

struct DisclosurePage: View {
  @State private var isOpen = true

  var body: some View {
    VStack(alignment: .leading) {
      DisclosureGroup("Ingredients", isExpanded: $isOpen) {
        Text("Flour")
        Text("Water")
        DisclosureGroup("Spices") {
          Text("Salt")
          Text("Caraway")
        }
      }
      DisclosureGroup("Steps") {
        Text("Mix and bake")
      }
    }
  }
}
