import QuoinBoxLayout

/// A shape that depends on the box to which it is applied: CSS Shapes 1 §3.
public enum BasicShape: Hashable, Sendable {
  /// A rectangle inside the box, with round corners or not.
  case inset(Inset)
  /// A circle or an ellipse.
  case ellipse(Ellipse)
  /// Points with straight lines between them; a percentage is of the box.
  case polygon([BackgroundLayer.Position], Path.Rule)
  /// A path in points from the box's top left corner.
  indirect case path(Path)

  /// A rectangle by its distances from the edges of the box.
  public struct Inset: Hashable, Sendable {
    /// The distances from the edges; a percentage is of the box's height or width.
    public var top, right, bottom, left: LengthPercentage
    /// The radii of the corners: top left, top right, bottom right, bottom left.
    public var radii: [CornerRadius]

    /// A rectangle of its parts.
    ///
    /// - Parameters:
    ///   - top: how far the upper edge is below that of the box.
    ///   - right: how far the right edge is left of that of the box.
    ///   - bottom: how far the lower edge is above that of the box.
    ///   - left: how far the left edge is right of that of the box.
    ///   - radii: none, or four, from the top left corner clockwise.
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

  /// How far an ellipse reaches along an axis.
  public enum Radius: Hashable, Sendable {
    /// To the nearer side of the box.
    case closestSide
    /// To the farther side of the box.
    case farthestSide
    /// A length, or a percentage of the box.
    case length(LengthPercentage)
  }

  /// A circle, or an ellipse, about a point.
  public struct Ellipse: Hashable, Sendable {
    /// The radius of a circle, or that along the horizontal axis.
    public var horizontal: Radius
    /// The radius along the vertical axis, or `nil` for a circle.
    public var vertical: Radius?
    /// The middle.
    public var center: BackgroundLayer.Position

    /// An ellipse of its parts.
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
