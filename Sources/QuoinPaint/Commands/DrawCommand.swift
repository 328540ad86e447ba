import QuoinGeometry
import QuoinModel

/// One step of a drawing.
///
/// Coordinates are in points from the top left corner of the picture.
public enum DrawCommand: Hashable, Sendable {
  /// From here to the matching `endClip`, nothing is drawn outside a shape.
  case beginClip(RoundedRect)
  /// Ends the last clip that is open.
  case endClip
  /// From here to the matching `endGroup`, all is drawn as one picture of an opacity.
  ///
  /// Nothing in the group reaches outside the bounds.
  case beginGroup(opacity: Double, bounds: Rect)
  /// Ends the last group that is open.
  case endGroup
  /// From here to the matching `endRotation`, all is turned about a point, clockwise in radians.
  case beginRotation(angle: Double, center: Point)
  /// Ends the last rotation that is open.
  case endRotation
  /// From here to the matching `endTransform`, all is drawn where a map puts it.
  case beginTransform(AffineMatrix)
  /// Ends the last transform that is open.
  case endTransform
  /// A filled rectangle.
  case fill(RoundedRect, Color)
  /// A line along a rectangle's edges, inside of them.
  case border(RoundedRect, width: Double, Color)
  /// A filled ellipse.
  case ellipse(Rect, Color)
  /// A path, filled, drawn along, or both.
  case path(Path, fill: Color?, stroke: Stroke?)
  /// A line of text.
  case text(DrawnText)
  /// A picture.
  case image(DrawnImage)
}

extension DrawCommand {
  /// The smallest upright rectangle that holds what is drawn, or `nil` for commands that draw
  /// nothing.
  var bounds: Rect? {
    switch self {
    case .beginClip, .endClip, .endGroup, .beginRotation, .endRotation, .beginTransform,
      .endTransform:
      nil
    case .beginGroup(_, let bounds): bounds
    case .fill(let shape, _), .border(let shape, _, _): shape.rect
    case .ellipse(let rect, _): rect
    case .path(let path, _, let stroke):
      path.bounds.outset(by: EdgeInsets((stroke?.width ?? 0)))
    case .text(let text): text.bounds
    case .image(let image): image.frame.union(image.target(natural: image.size ?? .zero))
    }
  }
}
