import QuoinGeometry
import QuoinModel

/// A layout of content and a decoration beside it: the cell of WWDC 2016, session 419.
///
/// The two layout types may differ; their content type is the same. The decoration is behind.
///
///     var cell = DecoratingLayout(
///       content: title, decoration: CascadingLayout(children: accessories))
public struct DecoratingLayout<Child: Layout, Decoration: Layout>: ComposableLayout
where Child.Content == Decoration.Content {
  /// The content.
  public var content: Child
  /// The decoration.
  public var decoration: Decoration
  /// The content's share of the width between the insets; the decoration has the rest.
  public var contentShare: Double
  /// Whether the content comes before the decoration in the layout direction.
  public var contentIsFirst: Bool
  /// The insets, in points.
  public var insets: DirectionalEdgeInsets

  /// Creates a layout of content and a decoration.
  ///
  /// By default the content has a third of the width and is inset by 5 points at the top and
  /// bottom, and the trailing part is inset by 15 points.
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

  /// Returns the layout's preferred size within a range.
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
    // A positive share of an infinite width is infinite, but a share of zero would be NaN.
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
