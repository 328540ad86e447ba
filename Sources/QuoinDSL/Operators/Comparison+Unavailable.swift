public import QuoinModel

// Comparisons that look right and mean nothing: each says what to write instead.

/// A place is a number only beside another place.
@available(
  *, unavailable,
  message: "a place needs another place: write 'a.left == a.superview.left + 10'"
)
public func == <Kind: PlaceKind>(a: AnchorExpression<Kind>, b: Double) -> Constraint {
  a.constraint(.equal, b)
}

/// A place is a number only beside another place.
@available(
  *, unavailable,
  message: "a place needs another place: write 'a.left <= a.superview.left + 10'"
)
public func <= <Kind: PlaceKind>(a: AnchorExpression<Kind>, b: Double) -> Constraint {
  a.constraint(.lessThanOrEqual, b)
}

/// A place is a number only beside another place.
@available(
  *, unavailable,
  message: "a place needs another place: write 'a.left >= a.superview.left + 10'"
)
public func >= <Kind: PlaceKind>(a: AnchorExpression<Kind>, b: Double) -> Constraint {
  a.constraint(.greaterThanOrEqual, b)
}

/// The anchors of a node itself are values; a constraint begins with a parameter of a closure.
@available(
  *, unavailable,
  message: "a constraint begins with a parameter of 'constrain(a, b) { a, b in … }'"
)
public func == <Kind>(a: Anchor<Kind>, b: some Any) -> Constraint {
  a.expression.constraint(.equal, 0)
}

/// The anchors of a node itself are values; a constraint begins with a parameter of a closure.
@available(
  *, unavailable,
  message: "a constraint begins with a parameter of 'constrain(a, b) { a, b in … }'"
)
public func <= <Kind>(a: Anchor<Kind>, b: some Any) -> Constraint {
  a.expression.constraint(.equal, 0)
}

/// The anchors of a node itself are values; a constraint begins with a parameter of a closure.
@available(
  *, unavailable,
  message: "a constraint begins with a parameter of 'constrain(a, b) { a, b in … }'"
)
public func >= <Kind>(a: Anchor<Kind>, b: some Any) -> Constraint {
  a.expression.constraint(.equal, 0)
}

/// Side by side, `<=` would not keep the one inside the other.
@available(
  *, unavailable, message: "to keep one rectangle within another write 'a.inside(b)'"
)
public func <= (a: EdgeAnchors, b: EdgeAnchors) -> [Constraint] { [] }

/// Side by side, `>=` would not keep the one around the other.
@available(
  *, unavailable, message: "to keep one rectangle within another write 'b.inside(a)'"
)
public func >= (a: EdgeAnchors, b: EdgeAnchors) -> [Constraint] { [] }
