import QuoinGeometry

/// The natural dimensions of an image, as far as it has any: CSS Images 3 §5.1.
///
/// An SVG document may have one side only, an aspect ratio without a size, or nothing.
package struct NaturalSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?
  /// The width divided by the height.
  package var ratio: Double?

  package init(width: Double?, height: Double?, ratio: Double?) {
    self.width = width
    self.height = height
    self.ratio = ratio
  }

  /// Creates the dimensions of an image with both sides, or none if they are empty.
  package init(_ size: Size?) {
    let size = size.flatMap { $0.width > 0 && $0.height > 0 && $0.isFinite ? $0 : nil }
    self.init(
      width: size?.width, height: size?.height, ratio: size.map { $0.width / $0.height })
  }

  /// Returns the size at which an image is drawn in an area: the default sizing algorithm of CSS Images 3 §5.3, with
  /// the area as default size and as constraint.
  func size(width: Double?, height: Double?, in room: Size) -> Size {
    switch (width, height) {
    case (let width?, let height?): return Size(width, height)
    case (let width?, nil):
      return Size(width, ratio.map { width / $0 } ?? self.height ?? room.height)
    case (nil, let height?):
      return Size(ratio.map { height * $0 } ?? self.width ?? room.width, height)
    case (nil, nil): break
    }
    switch (self.width, self.height) {
    case (let width?, let height?): return Size(width, height)
    case (nil, nil): return fitted(to: room, covers: false)
    case (let width, let height): return size(width: width, height: height, in: room)
    }
  }

  /// Returns the size that is contained in an area or covers it; without a ratio that of the area: CSS Images 3 §5.3.1.
  func fitted(to room: Size, covers: Bool) -> Size {
    guard let ratio, room.height > 0 else { return room }
    let isWide = (room.width / room.height > ratio) == covers
    return isWide
      ? Size(room.width, room.width / ratio) : Size(room.height * ratio, room.height)
  }
}
