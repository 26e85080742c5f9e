import Controls
import DragReorder
import Foundation
import LayoutCore

@testable import ViewGraph

/// The page of a world.
struct PageWalkView: View {
  @Bindable var world: PageWalkWorld

  var body: some View {
    page
      .environment(\.layoutDirection, world.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  @ViewBuilder private var page: some View {
    switch world.page {
    case .list: ListPage(world: world)
    case .board: BoardPage(world: world)
    case .controls: ControlPage(world: world)
    case .feedback: FeedbackPage(world: world)
    case .scrolls: ScrollPage(world: world)
    case .grid: GridPage(world: world)
    }
  }
}

private struct ListPage: View {
  @Bindable var world: PageWalkWorld

  var body: some View {
    List(selection: $world.selection) {
      Section("日本語 header") {
        ForEach($world.items) { $item in
          HStack {
            Text(item.title)
            if item.id % 3 == 0 { Button(item.title) { world.number = 1 } }
            if item.id % 4 == 1 { TextField("名", text: $item.title) }
            if item.id % 5 == 2 { Toggle("t", isOn: $world.isOn) }
          }
        }
        .onMove { world.items.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { world.items.remove(atOffsets: $0) }
      }
      if world.isAlternate {
        Section("more", isExpanded: $world.isExpanded) {
          ForEach(world.others) { Text($0.title).transition(.slide) }
        }
      }
    }
  }
}

private struct BoardPage: View {
  @Bindable var world: PageWalkWorld

  var body: some View {
    HStack(alignment: .top) {
      ForEach([0, 1], id: \.self) { column in
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(world.lists[column] ?? []) { item in
              Text(item.title).border(.rounded).transition(.slide.combined(with: .opacity))
            }
            .reorderable(collectionID: column)
          }
        }
        .frame(maxWidth: world.isAlternate ? world.width : .infinity)
      }
    }
    .reorderContainer(for: PageWalkWorld.Item.self, in: Int.self) { difference in
      var lists = world.lists
      lists.apply(difference)
      world.lists = lists
    }
  }
}

private struct ControlPage: View {
  @Bindable var world: PageWalkWorld

  var body: some View {
    VStack(alignment: .leading) {
      DisclosureGroup("👨‍👩‍👧 group", isExpanded: $world.isExpanded) {
        Toggle("日本 toggle", isOn: $world.isOn)
        Toggle("switch", isOn: $world.isOn).toggleStyle(.switch)
        Picker("pick", selection: $world.choice) {
          ForEach(world.items) { Text($0.title).tag($0.id) }
        }
        .pickerStyle(world.isAlternate ? .segmented : .inline)
      }
      TextField("\u{200B}e\u{301}", text: $world.text)
        .textFieldStyle(world.isAlternate ? .roundedBorder : .automatic)
      SecureField("密", text: $world.text).frame(width: world.width)
      Slider(value: $world.number, in: 0...1)
      Controls.Stepper("step", value: $world.columns, in: 0...5)
      ProgressView("進", value: world.number)
      ForEach(world.others) { item in
        Button(item.title) { world.others.removeAll { $0.id == item.id } }
          .transition(.move(edge: .bottom))
      }
    }
    .padding(.horizontal, world.isAlternate ? 1 : 0)
  }
}

private struct FeedbackPage: View {
  @Bindable var world: PageWalkWorld

  var body: some View {
    VStack {
      GeometryReader { proxy in
        VStack {
          Text("\(Int(proxy.size.width))").onChange(of: proxy.size.width, initial: true) {
            world.width = proxy.size.width
          }
          ForEach(world.items) { Text($0.title) }
        }
      }
      .frame(width: world.isAlternate ? max(0, world.width - 1) : nil)
      Text(world.text)
        .padding(.trailing, min(max(0, world.growth), 100_000))
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) {
          if world.isOn { world.growth = $0 }
        }
    }
  }
}

private struct ScrollPage: View {
  @Bindable var world: PageWalkWorld

  var body: some View {
    ScrollView([.vertical, .horizontal]) {
      VStack(alignment: .leading) {
        ForEach(world.items) { item in
          Text(item.title)
          if item.id % 3 == 1 {
            ScrollView(.horizontal) {
              HStack { ForEach(world.items) { Button($0.title) {} } }
            }
            .frame(width: world.width)
          }
        }
        ScrollView {
          LazyVStack(pinnedViews: [.sectionHeaders]) {
            Section("pinned 中") {
              ForEach(world.items + world.others) { item in
                Text(item.title).id(item.id).focusable().transition(.slide)
              }
            }
          }
        }
        .scrollPosition(id: $world.scrolledID)
        // Without a width it would be as wide as the widest row that exists, which depends on the past.
        .frame(width: 12, height: world.isAlternate ? 3 : 6)
      }
    }
  }
}

private struct GridPage: View {
  @Bindable var world: PageWalkWorld

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: world.isAlternate ? 1 : 0) {
        ForEach(world.items) { item in
          Text(item.title).border(.rounded).transition(.opacity)
        }
        .reorderable()
      }
    }
    .reorderContainer(for: PageWalkWorld.Item.self) { world.items.apply($0) }
  }

  private var columns: [GridItem] {
    switch world.columns {
    case 0: [GridItem(.adaptive(minimum: 0))]
    case 4: [GridItem(.adaptive(minimum: max(1, world.width)))]
    case 5: [GridItem(.fixed(world.width)), GridItem(.flexible(minimum: 0))]
    default: Array(repeating: GridItem(.flexible(minimum: 1)), count: world.columns)
    }
  }
}
