import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

extension CairoCanvas {
  /// Draws a picture, or its placeholder if it cannot be loaded.
  func draw(_ image: DrawnImage) {
    guard image.frame.isFinite, !image.frame.isEmpty else { return }
    guard let picture = images.picture(for: image) else {
      return draw(part: image.standIn[...])
    }
    let natural = image.drawingSize ?? picture.natural
    let pieces = image.pieces(natural: natural)
    guard !pieces.isEmpty else { return }
    cairo_save(context)
    if !image.radii.isZero {
      outline(RoundedRect(image.frame, radii: image.radii))
      cairo_clip(context)
    }
    // Copies that meet within a pixel would let the background shine through it.
    if image.border?.hasCopiesThatMeet == true {
      cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    }
    for piece in pieces {
      draw(
        picture, natural, piece, tint: image.tint, keepsPixels: image.keepsPixels,
        keepsViewBox: image.keepsViewBox && pieces.count == 1)
    }
    cairo_restore(context)
  }

  private func draw(
    _ picture: ImageLoader.Picture, _ natural: Size, _ piece: DrawnImage.Piece, tint: Color?,
    keepsPixels: Bool = false, keepsViewBox: Bool
  ) {
    let (source, target) = (piece.source, piece.target)
    guard source.width > 0, source.height > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
    cairo_clip(context)
    if let whole = picture.surface {
      draw(whole, of: picture, natural, piece, tint: tint, keepsPixels: keepsPixels)
    } else if let tint {
      cairo_push_group(context)
      draw(picture, natural, piece, tint: nil, keepsViewBox: keepsViewBox)
      let shape = cairo_pop_group(context)
      setColor(tint)
      cairo_mask(context, shape)
      cairo_pattern_destroy(shape)
    } else if let document = picture.document {
      draw(document, of: picture, natural, piece, keepsViewBox: keepsViewBox)
    }
  }

  /// Draws a part of a picture's pixels.
  private func draw(
    _ whole: OpaquePointer, of picture: ImageLoader.Picture, _ natural: Size,
    _ piece: DrawnImage.Piece, tint: Color?, keepsPixels: Bool
  ) {
    guard
      let surface = smaller(picture, natural, piece) ?? part(of: whole, natural, piece.source)
    else { return }
    defer { cairo_surface_destroy(surface) }
    stretch(surface, over: piece.target)
    if let tint {
      // A silhouette: the opaque part of the picture in one colour.
      setColor(tint)
      cairo_mask_surface(context, surface, 0, 0)
      return
    }
    if surface == whole { embed(picture, surface) }
    paint(surface, keepsPixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
  }

  /// Draws a part of a drawing.
  private func draw(
    _ document: VectorDrawing, of picture: ImageLoader.Picture, _ natural: Size,
    _ piece: DrawnImage.Piece, keepsViewBox: Bool
  ) {
    let (source, target) = (piece.source, piece.target)
    let (across, down) = (target.width / source.width, target.height / source.height)
    let whole = Rect(
      target.minX - source.minX * across, target.minY - source.minY * down,
      natural.width * across, natural.height * down)
    if keepsViewBox, document.sizing.fillsViewport {
      return draw(document, in: whole)
    }
    if max(whole.width, whole.height) > CairoCanvas.maximumDrawingSide,
      source != Rect(origin: .zero, size: natural),
      let pixels = pixels(of: document, picture.natural, natural, source)
    {
      defer { cairo_surface_destroy(pixels) }
      stretch(pixels, over: target)
      paint(pixels, CAIRO_FILTER_GOOD)
      return
    }
    // The document preserves its aspect ratio; here the target rectangle takes precedence.
    cairo_translate(context, whole.minX, whole.minY)
    cairo_scale(
      context, whole.width / picture.natural.width, whole.height / picture.natural.height)
    draw(document, in: Rect(origin: .zero, size: picture.natural))
  }

  /// Draws a drawing as vectors, or as pixels where the page has no memory left for what they need.
  private func draw(_ document: VectorDrawing, in rect: Rect) {
    guard rasterScale > 1, images.limits.effectPixels != .max else {
      return document.draw(in: rect, on: context)
    }
    let bytes = document.keptBytes(in: rect, on: context)
    if images.effects.reserve(keptBytes: Double(bytes)) {
      return document.draw(in: rect, on: context)
    }
    findings.note(limit: images.effects.keptDiagnostic(images.limits))
    guard affords(rect, .plain),
      let raster = MaskRaster(rect, in: self, format: CAIRO_FORMAT_ARGB32)
    else { return }
    raster.draw { document.draw(in: rect, on: $0) }
    raster.withPattern {
      cairo_set_source(context, $0)
      cairo_paint(context)
    }
  }

  /// Makes the pixels of a surface fill a rectangle.
  private func stretch(_ surface: OpaquePointer, over target: Rect) {
    cairo_translate(context, target.minX, target.minY)
    cairo_scale(
      context, target.width / Double(cairo_image_surface_get_width(surface)),
      target.height / Double(cairo_image_surface_get_height(surface)))
  }

  private func paint(_ surface: OpaquePointer, _ filter: cairo_filter_t) {
    cairo_set_source_surface(context, surface, 0, 0)
    let pattern = cairo_get_source(context)
    // The clip determines the edge; otherwise the picture would fade out there.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, filter)
    cairo_paint(context)
  }

  /// The largest side, in points, of a drawing that is drawn in part.
  ///
  /// A centre of one point that is stretched over a button would make the rest so large that masks no longer fit into
  /// a surface of Cairo's.
  private static let maximumDrawingSide = 4096.0

  /// Returns the pixels of a part of a drawing, at four pixels a point.
  private func pixels(
    of document: VectorDrawing, _ own: Size, _ natural: Size, _ source: Rect
  ) -> OpaquePointer? {
    let scale = min(4, 1024 / max(source.width, source.height))
    let width = Int32(max(1, (source.width * scale).rounded()))
    let height = Int32(max(1, (source.height * scale).rounded()))
    guard own.width > 0, own.height > 0,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    else { return nil }
    guard let inner = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    defer { cairo_destroy(inner) }
    cairo_scale(inner, Double(width) / source.width, Double(height) / source.height)
    cairo_translate(inner, -source.minX, -source.minY)
    cairo_scale(inner, natural.width / own.width, natural.height / own.height)
    document.draw(in: Rect(origin: .zero, size: own), on: inner)
    return surface
  }

  /// The pixels of a picture at its drawn size, if that is smaller than its own and aligned to
  /// pixels.
  private func smaller(
    _ picture: ImageLoader.Picture, _ natural: Size, _ piece: DrawnImage.Piece
  ) -> OpaquePointer? {
    guard rasterScale == 1, piece.source == Rect(origin: .zero, size: natural),
      let surface = picture.surface
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 else { return nil }
    let edges = [
      piece.target.minX * matrix.xx + matrix.x0, piece.target.maxX * matrix.xx + matrix.x0,
      piece.target.minY * matrix.yy + matrix.y0, piece.target.maxY * matrix.yy + matrix.y0,
    ]
    guard edges.allSatisfy({ ($0 - $0.rounded()).magnitude < 1e-3 && $0.magnitude < 1e5 }) else {
      return nil
    }
    let width = Int(edges[1].rounded() - edges[0].rounded())
    let height = Int(edges[3].rounded() - edges[2].rounded())
    let own = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    guard width > 0, height > 0, width <= own.0, height <= own.1, (width, height) != own else {
      return nil
    }
    return picture.pixels(width: width, height: height).map { cairo_surface_reference($0) }
  }

  /// The pixels of a part of a picture, copied so that filtering does not include neighbouring
  /// pixels.
  private func part(
    of surface: OpaquePointer, _ natural: Size, _ source: Rect
  ) -> OpaquePointer? {
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    guard source != Rect(origin: .zero, size: natural) else {
      return cairo_surface_reference(surface)
    }
    func cut(_ low: Double, _ high: Double, _ whole: Double, _ count: Int) -> Range<Int> {
      let first = min(max(Int((low / whole * Double(count)).rounded()), 0), count - 1)
      let end = min(Int((high / whole * Double(count)).rounded()), count)
      return first..<max(first + 1, end)
    }
    let columns = cut(source.minX, source.maxX, natural.width, width)
    let rows = cut(source.minY, source.maxY, natural.height, height)
    let stride = cairo_image_surface_get_stride(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    return cairo_image_surface_create_for_data(
      data + rows.lowerBound * Int(stride) + columns.lowerBound * 4,
      cairo_image_surface_get_format(surface), Int32(columns.count), Int32(rows.count), stride)
  }

  /// Lets a document embed a JPEG picture as it is instead of its pixels.
  private func embed(_ picture: ImageLoader.Picture, _ surface: OpaquePointer) {
    guard rasterScale > 1, picture.format == .jpeg, EXIF.orientation(picture.bytes) == 1 else {
      return
    }
    let count = picture.bytes.count
    guard let copy = g_malloc(gsize(count)) else { return }
    picture.bytes.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { copy.copyMemory(from: base, byteCount: count) }
    }
    cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, copy.assumingMemoryBound(to: UInt8.self), UInt(count),
      { g_free($0) }, copy)
  }
}
