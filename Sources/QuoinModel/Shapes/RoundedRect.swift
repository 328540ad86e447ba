import QuoinGeometry

/// A rectangle with rounded corners, in points.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle.
  public var rect: Rect
  /// The specified corner radii; `drawnRadii` are those that are drawn.
  public var radii: CornerRadii

  /// Creates a rectangle with the same radius at all corners.
  package init(_ rect: Rect, radius: Double = 0) {
    self.init(rect, radii: radius > 0 ? CornerRadii(radius) : CornerRadii())
  }

  /// Creates a rectangle with separate radii for each corner.
  package init(_ rect: Rect, radii: CornerRadii) {
    self.rect = rect
    self.radii = radii
  }

  /// The radii as drawn, reduced where corners would overlap (CSS Backgrounds 3 §5.5).
  package var drawnRadii: CornerRadii { radii.fitted(to: rect.size) }

  /// Whether all corners are sharp.
  package var isSharp: Bool { radii.isZero }

  /// Returns the shape inset by distances, with its radii reduced by the same distances.
  ///
  /// For the outer edge of a border, the result is the inner edge (CSS Backgrounds 3 §5.2).
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

  /// Returns the shape expanded or contracted by a shadow's spread.
  ///
  /// Sharp corners stay sharp, and small radii grow less than the edges do, so that there is a
  /// continuous transition from sharp to round corners (CSS Backgrounds 3 §7.1.1).
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

  /// The largest rectangle between the corners, all of which is inside the shape.
  package var core: Rect {
    let radii = drawnRadii
    return rect.inset(
      by: EdgeInsets(
        top: max(radii.topLeft.height, radii.topRight.height),
        left: max(radii.topLeft.width, radii.bottomLeft.width),
        bottom: max(radii.bottomLeft.height, radii.bottomRight.height),
        right: max(radii.topRight.width, radii.bottomRight.width)))
  }

  /// Returns the shape moved by a vector.
  package func offset(by vector: Point) -> RoundedRect {
    RoundedRect(rect.offset(by: vector), radii: radii)
  }
}
