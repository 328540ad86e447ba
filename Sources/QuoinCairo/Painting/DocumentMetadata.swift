import CPangoCairo

/// The metadata of a PDF document; empty values are omitted.
public struct DocumentMetadata: Hashable, Sendable {
  /// The title.
  public var title = ""
  /// The author.
  public var author = ""
  /// The subject.
  public var subject = ""
  /// The keywords.
  public var keywords: [String] = []
  /// The language of its text, such as `en-GB` (BCP 47).
  public var language = ""
  /// The program that created the original document.
  public var creator = ""

  /// Creates empty metadata.
  public init() {}

  /// Cairo's metadata keys and the values, as C strings can represent them.
  var entries: [(cairo_pdf_metadata_t, String)] {
    [
      (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author),
      (CAIRO_PDF_METADATA_SUBJECT, subject),
      (CAIRO_PDF_METADATA_KEYWORDS, keywords.joined(separator: ", ")),
      (CAIRO_PDF_METADATA_CREATOR, creator),
    ].compactMap { kind, text in
      let clean = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0 }))
      return clean.isEmpty ? nil : (kind, clean)
    }
  }
}
