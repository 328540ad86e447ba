import QuoinGeometry

/// The alignment of a document's boxes with whole pixels, as browsers paint them.
///
/// A layout has fractions of pixels, whose edges would be blurred. Each edge is moved to the closest pixel, so that boxes
/// that touch still do.
struct BoxSnapping {
  let grid: PixelGrid

  /// Returns a box with its edges on pixels; one that is not empty is at least a pixel wide and high.
  func snapped(_ box: Rect) -> Rect {
    var snapped = grid.round(box)
    if keepsPixel(box.width, snapped.width) { snapped.size.width = 1 / grid.scale }
    if keepsPixel(box.height, snapped.height) { snapped.size.height = 1 / grid.scale }
    return snapped
  }

  /// Whether a length that is rounded to nothing is painted as one pixel.
  ///
  /// As in Chromium, lengths of up to four units of its layouts, a sixty-fourth of a pixel each, are not painted.
  private func keepsPixel(_ length: Double, _ rounded: Double) -> Bool {
    rounded == 0 && length * grid.scale > 4.0 / 64
  }
}
