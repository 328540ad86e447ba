import QuoinGeometry

/// The slices of an image that are shown: caps that keep their size, and a stretched centre between
/// them.
///
/// The part between the centre and the far cap is left out, so that the image is smaller than its
/// file.
package struct PictureSlices: Hashable, Sendable {
  /// The size of the whole image, in points.
  package var full: Size
  /// The cap insets that keep their size.
  package var caps: EdgeInsets
  /// The size of the centre that is stretched.
  package var center: Size

  /// Creates slices of an image; values that exceed the image are limited.
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

  /// The natural size of the shown slices.
  package var keptSize: Size {
    Size(caps.left + center.width + caps.right, caps.top + center.height + caps.bottom)
  }
}
