import Inlay

struct ReorderingPage: View {
  struct Task: Identifiable {
    let id: String
  }

  @State private var tasks =
    ["Plan", "Write", "Review", "Publish"].map(Task.init)

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(tasks) { task in
        Text(task.id).padding(.horizontal)
          .frame(width: 20, alignment: .leading)
          .border(.blue, lines: .rounded)
      }
      .reorderable()
    }
    .reorderContainer(for: Task.self) { difference in
      tasks.apply(difference: difference)
    }
  }
}
