import Foundation
import LayoutCore

@testable import DragReorder
@testable import ViewGraph

/// A collection of a case: a stack, a row or a grid in its frame.
struct CaseColumn: View {
  var model: CaseModel
  var collection: ScreenSetup.Collection

  var body: some View {
    let size = collection.frame.size
    let isScrolled = model.setup.viewport != nil
    arrangement
      .frame(width: size.width, alignment: .leading)
      .frame(minHeight: size.height, maxHeight: isScrolled ? nil : size.height, alignment: .top)
  }

  @ViewBuilder private var arrangement: some View {
    switch collection.axis {
    case "h":
      HStack(spacing: 0) {
        header(width: collection.header, height: 1)
        HStack(spacing: collection.spacing) { items(.horizontal) }
      }
    case "grid":
      LazyVGrid(columns: columns, alignment: .leading, spacing: collection.gaps.height) {
        items(nil)
      }
    default:
      VStack(alignment: .leading, spacing: 0) {
        header(width: 1, height: collection.header)
        if model.setup.viewport == nil {
          VStack(alignment: .leading, spacing: collection.spacing) { items(.vertical) }
        } else {
          LazyVStack(alignment: .leading, spacing: collection.spacing) { items(.vertical) }
        }
      }
    }
  }

  @ViewBuilder private func header(width: CGFloat, height: CGFloat) -> some View {
    if collection.header > 0 { Text("-").frame(width: width, height: height) }
  }

  private var columns: [GridItem] {
    Array(
      repeating: GridItem(.fixed(collection.cell.width), spacing: collection.gaps.width),
      count: collection.columns)
  }

  private func items(_ axis: Axis?) -> some View {
    ForEach(model.items(of: collection)) {
      CaseRow(model: model, item: $0, axis: axis, cell: collection.cell)
    }
    .reorderable(collectionID: collection.id)
  }
}

/// An item of a case, which counts the clicks on it.
struct CaseRow: View {
  var model: CaseModel
  var item: CaseItem
  var axis: Axis? = .vertical
  var cell = CGSize.zero

  var body: some View {
    let extent = model.extent(of: item)
    Text(item.id)
      .frame(
        minWidth: axis == .horizontal ? extent : axis == nil ? cell.width : 0,
        maxWidth: axis == .horizontal ? extent : axis == nil ? cell.width : .infinity,
        minHeight: axis == .vertical ? extent : axis == nil ? cell.height : 0,
        maxHeight: axis == .vertical ? extent : axis == nil ? cell.height : .infinity,
        alignment: .topLeading
      )
      .onTapGesture { model.log.clicks.append(item.id) }
      .moveDisabled(model.setup.moveDisabled.contains(item.id))
  }
}
