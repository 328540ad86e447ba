/// The role of a document's element in the painting order: CSS 2.2 §9.9.1, Appendix E.
package struct Stacking: Hashable, Sendable {
  /// The positioning of the box.
  package enum Placing: UInt8, Hashable, Sendable {
    /// In the flow.
    case plain
    /// In the flow, with an offset.
    case relative
    /// Relative to its containing block.
    case absolute
    /// Relative to the viewport.
    case fixed
  }

  /// The out-of-flow descendants for which an element is the containing block: CSS Positioned
  /// Layout 3 §2.1.
  package enum Holding: UInt8, Hashable, Sendable, Comparable {
    /// None: the element is not a containing block for them.
    case none
    /// Descendants whose position is `absolute`.
    case absolute
    /// Descendants whose position is `absolute` or `fixed`.
    case fixed

    /// Whether the first includes fewer descendants.
    package static func < (a: Holding, b: Holding) -> Bool { a.rawValue < b.rawValue }
  }

  /// The property `z-index`; zero for `auto`.
  package var index = 0
  /// The positioning of the box.
  package var placing = Placing.plain
  /// Whether the element forms a stacking context, whose descendants are painted as a group.
  package var isContext = false
  /// The out-of-flow descendants whose containing block the element is, for layout and painting.
  package var holding = Holding.none

  /// Creates the initial state: an element in the flow.
  package init() {}

  /// Whether the element is painted before or after the content in the flow, rather than with it.
  package var isRaised: Bool { placing != .plain || isContext }
}
