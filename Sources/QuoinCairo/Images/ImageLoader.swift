import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// Loads pictures for one painting, each once.
final class ImageLoader {
  /// A picture that was loaded.
  final class Picture {
    /// The pixels; `nil` for an SVG document.
    let surface: OpaquePointer?
    /// The document; `nil` for pixels.
    let document: SVGPicture?
    /// The size in points: two or three pixels a point by `@2x` or `@3x` in the name.
    let natural: Size
    /// The file.
    var bytes: [UInt8] { decoded.bytes }
    /// What the file is.
    var format: PictureFormat { decoded.format }

    private let decoded: DecodedPicture
    private let source: Source
    private let store: PictureStore
    private var smaller: [Source: OpaquePointer] = [:]

    init?(_ decoded: DecodedPicture, scale: Double, from source: Source, in store: PictureStore) {
      self.decoded = decoded
      self.source = source
      self.store = store
      surface = decoded.surface()
      document = decoded.format == .svg ? SVGPicture(decoded.bytes) : nil
      natural = Size(decoded.size.width / scale, decoded.size.height / scale)
      guard surface != nil || document != nil else { return nil }
    }

    deinit {
      if let surface { cairo_surface_destroy(surface) }
      for surface in smaller.values { cairo_surface_destroy(surface) }
    }

    /// The pixels in a smaller size, which is kept for the next time: making it takes longer than
    /// drawing it.
    func pixels(width: Int, height: Int) -> OpaquePointer? {
      guard let surface else { return nil }
      let source = Source(
        key: "\(self.source.key)\u{0}\(width) \(height)", stamp: self.source.stamp)
      if let known = smaller[source] { return known }
      let scaled: DecodedPicture
      if let known = store.picture(source.key, source.stamp) {
        scaled = known
      } else {
        guard let pixels = ImageLoader.scaled(surface, width, height) else { return nil }
        scaled = DecodedPicture(format, [], pixels: pixels)
        store.keep(scaled, source.key, source.stamp)
      }
      let view = scaled.surface()
      held.append(scaled)
      smaller[source] = view
      return view
    }

    /// What the smaller surfaces show.
    private var held: [DecodedPicture] = []
  }

  /// What a picture was read from, and when.
  struct Source: Hashable {
    let key: String
    let stamp: PictureStore.Stamp
  }

  /// A surface drawn smaller.
  private static func scaled(
    _ surface: OpaquePointer, _ width: Int, _ height: Int
  ) -> OpaquePointer? {
    let format = cairo_image_surface_get_format(surface)
    guard let target = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
      return nil
    }
    guard cairo_surface_status(target) == CAIRO_STATUS_SUCCESS, let context = cairo_create(target)
    else {
      cairo_surface_destroy(target)
      return nil
    }
    cairo_scale(
      context, Double(width) / Double(cairo_image_surface_get_width(surface)),
      Double(height) / Double(cairo_image_surface_get_height(surface)))
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_paint(context)
    cairo_destroy(context)
    return target
  }

  /// Something to be said of a picture.
  private struct Finding {
    let reason: String
    let isMissing: Bool
    /// Where it was named first.
    let place: SourcePlace?
    /// The nodes that show it.
    var nodes: [String] = []
  }

  /// What is to be said, by name, and the names in the order in which they were met.
  private var findings: [String: Finding] = [:]
  private var names: [String] = []

  private let folders: [String]
  private let store: PictureStore
  private var pictures: [String: Picture?] = [:]

  init(folders: [String], store: PictureStore = .shared) {
    self.folders = folders
    self.store = store
  }

  /// The picture that a command names, or `nil` where there is none.
  func picture(for image: DrawnImage) -> Picture? {
    picture(image.name, place: image.place, node: image.node)
  }

  /// The picture of a name, or `nil` where there is none.
  func picture(_ name: String, place: SourcePlace?, node: String?) -> Picture? {
    let result: Picture?
    if let known = pictures[name] {
      result = known
    } else {
      do throws(PictureDecoder.Failure) {
        result = try load(name) { finding in
          self.note(name, Finding(reason: finding, isMissing: false, place: place))
        }
      } catch {
        result = nil
        note(name, Finding(reason: error.reason, isMissing: true, place: place))
      }
      pictures[name] = .some(result)
    }
    if let node { findings[name]?.nodes.append(node) }
    return result
  }

  private func note(_ name: String, _ finding: Finding) {
    findings[name] = finding
    names.append(name)
  }

  /// What is to be said, in words.
  var diagnostics: [Diagnostic] {
    names.compactMap { name in
      guard let finding = findings[name] else { return nil }
      let shown = name.utf8.count > 120 ? String(name.prefix(40)) + "…" : name
      return Diagnostic(
        .warning, rule: finding.isMissing ? "missing-image" : "doubtful-image",
        "the picture “\(shown)” \(finding.reason)"
          + (finding.isMissing ? ", so a stand-in is drawn" : ""),
        place: finding.place, nodes: finding.nodes)
    }
  }

  private func load(
    _ name: String, finding: (String) -> Void
  ) throws(PictureDecoder.Failure) -> Picture? {
    var scale = 1.0
    var source: Source
    let decoded: DecodedPicture
    if DataURL.isOne(name) {
      source = Source(key: name, stamp: PictureStore.Stamp(size: name.utf8.count))
      decoded = try read(source) { DataURL.bytes(name) }
    } else {
      guard let file = file(name) else { throw PictureDecoder.Failure("was not found") }
      (source, scale) = (file.source, file.scale)
      decoded = try read(source) { FileBytes.read(source.key, limit: ImageLoader.largestFile) }
    }
    guard let picture = Picture(decoded, scale: scale, from: source, in: store) else {
      throw .damaged(decoded.format)
    }
    if let text = decoded.finding { finding(text) }
    return picture
  }

  /// What was read before, or is now.
  private func read(
    _ source: Source, _ bytes: () -> [UInt8]?
  ) throws(PictureDecoder.Failure) -> DecodedPicture {
    if let known = store.picture(source.key, source.stamp) { return known }
    guard let bytes = bytes() else {
      throw PictureDecoder.Failure(
        DataURL.isOne(source.key) ? "is not a `data:` URL that can be read" : "cannot be read")
    }
    let decoded = try PictureDecoder.decode(bytes)
    store.keep(decoded, source.key, source.stamp)
    return decoded
  }

  /// The file that a name means.
  private func file(_ name: String) -> (source: Source, scale: Double)? {
    for (path, scale) in candidates(name) {
      guard let stamp = PictureStore.stamp(path), stamp.size <= ImageLoader.largestFile else {
        continue
      }
      return (Source(key: path, stamp: stamp), scale)
    }
    return nil
  }

  /// The files that a name may mean, the finest first.
  private func candidates(_ name: String) -> [(path: String, scale: Double)] {
    func scale(of path: String) -> Double {
      let stem = path[..<(path.lastIndex(of: ".") ?? path.endIndex)]
      return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
    guard !name.utf8.contains(0) else { return [] }
    var paths = [name]
    if !["png", "jpg", "jpeg", "webp", "svg"].contains(where: { name.hasSuffix("." + $0) }) {
      let endings = ["@3x.png", "@2x.png", ".png", ".svg", ".jpg", ".jpeg", ".webp"]
      paths = endings.map { name + $0 } + paths
    }
    let places = name.hasPrefix("/") ? [""] : folders.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    return places.flatMap { place in paths.map { (place + $0, scale(of: $0)) } }
  }

  private static let largestFile = 256 << 20
}
