import CPangoCairo

/// Rotates and mirrors pixels.
enum PixelRotation {
  /// Returns a replacement for a surface, rotated according to an EXIF orientation of 2…8.
  static func upright(_ surface: OpaquePointer, _ orientation: Int) -> OpaquePointer {
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let swapsSides = orientation >= 5
    let (newWidth, newHeight) = swapsSides ? (height, width) : (width, height)
    guard let source = cairo_image_surface_get_data(surface) else { return surface }
    let sourceStride = Int(cairo_image_surface_get_stride(surface)) / 4
    let turned = PictureDecoder.surface(newWidth, newHeight, isOpaque: true) { data, stride in
      let from = UnsafeRawPointer(source).assumingMemoryBound(to: UInt32.self)
      let to = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
      for y in 0..<newHeight {
        for x in 0..<newWidth {
          var (u, v) = swapsSides ? (y, x) : (x, y)
          // Reverse the axes that run backward in the stored picture.
          if [2, 3, 7, 8].contains(orientation) { u = width - 1 - u }
          if [3, 4, 6, 7].contains(orientation) { v = height - 1 - v }
          to[y * stride / 4 + x] = from[v * sourceStride + u]
        }
      }
      return true
    }
    guard let turned else { return surface }
    cairo_surface_destroy(surface)
    return turned
  }
}
