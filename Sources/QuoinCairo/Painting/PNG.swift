import CPangoCairo
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint

/// A layout as a PNG picture.
///
///     try PNG(arrangement, scale: 3).write(to: "page.png")
///
/// The same layout and fonts give the same bytes. The width is limited to 16,384 pixels. A picture
/// higher than that may have 64 million pixels, and a height of a million.
public struct PNG: Painter, Sendable {
  /// The drawing.
  public var list: DisplayList
  /// Pixels per point.
  public var scale: Double
  /// The background behind the nodes.
  public var background: Background
  /// The fonts; use the measurer that measured the text, so that the text fits.
  public var text: PangoTextMeasurer
  /// The folders that are searched for pictures by name; "" is the current folder.
  public var imageFolders: [String]
  /// How pictures are accessed, limited and decoded.
  ///
  /// If it has no file access of its own, that of the drawing's document is used.
  public var reading = PictureReading()
  /// The deadline after which painting throws `PaintError.tookTooLong`.
  ///
  /// `nil` means no deadline for an app's own drawings; for drawings of a document, each painting
  /// is limited to the seconds allowed by the `Limits` that the document was read with.
  public var deadline: Deadline?

  /// Creates a picture of a layout.
  ///
  /// - Parameters:
  ///   - arrangement: the layout.
  ///   - scale: pixels per point, or `nil` for the scale that the layout was rounded to.
  ///   - background: the background behind the nodes.
  ///   - text: the fonts; use the measurer that measured the text, so that the text fits.
  ///   - imageFolders: the folders that are searched for pictures by name.
  public init(
    _ arrangement: Arrangement, scale: Double? = nil, background: Background = .automatic,
    text: PangoTextMeasurer = .standard, imageFolders: [String] = [""]
  ) {
    let scale = scale ?? arrangement.traits.displayScale
    self.init(
      DisplayList(arrangement, pixelScale: scale), scale: scale,
      background: background, text: text, imageFolders: imageFolders)
  }

  /// Creates a picture of a drawing.
  public init(
    _ list: DisplayList, scale: Double = 2, background: Background = .automatic,
    text: PangoTextMeasurer = .standard, imageFolders: [String] = [""]
  ) {
    self.list = list
    self.scale = scale
    self.background = background
    self.text = text
    self.imageFolders = imageFolders
  }

  /// The bytes of the file.
  public var data: [UInt8] {
    get throws(PaintError) { try paint(list).data }
  }

  /// Writes the file atomically.
  ///
  /// - Returns: diagnostics about what could not be drawn as requested, such as missing pictures or
  ///   frames that are not finite.
  @discardableResult
  public func write(to path: String) throws(PaintError) -> [Diagnostic] {
    let painted = try paint(list)
    try FileBytes.write(painted.data, to: path)
    return painted.diagnostics
  }

  /// Paints a drawing with this picture's scale and fonts.
  public func paint(_ list: DisplayList) throws(PaintError) -> PaintedFile {
    let size = try PictureSize(
      list.size, scale: scale, limit: PictureSize.maximumSide,
      heightLimit: PictureSize.maximumHeight(atWidth: list.size.width * scale))
    if size.height > PictureSize.maximumSide {
      // A surface of that height would need all memory at once.
      let rows = min(PictureSize.maximumSide, max(256, PNG.stripPixels / size.width))
      return try paint(list, size, inStripsOf: rows)
    }
    let pixels = try pixels(of: list)
    return PaintedFile(data: try pixels.png(), diagnostics: pixels.diagnostics)
  }

  /// Paints a drawing with this picture's scale and fonts, without encoding a file.
  ///
  /// Both sides are limited to 16,384 pixels.
  public func pixels(of list: DisplayList) throws(PaintError) -> PaintedPixels {
    let findings = PaintFindings(deadline: deadline ?? list.documentTerms?.deadline())
    while true {
      if let pixels = try pixels(of: list, findings) { return pixels }
    }
  }

  /// Paints a drawing; returns `nil` if it has to be painted again.
  private func pixels(
    of list: DisplayList, _ findings: PaintFindings
  ) throws(PaintError) -> PaintedPixels? {
    let size = try PictureSize(list.size, scale: scale, limit: PictureSize.maximumSide)
    let ground = background.color(of: list)
    // An opaque picture needs no alpha channel in its file.
    let isOpaque = (ground?.alpha ?? 0) >= 1
    guard
      let surface = cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(size.width),
        Int32(size.height))
    else { throw PaintError.outOfMemory }
    let images = ImageLoader(
      folders: imageFolders, reading: reading.completed(by: list.documentTerms, imageFolders))
    do throws(PaintError) {
      try CairoPage(
        list: list, ground: ground, scale: scale, drawsOutlines: true, findings: findings
      ).draw(on: surface, text: text, images: images)
    } catch {
      cairo_surface_destroy(surface)
      if findings.mayTryAgain() { return nil }
      throw error
    }
    return PaintedPixels(
      surface,
      diagnostics: (list.diagnostics + images.diagnostics + findings.diagnostics)
        .limited(to: list.documentTerms?.diagnostics ?? .none))
  }
}
