import CPangoCairo
import CRSVG
import QuoinGeometry

/// An SVG document, drawn by librsvg at any size.
///
/// It has no base location, so it cannot load other files.
final class SVGPicture {
  private let handle: UnsafeMutableRawPointer

  /// Creates the document, or `nil` if it cannot be read.
  init?(_ bytes: [UInt8]) {
    var error: UnsafeMutableRawPointer?
    let handle = rsvg_handle_new_from_data(bytes, bytes.count, &error)
    SVGPicture.free(error)
    guard let handle else { return nil }
    self.handle = handle
    rsvg_handle_set_dpi(handle, 96)
  }

  deinit { g_object_unref(handle) }

  /// The size that the document specifies, in pixels, and which parts of it are its own.
  ///
  /// Missing sides follow from the ratio of the view box, or else are CSS's default sizes for replaced elements.
  private(set) lazy var specified: (size: Size, sizing: SVGSizing) = {
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (across, down) = (RSVGLength(), RSVGLength())
    var view = RSVGBox()
    rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &across, &hasHeight, &down, &hasBox, &view)
    let box =
      hasBox != 0 && view.width > 0 && view.height > 0 ? Size(view.width, view.height) : nil
    var width = hasWidth != 0 ? SVGSizing.pixels(across) : nil
    var height = hasHeight != 0 ? SVGSizing.pixels(down) : nil
    var pixels = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &pixels.0, &pixels.1) != 0, pixels.0 > 0,
      pixels.1 > 0
    {
      (width, height) = pixels
    }
    var sizing: SVGSizing = box == nil ? [] : .viewBox
    if width != nil { sizing.insert(.width) }
    if height != nil { sizing.insert(.height) }
    let size =
      switch (width, height, box) {
      case (let width?, let height?, _): Size(width, height)
      case (let width?, nil, let box?): Size(width, width * box.height / box.width)
      case (nil, let height?, let box?): Size(height * box.width / box.height, height)
      case (nil, nil, let box?): box
      case (let width, let height, nil): Size(width ?? 300, height ?? 150)
      }
    return (size, sizing)
  }()

  /// The `preserveAspectRatio` of a document's root element, which librsvg does not provide.
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
  /// - Returns: whether it succeeded.
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
    let (size, sizing) = picture.specified
    guard size.isFinite, size.width <= 1e6, size.height <= 1e6 else {
      throw PictureDecoder.Failure("is \(size.width) × \(size.height), which is too large")
    }
    guard SVGTextSize.of(bytes) <= SVGTextSize.maximum else {
      throw PictureDecoder.Failure(
        "has more text than the limit of \(SVGTextSize.maximum >> 10) kB", rule: "limit-exceeded")
    }
    var findings: [String] = []
    if bytes.contains("<text") {
      findings.append("has text, which is drawn in fonts of the system")
    }
    if namesFiles(bytes) { findings.append("names other files, which are not read") }
    return DecodedPicture(
      svg: bytes, size: size, sizing: sizing,
      finding: findings.isEmpty ? nil : findings.joined(separator: ", and "))
  }

  /// Whether an `<image>` or a `<use>` refers to anything other than the document itself or
  /// embedded data.
  private static func namesFiles(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      for name in ["<image", "<use", ":image", ":use"] {
        var start = 0
        while let tag = buffer.find(name, from: start) {
          start = tag + name.utf8.count
          let end = buffer[start...].firstIndex(of: UInt8(ascii: ">")) ?? buffer.count
          var place = start
          while let href = buffer.find("href", from: place), href < end {
            place = href + 4
            let value = buffer[place..<end].drop { $0 <= 32 || $0 == UInt8(ascii: "=") }
            guard let quote = value.first, quote == 0x22 || quote == 0x27 else { continue }
            let address = value.dropFirst().drop { $0 <= 32 }
            let isInside =
              address.first == UInt8(ascii: "#")
              || address.prefix(5).map({ $0 | 0x20 }).elementsEqual("data:".utf8.map { $0 | 0x20 })
            if !isInside, address.first != quote { return true }
          }
        }
      }
      return false
    }
  }
}

extension [UInt8] {
  /// Whether the bytes contain a text.
  fileprivate func contains(_ text: String) -> Bool {
    withUnsafeBufferPointer { $0.find(text, from: 0) != nil }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The next index of a text.
  fileprivate func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return start }
    var index = start
    while index + wanted.count <= count {
      if self[index] == first, self[index..<index + wanted.count].elementsEqual(wanted) {
        return index
      }
      index += 1
    }
    return nil
  }
}
