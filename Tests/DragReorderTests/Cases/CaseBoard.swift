import Controls
import Foundation
import LayoutCore

@testable import DragReorder
@testable import ViewGraph

/// The container of a case as an app would build it: columns, lists of sections, grids, scroll views.
struct CaseBoard: View {
  var model: CaseModel
  /// Whether the container is what is scrolled, not what scrolls.
  var isInsideScrollView = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if model.isMounted {
        let corner = model.setup.viewport ?? model.setup.bounds
        screenful
          .padding(.leading, corner.minX)
          .padding(.top, corner.minY)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder private var screenful: some View {
    if model.setup.isSections {
      let size = (model.setup.viewport ?? model.setup.bounds).size
      container { sections.frame(width: size.width, height: size.height) }
    } else if let viewport = model.setup.viewport {
      if isInsideScrollView {
        scroll(viewport.size) { container { CaseBlocks(model: model) } }
      } else {
        container { scroll(viewport.size) { CaseBlocks(model: model) } }
      }
    } else {
      container { CaseBlocks(model: model) }
    }
  }

  private func scroll<Content: View>(
    _ size: CGSize, @ViewBuilder content: () -> Content
  ) -> some View {
    ScrollView(content: content)
      .scrollIndicators(.hidden)
      .frame(width: size.width, height: size.height)
  }

  private var sections: some View {
    List {
      ForEach(model.collections, id: \.id) { collection in
        Section {
          ForEach(model.items(of: collection)) { CaseRow(model: model, item: $0) }
            .reorderable(collectionID: collection.id)
        } header: {
          Text(collection.id.lowercased()).frame(height: collection.header)
        }
      }
    }
  }

  private func container<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    content()
      .reorderContainer(for: CaseItem.self, in: String.self, isEnabled: model.setup.isEnabled) {
        model.apply($0)
      }
      .modifier(CaseRules(model: model))
      .dragContainerSelection(model.setup.selection)
  }
}

/// What the app of a case says about drags, in those cases where it says something.
private struct CaseRules: ViewModifier {
  var model: CaseModel

  func body(content: Content) -> some View {
    if !model.setup.groups.isEmpty {
      content.dragContainer(for: CaseItem.self) { (id: String) in model.group(of: id) }
    } else if !model.setup.collections.allSatisfy(\.accepts) {
      content.dropConfiguration {
        DropConfiguration(operation: model.rejects($0) ? .forbidden : .move)
      }
    } else {
      content
    }
  }
}

/// The collections beside and below each other.
private struct CaseBlocks: View {
  var model: CaseModel

  var body: some View {
    let bounds = model.setup.bounds
    if let block = CaseBlock(model.collections, in: bounds) {
      CaseBlockView(model: model, block: block)
        .frame(width: bounds.width, alignment: .leading)
        .frame(
          minHeight: bounds.height, maxHeight: model.setup.viewport == nil ? bounds.height : nil,
          alignment: .top)
    }
  }
}

private struct CaseBlockView: View {
  var model: CaseModel
  var block: CaseBlock

  var body: some View {
    switch block.content {
    case .collection(let collection): CaseColumn(model: model, collection: collection)
    case .blank(let size): Text("").frame(width: size.width, height: size.height)
    case .row(let blocks):
      HStack(alignment: .top, spacing: 0) {
        ForEach(blocks) { CaseBlockView(model: model, block: $0) }
      }
    case .column(let blocks):
      VStack(alignment: .leading, spacing: 0) {
        ForEach(blocks) { CaseBlockView(model: model, block: $0) }
      }
    }
  }
}
