import Foundation

/// Something that can be dragged from one view and dropped on another.
///
/// Everything stays in the program, so that a type needs nothing but to say that it conforms.
public protocol Transferable {}

extension String: Transferable {}
extension AttributedString: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension UUID: Transferable {}
extension Int: Transferable {}
