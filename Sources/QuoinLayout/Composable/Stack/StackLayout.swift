import QuoinGeometry
import QuoinModel

/// A row or column of layouts with flexible lengths, in one line or several: Texture's stack.
///
///     StackLayout(.horizontal, spacing: 8, align: .center) {
///       Placed(icon, size: Size(24))
///       Placed(title).grow(1).shrink(1)
///       if isNew { Placed(badge, size: Size(30, 16)) }
///     }
///
/// A stack is as long as its parts if that lies within the range that it is measured with: parts
/// grow if they are shorter than the minimum length and shrink if they are longer than the maximum,
/// and `justify` distributes the space that remains after that. A part that reaches its own minimum
/// or maximum leaves the rest of its share to the others.
public struct StackLayout<List: LayoutList>: ComposableLayout where List.Placement == StackItem {
  /// The direction of the stack.
  public var axis: Axis
  /// The distance between neighbours, in points; with a negative one they overlap.
  public var spacing: Double
  /// The distribution of the free space along the stack.
  public var justify: StackJustification
  /// The alignment of the parts across the stack.
  public var align: StackAlignment
  /// Whether parts that do not fit start a new line.
  public var wraps: Bool
  /// The distance between lines, in points.
  public var lineSpacing: Double
  /// The distribution of the breadth among the lines.
  public var alignLines: StackLineAlignment

  @usableFromInline var list: List
  /// The state of each part; kept so that another layout allocates nothing.
  @usableFromInline var parts: [StackPart] = []
  @usableFromInline var lines: [StackLine] = []
  /// The range that `parts` were solved for.
  @usableFromInline var solvedRange: SizeRange?
  @usableFromInline var solvedPass = 0

  /// Creates a stack of parts, starting at the leading side or the top.
  @inlinable public init(
    _ axis: Axis = .horizontal, spacing: Double = 0, justify: StackJustification = .start,
    align: StackAlignment = .stretch, wraps: Bool = false, lineSpacing: Double = 0,
    alignLines: StackLineAlignment = .start, @LayoutItems<StackItem> _ children: () -> List
  ) {
    self.axis = axis
    self.spacing = spacing
    self.justify = justify
    self.align = align
    self.wraps = wraps
    self.lineSpacing = lineSpacing
    self.alignLines = alignLines
    list = children()
  }

  /// Returns the layout's preferred size within a range.
  @inlinable public mutating func measure(
    _ range: SizeRange, in context: LayoutContext<List.Content>
  )
    -> MeasuredSize
  {
    let size = solve(range, context)
    return MeasuredSize(size, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<List.Content>) {
    let range = SizeRange(exactly: rect.size)
    if !spacing.isFinite || !lineSpacing.isFinite { context.onUnusableNumber?("spacing") }
    // Parts measured at this very size already have their positions.
    if solvedPass != context.pass || solvedRange?.min != range.min || solvedRange?.max != range.max
    {
      _ = solve(range, context)
    }
    var placing = StackPlacing(parts: parts, axis: axis, rect: rect, context: context)
    list.visit(&placing)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (List.Content) -> Void) {
    list.forEachContent(body)
  }
}

extension StackLayout: Sendable where List: Sendable {}

/// A part while its stack is solved; lengths are along the stack and breadths across it.
@usableFromInline struct StackPart: Sendable {
  @usableFromInline var grow: Double
  @usableFromInline var shrink: Double
  @usableFromInline var before: Double
  @usableFromInline var after: Double
  @usableFromInline var alignment: StackAlignment
  /// The part's own size limits.
  @usableFromInline var limits: SizeRange
  /// The range of breadths that the part is measured with.
  @usableFromInline var leastBreadth: Double
  @usableFromInline var greatestBreadth: Double
  /// The length of the part before flexing.
  @usableFromInline var base: Double
  @usableFromInline var length: Double
  @usableFromInline var breadth: Double
  @usableFromInline var firstBaseline: Double?
  @usableFromInline var lastBaseline: Double?
  /// Whether the part must be measured for `length` and `breadth`.
  @usableFromInline var mustMeasure = false
  /// Whether the breadth is definite too.
  @usableFromInline var isBreadthExact = false
  @usableFromInline var isFrozen = false
  @usableFromInline var start = 0.0
  @usableFromInline var across = 0.0

  @inlinable init(
    _ placement: StackItem, alignment: StackAlignment, limits: SizeRange,
    breadths: (least: Double, greatest: Double), axis: Axis, measured: MeasuredSize
  ) {
    grow = StackPart.factor(placement.grow)
    shrink = StackPart.factor(placement.shrink)
    before = StackPart.distance(placement.spacingBefore)
    after = StackPart.distance(placement.spacingAfter)
    self.alignment = alignment
    self.limits = limits
    leastBreadth = breadths.least
    greatestBreadth = breadths.greatest
    base = measured.size[axis]
    length = base
    breadth = measured.size[axis.cross]
    firstBaseline = measured.firstBaseline
    lastBaseline = measured.lastBaseline
  }

  /// Returns a factor clamped to a range that is safe in arithmetic.
  @inlinable static func factor(_ factor: Double) -> Double {
    factor > 0 && factor.isFinite ? min(factor, 1e9) : 0
  }

  /// Returns a distance clamped to a range that is safe in arithmetic.
  @inlinable static func distance(_ length: Double) -> Double {
    length.isFinite ? min(max(length, -1e9), 1e9) : 0
  }

  /// The distance from the part's near side to the baseline that aligns it.
  @inlinable var baseline: Double {
    alignment == .lastBaseline ? (lastBaseline ?? breadth) : (firstBaseline ?? breadth)
  }

  @inlinable var isOnBaseline: Bool { alignment == .firstBaseline || alignment == .lastBaseline }
}

/// A line of a stack.
@usableFromInline struct StackLine: Sendable {
  @usableFromInline var parts: Range<Int>
  /// The length of all parts including the distances between them.
  @usableFromInline var length: Double
  @usableFromInline var breadth = 0.0
  /// The distance from the line's near side to the baseline that its parts share.
  @usableFromInline var baseline = 0.0
  @usableFromInline var across = 0.0

  @inlinable init(parts: Range<Int>, length: Double) {
    self.parts = parts
    self.length = length
  }
}

/// Gives each part its rectangle.
@usableFromInline struct StackPlacing<Content>: LayoutVisitor {
  @usableFromInline let parts: [StackPart]
  @usableFromInline let axis: Axis
  @usableFromInline let rect: Rect
  @usableFromInline let context: LayoutContext<Content>
  @usableFromInline var index = 0

  @inlinable init(parts: [StackPart], axis: Axis, rect: Rect, context: LayoutContext<Content>) {
    self.parts = parts
    self.axis = axis
    self.rect = rect
    self.context = context
  }

  @inlinable mutating func visit<Part: Layout>(_ item: inout LayoutItem<Part, StackItem>)
  where Part.Content == Content {
    let part = parts[index]
    index += 1
    if context.onUnusableNumber != nil { item.placement.check(context) }
    var inner = rect
    inner.origin[axis] += part.start
    inner.origin[axis.cross] += part.across
    inner.size[axis] = part.length
    inner.size[axis.cross] = part.breadth
    item.part.layout.layout(in: context.directed(inner, in: rect), context: context)
  }
}
