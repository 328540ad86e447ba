import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// A picture that is drawn offscreen and then composited onto the page.
///
/// If the page's transform only translates and scales, the picture's pixels coincide with those of
/// the page.
final class MaskRaster {
  /// The pixels.
  let surface: OpaquePointer
  /// The map from the page's units to the picture's pixels.
  let toPixels: AffineMatrix
  private let context: OpaquePointer

  /// Creates a picture of the visible part of a rectangle in a canvas's units; `nil` if none of it
  /// is visible.
  convenience init?(
    _ room: Rect, in canvas: CairoCanvas, format: cairo_format_t, density: Double = 1
  ) {
    guard let grid = PixelGridMap(room, on: canvas.context, scale: canvas.rasterScale * density)
    else { return nil }
    self.init(grid, in: canvas, format: format)
  }

  /// Creates a picture of the pixels of a grid.
  init?(_ grid: PixelGridMap, in canvas: CairoCanvas, format: cairo_format_t) {
    guard
      let surface = cairo_image_surface_create(format, Int32(grid.width), Int32(grid.height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.context = context
    page = canvas.context
    toPixels = grid.toPixels
    isUpright = grid.origin != nil
    var matrix = toPixels.cairo
    cairo_set_matrix(context, &matrix)
  }

  private let page: OpaquePointer

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Whether the picture's pixels coincide with those of the page.
  let isUpright: Bool

  var width: Int { Int(cairo_image_surface_get_width(surface)) }
  var height: Int { Int(cairo_image_surface_get_height(surface)) }

  /// Draws on the picture, in the page's units.
  func draw(_ body: (OpaquePointer) -> Void) {
    body(context)
    cairo_surface_flush(surface)
  }

  /// Calls a function with the bytes, which it may modify.
  func withBytes(_ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    body(data, Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
  }

  /// Sets a name that determines all pixels, so that a document stores pictures with the same name
  /// once.
  func identify(by name: String) {
    let bytes = Array(name.utf8)
    guard let copy = g_malloc(gsize(bytes.count)) else { return }
    bytes.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { copy.copyMemory(from: base, byteCount: bytes.count) }
    }
    cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_UNIQUE_ID, copy.assumingMemoryBound(to: UInt8.self),
      UInt(bytes.count), { g_free($0) }, copy)
  }

  /// Blurs coverage, by a deviation in the page's units.
  func blur(_ deviation: Double) {
    let scale = (toPixels.a * toPixels.d - toPixels.b * toPixels.c).magnitude.squareRoot()
    guard deviation * scale > 0.1 else { return }
    withBytes { bytes, stride in
      BoxBlur(deviation: deviation * scale)
        .blur(bytes, width: width, height: height, stride: stride)
    }
  }

  /// Replaces the alpha of each pixel by its luminance (CSS Masking 1 §7.10.1).
  func keepLuminance() {
    withBytes { bytes, stride in
      for y in 0..<height {
        let row = UnsafeMutableRawPointer(bytes + y * stride)
          .assumingMemoryBound(to: UInt32.self)
        for x in 0..<width {
          let pixel = row[x]
          // The weights of linear light, in 1/65536; colours are already premultiplied.
          let light =
            (pixel >> 16 & 0xFF) * 13_933 + (pixel >> 8 & 0xFF) * 46_871 + (pixel & 0xFF) * 4732
          row[x] = ((light + 32_768) >> 16) << 24
        }
      }
    }
  }

  /// Calls a function with the picture as a pattern in the page's units.
  ///
  /// - Parameter target: the context on which it is drawn, in those units; `nil` for the page.
  func withPattern(on target: OpaquePointer? = nil, _ body: (OpaquePointer?) -> Void) {
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    var matrix = toPixels.cairo
    var toDevice = cairo_matrix_t()
    cairo_get_matrix(target ?? page, &toDevice)
    func isWhole(_ move: Double) -> Bool { (move - move.rounded()).magnitude < 1e-6 }
    if toDevice.xy == 0, toDevice.yx == 0,
      (toDevice.xx - toPixels.a).magnitude < 1e-9, (toDevice.yy - toPixels.d).magnitude < 1e-9,
      isWhole(toDevice.x0 - toPixels.tx), isWhole(toDevice.y0 - toPixels.ty)
    {
      // The pixels coincide.
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    } else if target != nil, toDevice.xx.magnitude < 0.75 * toPixels.a {
      // When reduced, each pixel is the average of several.
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    } else {
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    }
    cairo_pattern_set_matrix(pattern, &matrix)
    body(pattern)
    cairo_pattern_destroy(pattern)
  }
}

/// The pixel grid of a picture that is composited onto a page.
struct PixelGridMap {
  /// The map from the page's units to the picture's pixels.
  let toPixels: AffineMatrix
  let width: Int
  let height: Int
  /// The picture's first pixel in the page's pixels, if the two coincide.
  let origin: (x: Int, y: Int)?

  /// Creates the grid of the visible part of a rectangle in the page's units.
  ///
  /// - Parameters:
  ///   - scale: pixels per unit of the page's surface.
  init?(_ room: Rect, on context: OpaquePointer, scale: Double) {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    self.init(
      all: room.intersection(Rect(left: x1, top: y1, right: x2, bottom: y2)), on: context,
      scale: scale)
  }

  /// Creates the grid of a whole rectangle in the page's units.
  init?(all seen: Rect, on context: OpaquePointer, scale: Double) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard seen.isFinite, !seen.isEmpty else { return nil }
    let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0
    let across = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot() * scale
    let down = (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot() * scale
    let move = isUpright ? Point(matrix.x0 * scale, matrix.y0 * scale) : .zero
    let left = (seen.minX * across + move.x + 1e-6).rounded(.down)
    let top = (seen.minY * down + move.y + 1e-6).rounded(.down)
    let right = (seen.maxX * across + move.x - 1e-6).rounded(.up)
    let bottom = (seen.maxY * down + move.y - 1e-6).rounded(.up)
    guard right > left, bottom > top, right - left <= 32_000, bottom - top <= 32_000 else {
      return nil
    }
    width = Int(right - left)
    height = Int(bottom - top)
    origin = isUpright && scale == 1 ? (Int(left), Int(top)) : nil
    toPixels = AffineMatrix(
      a: across, b: 0, c: 0, d: down, tx: move.x - left, ty: move.y - top)
  }
}

extension AffineMatrix {
  /// The map as a cairo matrix.
  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
