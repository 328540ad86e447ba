/// A font that a document brings along: CSS's `@font-face`.
public struct ImportedFont: Hashable, Sendable {
  /// What the document calls the family.
  public var family: String
  /// Where the font is.
  public var source: Source

  /// Where a font is.
  public enum Source: Hashable, Sendable {
    /// In a file.
    case file(String)
    /// In the document itself.
    case data([UInt8])
  }

  /// A font of a name.
  public init(family: String, source: Source) {
    self.family = family
    self.source = source
  }
}
