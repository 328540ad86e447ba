import CPangoCairo

/// What a PDF document says of itself; empty texts are left out.
public struct DocumentMetadata: Hashable, Sendable {
  /// The title.
  public var title = ""
  /// Who wrote it.
  public var author = ""
  /// What it is about.
  public var subject = ""
  /// Words to find it by.
  public var keywords: [String] = []
  /// The language of its text, such as `en-GB` (BCP 47).
  public var language = ""
  /// The program for which it was made.
  public var creator = ""

  /// Nothing said.
  public init() {}

  /// Cairo's names and the texts, as C strings hold them.
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
