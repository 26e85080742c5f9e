extension CaseTree: Decodable {
  private enum Key: String, CodingKey {
    case type, id, children, child, alignment, spacing, minLength, text, lineLimit, size
    case wmin, wmax, wideal, hmin, hmax, hideal
    case width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight
    case insets, horizontal, vertical, value, ratio, mode, x, y, secondary, kind
    case edge, inset, axes, axis, scroll, key, of, plus
    case columns, rows, hSpacing, vSpacing, gap
  }

  /// The fields of one node.
  private struct Fields {
    let container: KeyedDecodingContainer<Key>

    func length(_ key: Key) throws -> Double? {
      try container.decodeIfPresent(CaseLength.self, forKey: key)?.value
    }
    func lengths(_ key: Key) throws -> [Double?]? {
      try container.decodeIfPresent([CaseLength?].self, forKey: key)?.map { $0?.value }
    }
    func string(_ key: Key) throws -> String? {
      try container.decodeIfPresent(String.self, forKey: key)
    }
    func flag(_ key: Key, or fallback: Bool) throws -> Bool {
      try container.decodeIfPresent(Bool.self, forKey: key) ?? fallback
    }
    func children() throws -> [CaseTree] {
      try container.decodeIfPresent([CaseTree].self, forKey: .children) ?? []
    }
    func child(_ key: Key = .child) throws -> CaseTree {
      try container.decode(CaseTree.self, forKey: key)
    }
    func alignment() throws -> String? { try string(.alignment) }
  }

  package init(from decoder: any Decoder) throws {
    let fields = Fields(container: try decoder.container(keyedBy: Key.self))
    id = try fields.string(.id)
    let type = try fields.string(.type) ?? ""
    guard
      let node = try Self.leaf(type, fields) ?? Self.container(type, fields)
        ?? Self.modifier(type, fields)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: fields.container, debugDescription: "Unknown node \(type)")
    }
    self.node = node
  }

  private static func leaf(_ type: String, _ fields: Fields) throws -> Node? {
    switch type {
    case "Color", "Shape": return .color
    case "Empty": return .empty
    case "Divider": return .divider
    case "Spacer": return .spacer(minLength: try fields.length(.minLength))
    case "Text":
      return .text(
        try fields.string(.text) ?? "",
        lineLimit: try fields.container.decodeIfPresent(Int.self, forKey: .lineLimit))
    case "Fixed":
      let size = try fields.lengths(.size) ?? []
      guard size.count == 2, let width = size[0], let height = size[1] else { return nil }
      return .fixed(width: width, height: height)
    case "Flex":
      return .flex(
        width: FlexLimits(
          minimum: try fields.length(.wmin) ?? 0, ideal: try fields.length(.wideal) ?? 10,
          maximum: try fields.length(.wmax) ?? .infinity),
        height: FlexLimits(
          minimum: try fields.length(.hmin) ?? 0, ideal: try fields.length(.hideal) ?? 10,
          maximum: try fields.length(.hmax) ?? .infinity))
    default: return nil
    }
  }

  private static func container(_ type: String, _ fields: Fields) throws -> Node? {
    let children = try fields.children()
    let alignment = try fields.alignment()
    let spacing = try fields.length(.spacing)
    switch type {
    case "HStack": return .hStack(alignment: alignment, spacing: spacing, children)
    case "VStack": return .vStack(alignment: alignment, spacing: spacing, children)
    case "LazyVStack": return .lazyVStack(alignment: alignment, spacing: spacing, children)
    case "ZStack": return .zStack(alignment: alignment, children)
    case "GeometryReader":
      // The content may be written as the only child.
      if fields.container.contains(.child) { return .geometryReader([try fields.child()]) }
      return .geometryReader(children)
    case "ViewThatFits": return .viewThatFits(axes: try fields.string(.axes), children)
    case "List": return .list(scroll: try fields.length(.scroll) ?? 0, children)
    case "ScrollView":
      return .scrollView(
        axis: try fields.container.decodeIfPresent(Int.self, forKey: .axis) ?? 1,
        scroll: try fields.length(.scroll) ?? 0, try fields.child())
    case "LazyVGrid":
      return .lazyVGrid(
        columns: try fields.container.decodeIfPresent([Column].self, forKey: .columns) ?? [],
        alignment: alignment, spacing: spacing, children)
    case "Grid":
      return .grid(
        alignment: alignment, hSpacing: try fields.length(.hSpacing),
        vSpacing: try fields.length(.vSpacing),
        rows: try fields.container.decodeIfPresent([[Cell]].self, forKey: .rows) ?? [])
    case "Pile": return .pile(key: try fields.string(.key), children)
    case "Flow": return .flow(gap: try fields.length(.gap) ?? 0, children)
    case "EqualWidth": return .equalWidth(gap: try fields.length(.gap) ?? 0, children)
    case "Unplaced": return .unplaced(children)
    default: return nil
    }
  }

  private static func modifier(_ type: String, _ fields: Fields) throws -> Node? {
    guard fields.container.contains(.child) else { return nil }
    let child = try fields.child()
    let alignment = try fields.alignment()
    switch type {
    case "Frame":
      return .frame(
        width: try fields.length(.width), height: try fields.length(.height),
        alignment: alignment, child)
    case "FlexFrame":
      return .flexFrame(
        width: FrameLimits(
          minimum: try fields.length(.minWidth), ideal: try fields.length(.idealWidth),
          maximum: try fields.length(.maxWidth)),
        height: FrameLimits(
          minimum: try fields.length(.minHeight), ideal: try fields.length(.idealHeight),
          maximum: try fields.length(.maxHeight)),
        alignment: alignment, child)
    case "Padding":
      let insets = try fields.lengths(.insets) ?? [nil, nil, nil, nil]
      guard insets.count == 4 else { return nil }
      return .padding(
        top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3], child)
    case "Border": return .border(child)
    case "FixedSize":
      return .fixedSize(
        horizontal: try fields.flag(.horizontal, or: true),
        vertical: try fields.flag(.vertical, or: true), child)
    case "Priority": return .priority(try fields.length(.value) ?? 0, child)
    case "AspectRatio":
      let isFill = try fields.string(.mode) == "fill"
      guard let ratio = try fields.lengths(.ratio) else {
        return .aspectRatioOfChild(fill: isFill, child)
      }
      guard ratio.count == 2, let width = ratio[0], let height = ratio[1] else { return nil }
      return .aspectRatio(width: width, height: height, fill: isFill, child)
    case "Offset":
      return .offset(x: try fields.length(.x) ?? 0, y: try fields.length(.y) ?? 0, child)
    case "Position":
      return .position(x: try fields.length(.x) ?? 0, y: try fields.length(.y) ?? 0, child)
    case "Secondary":
      return .secondary(
        try fields.child(.secondary), isOverlay: try fields.string(.kind) != "background",
        alignment: alignment, primary: child)
    case "SafeAreaInset":
      return .safeAreaInset(
        edge: try fields.string(.edge) ?? "bottom", bar: try fields.child(.inset),
        alignment: alignment, spacing: try fields.length(.spacing), content: child)
    case "Guide":
      return .guide(
        axis: try fields.container.decode(Int.self, forKey: .axis),
        key: try fields.string(.key) ?? "", of: try fields.string(.of) ?? "",
        plus: try fields.length(.plus) ?? 0, child)
    default: return nil
    }
  }
}

extension CaseTree.Column: Decodable {
  private enum Key: String, CodingKey { case size, spacing, alignment }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var parts = try container.nestedUnkeyedContainer(forKey: .size)
    let kind = try parts.decode(String.self)
    func next() throws -> Double? {
      parts.isAtEnd ? nil : try parts.decodeIfPresent(CaseLength.self)?.value
    }
    switch kind {
    case "fixed": size = .fixed(try next() ?? 0)
    case "flexible": size = .flexible(minimum: try next(), maximum: try next())
    case "adaptive": size = .adaptive(minimum: try next(), maximum: try next())
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .size, in: container, debugDescription: "Unknown column \(kind)")
    }
    spacing = try container.decodeIfPresent(CaseLength.self, forKey: .spacing)?.value
    alignment = try container.decodeIfPresent(String.self, forKey: .alignment)
  }
}

extension CaseTree.Cell: Decodable {
  private enum Key: String, CodingKey { case columns }

  package init(from decoder: any Decoder) throws {
    view = try CaseTree(from: decoder)
    // A `LazyVGrid` as a cell has a list there, which is no span.
    let container = try decoder.container(keyedBy: Key.self)
    columns = (try? container.decodeIfPresent(Int.self, forKey: .columns)) ?? 1
  }
}
