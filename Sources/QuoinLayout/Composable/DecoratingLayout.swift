import QuoinGeometry
import QuoinModel

/// A content and beside it a decoration: the cell of WWDC 2016, session 419.
///
/// The two types of layout differ; what they place is the same type. The decoration is behind.
///
///     var cell = DecoratingLayout(
///       content: title, decoration: CascadingLayout(children: accessories))
public struct DecoratingLayout<Child: Layout, Decoration: Layout>: ComposableLayout
where Child.Content == Decoration.Content {
  /// The content.
  public var content: Child
  /// The decoration.
  public var decoration: Decoration
  /// The share of the width between the insets that the content has; the decoration has the rest.
  public var contentShare: Double
  /// Whether the content comes before the decoration in the direction of the row.
  public var contentIsFirst: Bool
  /// The distances to the sides, in points.
  public var insets: DirectionalEdgeInsets

  /// A content with a decoration; if nothing else is said, the content has a third of the width, 5
  /// points from top and bottom, and what comes last stands 15 points from the trailing side.
  @inlinable public init(
    content: Child, decoration: Decoration, contentShare: Double = 1.0 / 3,
    contentIsFirst: Bool = true,
    insets: DirectionalEdgeInsets = DirectionalEdgeInsets(top: 5, bottom: 5, trailing: 15)
  ) {
    self.content = content
    self.decoration = decoration
    self.contentShare = contentShare
    self.contentIsFirst = contentIsFirst
    self.insets = insets
  }

  @inlinable var share: Double { contentShare >= 0 ? min(contentShare, 1) : 0 }

  /// The size that the layout likes among those of a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<Child.Content>
  )
    -> MeasuredSize
  {
    let border = insets.resolved(context.direction)
    let room = range.max.inset(by: border)
    func parts(_ share: Double) -> SizeRange {
      SizeRange(max: Size(room.width * share, room.height), reference: room)
    }
    // A share of an infinite width is infinite, but none of it is none.
    let first = content.measure(share > 0 ? parts(share) : .any, in: context).size
    let second = decoration.measure(share < 1 ? parts(1 - share) : .any, in: context).size
    let width = max(
      share > 0 ? first.width / share : 0, share < 1 ? second.width / (1 - share) : 0)
    let height = max(first.height, second.height)
    return MeasuredSize(range.clamp(Size(width, height).outset(by: border)))
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Child.Content>) {
    let inner = rect.inset(by: insets.resolved(context.direction))
    let contentIsLeft = contentIsFirst == (context.direction == .leftToRight)
    let (first, second) = inner.divided(
      at: inner.width * share, from: contentIsLeft ? .left : .right)
    content.layout(in: first, context: context)
    decoration.layout(in: second, context: context)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Child.Content) -> Void) {
    decoration.forEachContent(body)
    content.forEachContent(body)
  }
}

extension DecoratingLayout: Sendable where Child: Sendable, Decoration: Sendable {}
