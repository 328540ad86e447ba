import QuoinGeometry
import QuoinModel

/// A layout with the placement that its parent layout understands.
///
/// `Placed("title").grow(1)` is an item of a stack; in another layout it does not compile.
public struct LayoutItem<Part: Layout, Placement> {
  /// The placement of the layout in its parent layout.
  public var placement: Placement

  @usableFromInline var part: CachedPart<Part>

  /// Creates an item from a layout and its placement.
  @inlinable public init(_ layout: Part, _ placement: Placement) {
    part = CachedPart(layout)
    self.placement = placement
  }

  /// The layout of the item.
  @inlinable public var layout: Part {
    get { part.layout }
    set { part = CachedPart(newValue) }
  }
}

extension LayoutItem: Sendable where Part: Sendable, Placement: Sendable {}

/// A type of placement that a layout understands for its parts.
public protocol LayoutPlacement: Sendable {
  /// Creates the default placement.
  init()
}

/// The placement of layouts that need no placement.
public struct PlainPlacement: LayoutPlacement, Hashable {
  /// Creates an empty placement.
  @inlinable public init() {}
}
