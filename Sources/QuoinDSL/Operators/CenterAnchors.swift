public import QuoinGeometry
public import QuoinModel

/// The centre along both axes: `a.center == b.center + Point(0, 8)`.
public struct CenterAnchors: Hashable, Sendable {
  /// What the anchors belong to.
  public let item: AnchorItem
  var offset = Point.zero

  init(_ item: AnchorItem) { self.item = item }

  /// The centre moved by points along x and y.
  public static func + (a: CenterAnchors, b: Point) -> CenterAnchors {
    var sum = a
    sum.offset = a.offset + b
    return sum
  }

  /// The centre moved back by points along x and y.
  public static func - (a: CenterAnchors, b: Point) -> CenterAnchors {
    var difference = a
    difference.offset = a.offset - b
    return difference
  }

  func constraints(_ comparison: Comparison, _ other: CenterAnchors) -> [Constraint] {
    let x = (XExpression(item, .centerX) + offset.x).constraint(
      comparison, XExpression(other.item, .centerX) + other.offset.x)
    let y = (YExpression(item, .centerY) + offset.y).constraint(
      comparison, YExpression(other.item, .centerY) + other.offset.y)
    return [x, y]
  }
}

/// The constraints that two centres are the same place.
public func == (a: CenterAnchors, b: CenterAnchors) -> [Constraint] { a.constraints(.equal, b) }

/// The constraints that a centre is nowhere right of or below another.
public func <= (a: CenterAnchors, b: CenterAnchors) -> [Constraint] {
  a.constraints(.lessThanOrEqual, b)
}

/// The constraints that a centre is nowhere left of or above another.
public func >= (a: CenterAnchors, b: CenterAnchors) -> [Constraint] {
  a.constraints(.greaterThanOrEqual, b)
}
