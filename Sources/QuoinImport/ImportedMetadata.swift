/// A document's metadata.
///
/// Values that the document does not specify are empty.
public struct ImportedMetadata: Hashable, Sendable {
  /// The title.
  public var title = ""
  /// The author.
  public var author = ""
  /// The subject or description.
  public var subject = ""
  /// The keywords for searching.
  public var keywords: [String] = []
  /// The language of its text, such as `en-GB` (BCP 47).
  public var language = ""

  /// Creates empty metadata.
  package init() {}
}
