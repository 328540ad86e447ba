import QuoinGeometry
import QuoinModel

/// The shadow of a box, outside of it or falling into it: CSS Backgrounds 3 §7.1.
public struct DrawnShadow: Hashable, Sendable {
  /// The box's edge: nothing of an outer shadow is drawn inside of it, nor of an inner one outside.
  public var box: RoundedRect
  /// The colour.
  public var color: Color
  /// The move of the shadow, in points.
  public var offset: Point
  /// The standard deviation of the blur, in points: half of CSS's blur radius.
  public var deviation: Double
  /// How much larger than the box the shadow is, in points.
  public var spread: Double
  /// Whether it falls into the box.
  public var isInner: Bool
  /// Whether something opaque fills the box: an outer shadow then reaches a hair under it, so that no
  /// light shows between the two.
  public var isCovered: Bool

  /// The shadow that a style says, of a box's edge.
  package init(_ shadow: Shadow, of box: RoundedRect, isCovered: Bool = false) {
    self.box = box
    color = shadow.color
    offset = Point(shadow.x, shadow.y)
    deviation = shadow.blur / 2
    spread = shadow.spread
    isInner = shadow.isInner
    self.isCovered = isCovered
  }

  /// The shape that is blurred: of an outer shadow what is dark, of an inner one what is light.
  package var caster: RoundedRect {
    box.spread(by: isInner ? -spread : spread).offset(by: offset)
  }

  /// How far from its shape a blur reaches: beyond, less than 1/700 of the shadow is left.
  package var reach: Double { max(0, 3 * deviation) }

  /// The smallest rectangle that holds what is drawn.
  package var bounds: Rect {
    isInner ? box.rect : caster.rect.outset(by: EdgeInsets(reach))
  }

  /// The part of the box in which nothing of an outer shadow is drawn.
  package var hole: RoundedRect {
    isCovered ? box.inset(by: EdgeInsets(DrawnShadow.overlap)) : box
  }

  /// Whether there is something to draw.
  package var isVisible: Bool {
    guard color.alpha > 0, offset.isFinite, deviation.isFinite, deviation >= 0, spread.isFinite,
      box.rect.isFinite, !box.rect.isEmpty
    else { return false }
    return isInner || !caster.rect.isEmpty
  }

  /// How far a shadow reaches under an opaque box, in points.
  static let overlap = 0.5
}
