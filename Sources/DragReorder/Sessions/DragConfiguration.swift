import ViewGraph

/// What a source allows to be done with its items: its proposal, of which the destination takes its pick.
///
/// In a terminal every drag stays within the program, so only `operationsWithinApp` has an effect.
public struct DragConfiguration: Hashable, Sendable {
  /// The operations that are proposed to destinations in the same program.
  public struct OperationsWithinApp: Hashable, Sendable {
    /// Whether a destination may take copies.
    public var allowCopy: Bool
    /// Whether a destination may take the items themselves.
    public var allowMove: Bool
    /// Whether a destination may have the items removed.
    public var allowDelete: Bool
    /// Whether a destination may take references.
    public var allowAlias = false

    /// Creates a proposal; the default allows copies only.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }

    var operations: DropOperation.Set {
      var set: DropOperation.Set = []
      if allowCopy { set.insert(.copy) }
      if allowMove { set.insert(.move) }
      if allowDelete { set.insert(.delete) }
      if allowAlias { set.insert(.alias) }
      return set
    }
  }

  /// The operations that are proposed to other programs, which a terminal has no way to reach.
  public struct OperationsOutsideApp: Hashable, Sendable {
    /// Whether another program may take copies.
    public var allowCopy: Bool
    /// Whether another program may take the items themselves.
    public var allowMove: Bool
    /// Whether another program may have the items removed.
    public var allowDelete: Bool
    /// Whether another program may take references.
    public var allowAlias = false

    /// Creates a proposal; the default allows copies only.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }

  /// The operations that are proposed to destinations in the same program.
  public var operationsWithinApp: OperationsWithinApp
  /// The operations that are proposed to other programs.
  public var operationsOutsideApp: OperationsOutsideApp

  /// Creates a proposal; the default allows copies only.
  public init(
    operationsWithinApp: OperationsWithinApp = .init(),
    operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Creates a proposal of copies, and of moves if allowed.
  public init(allowMove: Bool) {
    self.init(operationsWithinApp: OperationsWithinApp(allowMove: allowMove))
  }

  /// Creates a proposal of copies, and of moves and removal if allowed.
  public init(allowMove: Bool, allowDelete: Bool) {
    self.init(
      operationsWithinApp: OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete))
  }
}

extension View {
  /// Says what destinations may do with items that are dragged from this view.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    drags { $0.configuration = configuration }
  }
}
