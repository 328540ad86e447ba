import QuoinModel

/// A font that a document brings along: CSS's `@font-face`.
public struct ImportedFont: Hashable, Sendable {
  /// What the document calls the family.
  public var family: String
  /// Where the font is.
  public var source: Source
  /// The address of the font as the document writes it, for findings.
  public var name: String
  /// Where the document names it.
  public var place: SourcePlace?

  /// Where a font is.
  public enum Source: Hashable, Sendable {
    /// In a file, which is opened by its path when text is measured.
    case file(String)
    /// In memory, as files are that a document names: they were opened through its `Resources`.
    case data([UInt8])
  }

  /// A font of a name.
  package init(family: String, source: Source, name: String = "", place: SourcePlace? = nil) {
    self.family = family
    self.source = source
    self.name = name
    self.place = place
  }
}
