/// How an element of a document takes part in the order of painting: CSS 2.2 §9.9.1, Appendix E.
package struct Stacking: Hashable, Sendable {
  /// Where the box is placed.
  package enum Placing: UInt8, Hashable, Sendable {
    /// In the flow, where nothing else was said.
    case plain
    /// In the flow, and moved.
    case relative
    /// In its containing block.
    case absolute
    /// In the viewport.
    case fixed
  }

  /// Which boxes out of flow in an element are placed in it: CSS Positioned Layout 3 §2.1.
  package enum Holding: UInt8, Hashable, Sendable, Comparable {
    /// None: the element is no containing block for them.
    case none
    /// Those of which the position is `absolute`.
    case absolute
    /// Those, and those of which it is `fixed`.
    case fixed

    /// Whether the first holds less.
    package static func < (a: Holding, b: Holding) -> Bool { a.rawValue < b.rawValue }
  }

  /// The property `z-index`; zero for `auto`.
  package var index = 0
  /// Where the box is placed.
  package var placing = Placing.plain
  /// Whether all in the element is painted together: it makes a stacking context.
  package var isContext = false
  /// Whether the element floats: it is painted above the blocks beside it.
  package var isFloat = false
  /// Which boxes out of flow in the element are placed in it, by layout and painting alike.
  package var holding = Holding.none

  /// An element in the flow, as every element is at first.
  package init() {}

  /// Whether the element is painted after what is in the flow, or before it.
  package var isRaised: Bool { placing != .plain || isContext }
}
