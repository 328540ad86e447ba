import QuoinBoxLayout

/// A shape that depends on its reference box: CSS Shapes 1 §3.
public enum BasicShape: Hashable, Sendable {
  /// A rectangle inside the box, with optional corner radii.
  case inset(Inset)
  /// A circle or an ellipse.
  case ellipse(Ellipse)
  /// A polygon; a percentage refers to the box.
  case polygon([BackgroundLayer.Position], Path.Rule)
  /// A path in points from the box's top left corner.
  indirect case path(Path)

  /// A rectangle by its distances from the edges of the box.
  public struct Inset: Hashable, Sendable {
    /// The distances from the edges; a percentage refers to the box's height or width.
    public var top, right, bottom, left: LengthPercentage
    /// The radii of the corners: top left, top right, bottom right, bottom left.
    public var radii: [CornerRadius]

    /// Creates a rectangle from its parts.
    ///
    /// - Parameters:
    ///   - top: the distance from the upper edge of the box.
    ///   - right: the distance from the right edge of the box.
    ///   - bottom: the distance from the lower edge of the box.
    ///   - left: the distance from the left edge of the box.
    ///   - radii: empty, or four radii, from the top left corner clockwise.
    package init(
      top: LengthPercentage, right: LengthPercentage, bottom: LengthPercentage,
      left: LengthPercentage, radii: [CornerRadius] = []
    ) {
      self.top = top
      self.right = right
      self.bottom = bottom
      self.left = left
      self.radii = radii
    }
  }

  /// The radius of an ellipse along an axis.
  public enum Radius: Hashable, Sendable {
    /// To the nearer side of the box.
    case closestSide
    /// To the farther side of the box.
    case farthestSide
    /// A length, or a percentage of the box.
    case length(LengthPercentage)
  }

  /// A circle or an ellipse around a point.
  public struct Ellipse: Hashable, Sendable {
    /// The radius of a circle, or that along the horizontal axis.
    public var horizontal: Radius
    /// The radius along the vertical axis, or `nil` for a circle.
    public var vertical: Radius?
    /// The centre.
    public var center: BackgroundLayer.Position

    /// Creates an ellipse from its parts.
    package init(
      horizontal: Radius = .closestSide, vertical: Radius?,
      center: BackgroundLayer.Position = .center
    ) {
      self.horizontal = horizontal
      self.vertical = vertical
      self.center = center
    }
  }
}
