import Inlay

struct TodoItem: Identifiable {
  let id: String
}

struct TodoList: View {
  @State private var items = ["Write docs", "Fix the build", "Ship it"].map(TodoItem.init)

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(items) { item in
        Text(item.id).frame(width: 20, alignment: .leading).border(.rounded)
      }
      .reorderable()
    }
    .reorderContainer(for: TodoItem.self) { items.apply($0) }
  }
}
