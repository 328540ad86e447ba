import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint
import QuoinResources

/// An area of a page that links to a target.
struct DocumentLink {
  /// The target of a link.
  enum Target: Hashable {
    /// Another document.
    case uri(String)
    /// A named location in this document.
    case place(String)
    /// The top of this document.
    case top

    /// Parses the target of a document's link: HTML §7.4.6.3.
    init(_ link: String) {
      guard link.hasPrefix("#") else {
        self = .uri(link)
        return
      }
      let name = PercentEncoding.decoded(Array(link.utf8.dropFirst()))
      self = name.isEmpty ? .top : .place(String(decoding: name, as: UTF8.self))
    }
  }

  private let target: Target
  /// The area in the page's own units.
  private let rect: Rect

  /// Creates the link of texts, or `nil` if none of them is visible.
  init?(_ target: Target, _ texts: [DrawnText], _ context: OpaquePointer) {
    let boxes = texts.compactMap { text -> Rect? in
      guard let width = text.width, width > 0 else { return nil }
      let em = text.font.size
      let left = text.anchor == .left ? text.origin.x : text.origin.x - width / 2
      return Rect(x: left, y: text.origin.y - 0.95 * em, width: width, height: 1.2 * em)
    }
    guard let first = boxes.first else { return nil }
    self.init(target, boxes.dropFirst().reduce(first) { $0.union($1) }, context)
  }

  /// Creates the link of a rectangle, or `nil` if it is not visible.
  init?(_ target: Target, _ box: Rect, _ context: OpaquePointer) {
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
    self.target = target
    let (across, down) = (corners.map(\.x), corners.map(\.y))
    rect = Rect(
      left: across.min() ?? 0, top: down.min() ?? 0, right: across.max() ?? 0,
      bottom: down.max() ?? 0)
  }

  /// Begins the link on a page: everything drawn until `end` is its text.
  func begin(on context: OpaquePointer) {
    let place =
      switch target {
      case .uri(let uri): "uri='\(DocumentLink.escaped(uri))'"
      case .place(let name): "dest=\(DocumentLink.quoted(name))"
      case .top: "page=1 pos=[0 0]"
      }
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { DocumentLink.number($0) }
    // The rectangle is in the page's units, regardless of the current transform.
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_tag_begin(context, CAIRO_TAG_LINK, "\(place) rect=[\(numbers.joined(separator: " "))]")
    cairo_set_matrix(context, &matrix)
  }

  static func end(on context: OpaquePointer) { cairo_tag_end(context, CAIRO_TAG_LINK) }

  /// Gives a location on a page a name.
  static func name(_ name: String, _ place: Point, on context: OpaquePointer) {
    let (x, y) = (number(place.x), number(max(0, place.y)))
    cairo_tag_begin(context, CAIRO_TAG_DEST, "name=\(quoted(name)) x=\(x) y=\(y)")
    cairo_tag_end(context, CAIRO_TAG_DEST)
  }

  private static func number(_ value: Double) -> String {
    let whole = Int((min(max(value, -1e6), 1e6) * 1000).rounded())
    let part = "\(whole.magnitude % 1000)"
    return (whole < 0 ? "-" : "") + "\(whole.magnitude / 1000)."
      + String(repeating: "0", count: 3 - part.utf8.count) + part
  }

  /// A quoted string in cairo's syntax.
  private static func quoted(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars where scalar.value >= 0x20 {
      if scalar == "'" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "'"
  }

  /// The address in URI characters, with characters escaped that would end a string in cairo's
  /// syntax.
  private static func escaped(_ link: String) -> String {
    var result = ""
    for byte in link.utf8 {
      switch byte {
      case 0x27, 0x5C, 0...0x20, 0x7F...0xFF:
        result += PercentEncoding.escape(byte)
      default: result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return result
  }
}
