public import QuoinGeometry
public import QuoinModel

/// The centre along both axes: `a.center == b.center + Point(0, 8)`.
public struct CenterAnchors: Hashable, Sendable {
  /// The node or guide that the anchors belong to.
  public let item: AnchorItem
  @usableFromInline var offset: Point

  @inlinable init(_ item: AnchorItem) {
    self.item = item
    offset = Point(0, 0)
  }

  /// Adds an offset along x and y to a centre.
  @_disfavoredOverload public static func + (a: CenterAnchors, b: Point) -> CenterAnchors {
    var sum = a
    sum.offset = a.offset + b
    return sum
  }

  /// Subtracts an offset along x and y from a centre.
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

/// Returns the constraints that two centres coincide.
@inlinable
public func == (a: CenterAnchors, b: CenterAnchors) -> [Constraint] { a.constraints(.equal, b) }

/// Returns the constraints that a centre is not to the right of or below another.
@inlinable
public func <= (a: CenterAnchors, b: CenterAnchors) -> [Constraint] {
  a.constraints(.lessThanOrEqual, b)
}

/// Returns the constraints that a centre is not to the left of or above another.
@inlinable
public func >= (a: CenterAnchors, b: CenterAnchors) -> [Constraint] {
  a.constraints(.greaterThanOrEqual, b)
}
