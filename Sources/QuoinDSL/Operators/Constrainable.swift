public import QuoinModel

/// What `constrain` takes: nodes, guides and arrays of them.
public protocol Constrainable {
  /// What the closure gets in its place.
  associatedtype Proxied
  /// The stand-in for the closure.
  var proxied: Proxied { get }
  /// The node at which constraints may be kept, or `nil` where none is known.
  var constraintHome: Node? { get }
}

extension Node: Constrainable {
  /// The node's stand-in.
  @inlinable public final var proxied: Proxy { Proxy(anchorItem) }
  /// The node itself.
  @inlinable public final var constraintHome: Node? { self }
}

extension LayoutGuide: Constrainable {
  /// The guide's stand-in.
  @inlinable public var proxied: Proxy { Proxy(item) }
  /// None: the guide is known by name alone.
  @inlinable public var constraintHome: Node? { nil }
}

extension Array: Constrainable where Element: Constrainable {
  /// The stand-ins of the elements.
  @inlinable public var proxied: [Element.Proxied] { map(\.proxied) }
  /// That of the first element that has one.
  @inlinable public var constraintHome: Node? {
    for element in self {
      if let node = element.constraintHome { return node }
    }
    return nil
  }
}

/// That of the first of several that has one.
@inlinable func constraintHome<each Other: Constrainable>(
  _ nodes: [Node], _ other: repeat each Other
) -> Node? {
  if let node = nodes.first { return node }
  for one in repeat each other {
    if let node = one.constraintHome { return node }
  }
  return nil
}
