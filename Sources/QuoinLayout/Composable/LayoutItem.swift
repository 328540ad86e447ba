import QuoinGeometry
import QuoinModel

/// A layout with the words that the layout around it understands: the only thing that carries them.
///
/// `Placed("title").grow(1)` is an item of a stack; in another layout it does not compile.
public struct LayoutItem<Part: Layout, Placement> {
  /// What the layout around it knows of the part.
  public var placement: Placement

  @usableFromInline var part: Remembered<Part>

  /// A part with its words.
  @inlinable public init(_ layout: Part, _ placement: Placement) {
    part = Remembered(layout)
    self.placement = placement
  }

  /// The part.
  @inlinable public var layout: Part {
    get { part.layout }
    set { part = Remembered(newValue) }
  }
}

extension LayoutItem: Sendable where Part: Sendable, Placement: Sendable {}

/// The words that a layout knows of its parts.
public protocol LayoutPlacement: Sendable {
  /// A part of which nothing is said.
  init()
}

/// A part of which there is nothing to say.
public struct PlainPlacement: LayoutPlacement, Hashable {
  /// Nothing.
  @inlinable public init() {}
}
