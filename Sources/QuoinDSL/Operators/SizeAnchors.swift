public import QuoinGeometry
public import QuoinModel

/// Width and height together: `a.size == b.size * 2`, `a.size == Size(48, 20)`, `a.size == 48`.
public struct SizeAnchors: Hashable, Sendable {
  /// The node or guide that the anchors belong to.
  public let item: AnchorItem
  @usableFromInline var multiplier: Double
  @usableFromInline var offset: Size

  @inlinable init(_ item: AnchorItem) {
    self.item = item
    multiplier = 1
    offset = Size(0, 0)
  }

  /// Multiplies both extents.
  @_disfavoredOverload public static func * (a: SizeAnchors, b: Double) -> SizeAnchors {
    var product = a
    product.multiplier *= b
    product.offset = Size(a.offset.width * b, a.offset.height * b)
    return product
  }

  /// Multiplies both extents.
  @_disfavoredOverload public static func * (a: Double, b: SizeAnchors) -> SizeAnchors { b * a }

  /// Divides both extents.
  @_disfavoredOverload public static func / (a: SizeAnchors, b: Double) -> SizeAnchors {
    a * (1 / b)
  }

  /// Adds a number of points to each extent.
  @_disfavoredOverload public static func + (a: SizeAnchors, b: Size) -> SizeAnchors {
    var sum = a
    sum.offset = Size(a.offset.width + b.width, a.offset.height + b.height)
    return sum
  }

  /// Subtracts a number of points from each extent.
  @_disfavoredOverload public static func - (a: SizeAnchors, b: Size) -> SizeAnchors {
    a + Size(-b.width, -b.height)
  }

  @inlinable subscript(attribute: Attribute) -> DimensionExpression {
    var side = DimensionExpression(item, attribute)
    side.first.coefficient = multiplier
    side.constant = attribute == .width ? offset.width : offset.height
    return side
  }

  @inlinable func term(_ attribute: Attribute) -> AnchorTerm {
    AnchorTerm(item, attribute, coefficient: multiplier)
  }

  @inlinable func constraints(_ comparison: Comparison, _ other: SizeAnchors) -> [Constraint] {
    [
      Constraint(
        of: term(.width), comparison, other.term(.width),
        constant: other.offset.width - offset.width),
      Constraint(
        of: term(.height), comparison, other.term(.height),
        constant: other.offset.height - offset.height),
    ]
  }

  @inlinable func constraints(_ comparison: Comparison, _ size: Size) -> [Constraint] {
    [
      Constraint(of: term(.width), comparison, nil, constant: size.width - offset.width),
      Constraint(of: term(.height), comparison, nil, constant: size.height - offset.height),
    ]
  }
}

/// Returns the constraints that two sizes are equal.
@inlinable
public func == (a: SizeAnchors, b: SizeAnchors) -> [Constraint] { a.constraints(.equal, b) }

/// Returns the constraints that each extent is at most the other's.
@inlinable
public func <= (a: SizeAnchors, b: SizeAnchors) -> [Constraint] {
  a.constraints(.lessThanOrEqual, b)
}

/// Returns the constraints that each extent is at least the other's.
@inlinable
public func >= (a: SizeAnchors, b: SizeAnchors) -> [Constraint] {
  a.constraints(.greaterThanOrEqual, b)
}

/// Returns the constraints that the width and height equal a size in points.
@inlinable
public func == (a: SizeAnchors, b: Size) -> [Constraint] { a.constraints(.equal, b) }

/// Returns the constraints that the width and height are at most a size in points.
@inlinable
public func <= (a: SizeAnchors, b: Size) -> [Constraint] { a.constraints(.lessThanOrEqual, b) }

/// Returns the constraints that the width and height are at least a size in points.
@inlinable
public func >= (a: SizeAnchors, b: Size) -> [Constraint] { a.constraints(.greaterThanOrEqual, b) }

/// Returns the constraints of a square with sides of a number of points.
@inlinable
public func == (a: SizeAnchors, b: Double) -> [Constraint] { a == Size(b) }

/// Returns the constraints that both extents are at most a number of points.
@inlinable
public func <= (a: SizeAnchors, b: Double) -> [Constraint] { a <= Size(b) }

/// Returns the constraints that both extents are at least a number of points.
@inlinable
public func >= (a: SizeAnchors, b: Double) -> [Constraint] { a >= Size(b) }

/// Returns the constraints that both extents equal the same expression.
@inlinable
public func == (a: SizeAnchors, b: DimensionExpression) -> [Constraint] {
  [a[.width].constraint(.equal, b), a[.height].constraint(.equal, b)]
}
