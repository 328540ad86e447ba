import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// Loads pictures for one painting, each once.
final class ImageLoader {
  /// A picture that was loaded.
  final class Picture {
    let surface: OpaquePointer
    /// The size in points: two or three pixels a point by `@2x` or `@3x` in the name.
    let natural: Size
    /// The file.
    let bytes: [UInt8]

    init(surface: OpaquePointer, scale: Double, bytes: [UInt8]) {
      self.surface = surface
      self.bytes = bytes
      natural = Size(
        Double(cairo_image_surface_get_width(surface)) / scale,
        Double(cairo_image_surface_get_height(surface)) / scale)
    }

    deinit { cairo_surface_destroy(surface) }
  }

  /// A picture that could not be loaded.
  private struct Missing {
    let reason: String
    /// Where it was named first.
    let place: SourcePlace?
    /// The nodes that show it.
    var nodes: [String] = []
  }

  /// What could not be loaded, by name, and the names in the order in which they were met.
  private var missing: [String: Missing] = [:]
  private var missingNames: [String] = []

  private let folders: [String]
  private var pictures: [String: Picture?] = [:]

  init(folders: [String]) { self.folders = folders }

  /// The picture that a command names, or `nil` where there is none.
  func picture(for image: DrawnImage) -> Picture? {
    let result: Picture?
    if let known = pictures[image.name] {
      result = known
    } else {
      var reason = ""
      result = load(image.name, reason: &reason)
      pictures[image.name] = .some(result)
      if result == nil {
        missing[image.name] = Missing(reason: reason, place: image.place)
        missingNames.append(image.name)
      }
    }
    if result == nil, let node = image.node { missing[image.name]?.nodes.append(node) }
    return result
  }

  /// The missing pictures in words.
  var diagnostics: [Diagnostic] {
    missingNames.compactMap { name in
      missing[name].map {
        Diagnostic(
          .warning, rule: "missing-image",
          "the picture “\(name)” \($0.reason), so a stand-in is drawn", place: $0.place,
          nodes: $0.nodes)
      }
    }
  }

  private func load(_ name: String, reason: inout String) -> Picture? {
    reason = "was not found"
    for (path, scale) in candidates(name) {
      guard let bytes = FileBytes.read(path, limit: ImageLoader.largestFile) else { continue }
      switch PNGHeader(bytes) {
      case nil: reason = "is not a PNG file"
      case let header? where header.isTooLarge:
        reason = "is \(header.width) × \(header.height) pixels, which is too large"
      default:
        if let surface = decode(bytes) {
          return Picture(surface: surface, scale: scale, bytes: bytes)
        }
        reason = "is a damaged PNG file"
      }
      break
    }
    return nil
  }

  /// The files that a name may mean, the finest first.
  private func candidates(_ name: String) -> [(path: String, scale: Double)] {
    func scale(of path: String) -> Double {
      path.hasSuffix("@3x.png") ? 3 : path.hasSuffix("@2x.png") ? 2 : 1
    }
    guard !name.utf8.contains(0) else { return [] }
    var paths = [name]
    if !name.hasSuffix(".png") { paths = ["@3x.png", "@2x.png", ".png"].map { name + $0 } + paths }
    let places = name.hasPrefix("/") ? [""] : folders.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    return places.flatMap { place in paths.map { (place + $0, scale(of: $0)) } }
  }

  private func decode(_ bytes: [UInt8]) -> OpaquePointer? {
    var reader = ByteReader(bytes: bytes)
    let surface = withUnsafeMutablePointer(to: &reader) { reader in
      cairo_image_surface_create_from_png_stream(
        { closure, data, length in
          guard let reader = closure?.assumingMemoryBound(to: ByteReader.self), let data else {
            return CAIRO_STATUS_READ_ERROR
          }
          return reader.pointee.read(Int(length), into: data)
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, reader)
    }
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  private static let largestFile = 256 << 20
}

/// Bytes that are read piece by piece.
private struct ByteReader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
    guard count <= bytes.count - position else { return false }
    for offset in 0..<count { target[offset] = bytes[position + offset] }
    position += count
    return true
  }
}
