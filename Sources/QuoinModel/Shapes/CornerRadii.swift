import QuoinBoxLayout
import QuoinGeometry

/// The horizontal and vertical radii of a rectangle's corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radii of the top left corner.
  public var topLeft: Size
  /// The radii of the top right corner.
  public var topRight: Size
  /// The radii of the bottom right corner.
  public var bottomRight: Size
  /// The radii of the bottom left corner.
  public var bottomLeft: Size

  /// Creates radii for each corner.
  package init(
    topLeft: Size = .zero, topRight: Size = .zero, bottomRight: Size = .zero,
    bottomLeft: Size = .zero
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates circular corners of equal radius.
  package init(_ radius: Double) { self.init(Size(radius)) }

  /// Creates elliptical corners of equal radii.
  package init(_ radii: Size) {
    self.init(topLeft: radii, topRight: radii, bottomRight: radii, bottomLeft: radii)
  }

  /// Creates the radii of four corners, from the top left one clockwise, with percentages of a size.
  ///
  /// With another number of radii, the corners are sharp.
  init(_ radii: [CornerRadius], in size: Size) {
    self.init()
    guard radii.count == 4 else { return }
    let sizes = radii.map {
      Size($0.horizontal.points(of: size.width), $0.vertical.points(of: size.height))
    }
    (topLeft, topRight, bottomRight, bottomLeft) = (sizes[0], sizes[1], sizes[2], sizes[3])
  }

  /// Creates the radii of a node's corners, with percentages of its size.
  package init(_ parts: BoxDecoration.Parts, in size: Size) {
    func radii(_ corner: Corner) -> Size {
      Size(
        parts[corner].horizontal.points(of: size.width),
        parts[corner].vertical.points(of: size.height))
    }
    self.init(
      topLeft: radii(.topLeft), topRight: radii(.topRight), bottomRight: radii(.bottomRight),
      bottomLeft: radii(.bottomLeft))
  }

  /// The common radius of all corners along both axes, or `nil` if they differ.
  package var uniform: Double? {
    let first = topLeft
    return first.width == first.height && first == topRight && first == bottomRight
      && first == bottomLeft ? first.width : nil
  }

  /// Whether all corners are sharp; a radius of zero along one axis is enough.
  package var isZero: Bool {
    [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { !($0.width > 0 && $0.height > 0) }
  }

  /// Returns the radii with a function applied to each corner.
  func map(_ change: (Size) -> Size) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }

  /// Returns the radii as drawn in a size: invalid ones are zero, and all are reduced by a common
  /// factor if two would overlap (CSS Backgrounds 3 §5.5).
  func fitted(to size: Size) -> CornerRadii {
    let sane = map { $0.width > 0 && $0.height > 0 ? $0 : .zero }
    func share(_ room: Double, _ a: Double, _ b: Double) -> Double {
      a + b > room ? max(0, room) / (a + b) : 1
    }
    let factor = min(
      share(size.width, sane.topLeft.width, sane.topRight.width),
      share(size.width, sane.bottomLeft.width, sane.bottomRight.width),
      share(size.height, sane.topLeft.height, sane.bottomLeft.height),
      share(size.height, sane.topRight.height, sane.bottomRight.height))
    guard factor < 1 else { return sane }
    // Infinite radii share the available length.
    guard factor > 0 else {
      let half = max(0, min(size.width, size.height) / 2)
      return sane.map { $0 == .zero ? .zero : Size(half) }
    }
    return sane.map { Size($0.width * factor, $0.height * factor) }
  }
}
