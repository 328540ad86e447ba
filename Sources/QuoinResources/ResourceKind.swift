/// The purpose of a file that a document refers to.
public enum ResourceKind: Hashable, Sendable {
  /// A style sheet.
  case sheet
  /// A font.
  case font
  /// A picture.
  case picture
}
