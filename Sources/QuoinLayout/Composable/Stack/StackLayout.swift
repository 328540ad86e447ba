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
/// A stack is as long as its parts while that is in the range it is asked with: parts grow when
/// they are shorter than the least length and shrink when they are longer than the greatest, and
/// justifying shares out what is left after that. A part that meets its least or greatest length
/// leaves the rest of its share to the others.
public struct StackLayout<List: LayoutList>: ComposableLayout where List.Placement == StackItem {
  /// What is placed in the end.
  public typealias Content = List.Content

  /// The direction of the stack.
  public var axis: Axis
  /// The distance between neighbours, in points; negative ones overlap.
  public var spacing: Double
  /// How what is left over along the stack is shared.
  public var justify: StackJustification
  /// Where the parts stand across the stack.
  public var align: StackAlignment
  /// Whether parts that do not fit begin a new line.
  public var wraps: Bool
  /// The distance between lines, in points.
  public var lineSpacing: Double
  /// How the lines share the breadth.
  public var alignLines: StackLineAlignment

  var list: List
  /// What is found of each part; kept, so that laying out again allocates nothing.
  var parts: [StackPart] = []
  var lines: [StackLine] = []

  /// A stack of parts from the leading side or the top on.
  public init(
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

  /// The size that the layout likes among those of a range.
  public mutating func measure(_ range: SizeRange, in context: LayoutContext<Content>)
    -> MeasuredSize
  {
    let size = solve(range, context)
    return MeasuredSize(size, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }

  /// Places the contents in a rectangle.
  public mutating func layout(in rect: Rect, context: LayoutContext<Content>) {
    _ = solve(SizeRange(exactly: rect.size), context)
    var placing = StackPlacing(parts: parts, axis: axis, rect: rect, context: context)
    list.visit(&placing)
  }

  /// Calls a function with each content, in z-order from back to front.
  public func forEachContent(_ body: (Content) -> Void) { list.forEachContent(body) }
}

extension StackLayout: Sendable where List: Sendable {}

/// One part while a stack is solved; lengths are along the stack and breadths across it.
struct StackPart: Sendable {
  var grow: Double
  var shrink: Double
  var before: Double
  var after: Double
  var alignment: StackAlignment
  /// The least and greatest size of the part itself.
  var limits: SizeRange
  /// The range of breadths that the part is asked with.
  var leastBreadth: Double
  var greatestBreadth: Double
  /// The length that the part has before flexing.
  var base: Double
  var length: Double
  var breadth: Double
  var firstBaseline: Double?
  var lastBaseline: Double?
  /// Whether the answer for `length` and `breadth` must be asked for.
  var mustMeasure = false
  /// Whether the breadth is settled too.
  var isBreadthExact = false
  var isFrozen = false
  var start = 0.0
  var across = 0.0

  /// The distance from the part's near side to the baseline that it is aligned by.
  var baseline: Double {
    alignment == .lastBaseline ? (lastBaseline ?? breadth) : (firstBaseline ?? breadth)
  }

  var isOnBaseline: Bool { alignment == .firstBaseline || alignment == .lastBaseline }
}

/// One line of a stack.
struct StackLine: Sendable {
  var parts: Range<Int>
  /// The length of all parts with the distances between them.
  var length: Double
  var breadth = 0.0
  /// The distance from the line's near side to the baseline that its parts share.
  var baseline = 0.0
  var across = 0.0
}

/// Gives each part its rectangle.
private struct StackPlacing<Content>: LayoutVisitor {
  let parts: [StackPart]
  let axis: Axis
  let rect: Rect
  let context: LayoutContext<Content>
  var index = 0

  init(parts: [StackPart], axis: Axis, rect: Rect, context: LayoutContext<Content>) {
    self.parts = parts
    self.axis = axis
    self.rect = rect
    self.context = context
  }

  mutating func visit<Part: Layout>(_ item: inout LayoutItem<Part, StackItem>)
  where Part.Content == Content {
    let part = parts[index]
    index += 1
    var inner = rect
    inner.origin[axis] += part.start
    inner.origin[axis.cross] += part.across
    inner.size[axis] = part.length
    inner.size[axis.cross] = part.breadth
    item.part.layout.layout(in: context.directed(inner, in: rect), context: context)
  }
}
