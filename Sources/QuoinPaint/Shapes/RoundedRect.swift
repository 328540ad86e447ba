import QuoinGeometry

/// A rectangle with round corners, in points.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle.
  public var rect: Rect
  /// The radii of the corners as they were asked for; `drawnRadii` are drawn.
  public var radii: CornerRadii

  /// A rectangle with the same radius at all corners.
  package init(_ rect: Rect, radius: Double = 0) {
    self.init(rect, radii: radius > 0 ? CornerRadii(radius) : CornerRadii())
  }

  /// A rectangle with a radius for each corner.
  package init(_ rect: Rect, radii: CornerRadii) {
    self.rect = rect
    self.radii = radii
  }

  /// The radii that are drawn: smaller where corners would overlap (CSS Backgrounds 3 §5.5).
  package var drawnRadii: CornerRadii { radii.fitted(to: rect.size) }

  /// Whether no corner is round.
  package var isSharp: Bool { radii.isZero }

  /// The shape with its edges moved inward, and radii that much smaller: of an outer edge, the
  /// inner one (CSS Backgrounds 3 §5.2).
  package func inset(by insets: EdgeInsets) -> RoundedRect {
    let outer = drawnRadii
    func less(_ size: Size, _ x: Double, _ y: Double) -> Size {
      let inner = Size(max(0, size.width - x), max(0, size.height - y))
      return inner.width > 0 && inner.height > 0 ? inner : .zero
    }
    return RoundedRect(
      rect.inset(by: insets),
      radii: CornerRadii(
        topLeft: less(outer.topLeft, insets.left, insets.top),
        topRight: less(outer.topRight, insets.right, insets.top),
        bottomRight: less(outer.bottomRight, insets.right, insets.bottom),
        bottomLeft: less(outer.bottomLeft, insets.left, insets.bottom)))
  }

  /// The shape grown or shrunk by a shadow's spread.
  ///
  /// Sharp corners stay sharp, and small radii grow less than the edges do, so that the step from
  /// sharp to round is no jump (CSS Backgrounds 3 §7.1.1).
  package func spread(by distance: Double) -> RoundedRect {
    guard distance != 0, distance.isFinite else { return self }
    guard distance > 0 else { return inset(by: EdgeInsets(-distance)) }
    func grown(_ radius: Double) -> Double {
      guard radius > 0 else { return 0 }
      guard radius < distance else { return radius + distance }
      let rest = radius / distance - 1
      return radius + distance * (1 + rest * rest * rest)
    }
    return RoundedRect(
      rect.outset(by: EdgeInsets(distance)),
      radii: drawnRadii.map { Size(grown($0.width), grown($0.height)) })
  }

  /// The largest upright rectangle between the corners: all of it is inside the shape.
  package var core: Rect {
    let radii = drawnRadii
    return rect.inset(
      by: EdgeInsets(
        top: max(radii.topLeft.height, radii.topRight.height),
        left: max(radii.topLeft.width, radii.bottomLeft.width),
        bottom: max(radii.bottomLeft.height, radii.bottomRight.height),
        right: max(radii.topRight.width, radii.bottomRight.width)))
  }

  /// The shape somewhere else.
  package func offset(by vector: Point) -> RoundedRect {
    RoundedRect(rect.offset(by: vector), radii: radii)
  }
}
