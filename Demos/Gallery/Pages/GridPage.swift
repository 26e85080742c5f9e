import Inlay

struct GridPage: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 2) {
      GridRow {
        Text("Task")
        Text("Days").gridColumnAlignment(.trailing)
        Text("Owner")
      }
      .bold()
      Divider().gridCellColumns(3)
      GridRow {
        Text("Design")
        Text("12")
        Text("Ada")
      }
      GridRow {
        Text("Build")
        Text("5")
        Text("Grace")
      }
      GridRow {
        Text("all tasks are done")
          .foregroundStyle(.secondary)
          .gridCellColumns(3)
          .gridCellAnchor(.trailing)
      }
    }
  }
}
