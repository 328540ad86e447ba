import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// A place of a page of which a tap leads somewhere.
///
/// It is added when the page is drawn, since what lies in a group is not the page's.
struct DocumentLink {
  private let uri: String
  /// The place in the page's own units.
  private let rect: Rect

  /// The link of a text, or `nil` where it has none or none of it can be seen.
  init?(_ text: DrawnText, _ context: OpaquePointer) {
    guard let link = text.link, !link.isEmpty, let width = text.width, width > 0 else { return nil }
    let em = text.font.size
    let left = text.anchor == .left ? text.origin.x : text.origin.x - width / 2
    let box = Rect(x: left, y: text.origin.y - 0.95 * em, width: width, height: 1.2 * em)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    let shown = box.intersection(Rect(left: x1, top: y1, right: x2, bottom: y2))
    guard !shown.isEmpty, shown.isFinite else { return nil }
    let corners = [
      shown.origin, Point(shown.maxX, shown.minY), Point(shown.minX, shown.maxY),
      Point(shown.maxX, shown.maxY),
    ].map { corner in
      var (x, y) = (corner.x, corner.y)
      cairo_user_to_device(context, &x, &y)
      return Point(x, y)
    }
    uri = DocumentLink.escaped(link)
    let (across, down) = (corners.map(\.x), corners.map(\.y))
    rect = Rect(
      left: across.min() ?? 0, top: down.min() ?? 0, right: across.max() ?? 0,
      bottom: down.max() ?? 0)
  }

  /// Adds the link to a page.
  func add(to context: OpaquePointer) {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { thousandths($0) }
    let attributes = "uri='\(uri)' rect=[\(numbers.joined(separator: " "))]"
    cairo_tag_begin(context, CAIRO_TAG_LINK, attributes)
    cairo_tag_end(context, CAIRO_TAG_LINK)
  }

  private func thousandths(_ value: Double) -> String {
    let whole = Int((min(max(value, -1e6), 1e6) * 1000).rounded())
    let part = "\(whole.magnitude % 1000)"
    return (whole < 0 ? "-" : "") + "\(whole.magnitude / 1000)."
      + String(repeating: "0", count: 3 - part.utf8.count) + part
  }

  /// The address in the characters that URIs have, with what ends a string for cairo escaped.
  private static func escaped(_ link: String) -> String {
    var result = ""
    for byte in link.utf8 {
      switch byte {
      case 0x27, 0x5C, 0...0x20, 0x7F...0xFF:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (byte < 16 ? "0" : "") + digits
      default: result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result
  }
}
