public import QuoinModel

// Comparisons that look right but have no meaning; each message names the replacement.

/// Unavailable: a position can only be compared with another position.
@available(
  *, unavailable,
  message: "a place needs another place: write 'a.left == a.superview.left + 10'"
)
public func == <Kind: PlaceKind>(a: AnchorExpression<Kind>, b: Double) -> Constraint {
  a.constraint(.equal, b)
}

/// Unavailable: a position can only be compared with another position.
@available(
  *, unavailable,
  message: "a place needs another place: write 'a.left <= a.superview.left + 10'"
)
public func <= <Kind: PlaceKind>(a: AnchorExpression<Kind>, b: Double) -> Constraint {
  a.constraint(.lessThanOrEqual, b)
}

/// Unavailable: a position can only be compared with another position.
@available(
  *, unavailable,
  message: "a place needs another place: write 'a.left >= a.superview.left + 10'"
)
public func >= <Kind: PlaceKind>(a: AnchorExpression<Kind>, b: Double) -> Constraint {
  a.constraint(.greaterThanOrEqual, b)
}

/// Unavailable: a node's anchors are plain values; a constraint begins with a closure parameter.
@available(
  *, unavailable,
  message: "a constraint begins with a parameter of 'constrain(a, b) { a, b in … }'"
)
public func == <Kind>(a: Anchor<Kind>, b: some Any) -> Constraint {
  a.expression.constraint(.equal, 0)
}

/// Unavailable: a node's anchors are plain values; a constraint begins with a closure parameter.
@available(
  *, unavailable,
  message: "a constraint begins with a parameter of 'constrain(a, b) { a, b in … }'"
)
public func <= <Kind>(a: Anchor<Kind>, b: some Any) -> Constraint {
  a.expression.constraint(.equal, 0)
}

/// Unavailable: a node's anchors are plain values; a constraint begins with a closure parameter.
@available(
  *, unavailable,
  message: "a constraint begins with a parameter of 'constrain(a, b) { a, b in … }'"
)
public func >= <Kind>(a: Anchor<Kind>, b: some Any) -> Constraint {
  a.expression.constraint(.equal, 0)
}

/// Unavailable: comparing each side with `<=` would not keep one rectangle inside the other.
@available(
  *, unavailable, message: "to keep one rectangle within another write 'a.inside(b)'"
)
public func <= (a: EdgeAnchors, b: EdgeAnchors) -> [Constraint] { [] }

/// Unavailable: comparing each side with `>=` would not keep one rectangle around the other.
@available(
  *, unavailable, message: "to keep one rectangle within another write 'b.inside(a)'"
)
public func >= (a: EdgeAnchors, b: EdgeAnchors) -> [Constraint] { [] }
