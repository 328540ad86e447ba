public import QuoinModel

/// Returns constraints that place items from leading to trailing, with a gap in points between
/// neighbours.
public func distribute(by gap: Double = 0, horizontally proxies: Proxy...) -> [Constraint] {
  distribute(by: gap, horizontally: proxies)
}

/// Returns constraints that place items from leading to trailing, with a gap in points between
/// neighbours.
public func distribute(by gap: Double = 0, horizontally proxies: [Proxy]) -> [Constraint] {
  chained(proxies) { $1.leading == $0.trailing + gap }
}

/// Returns constraints that place items from left to right, with a gap in points between
/// neighbours.
public func distribute(by gap: Double = 0, leftToRight proxies: Proxy...) -> [Constraint] {
  distribute(by: gap, leftToRight: proxies)
}

/// Returns constraints that place items from left to right, with a gap in points between
/// neighbours.
public func distribute(by gap: Double = 0, leftToRight proxies: [Proxy]) -> [Constraint] {
  chained(proxies) { $1.left == $0.right + gap }
}

/// Returns constraints that place items from top to bottom, with a gap in points between
/// neighbours.
public func distribute(by gap: Double = 0, vertically proxies: Proxy...) -> [Constraint] {
  distribute(by: gap, vertically: proxies)
}

/// Returns constraints that place items from top to bottom, with a gap in points between
/// neighbours.
public func distribute(by gap: Double = 0, vertically proxies: [Proxy]) -> [Constraint] {
  chained(proxies) { $1.top == $0.bottom + gap }
}

/// Returns constraints that give all items the same width: each equals the one before.
public func distribute(equalWidth proxies: Proxy...) -> [Constraint] {
  distribute(equalWidth: proxies)
}

/// Returns constraints that give all items the same width: each equals the one before.
public func distribute(equalWidth proxies: [Proxy]) -> [Constraint] {
  chained(proxies) { $1.width == $0.width }
}

/// Returns constraints that give all items the same height: each equals the one before.
public func distribute(equalHeight proxies: Proxy...) -> [Constraint] {
  distribute(equalHeight: proxies)
}

/// Returns constraints that give all items the same height: each equals the one before.
public func distribute(equalHeight proxies: [Proxy]) -> [Constraint] {
  chained(proxies) { $1.height == $0.height }
}

private func chained(
  _ proxies: [Proxy], _ constraint: (Proxy, Proxy) -> Constraint
) -> [Constraint] {
  zip(proxies, proxies.dropFirst()).map { constraint($0, $1) }
}
