import Foundation
import QuoinLayout

/// The documents that are changed at random, and what their layouts are compared by.
enum DocumentFixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("QuoinDocumentTests/Fixtures/Documents")

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
      $0.hasSuffix(".html")
    }.sorted()

  /// The number of random sequences of changes of each document: `QUOIN_EDITS`, or a few.
  static let seeds =
    ProcessInfo.processInfo.environment["QUOIN_EDITS"].flatMap { Int($0) } ?? 2
}

extension Arrangement.Item {
  /// Returns the first property that is drawn differently from that of another item, or `nil` if there is none.
  ///
  /// Contents are not compared.
  func difference(from other: Arrangement.Item) -> String? {
    if type != other.type || parent != other.parent || end != other.end { return "order" }
    if frame != other.frame { return "frame \(frame) instead of \(other.frame)" }
    if texts != other.texts { return "texts \(texts) instead of \(other.texts)" }
    if look != other.look { return "look" }
    if pieces != other.pieces { return "pieces" }
    if isHidden != other.isHidden { return "hidden" }
    if contentInsets != other.contentInsets { return "insets" }
    if colorScheme != other.colorScheme || direction != other.direction { return "environment" }
    if marginTop != other.marginTop || level != other.level || holdsFloats != other.holdsFloats
      || isPaintedWhole != other.isPaintedWhole || stacking != other.stacking
      || ordinal != other.ordinal
    {
      return "painting"
    }
    if parts != other.parts || tableLayer?.kind != other.tableLayer?.kind
      || tableLayer?.number != other.tableLayer?.number
    {
      return "parts"
    }
    if isRow != other.isRow || repeatsFor != other.repeatsFor || closesFor != other.closesFor
      || breaks != other.breaks
    {
      return "pages"
    }
    if link != other.link || alternative != other.alternative { return "link" }
    return nil
  }
}
