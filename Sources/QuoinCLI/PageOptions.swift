import ArgumentParser
import Quoin
import QuoinCairo
import QuoinDocument
import QuoinImport

/// The options for pages and PDF documents.
struct PageOptions: ParsableArguments {
  @Option(
    help: """
      The size of pages: A3, A4, A5, letter, legal, or a size in points such as 595x842. Add '-landscape' \
      for landscape pages, as in 'A4-landscape'. 'auto' uses the '@page' rules of an HTML document, or A4. HTML \
      documents are divided into pages of this size, which overrides '@page'; a scene of another document is scaled to \
      fit one page. By default, a PDF file has the pages defined by an HTML document, or one page per scene.
      """, transform: parsePageSize)
  var pageSize: PageSize?

  @Option(
    help: """
      The margins of pages in points: one number, or top,left,bottom,right. The default is the margins of an HTML \
      document's '@page' rules, or 36.
      """,
    transform: parseMargins)
  var pageMargins: EdgeInsets?

  @Option(help: "The title in the metadata of a PDF file.")
  var title: String?

  @Option(help: "The author in the metadata of a PDF file.")
  var author: String?

  @Option(help: "The subject in the metadata of a PDF file.")
  var subject: String?

  @Option(help: "The keywords in the metadata of a PDF file.")
  var keywords: String?

  func validate() throws {
    if let pageMargins {
      guard let pageSize else { throw ValidationError("--page-margins needs a --page-size") }
      guard case .size(let room) = pageSize else { return }
      if pageMargins.horizontal >= room.width || pageMargins.vertical >= room.height {
        throw ValidationError("the margins leave no room on the page")
      }
    }
  }

  /// Returns the requested pages, or `nil` for none.
  ///
  /// - Parameter isPDF: Whether a document that defines pages is divided into them.
  func request(isPDF: Bool) -> ImportOptions.PageRequest? {
    switch pageSize {
    case .size(let size): ImportOptions.PageRequest(size: size, margins: pageMargins)
    case .automatic: ImportOptions.PageRequest(margins: pageMargins)
    case nil: isPDF ? ImportOptions.PageRequest(isOptional: true) : nil
    }
  }

  /// Whether any option applies to PDF only.
  var areOfPDF: Bool { title != nil || author != nil || subject != nil || keywords != nil }

  /// Returns a document's metadata, overridden by the options.
  func metadata(_ document: ImportedMetadata) -> DocumentMetadata {
    var metadata = DocumentMetadata(document)
    if let title { metadata.title = title }
    if let author { metadata.author = author }
    if let subject { metadata.subject = subject }
    if let keywords { metadata.keywords = [keywords] }
    return metadata
  }
}

/// The requested page size.
enum PageSize: Equatable {
  /// The size specified by the document.
  case automatic
  /// A size in points.
  case size(Size)
}

private func parsePageSize(_ text: String) throws -> PageSize {
  if text.lowercased() == "auto" { return .automatic }
  let parts = text.lowercased().split(separator: "-", omittingEmptySubsequences: false)
  let isLandscape = parts.count == 2 && parts[1] == "landscape"
  let named: [Substring: PageFormat] = [
    "a3": .a3, "a4": .a4, "a5": .a5, "letter": .letter, "legal": .legal,
  ]
  if parts.count == 1 || isLandscape, let format = named[parts[0]] {
    return .size((isLandscape ? format.landscape : format).size)
  }
  let lengths = text.lowercased().split(separator: "x").map { Double($0) }
  guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
    (72...14_400).contains(width), (72...14_400).contains(height)
  else {
    throw ValidationError(
      "'\(text)' is not a page size: A3, A4, A5, letter, legal, auto, or points such as 595x842")
  }
  return .size(Size(width, height))
}

private func parseMargins(_ text: String) throws -> EdgeInsets {
  let lengths = lengths(text, upTo: 7_200)
  if let lengths, lengths.count == 1 { return EdgeInsets(lengths[0]) }
  guard let insets = lengths.flatMap(EdgeInsets.init(sides:)) else {
    throw ValidationError(
      "'\(text)' is neither a margin nor top,left,bottom,right in points, from 0 to 7200")
  }
  return insets
}
