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

    init?(_ decoded: DecodedPicture, scale: Double) {
      self.decoded = decoded
      surface = decoded.surface()
      document = decoded.format == .svg ? SVGPicture(decoded.bytes) : nil
      natural = Size(decoded.size.width / scale, decoded.size.height / scale)
      guard surface != nil || document != nil else { return nil }
    }

    deinit { if let surface { cairo_surface_destroy(surface) } }
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
    let decoded: DecodedPicture
    var scale = 1.0
    if DataURL.isOne(name) {
      decoded = try data(name)
    } else {
      guard let file = try file(name) else {
        throw PictureDecoder.Failure("was not found")
      }
      (decoded, scale) = file
    }
    guard let picture = Picture(decoded, scale: scale) else { throw .damaged(decoded.format) }
    if let text = decoded.finding { finding(text) }
    return picture
  }

  private func data(_ name: String) throws(PictureDecoder.Failure) -> DecodedPicture {
    let stamp = PictureStore.Stamp(size: name.utf8.count, seconds: 0, nanoseconds: 0, node: 0)
    if let known = store.picture(name, stamp) { return known }
    guard let bytes = DataURL.bytes(name) else {
      throw PictureDecoder.Failure("is not a `data:` URL that can be read")
    }
    let decoded = try PictureDecoder.decode(bytes)
    store.keep(decoded, name, stamp)
    return decoded
  }

  private func file(
    _ name: String
  ) throws(PictureDecoder.Failure) -> (DecodedPicture, scale: Double)? {
    for (path, scale) in candidates(name) {
      guard let stamp = PictureStore.stamp(path) else { continue }
      if let known = store.picture(path, stamp) { return (known, scale) }
      guard let bytes = FileBytes.read(path, limit: ImageLoader.largestFile) else { continue }
      let decoded = try PictureDecoder.decode(bytes)
      store.keep(decoded, path, stamp)
      return (decoded, scale)
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
