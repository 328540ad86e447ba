import ArgumentParser
import Quoin
import QuoinCairo

/// The options of PDF documents.
struct PageOptions: ParsableArguments {
  @Option(
    help: """
      Cut scenes into pages: A3, A4, A5, letter, legal, or a size in points such as 595x842; \
      'A4-landscape' lies on its side. For PDF.
      """, transform: parsePageSize)
  var pageSize: PageFormat?

  @Option(
    help: "The margins of pages in points: one number, or top,left,bottom,right; 36 without it.",
    transform: parseMargins)
  var pageMargins: EdgeInsets?

  @Option(help: "The title that a PDF says of itself.")
  var title: String?

  @Option(help: "The author that a PDF says of itself.")
  var author: String?

  @Option(help: "The subject that a PDF says of itself.")
  var subject: String?

  @Option(help: "The keywords that a PDF says of itself.")
  var keywords: String?

  func validate() throws {
    if let pageMargins {
      guard let pageSize else { throw ValidationError("--page-margins needs a --page-size") }
      let room = pageSize.size
      if pageMargins.horizontal >= room.width || pageMargins.vertical >= room.height {
        throw ValidationError("the margins leave nothing of the page")
      }
    }
  }

  /// The pages, if any were asked for.
  var format: PageFormat? {
    guard let pageSize else { return nil }
    return pageMargins.map { pageSize.margins($0) } ?? pageSize
  }

  /// Whether any of them was given.
  var areGiven: Bool {
    pageSize != nil || title != nil || author != nil || subject != nil || keywords != nil
  }

  /// What the document says of itself.
  var metadata: DocumentMetadata {
    var metadata = DocumentMetadata()
    metadata.title = title ?? ""
    metadata.author = author ?? ""
    metadata.subject = subject ?? ""
    metadata.keywords = keywords.map { [$0] } ?? []
    return metadata
  }
}

private func parsePageSize(_ text: String) throws -> PageFormat {
  let parts = text.lowercased().split(separator: "-", omittingEmptySubsequences: false)
  let isLandscape = parts.count == 2 && parts[1] == "landscape"
  let named: [Substring: PageFormat] = [
    "a3": .a3, "a4": .a4, "a5": .a5, "letter": .letter, "legal": .legal,
  ]
  if parts.count == 1 || isLandscape, let format = named[parts[0]] {
    return isLandscape ? format.landscape : format
  }
  let lengths = text.lowercased().split(separator: "x").map { Double($0) }
  guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
    (72...14_400).contains(width), (72...14_400).contains(height)
  else {
    throw ValidationError(
      "'\(text)' is no page size: A3, A4, A5, letter, legal, or points such as 595x842")
  }
  return PageFormat(Size(width, height))
}

private func parseMargins(_ text: String) throws -> EdgeInsets {
  let lengths = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
    Double($0.filter { $0 != " " })
  }.filter { (0...7_200).contains($0) }
  switch lengths.count {
  case 1 where !text.contains(","): return EdgeInsets(lengths[0])
  case 4:
    return EdgeInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
  default:
    throw ValidationError("'\(text)' is neither a margin nor top,left,bottom,right in points")
  }
}
