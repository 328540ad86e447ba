import QuoinGeometry

/// The parts of a picture that are shown of it: caps that keep their size, and between them a piece that is stretched.
///
/// What lies between that piece and the far cap is left out, so that a picture is smaller than its file.
package struct PictureSlices: Hashable, Sendable {
  /// The size of the whole picture, in points.
  package var full: Size
  /// What keeps its size along the borders.
  package var caps: EdgeInsets
  /// What is kept between the caps.
  package var center: Size

  /// Slices of a picture; what is larger than it is cut.
  package init(full: Size, caps: EdgeInsets, center: Size) {
    func fit(_ length: Double, _ room: Double) -> Double { min(max(length, 0), max(room, 0)) }
    self.full = full
    self.caps = EdgeInsets(
      top: fit(caps.top, full.height), left: fit(caps.left, full.width),
      bottom: fit(caps.bottom, full.height - fit(caps.top, full.height)),
      right: fit(caps.right, full.width - fit(caps.left, full.width)))
    self.center = Size(
      fit(center.width, full.width - self.caps.left - self.caps.right),
      fit(center.height, full.height - self.caps.top - self.caps.bottom))
  }

  /// The natural size of what is kept.
  package var keptSize: Size {
    Size(caps.left + center.width + caps.right, caps.top + center.height + caps.bottom)
  }
}
