@_spi(Reflection) import Swift

/// The dynamic properties of one type, by the offset of each in a value.
///
/// They are found once for each type. This is the one place that depends on a reflection interface of the
/// standard library; where it gives no answer, `Mirror` tells whether a value has such properties at all.
@MainActor
final class DynamicProperties {
  private struct Field {
    let offset: Int
    let install: @MainActor (UnsafeMutableRawPointer, inout _PropertyContext) -> Void
  }

  private static var known: [ObjectIdentifier: DynamicProperties] = [:]
  private let fields: [Field]
  let readsEnvironment: Bool
  /// Whether the body of a view of the type has read an observable object.
  var readsObjects = false
  var count: Int { fields.count }
  var isEmpty: Bool { fields.isEmpty }

  /// The fields of a type that can be dynamic properties.
  ///
  /// Whether a type conforms is looked up among all the types of the program, once for each, which for the
  /// contents that library views hold is a large part of a first frame.
  enum Fields {
    case all
    /// Those of property wrappers.
    case wrapped
    case none
  }

  static func of(_ type: Any.Type, in fields: Fields = .all) -> DynamicProperties {
    if let properties = known[ObjectIdentifier(type)] { return properties }
    let properties = DynamicProperties(type, fields)
    known[ObjectIdentifier(type)] = properties
    return properties
  }

  init(_ type: Any.Type, _ kind: Fields = .all) {
    var fields: [Field] = []
    var readsEnvironment = false
    func add<Property: DynamicProperty>(_ property: Property.Type, at offset: Int) {
      readsEnvironment = readsEnvironment || property._readsEnvironment
      fields.append(
        Field(offset: offset) { base, context in
          base.advanced(by: offset).assumingMemoryBound(to: Property.self).pointee
            ._install(&context)
        })
    }
    if kind != .none { Self.forEachProperty(of: type, in: kind) { add($0, at: $1) } }
    self.fields = fields
    self.readsEnvironment = readsEnvironment
  }

  private nonisolated static func forEachProperty(
    of type: Any.Type, in fields: Fields, _ body: (any DynamicProperty.Type, Int) -> Void
  ) {
    _ = _forEachField(of: type) { name, offset, fieldType, kind in
      guard fields == .all || UInt8(bitPattern: name.pointee) == UInt8(ascii: "_") else {
        return true
      }
      // A type that cannot conform is not looked for among all the conformances of the program.
      guard kind != .function && kind != .tuple && kind != .existential else { return true }
      if let property = fieldType as? any DynamicProperty.Type { body(property, offset) }
      return true
    }
  }

  /// Fills in the properties of a value of the type.
  func install<Value>(_ value: inout Value, _ storage: inout PropertyStorage, _ node: _ViewNode) {
    var context = _PropertyContext(node: node, storage: storage)
    install(&value, &context)
    if context.storage.objects.count != storage.objects.count { storage = context.storage }
  }

  func install<Value>(_ value: inout Value, _ context: inout _PropertyContext) {
    install(in: &value, &context)
  }

  private func install<Value>(
    in value: UnsafeMutablePointer<Value>, _ context: inout _PropertyContext
  ) {
    for field in fields { field.install(UnsafeMutableRawPointer(value), &context) }
  }
}
