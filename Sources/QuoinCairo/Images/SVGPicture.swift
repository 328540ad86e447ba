import CPangoCairo
import CRSVG
import QuoinGeometry

/// An SVG document, drawn by librsvg at whatever size it is needed.
///
/// It has no place that it could load other files from, and so loads none.
final class SVGPicture {
  private let handle: UnsafeMutableRawPointer

  /// The document, or `nil` where it cannot be read.
  init?(_ bytes: [UInt8]) {
    var error: UnsafeMutableRawPointer?
    let handle = rsvg_handle_new_from_data(bytes, bytes.count, &error)
    SVGPicture.free(error)
    guard let handle else { return nil }
    self.handle = handle
    rsvg_handle_set_dpi(handle, 96)
  }

  deinit { g_object_unref(handle) }

  /// The size that the document says it has, in its pixels; else that of its view box, else CSS's
  /// default for pictures without one.
  var size: Size {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0,
      height > 0
    {
      return Size(width, height)
    }
    return viewBox ?? Size(300, 150)
  }

  /// Whether the document says which part of its plane it shows, so that `preserveAspectRatio` counts.
  var hasViewBox: Bool { viewBox != nil }

  /// The size of the part of its plane that the document says it shows.
  private var viewBox: Size? {
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (across, down) = (RSVGLength(), RSVGLength())
    var box = RSVGBox()
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
    return hasBox != 0 && box.width > 0 && box.height > 0 ? Size(box.width, box.height) : nil
  }

  /// What a document's first tag says of its proportions; librsvg does not tell it.
  static func aspectRatio(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    guard let tag = text.firstRange(of: "<svg") else { return "xMidYMid meet" }
    let rest = text[tag.upperBound...]
    guard let end = rest.firstIndex(of: ">"),
      let name = rest[..<end].firstRange(of: "preserveAspectRatio"),
      let start = rest[name.upperBound..<end].firstIndex(where: { $0 == "\"" || $0 == "'" }),
      let close = rest[rest.index(after: start)..<end].firstIndex(of: rest[start])
    else { return "xMidYMid meet" }
    return String(rest[rest.index(after: start)..<close])
  }

  /// Draws the document into a rectangle.
  ///
  /// - Returns: whether that went well.
  func draw(in rect: Rect, on context: OpaquePointer) -> Bool {
    var viewport = RSVGBox(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    var error: UnsafeMutableRawPointer?
    let isDrawn = rsvg_handle_render_document(
      handle, UnsafeMutableRawPointer(context), &viewport, &error)
    SVGPicture.free(error)
    return isDrawn != 0
  }

  private static func free(_ error: UnsafeMutableRawPointer?) {
    if let error { g_error_free(error.assumingMemoryBound(to: GError.self)) }
  }

  static func decode(_ bytes: [UInt8]) throws(PictureDecoder.Failure) -> DecodedPicture {
    guard let picture = SVGPicture(bytes) else { throw .damaged(.svg) }
    let size = picture.size
    guard size.isFinite, size.width <= 1e6, size.height <= 1e6 else {
      throw PictureDecoder.Failure("is \(size.width) × \(size.height), which is too large")
    }
    let name = Array("<text".utf8)
    let hasText = bytes.indices.contains { bytes[$0] == name[0] && bytes[$0...].starts(with: name) }
    return DecodedPicture(
      svg: bytes, size: size,
      finding: hasText ? "has text, which is drawn in fonts of the system" : nil)
  }
}
