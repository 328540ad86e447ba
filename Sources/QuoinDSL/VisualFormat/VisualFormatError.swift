/// An error in a visual format, with its position.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// A description of the error.
  public var message: String
  /// The position in the format, in characters from its start.
  public var offset: Int
  /// The format.
  public var format: String
}

extension VisualFormatError: CustomStringConvertible {
  /// The message, the format, and a mark below the offending character.
  public var description: String {
    "\(message)\n\(format)\n\(String(repeating: " ", count: offset))^"
  }
}
