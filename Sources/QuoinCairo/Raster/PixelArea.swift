import CPangoCairo
import QuoinGeometry
import QuoinModel

/// Whole pixels of a page that can be written without cairo.
struct PixelArea {
  /// The map from the page's units to its pixels.
  let toPixels: AffineMatrix
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  private let surface: OpaquePointer

  /// Creates the area of the visible pixels of a rectangle.
  ///
  /// Returns `nil` if the rectangle covers partial pixels, is rotated, is clipped to more than one
  /// rectangle, or is drawn into a group.
  init?(_ rect: Rect, on context: OpaquePointer) {
    guard let surface = cairo_get_target(context), surface == cairo_get_group_target(context),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      [CAIRO_FORMAT_RGB24, CAIRO_FORMAT_ARGB32].contains(cairo_image_surface_get_format(surface))
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 else { return nil }
    self.surface = surface
    toPixels = AffineMatrix(
      a: matrix.xx, b: 0, c: 0, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    guard let clips = cairo_copy_clip_rectangle_list(context) else { return nil }
    defer { cairo_rectangle_list_destroy(clips) }
    guard clips.pointee.status == CAIRO_STATUS_SUCCESS, clips.pointee.num_rectangles == 1,
      let clip = clips.pointee.rectangles?.pointee
    else { return nil }
    let room = toPixels.bounds(of: Rect(clip.x, clip.y, clip.width, clip.height))
    let seen = toPixels.bounds(of: rect).intersection(room)
    func whole(_ value: Double) -> Int? {
      let rounded = value.rounded()
      return (value - rounded).magnitude < 1e-4 && rounded.magnitude < 1e6 ? Int(rounded) : nil
    }
    guard let left = whole(seen.minX), let top = whole(seen.minY), let right = whole(seen.maxX),
      let bottom = whole(seen.maxY), left >= 0, top >= 0, right > left, bottom > top,
      right <= Int(cairo_image_surface_get_width(surface)),
      bottom <= Int(cairo_image_surface_get_height(surface))
    else { return nil }
    (x, y, width, height) = (left, top, right - left, bottom - top)
  }

  /// Calls a function with the first pixel, and the number of pixels from row to row.
  func write(_ body: (UnsafeMutablePointer<UInt32>, _ stride: Int) -> Void) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let first = UnsafeMutableRawPointer(data + y * stride + x * 4)
    body(first.assumingMemoryBound(to: UInt32.self), stride / 4)
    cairo_surface_mark_dirty_rectangle(surface, Int32(x), Int32(y), Int32(width), Int32(height))
  }
}
