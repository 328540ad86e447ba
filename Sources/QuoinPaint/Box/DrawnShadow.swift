import QuoinGeometry
import QuoinModel

/// The outer or inner shadow of a box: CSS Backgrounds 3 §7.1.
public struct DrawnShadow: Hashable, Sendable {
  /// The edge of the box: an outer shadow is drawn only outside of it, an inner shadow only inside.
  public var box: RoundedRect
  /// The colour of the shadow.
  public var color: Color
  /// The offset of the shadow, in points.
  public var offset: Point
  /// The standard deviation of the blur, in points: half of CSS's blur radius.
  public var deviation: Double
  /// The distance by which the shadow is larger than the box, in points.
  public var spread: Double
  /// Whether it is an inner shadow.
  public var isInner: Bool
  /// Whether the box has an opaque fill.
  ///
  /// An outer shadow then extends slightly under the box, so that no gap is visible between them.
  public var isCovered: Bool

  /// Creates the shadow of a box from a style's shadow.
  package init(_ shadow: Shadow, of box: RoundedRect, isCovered: Bool = false) {
    self.box = box
    color = shadow.color
    offset = Point(shadow.x, shadow.y)
    deviation = shadow.blur / 2
    spread = shadow.spread
    isInner = shadow.isInner
    self.isCovered = isCovered
  }

  /// The shape that is blurred: the dark area of an outer shadow, the light area of an inner one.
  package var caster: RoundedRect {
    box.spread(by: isInner ? -spread : spread).offset(by: offset)
  }

  /// The distance from its shape that a blur reaches; less than 1/700 of the shadow lies beyond.
  package var reach: Double { max(0, 3 * deviation) }

  /// The smallest rectangle that contains the shadow.
  package var bounds: Rect {
    isInner ? box.rect : caster.rect.outset(by: EdgeInsets(reach))
  }

  /// The part of the box in which an outer shadow is not drawn.
  package var hole: RoundedRect {
    isCovered ? box.inset(by: EdgeInsets(DrawnShadow.overlap)) : box
  }

  /// Whether the shadow is visible.
  package var isVisible: Bool {
    guard color.alpha > 0, offset.isFinite, deviation.isFinite, deviation >= 0, spread.isFinite,
      box.rect.isFinite, !box.rect.isEmpty
    else { return false }
    return isInner || !caster.rect.isEmpty
  }

  /// The distance that a shadow extends under an opaque box, in points.
  static let overlap = 0.5
}
