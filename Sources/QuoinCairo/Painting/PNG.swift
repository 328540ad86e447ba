import CPangoCairo
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint

/// A layout as a PNG picture.
///
///     try PNG(arrangement, scale: 3).write(to: "page.png")
///
/// The same layout and fonts give the same bytes. A side may have 16,384 pixels.
public struct PNG: Painter, Sendable {
  /// What is painted.
  public var list: DisplayList
  /// Pixels in a point.
  public var scale: Double
  /// What lies behind the nodes.
  public var background: Background
  /// The fonts; those that measured the text, so that it fits.
  public var text: PangoTextMeasurer
  /// The folders in which pictures are looked for by name; "" is the one at hand.
  public var imageFolders: [String]
  /// Through which door pictures are opened, how large they may be, and who decodes them.
  ///
  /// Where it has no door of its own, that of the document counts from which the drawing is.
  public var reading = PictureReading()
  /// When painting is given up, with `PaintError.tookTooLong`.
  ///
  /// `nil` is no deadline for an app's own drawings; for those of a document it is as many seconds for each painting
  /// as the `Limits` allow with which the document was read.
  public var deadline: Deadline?

  /// A picture of a layout.
  ///
  /// - Parameters:
  ///   - arrangement: the layout.
  ///   - scale: pixels in a point, or `nil` for those that the layout was rounded to.
  ///   - background: what lies behind the nodes.
  ///   - text: the fonts; those that measured the text, so that it fits.
  ///   - imageFolders: where pictures are looked for by name.
  public init(
    _ arrangement: Arrangement, scale: Double? = nil, background: Background = .automatic,
    text: PangoTextMeasurer = .standard, imageFolders: [String] = [""]
  ) {
    self.init(
      DisplayList(arrangement), scale: scale ?? arrangement.traits.displayScale,
      background: background, text: text, imageFolders: imageFolders)
  }

  /// A picture of a drawing.
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

  /// Writes the file, as a whole or not at all.
  ///
  /// - Returns: what could not be drawn as asked: pictures that are missing, frames without numbers.
  @discardableResult
  public func write(to path: String) throws(PaintError) -> [Diagnostic] {
    let painted = try paint(list)
    try FileBytes.write(painted.data, to: path)
    return painted.diagnostics
  }

  /// Paints a drawing in this picture's scale and fonts.
  public func paint(_ list: DisplayList) throws(PaintError) -> PaintedFile {
    let pixels = try pixels(of: list)
    return PaintedFile(data: try pixels.png(), diagnostics: pixels.diagnostics)
  }

  /// Paints a drawing in this picture's scale and fonts, and writes no file.
  public func pixels(of list: DisplayList) throws(PaintError) -> PaintedPixels {
    let findings = PaintFindings(deadline: deadline ?? list.documentTerms?.deadline())
    while true {
      if let pixels = try pixels(of: list, findings) { return pixels }
    }
  }

  /// Paints a drawing, or answers `nil` where it is to be tried once more.
  private func pixels(
    of list: DisplayList, _ findings: PaintFindings
  ) throws(PaintError) -> PaintedPixels? {
    let size = try PictureSize(list.size, scale: scale, limit: PictureSize.mostPixels)
    let ground = background.color(in: list.colorScheme)
    // A picture that cannot be seen through needs no opacity in its file.
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
      surface, diagnostics: list.diagnostics + images.diagnostics + findings.diagnostics)
  }
}
