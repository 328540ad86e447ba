/// The supported picture formats, recognised by the first bytes of a file.
enum PictureFormat: String {
  case png = "PNG"
  case jpeg = "JPEG"
  case webp = "WebP"
  case svg = "SVG"

  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      self = .webp
    } else if PictureFormat.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// The MIME type.
  var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webp: "image/webp"
    case .svg: "image/svg+xml"
    }
  }

  /// Whether the first few thousand bytes are the beginning of XML with an `svg` element.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    var start = bytes.prefix(8192)
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
    guard let first = start.first(where: { $0 > 32 }), first == UInt8(ascii: "<") else {
      return false
    }
    let name = Array("<svg".utf8)
    return start.indices.contains { start[$0...].starts(with: name) }
  }
}
