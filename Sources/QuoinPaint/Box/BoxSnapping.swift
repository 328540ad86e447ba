import QuoinGeometry

/// The alignment of a document's boxes with whole pixels, as browsers paint them.
///
/// A layout has fractions of pixels, whose edges would be blurred. Each edge is moved to the closest pixel, so that boxes
/// that touch still do.
struct BoxSnapping {
  /// The number of pixels per point.
  let scale: Double

  /// Returns a box with its edges on pixels; one that is not empty is at least a pixel wide and high.
  func snapped(_ box: Rect) -> Rect {
    let (left, right) = edges(box.minX, box.maxX)
    let (top, bottom) = edges(box.minY, box.maxY)
    return Rect(left: left, top: top, right: right, bottom: bottom)
  }

  private func edges(_ start: Double, _ end: Double) -> (Double, Double) {
    let (first, last) = (pixel(start), pixel(end))
    // As in Chromium, up to four units of its layouts, a sixty-fourth of a pixel each, are nothing.
    let isKept = first == last && (end - start) * scale > 4.0 / 64
    return (first / scale, (isKept ? last + 1 : last) / scale)
  }

  /// Returns the closest pixel, the later of two; a sum may be off in its last digits.
  private func pixel(_ edge: Double) -> Double { (edge * scale + 0.5 + 1e-6).rounded(.down) }
}
