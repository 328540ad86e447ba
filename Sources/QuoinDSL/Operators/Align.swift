public import QuoinModel

// Each item is tied to the first one, so that moving any other affects only that one.

/// Returns constraints that align left sides: each equals the first.
public func align(left proxies: Proxy...) -> [Constraint] { align(left: proxies) }

/// Returns constraints that align left sides: each equals the first.
public func align(left proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.left == $1.left }
}

/// Returns constraints that align right sides: each equals the first.
public func align(right proxies: Proxy...) -> [Constraint] { align(right: proxies) }

/// Returns constraints that align right sides: each equals the first.
public func align(right proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.right == $1.right }
}

/// Returns constraints that align leading sides: each equals the first.
public func align(leading proxies: Proxy...) -> [Constraint] { align(leading: proxies) }

/// Returns constraints that align leading sides: each equals the first.
public func align(leading proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.leading == $1.leading }
}

/// Returns constraints that align trailing sides: each equals the first.
public func align(trailing proxies: Proxy...) -> [Constraint] { align(trailing: proxies) }

/// Returns constraints that align trailing sides: each equals the first.
public func align(trailing proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.trailing == $1.trailing }
}

/// Returns constraints that align centres along x: each equals the first.
public func align(centerX proxies: Proxy...) -> [Constraint] { align(centerX: proxies) }

/// Returns constraints that align centres along x: each equals the first.
public func align(centerX proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.centerX == $1.centerX }
}

/// Returns constraints that align top sides: each equals the first.
public func align(top proxies: Proxy...) -> [Constraint] { align(top: proxies) }

/// Returns constraints that align top sides: each equals the first.
public func align(top proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.top == $1.top }
}

/// Returns constraints that align bottom sides: each equals the first.
public func align(bottom proxies: Proxy...) -> [Constraint] { align(bottom: proxies) }

/// Returns constraints that align bottom sides: each equals the first.
public func align(bottom proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.bottom == $1.bottom }
}

/// Returns constraints that align centres along y: each equals the first.
public func align(centerY proxies: Proxy...) -> [Constraint] { align(centerY: proxies) }

/// Returns constraints that align centres along y: each equals the first.
public func align(centerY proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.centerY == $1.centerY }
}

/// Returns constraints that align first baselines: each equals the first.
public func align(firstBaseline proxies: Proxy...) -> [Constraint] { align(firstBaseline: proxies) }

/// Returns constraints that align first baselines: each equals the first.
public func align(firstBaseline proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.firstBaseline == $1.firstBaseline }
}

/// Returns constraints that align last baselines: each equals the first.
public func align(lastBaseline proxies: Proxy...) -> [Constraint] { align(lastBaseline: proxies) }

/// Returns constraints that align last baselines: each equals the first.
public func align(lastBaseline proxies: [Proxy]) -> [Constraint] {
  aligned(proxies) { $0.lastBaseline == $1.lastBaseline }
}

/// Returns constraints that align last baselines: each equals the first.
public func align(baseline proxies: Proxy...) -> [Constraint] { align(lastBaseline: proxies) }

/// Returns constraints that align last baselines: each equals the first.
public func align(baseline proxies: [Proxy]) -> [Constraint] { align(lastBaseline: proxies) }

private func aligned(
  _ proxies: [Proxy], _ constraint: (Proxy, Proxy) -> Constraint
) -> [Constraint] {
  guard let first = proxies.first else { return [] }
  return proxies.dropFirst().map { constraint($0, first) }
}
