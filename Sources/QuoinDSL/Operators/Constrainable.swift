public import QuoinModel

/// What `constrain` takes: nodes, guides and arrays of them.
public protocol Constrainable {
  /// What the closure gets in its place.
  associatedtype Proxied
  /// The stand-in for the closure.
  var proxied: Proxied { get }
}

extension Node: Constrainable {
  /// The node's stand-in.
  @inlinable public final var proxied: Proxy { Proxy(anchorItem) }
}

extension LayoutGuide: Constrainable {
  /// The guide's stand-in.
  @inlinable public var proxied: Proxy { Proxy(item) }
}

extension Array: Constrainable where Element: Constrainable {
  /// The stand-ins of the elements.
  @inlinable public var proxied: [Element.Proxied] { map(\.proxied) }
}
