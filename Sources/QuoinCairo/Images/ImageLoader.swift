import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint
import QuoinResources

/// Loads the pictures for one painting, each of them once.
final class ImageLoader {
  /// A loaded picture.
  final class Picture {
    /// The pixels; `nil` for an SVG document.
    let surface: OpaquePointer?
    /// The SVG document; `nil` for pixels.
    let document: VectorDrawing?
    /// The size in points: two or three pixels per point for `@2x` or `@3x` names.
    let natural: Size
    /// The natural dimensions, of which an SVG document may lack some.
    var dimensions: NaturalSize {
      decoded.format == .svg ? decoded.sizing.dimensions(natural) : NaturalSize(natural)
    }
    /// The bytes of the file.
    var bytes: [UInt8] { decoded.bytes }
    /// The file's format.
    var format: PictureFormat { decoded.format }

    private let decoded: DecodedPicture
    private let source: Source
    private let store: PictureStore
    private let account: PictureAccount
    private var smaller: [Source: OpaquePointer] = [:]

    init?(
      _ decoded: DecodedPicture, scale: Double, from source: Source, in store: PictureStore,
      _ decoders: DecoderPool?, _ account: PictureAccount
    ) {
      self.decoded = decoded
      self.source = source
      self.store = store
      self.account = account
      surface = decoded.surface()
      document = decoded.format == .svg ? VectorDrawing(decoded, decoders, account) : nil
      natural = Size(decoded.size.width / scale, decoded.size.height / scale)
      guard surface != nil || document != nil else { return nil }
    }

    deinit {
      if let surface { cairo_surface_destroy(surface) }
      for surface in smaller.values { cairo_surface_destroy(surface) }
    }

    /// The pixels at a smaller size.
    ///
    /// The result is cached, because scaling takes longer than drawing.
    func pixels(width: Int, height: Int) -> OpaquePointer? {
      guard let surface else { return nil }
      let source = Source(
        key: "\(self.source.key)\u{0}\(width) \(height)", stamp: self.source.stamp)
      if let known = smaller[source] { return known }
      let scaled: DecodedPicture
      if let known = store.picture(source.key, source.stamp) {
        scaled = known
      } else {
        // If the limits leave no room for a copy, the picture itself is drawn.
        guard account.reserve(width, height),
          let pixels = ImageLoader.scaled(surface, width, height)
        else { return nil }
        scaled = DecodedPicture(format, [], pixels: pixels)
        store.keep(scaled, source.key, source.stamp)
      }
      let view = scaled.surface()
      held.append(scaled)
      smaller[source] = view
      return view
    }

    /// The pictures shown by the smaller surfaces.
    private var held: [DecodedPicture] = []
  }

  /// The origin of a picture, with a stamp of its contents.
  struct Source: Hashable {
    let key: String
    let stamp: ResourceFile.Stamp
  }

  /// Draws a surface at a smaller size.
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

  /// A problem with a picture.
  private struct Finding {
    let reason: String
    /// The rule of the diagnostic.
    let rule: String
    let isMissing: Bool
    /// Whether something is drawn in place of a missing picture.
    var hasStandIn = true
    /// The location of the first reference to it.
    let place: SourcePlace?
  }

  /// The problems by name, and the names in the order in which they were encountered.
  private var findings: [String: Finding] = [:]
  private var names: [String] = []
  /// The nodes that show the pictures, by name.
  ///
  /// Whether a drawing can be drawn is known after all of them.
  private var nodes: [String: [String]] = [:]

  private let folders: [String]
  private let store: PictureStore
  private let reading: PictureReading
  private let account: PictureAccount
  /// What the effects of the drawing may still cost.
  var effects: EffectBudget
  var limits: Limits { reading.limits }
  private var pictures: [String: Picture?] = [:]
  /// The pictures by origin: a file may have many names.
  private var known: [Source: Picture] = [:]

  init(
    folders: [String], reading: PictureReading = PictureReading(), store: PictureStore = .shared
  ) {
    self.folders = folders
    self.reading = reading
    self.store = store
    account = PictureAccount(reading.limits)
    effects = EffectBudget(reading.limits)
  }

  /// The picture that a command refers to, or `nil` if there is none.
  func picture(for image: DrawnImage) -> Picture? {
    guard let bundle = image.missingFrom else {
      return picture(image.name, place: image.place, node: image.node)
    }
    if findings[image.name] == nil {
      note(
        image.name,
        Finding(
          reason: "is not in \(bundle)", rule: "missing-image", isMissing: true,
          place: image.place))
    }
    if let node = image.node { nodes[image.name, default: []].append(node) }
    return nil
  }

  /// The picture with a name, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - place: The location of the reference, for diagnostics.
  ///   - node: The node that shows the picture, for diagnostics.
  ///   - hasStandIn: Whether something is drawn in its place if there is none.
  func picture(
    _ name: String, place: SourcePlace?, node: String?, hasStandIn: Bool = true
  ) -> Picture? {
    let result: Picture?
    if let known = pictures[name] {
      result = known
    } else {
      do throws(PictureDecoder.Failure) {
        result = try load(name) { finding in
          self.note(
            name, Finding(reason: finding, rule: "doubtful-image", isMissing: false, place: place))
        }
      } catch {
        result = nil
        note(
          name,
          Finding(
            reason: error.reason, rule: error.rule, isMissing: true, hasStandIn: hasStandIn,
            place: place))
      }
      pictures[name] = .some(result)
    }
    if places[name] == nil { places[name] = .some(place) }
    if let node { nodes[name, default: []].append(node) }
    return result
  }

  private func note(_ name: String, _ finding: Finding) {
    findings[name] = finding
    names.append(name)
  }

  /// The problems as diagnostics.
  var diagnostics: [Diagnostic] {
    noteDrawings()
    return names.compactMap { name in
      guard let finding = findings[name] else { return nil }
      let shown = name.utf8.count > 120 ? String(name.prefix(40)) + "…" : name
      return Diagnostic(
        .warning, rule: finding.rule,
        "the picture “\(shown)” \(finding.reason)"
          + (finding.isMissing
            ? ", so \(finding.hasStandIn ? "a stand-in" : "nothing") is drawn" : ""),
        place: finding.place, nodes: nodes[name] ?? [])
    }
  }

  /// Records the drawings that could be read but not drawn.
  private func noteDrawings() {
    for (name, picture) in pictures.sorted(by: { $0.key < $1.key }) {
      guard let failure = picture?.document?.failure, findings[name]?.isMissing != true else {
        continue
      }
      let place = places[name] ?? nil
      if findings[name] == nil { names.append(name) }
      findings[name] = Finding(
        reason: failure.reason + "; it is left out", rule: failure.rule, isMissing: false,
        place: place)
    }
  }

  /// The locations where names first occur.
  private var places: [String: SourcePlace?] = [:]

  private func load(
    _ name: String, finding: (String) -> Void
  ) throws(PictureDecoder.Failure) -> Picture? {
    var scale = 1.0
    let source: Source
    let decoded: DecodedPicture
    if DataAddress.isOne(name) {
      source = Source(
        key: name,
        stamp: ResourceFile.Stamp(size: name.utf8.count))
      decoded = try read(source) { () throws(PictureDecoder.Failure) in
        guard let bytes = DataAddress.bytes(of: name) else {
          throw PictureDecoder.Failure("is not a `data:` URL that can be read")
        }
        return bytes
      }
    } else {
      let file: ResourceFile
      (file, scale) = try self.file(name)
      source = Source(key: file.path, stamp: file.stamp)
      if let picture = known[source] { return picture }
      decoded = try read(source) { () throws(PictureDecoder.Failure) in
        do throws(ResourceFailure) {
          return try file.bytes()
        } catch {
          throw PictureDecoder.Failure(error.reason)
        }
      }
    }
    if let text = decoded.finding { finding(text) }
    guard
      let picture = Picture(
        decoded, scale: scale, from: source, in: store, reading.decoders, account)
    else { throw PictureDecoder.Failure.damaged(decoded.format) }
    known[source] = picture
    return picture
  }

  /// Returns the picture from a source, cached or newly decoded.
  private func read(
    _ source: Source, _ bytes: () throws(PictureDecoder.Failure) -> [UInt8]
  ) throws(PictureDecoder.Failure) -> DecodedPicture {
    let limits = reading.limits
    let room = PictureDecoder.Room(each: limits.picturePixels, all: account.pixels)
    if let known = store.picture(source.key, source.stamp) {
      if known.format != .svg { try room.check(Int(known.size.width), Int(known.size.height)) }
      reservePixels(of: known)
      return known
    }
    let bytes = try bytes()
    guard bytes.count <= limits.pictureBytes else {
      throw PictureDecoder.Failure(
        ResourceFailure.tooLarge(limits.pictureBytes).reason, rule: "limit-exceeded")
    }
    let decoded: DecodedPicture
    if let decoders = reading.decoders {
      // A PDF is first converted to SVG by another program.
      let bytes = PDFConverter.isPDF(bytes) ? try decoders.svg(fromPDF: bytes, account) : bytes
      decoded = try decoders.decode(bytes, account)
    } else {
      decoded = try PictureDecoder.decode(bytes, room)
    }
    reservePixels(of: decoded)
    store.keep(decoded, source.key, source.stamp)
    return decoded
  }

  private func reservePixels(of decoded: DecodedPicture) {
    guard decoded.format != .svg else { return }
    _ = account.reserve(Int(decoded.size.width), Int(decoded.size.height))
  }

  /// Opens the file that a name refers to.
  private func file(
    _ name: String
  ) throws(PictureDecoder.Failure) -> (ResourceFile, scale: Double) {
    var failure = ResourceFailure.missing
    for (path, scale) in candidates(name) {
      do throws(ResourceFailure) {
        guard let resources = reading.resources else {
          return (try free.file(path: path, as: .picture), scale)
        }
        return (try resources.file(path: path, as: .picture), scale)
      } catch {
        if error != .missing { failure = error }
      }
    }
    if let resources = reading.resources {
      // The name is a CSS address.
      do throws(ResourceFailure) {
        return (try resources.file(name, as: .picture), 1)
      } catch {
        if error != .missing { failure = error }
      }
    }
    let isPlain = failure == .missing || failure == .notAPath
    throw PictureDecoder.Failure(
      isPlain ? "was not found" : failure.reason,
      rule: failure == .outside ? failure.rule : "missing-image")
  }

  /// Opens the file of a picture, if there is one, without reading it.
  func open(_ name: String) { if !DataAddress.isOne(name) { _ = try? file(name) } }

  /// Access to an app's own pictures, which may be anywhere.
  private lazy var free = Resources(.everything, document: "", limits: reading.limits)

  /// The files that a name may refer to, the highest resolution first.
  private func candidates(_ name: String) -> [(path: String, scale: Double)] {
    func scale(of path: String) -> Double {
      let stem = path[..<(path.lastIndex(of: ".") ?? path.endIndex)]
      return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
    guard !name.utf8.contains(0) else { return [] }
    var paths = [name]
    if !["png", "jpg", "jpeg", "webp", "svg", "pdf"].contains(where: { name.hasSuffix("." + $0) }) {
      let endings = ["@3x.png", "@2x.png", ".png", ".svg", ".pdf", ".jpg", ".jpeg", ".webp"]
      paths = endings.map { name + $0 } + paths
    }
    // Relative names are resolved against the current folder, or the document's.
    let places =
      name.hasPrefix("/")
      ? [""] : folders.map { $0.isEmpty || $0.hasSuffix("/") ? $0 : $0 + "/" }
    return places.flatMap { place in paths.map { (place + $0, scale(of: $0)) } }
  }
}
