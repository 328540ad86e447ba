/// What a file that a document names is for.
public enum ResourceKind: Hashable, Sendable {
  /// A style sheet.
  case sheet
  /// A font.
  case font
  /// A picture.
  case picture
}
