import QuoinGeometry
import QuoinModel

/// Asks each part of a stack for its size before flexing.
struct StackMeasuring<Content>: LayoutVisitor {
  var parts: [StackPart] = []
  private let axis: Axis
  private let align: StackAlignment
  private let wraps: Bool
  private let range: SizeRange
  private let context: LayoutContext<Content>

  init(
    axis: Axis, align: StackAlignment, wraps: Bool, range: SizeRange,
    context: LayoutContext<Content>
  ) {
    self.axis = axis
    self.align = align
    self.wraps = wraps
    self.range = range
    self.context = context
  }

  mutating func visit<Part: Layout>(_ item: inout LayoutItem<Part, StackItem>)
  where Part.Content == Content {
    let placement = item.placement
    let limits = item.layout.sizeLimits(reference: range.reference)
    var alignment = placement.alignment ?? align
    if axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline {
      alignment = .start
    }
    let across = axis.cross
    var least = 0.0
    var greatest = range.max[across]
    if alignment == .stretch {
      // Of several lines, each is as broad as its parts need.
      least = limits.min[across] > 0 || wraps ? limits.min[across] : range.min[across]
      greatest = limits.max[across].isFinite ? limits.max[across] : greatest
    }
    let basis = placement.basis.resolved(in: range.reference[axis], automatic: .nan)
    var question = SizeRange(reference: range.reference)
    question = question.with(across, min: least, max: greatest)
    if !basis.isNaN { question = question.with(axis, min: basis, max: basis) }
    let measured = item.part.measure(question, in: context)
    parts.append(
      StackPart(
        grow: clean(placement.grow), shrink: clean(placement.shrink),
        before: finite(placement.spacingBefore), after: finite(placement.spacingAfter),
        alignment: alignment, limits: limits, leastBreadth: least, greatestBreadth: greatest,
        base: measured.size[axis], length: measured.size[axis], breadth: measured.size[across],
        firstBaseline: measured.firstBaseline, lastBaseline: measured.lastBaseline))
  }

  private func clean(_ factor: Double) -> Double {
    factor > 0 && factor.isFinite ? min(factor, 1e9) : 0
  }

  private func finite(_ length: Double) -> Double {
    length.isFinite ? min(max(length, -1e9), 1e9) : 0
  }
}

/// Asks the parts of a stack whose length or breadth was settled anew.
struct StackRemeasuring<Content>: LayoutVisitor {
  var parts: [StackPart] = []
  private let axis: Axis
  private let range: SizeRange
  private let context: LayoutContext<Content>
  private var index = 0

  init(axis: Axis, range: SizeRange, context: LayoutContext<Content>) {
    self.axis = axis
    self.range = range
    self.context = context
  }

  mutating func visit<Part: Layout>(_ item: inout LayoutItem<Part, StackItem>)
  where Part.Content == Content {
    defer { index += 1 }
    let part = parts[index]
    guard part.mustMeasure else { return }
    parts[index].mustMeasure = false
    let across = axis.cross
    let question = SizeRange(reference: range.reference)
      .with(axis, min: part.length, max: part.length)
      .with(
        across, min: part.isBreadthExact ? part.breadth : part.leastBreadth,
        max: part.isBreadthExact ? part.breadth : part.greatestBreadth)
    let measured = item.part.measure(question, in: context)
    parts[index].breadth = measured.size[across]
    parts[index].firstBaseline = measured.firstBaseline
    parts[index].lastBaseline = measured.lastBaseline
  }
}
