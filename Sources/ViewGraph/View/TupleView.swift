/// Several views side by side, as a builder collects them.
///
/// It arranges nothing: its members become children of the nearest container.
public struct TupleView<each Content> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: View, PrimitiveView where repeat each Content: View {
  /// Makes one node for each member.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    TupleNode(tuple: view, context)
  }
}

final class TupleNode<each Content: View>: _NodeOf<TupleView<repeat each Content>> {
  private var children: [_ViewNode] = []

  init(tuple: TupleView<repeat each Content>, _ context: _NodeContext) {
    super.init(tuple, context)
    func add<Member: View>(_ member: Member) {
      let donor = (context.donor as? Self)?.children[children.count]
      children.append(Member._makeNode(member, childContext(donor: donor)))
    }
    for member in repeat each tuple.content { add(member) }
  }

  override func viewDidChange() {
    var index = 0
    func update<Member: View>(_ member: Member) {
      unsafeDowncast(children[index], to: _NodeOf<Member>.self).update(member)
      index += 1
    }
    for member in repeat each view.content { update(member) }
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { children.forEach(visit) }
}
