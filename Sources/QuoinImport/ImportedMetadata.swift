/// What a document says of itself; empty where it says nothing.
public struct ImportedMetadata: Hashable, Sendable {
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

  /// Nothing said.
  package init() {}
}
