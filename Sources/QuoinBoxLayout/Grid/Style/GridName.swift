/// The name of a grid line or of a grid area, CSS's `<custom-ident>`.
///
/// Names are equal if they are spelled the same, scalar by scalar.
public struct GridName: Hashable, Sendable {
  let utf8: [UInt8]

  /// Creates a name.
  public init(_ name: String) { utf8 = Array(name.utf8) }

  init(utf8: [UInt8]) { self.utf8 = utf8 }

  /// The name as text.
  public var text: String { String(decoding: utf8, as: UTF8.self) }
}

extension GridName: ExpressibleByStringLiteral {
  /// Creates a name.
  public init(stringLiteral name: String) { self.init(name) }
}
