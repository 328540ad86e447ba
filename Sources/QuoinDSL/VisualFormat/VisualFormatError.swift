/// What is wrong with a visual format, and at which character.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong.
  public var message: String
  /// The place in the format, in characters from its beginning.
  public var offset: Int
  /// The format.
  public var format: String
}

extension VisualFormatError: CustomStringConvertible {
  /// The message, the format, and a mark below the character.
  public var description: String {
    "\(message)\n\(format)\n\(String(repeating: " ", count: offset))^"
  }
}
