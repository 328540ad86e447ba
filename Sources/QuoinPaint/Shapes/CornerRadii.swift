import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// The radii of a rectangle's four corners along both axes, in points.
public struct CornerRadii: Hashable, Sendable {
  /// Of the corner at the top left.
  public var topLeft: Size
  /// Of the corner at the top right.
  public var topRight: Size
  /// Of the corner at the bottom right.
  public var bottomRight: Size
  /// Of the corner at the bottom left.
  public var bottomLeft: Size

  /// Radii of their own for each corner.
  package init(
    topLeft: Size = .zero, topRight: Size = .zero, bottomRight: Size = .zero,
    bottomLeft: Size = .zero
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Four quarters of a circle.
  package init(_ radius: Double) { self.init(Size(radius)) }

  /// Four quarters of an ellipse.
  package init(_ radii: Size) {
    self.init(topLeft: radii, topRight: radii, bottomRight: radii, bottomLeft: radii)
  }

  /// The radii of a node's corners, with percentages of its size.
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

  /// The radius that all corners share along both axes, or `nil` where they differ.
  package var uniform: Double? {
    let first = topLeft
    return first.width == first.height && first == topRight && first == bottomRight
      && first == bottomLeft ? first.width : nil
  }

  /// Whether no corner is round: a radius of zero along one axis makes a sharp corner.
  package var isZero: Bool {
    [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { !($0.width > 0 && $0.height > 0) }
  }

  /// The radii with each corner replaced by what becomes of it.
  func map(_ change: (Size) -> Size) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }

  /// The radii as they can be drawn in a size: none negative or without a number, and all made
  /// smaller by the same factor where two would overlap (CSS Backgrounds 3 §5.5).
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
    // Infinite radii share what room there is.
    guard factor > 0 else {
      let half = max(0, min(size.width, size.height) / 2)
      return sane.map { $0 == .zero ? .zero : Size(half) }
    }
    return sane.map { Size($0.width * factor, $0.height * factor) }
  }
}

extension LengthPercentage {
  /// The length in points where a percentage is of some points.
  func points(of whole: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): percent / 100 * whole
    }
  }
}
