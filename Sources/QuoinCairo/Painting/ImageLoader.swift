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
        if let surface = PNGDecoder.surface(bytes) {
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

  private static let largestFile = 256 << 20
}
