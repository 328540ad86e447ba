import QuoinModel

/// A font that a document includes: CSS's `@font-face`.
public struct ImportedFont: Hashable, Sendable {
  /// The family name that the document gives the font.
  public var family: String
  /// The location of the font's data; no bytes if only installed fonts may be used.
  public var source: Source
  /// The font's URL as written in the document, for diagnostics.
  public var name: String
  /// The place in the document that declares the font.
  public var place: SourcePlace?

  /// The document's description of the font besides its family, if it determines when the font is used.
  package var rule: FontFaceRule?
  /// The names in CSS's `local()`; the first installed font with one of them is used instead of the source.
  package var localNames: [String] = []
  /// What is reported if there is no other source and none of these fonts is available.
  package var absence: Diagnostic?

  /// The location of a font's data.
  public enum Source: Hashable, Sendable {
    /// A file, opened by its path when text is measured.
    case file(String)
    /// Bytes in memory, such as those of a file that the document refers to, read through its `Resources`.
    case data([UInt8])
  }

  /// Creates a font with a family name and a source.
  package init(family: String, source: Source, name: String = "", place: SourcePlace? = nil) {
    self.family = family
    self.source = source
    self.name = name
    self.place = place
  }
}
