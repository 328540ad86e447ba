public import QuoinModel

/// A type that `constrain` accepts: nodes, guides and arrays of them.
public protocol Constrainable {
  /// The type that the closure receives in its place.
  associatedtype Proxied
  /// The proxy for the closure.
  var proxied: Proxied { get }
  /// The node that can store constraints, or `nil` if none is known.
  var constraintHome: Node? { get }
}

extension Node: Constrainable {
  /// The node's proxy.
  @inlinable public final var proxied: Proxy { Proxy(anchorItem) }
  /// The node itself.
  @inlinable public final var constraintHome: Node? { self }
}

extension LayoutGuide: Constrainable {
  /// The guide's proxy.
  @inlinable public var proxied: Proxy { Proxy(item) }
  /// Always `nil`: the guide is only referred to by name.
  @inlinable public var constraintHome: Node? { nil }
}

extension Array: Constrainable where Element: Constrainable {
  /// The proxies of the elements.
  @inlinable public var proxied: [Element.Proxied] { map(\.proxied) }
  /// The home of the first element that has one.
  @inlinable public var constraintHome: Node? {
    for element in self {
      if let node = element.constraintHome { return node }
    }
    return nil
  }
}

/// Returns the home of the first argument that has one.
@inlinable func constraintHome<each Other: Constrainable>(
  _ nodes: [Node], _ other: repeat each Other
) -> Node? {
  if let node = nodes.first { return node }
  for one in repeat each other {
    if let node = one.constraintHome { return node }
  }
  return nil
}
