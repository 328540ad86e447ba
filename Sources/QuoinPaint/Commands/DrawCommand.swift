import QuoinGeometry
import QuoinModel

/// A drawing command.
///
/// Large values are apart, because a drawing of many texts has more small commands than others.
///
/// Coordinates are in points, relative to the top left corner of the picture.
public enum DrawCommand: Hashable, Sendable {
  /// Begins clipping to a shape, until the matching `endClip`.
  indirect case beginClip(RoundedRect)
  /// Begins clipping to a path, until the matching `endClip`.
  case beginPathClip(Path)
  /// Ends the innermost clip.
  case endClip
  /// Begins a group, until the matching `endGroup`.
  ///
  /// The group is drawn as one picture with an opacity and a blend mode. Everything in it is inside
  /// the bounds.
  case beginGroup(opacity: Double, blend: BlendMode = .normal, bounds: Rect)
  /// Ends the innermost group.
  case endGroup
  /// Begins a filtered picture, until the matching `endFilter`.
  ///
  /// Before filtering, everything in it is inside the bounds.
  indirect case beginFilter([Filter], bounds: Rect, of: DrawnOrigin? = nil)
  /// Ends the innermost filter.
  case endFilter
  /// Begins masked content, which is followed by `maskWith`, the mask and `endMask`.
  ///
  /// Content and mask are inside the bounds.
  case beginMask(bounds: Rect)
  /// Ends the masked content and begins the mask.
  case maskWith(Mask)
  /// Ends the innermost mask.
  case endMask
  /// Begins a blurred silhouette in a single colour, until the matching `endSilhouette`.
  indirect case beginSilhouette(Silhouette)
  /// Ends the innermost silhouette.
  case endSilhouette
  /// Begins a rotation about a point, clockwise in radians, until the matching `endRotation`.
  case beginRotation(angle: Double, center: Point)
  /// Ends the innermost rotation.
  case endRotation
  /// Begins an affine transform, until the matching `endTransform`.
  case beginTransform(AffineMatrix)
  /// Ends the innermost transform.
  case endTransform
  /// Begins the content of the element at an index of the list's `elements`, until `endElement`.
  case beginElement(Int)
  /// Ends the content of an element.
  case endElement
  /// Adds a link with a clickable rectangle; nothing is drawn.
  case link(String, Rect)
  /// Applies filters to what was drawn so far inside a shape; only bitmap painters support it.
  indirect case backdrop([Filter], RoundedRect, of: DrawnOrigin? = nil)
  /// Fills a rounded rectangle.
  indirect case fill(RoundedRect, Color)
  /// Fills a rounded rectangle with a gradient.
  indirect case gradient(RoundedRect, DrawnGradient)
  /// Fills a shape with a gradient or an image, which may be repeated.
  indirect case layer(DrawnLayer)
  /// Draws the shadow of a box.
  indirect case shadow(DrawnShadow)
  /// Strokes a rounded rectangle along the inside of its edge.
  indirect case border(RoundedRect, width: Double, Color)
  /// Fills an ellipse.
  indirect case ellipse(Rect, Color)
  /// Fills or strokes a path, or both.
  indirect case path(Path, fill: Color?, stroke: Stroke?)
  /// Draws a line of text.
  indirect case text(DrawnText)
  /// Draws an image.
  indirect case image(DrawnImage)
}

/// The component of a mask that determines how much it lets through.
public enum Mask: UInt8, Hashable, Sendable {
  /// The opacity of the mask.
  case alpha
  /// The luminance times the opacity (CSS Masking 1 §7.10.1).
  case luminance
}

/// The parameters of a silhouette, which turns a drawing into its shadow.
public struct Silhouette: Hashable, Sendable {
  /// The colour of the silhouette.
  public var color: Color
  /// The offset, in points.
  public var offset: Point
  /// The standard deviation of the blur, in points: half of CSS's blur radius.
  public var deviation: Double
  /// A rectangle that contains the drawing, before it is moved and blurred.
  public var bounds: Rect

  /// Creates a silhouette.
  package init(color: Color, offset: Point = .zero, deviation: Double = 0, bounds: Rect) {
    self.color = color
    self.offset = offset
    self.deviation = deviation
    self.bounds = bounds
  }

  /// A rectangle that contains the shadow.
  package var drawnBounds: Rect {
    bounds.offset(by: offset).outset(by: EdgeInsets(max(0, 3 * deviation)))
  }
}

/// The kind of span that a command opens or closes.
package enum DrawSpan { case clip, group, filter, mask, silhouette, rotation, transform }

extension DrawCommand {
  /// The kind of span that the command opens, if any.
  package var opens: DrawSpan? {
    switch self {
    case .beginClip, .beginPathClip: .clip
    case .beginGroup: .group
    case .beginFilter: .filter
    case .beginMask: .mask
    case .beginSilhouette: .silhouette
    case .beginRotation: .rotation
    case .beginTransform: .transform
    default: nil
    }
  }

  /// The kind of span that the command closes, if any.
  package var closes: DrawSpan? {
    switch self {
    case .endClip: .clip
    case .endGroup: .group
    case .endFilter: .filter
    case .endMask: .mask
    case .endSilhouette: .silhouette
    case .endRotation: .rotation
    case .endTransform: .transform
    default: nil
    }
  }

  /// The bounding box of what the command draws, or `nil` if it draws nothing.
  var bounds: Rect? {
    switch self {
    case .beginGroup(_, _, let bounds), .beginMask(let bounds): bounds
    case .beginFilter(let filters, let bounds, _): filters.reached(from: bounds)
    case .beginSilhouette(let silhouette): silhouette.drawnBounds
    case .fill(let shape, _), .border(let shape, _, _), .gradient(let shape, _): shape.rect
    case .layer(let layer): layer.shape.rect
    case .shadow(let shadow): shadow.bounds
    case .ellipse(let rect, _): rect
    case .backdrop(_, let shape, _): shape.rect
    case .path(let path, _, let stroke): path.bounds.outset(by: EdgeInsets(stroke?.reach ?? 0))
    case .text(let text): text.bounds
    case .image(let image): image.frame.union(image.target(natural: image.size ?? .zero))
    default: nil
    }
  }
}

extension Stroke {
  /// The distance that the stroke extends from the path, with an allowance for mitred joins.
  fileprivate var reach: Double { hasRoundJoins || cap != .butt ? width : width * 5 }
}
