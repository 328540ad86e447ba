import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension PNG {
  /// The number of pixels of a strip.
  static let stripPixels = 1 << 25

  /// Paints a drawing in strips from top to bottom, and encodes each strip before it paints the next one.
  func paint(
    _ list: DisplayList, _ size: PictureSize, inStripsOf rows: Int
  ) throws(PaintError) -> PaintedFile {
    let findings = PaintFindings(deadline: deadline ?? list.documentTerms?.deadline())
    let images = ImageLoader(
      folders: imageFolders, reading: reading.completed(by: list.documentTerms, imageFolders))
    let ground = background.color(of: list)
    let isOpaque = (ground?.alpha ?? 0) >= 1
    while true {
      var failure: PaintError?
      let data = PNGEncoder.encode(
        width: size.width, height: size.height, isOpaque: isOpaque
      ) { write in
        for top in stride(from: 0, to: size.height, by: rows) where failure == nil {
          do throws(PaintError) {
            let surface = try surface(
              size.width, min(rows, size.height - top), isOpaque: isOpaque)
            defer { cairo_surface_destroy(surface) }
            try CairoPage(
              list: list, ground: ground, scale: scale, drawsOutlines: true, findings: findings,
              strip: (top, min(rows, size.height - top))
            ).draw(on: surface, text: text, images: images)
            guard let pixels = PixelRows(surface) else { throw .outOfMemory }
            write(pixels)
          } catch {
            failure = error
          }
        }
      }
      guard let failure else {
        return PaintedFile(
          data: data,
          diagnostics: (list.diagnostics + images.diagnostics + findings.diagnostics)
            .limited(to: list.documentTerms?.diagnostics ?? .none))
      }
      guard findings.mayTryAgain() else { throw failure }
    }
  }

  private func surface(
    _ width: Int, _ height: Int, isOpaque: Bool
  ) throws(PaintError) -> OpaquePointer {
    guard
      let surface = cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { throw PaintError.outOfMemory }
    return surface
  }
}
