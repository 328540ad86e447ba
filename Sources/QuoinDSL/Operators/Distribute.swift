public import QuoinModel

/// The constraints of a row from the leading side to the trailing one: a gap between any two neighbours, in points.
public func distribute(by gap: Double = 0, horizontally proxies: Proxy...) -> [Constraint] {
  distribute(by: gap, horizontally: proxies)
}

/// The constraints of a row from the leading side to the trailing one: a gap between any two neighbours, in points.
public func distribute(by gap: Double = 0, horizontally proxies: [Proxy]) -> [Constraint] {
  chained(proxies) { $1.leading == $0.trailing + gap }
}

/// The constraints of a row from left to right: a gap between any two neighbours, in points.
public func distribute(by gap: Double = 0, leftToRight proxies: Proxy...) -> [Constraint] {
  distribute(by: gap, leftToRight: proxies)
}

/// The constraints of a row from left to right: a gap between any two neighbours, in points.
public func distribute(by gap: Double = 0, leftToRight proxies: [Proxy]) -> [Constraint] {
  chained(proxies) { $1.left == $0.right + gap }
}

/// The constraints of a row from top to bottom: a gap between any two neighbours, in points.
public func distribute(by gap: Double = 0, vertically proxies: Proxy...) -> [Constraint] {
  distribute(by: gap, vertically: proxies)
}

/// The constraints of a row from top to bottom: a gap between any two neighbours, in points.
public func distribute(by gap: Double = 0, vertically proxies: [Proxy]) -> [Constraint] {
  chained(proxies) { $1.top == $0.bottom + gap }
}

/// The constraints that all have one width: each is as large as the one before.
public func distribute(equalWidth proxies: Proxy...) -> [Constraint] {
  distribute(equalWidth: proxies)
}

/// The constraints that all have one width: each is as large as the one before.
public func distribute(equalWidth proxies: [Proxy]) -> [Constraint] {
  chained(proxies) { $1.width == $0.width }
}

/// The constraints that all have one height: each is as large as the one before.
public func distribute(equalHeight proxies: Proxy...) -> [Constraint] {
  distribute(equalHeight: proxies)
}

/// The constraints that all have one height: each is as large as the one before.
public func distribute(equalHeight proxies: [Proxy]) -> [Constraint] {
  chained(proxies) { $1.height == $0.height }
}

private func chained(
  _ proxies: [Proxy], _ constraint: (Proxy, Proxy) -> Constraint
) -> [Constraint] {
  zip(proxies, proxies.dropFirst()).map { constraint($0, $1) }
}
