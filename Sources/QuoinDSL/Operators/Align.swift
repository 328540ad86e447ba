public import QuoinModel

// Each of the others is tied to the first, so that moving one moves none but itself.

/// The constraints that left sides are on one line: each is equal to the first.
public func align(left proxies: Proxy...) -> [Constraint] { align(left: proxies) }

/// The constraints that left sides are on one line: each is equal to the first.
public func align(left proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.left == $1.left }
}

/// The constraints that right sides are on one line: each is equal to the first.
public func align(right proxies: Proxy...) -> [Constraint] { align(right: proxies) }

/// The constraints that right sides are on one line: each is equal to the first.
public func align(right proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.right == $1.right }
}

/// The constraints that leading sides are on one line: each is equal to the first.
public func align(leading proxies: Proxy...) -> [Constraint] { align(leading: proxies) }

/// The constraints that leading sides are on one line: each is equal to the first.
public func align(leading proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.leading == $1.leading }
}

/// The constraints that trailing sides are on one line: each is equal to the first.
public func align(trailing proxies: Proxy...) -> [Constraint] { align(trailing: proxies) }

/// The constraints that trailing sides are on one line: each is equal to the first.
public func align(trailing proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.trailing == $1.trailing }
}

/// The constraints that centres along x are on one line: each is equal to the first.
public func align(centerX proxies: Proxy...) -> [Constraint] { align(centerX: proxies) }

/// The constraints that centres along x are on one line: each is equal to the first.
public func align(centerX proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.centerX == $1.centerX }
}

/// The constraints that top sides are on one line: each is equal to the first.
public func align(top proxies: Proxy...) -> [Constraint] { align(top: proxies) }

/// The constraints that top sides are on one line: each is equal to the first.
public func align(top proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.top == $1.top }
}

/// The constraints that bottom sides are on one line: each is equal to the first.
public func align(bottom proxies: Proxy...) -> [Constraint] { align(bottom: proxies) }

/// The constraints that bottom sides are on one line: each is equal to the first.
public func align(bottom proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.bottom == $1.bottom }
}

/// The constraints that centres along y are on one line: each is equal to the first.
public func align(centerY proxies: Proxy...) -> [Constraint] { align(centerY: proxies) }

/// The constraints that centres along y are on one line: each is equal to the first.
public func align(centerY proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.centerY == $1.centerY }
}

/// The constraints that first baselines are on one line: each is equal to the first.
public func align(firstBaseline proxies: Proxy...) -> [Constraint] { align(firstBaseline: proxies) }

/// The constraints that first baselines are on one line: each is equal to the first.
public func align(firstBaseline proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.firstBaseline == $1.firstBaseline }
}

/// The constraints that last baselines are on one line: each is equal to the first.
public func align(lastBaseline proxies: Proxy...) -> [Constraint] { align(lastBaseline: proxies) }

/// The constraints that last baselines are on one line: each is equal to the first.
public func align(lastBaseline proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.lastBaseline == $1.lastBaseline }
}

/// The constraints that last baselines are on one line: each is equal to the first.
public func align(baseline proxies: Proxy...) -> [Constraint] { align(lastBaseline: proxies) }

/// The constraints that last baselines are on one line: each is equal to the first.
public func align(baseline proxies: [Proxy]) -> [Constraint] { align(lastBaseline: proxies) }

private func aligned(
  _ proxies: [Proxy], _ constraint: (Proxy, Proxy) -> Constraint
) -> [Constraint] {
  guard let first = proxies.first else { return [] }
  return proxies.dropFirst().map { constraint($0, first) }
}
