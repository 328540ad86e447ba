import QuoinGeometry
import QuoinModel

/// One step of a drawing.
///
/// Coordinates are in points from the top left corner of the picture.
public enum DrawCommand: Hashable, Sendable {
  /// From here to the matching `endClip`, nothing is drawn outside a shape.
  case beginClip(RoundedRect)
  /// From here to the matching `endClip`, nothing is drawn outside a path.
  case beginPathClip(Path)
  /// Ends the last clip that is open.
  case endClip
  /// From here to the matching `endGroup`, all is drawn as one picture of an opacity, and mixed with
  /// what lies behind.
  ///
  /// Nothing in the group reaches outside the bounds.
  case beginGroup(opacity: Double, blend: BlendMode = .normal, bounds: Rect)
  /// Ends the last group that is open.
  case endGroup
  /// From here to the matching `endFilter`, all is drawn as one picture that is changed before it is
  /// painted.
  ///
  /// Nothing in it reaches outside the bounds before it is changed.
  indirect case beginFilter([Filter], bounds: Rect, of: DrawnOrigin? = nil)
  /// Ends the last filter that is open.
  case endFilter
  /// From here to `maskWith` follows what is drawn, from there to the matching `endMask` its mask.
  ///
  /// Nothing in either reaches outside the bounds.
  case beginMask(bounds: Rect)
  /// Ends what is drawn through a mask, and begins the mask.
  case maskWith(Mask)
  /// Ends the last mask that is open.
  case endMask
  /// From here to the matching `endSilhouette`, all is drawn as a blurred silhouette in one colour.
  case beginSilhouette(Silhouette)
  /// Ends the last silhouette that is open.
  case endSilhouette
  /// From here to the matching `endRotation`, all is turned about a point, clockwise in radians.
  case beginRotation(angle: Double, center: Point)
  /// Ends the last rotation that is open.
  case endRotation
  /// From here to the matching `endTransform`, all is drawn where a map puts it.
  case beginTransform(AffineMatrix)
  /// Ends the last transform that is open.
  case endTransform
  /// From here to the next `endElement` follows what the list's element of a number is.
  case beginElement(Int)
  /// Ends what is drawn of an element.
  case endElement
  /// A rectangle of which a tap leads somewhere; nothing is drawn.
  case link(String, Rect)
  /// What was drawn so far inside of a shape, changed; only pictures of pixels show it.
  indirect case backdrop([Filter], RoundedRect, of: DrawnOrigin? = nil)
  /// A filled rectangle.
  case fill(RoundedRect, Color)
  /// A rectangle filled with a gradient.
  indirect case gradient(RoundedRect, DrawnGradient)
  /// A rectangle filled with a gradient or a picture, which may be repeated.
  indirect case layer(DrawnLayer)
  /// The shadow of a box.
  indirect case shadow(DrawnShadow)
  /// A line along a rectangle's edges, inside of them.
  case border(RoundedRect, width: Double, Color)
  /// A filled ellipse.
  case ellipse(Rect, Color)
  /// A path, filled, drawn along, or both.
  case path(Path, fill: Color?, stroke: Stroke?)
  /// A line of text.
  case text(DrawnText)
  /// A picture.
  indirect case image(DrawnImage)
}

/// What of a mask lets through.
public enum Mask: UInt8, Hashable, Sendable {
  /// Its opacity.
  case alpha
  /// How light it is, times its opacity (CSS Masking 1 §7.10.1).
  case luminance
}

/// How a drawing becomes a shadow.
public struct Silhouette: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// The move, in points.
  public var offset: Point
  /// The standard deviation of the blur, in points: half of CSS's blur radius.
  public var deviation: Double
  /// A rectangle that holds all that is drawn inside, before it is moved and blurred.
  public var bounds: Rect

  /// A silhouette of its parts.
  package init(color: Color, offset: Point = .zero, deviation: Double = 0, bounds: Rect) {
    self.color = color
    self.offset = offset
    self.deviation = deviation
    self.bounds = bounds
  }

  /// A rectangle that holds the shadow.
  package var drawnBounds: Rect {
    bounds.offset(by: offset).outset(by: EdgeInsets(max(0, 3 * deviation)))
  }
}

/// What the commands that open and close something belong to.
package enum DrawSpan { case clip, group, filter, mask, silhouette, rotation, transform }

extension DrawCommand {
  /// What the command opens.
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

  /// What the command closes.
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

  /// The smallest upright rectangle that holds what is drawn, or `nil` for commands that draw
  /// nothing.
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
  /// How far from the path the line reaches; pointed corners reach far.
  fileprivate var reach: Double { hasRoundJoins || cap != .butt ? width : width * 5 }
}
