import Inlay

struct ListPage: View {
  @State private var selection: String? = "apple"

  var body: some View {
    List(selection: $selection) {
      Section("Fruit") {
        ForEach(["apple", "banana", "cherry"], id: \.self) {
          Text($0)
        }
      }
      Section {
        ForEach(["carrot", "leek"], id: \.self) { Text($0) }
      } header: {
        Text("Vegetables")
      } footer: {
        Text("Washed and peeled")
      }
    }
    .listStyle(.insetGrouped)
  }
}
