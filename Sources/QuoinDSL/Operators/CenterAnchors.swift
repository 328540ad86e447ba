public import QuoinGeometry
public import QuoinModel

/// The centre along both axes: `a.center == b.center + Point(0, 8)`.
public struct CenterAnchors: Hashable, Sendable {
  /// What the anchors belong to.
  public let item: AnchorItem
  @usableFromInline var offset: Point

  @inlinable init(_ item: AnchorItem) {
    self.item = item
    offset = Point(0, 0)
  }

  /// The centre moved by points along x and y.
  @_disfavoredOverload public static func + (a: CenterAnchors, b: Point) -> CenterAnchors {
    var sum = a
    sum.offset = a.offset + b
    return sum
  }

  /// The centre moved back by points along x and y.
  @_disfavoredOverload public static func - (a: CenterAnchors, b: Point) -> CenterAnchors {
    var difference = a
    difference.offset = a.offset - b
    return difference
  }

  @inlinable func constraints(_ comparison: Comparison, _ other: CenterAnchors) -> [Constraint] {
    let x = Constraint(
      of: AnchorTerm(item, .centerX), comparison, AnchorTerm(other.item, .centerX),
      constant: other.offset.x - offset.x)
    let y = Constraint(
      of: AnchorTerm(item, .centerY), comparison, AnchorTerm(other.item, .centerY),
      constant: other.offset.y - offset.y)
    return [x, y]
  }
}

/// The constraints that two centres are the same place.
@inlinable
public func == (a: CenterAnchors, b: CenterAnchors) -> [Constraint] { a.constraints(.equal, b) }

/// The constraints that a centre is nowhere right of or below another.
@inlinable
public func <= (a: CenterAnchors, b: CenterAnchors) -> [Constraint] {
  a.constraints(.lessThanOrEqual, b)
}

/// The constraints that a centre is nowhere left of or above another.
@inlinable
public func >= (a: CenterAnchors, b: CenterAnchors) -> [Constraint] {
  a.constraints(.greaterThanOrEqual, b)
}
