import QuoinGeometry
import QuoinModel

/// Measures each part of a stack before flexing.
@usableFromInline struct StackMeasuring<Content>: LayoutVisitor {
  @usableFromInline var parts: [StackPart] = []
  @usableFromInline let axis: Axis
  @usableFromInline let align: StackAlignment
  @usableFromInline let wraps: Bool
  @usableFromInline let range: SizeRange
  @usableFromInline let context: LayoutContext<Content>

  @inlinable init(
    axis: Axis, align: StackAlignment, wraps: Bool, range: SizeRange,
    context: LayoutContext<Content>
  ) {
    self.axis = axis
    self.align = align
    self.wraps = wraps
    self.range = range
    self.context = context
  }

  @inlinable mutating func visit<Part: Layout>(_ item: inout LayoutItem<Part, StackItem>)
  where Part.Content == Content {
    let placement = item.placement
    let limits = context.limits(of: item.layout, reference: range.reference, flexing: axis)
    var alignment = placement.alignment ?? align
    if axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline {
      alignment = .start
    }
    let across = axis.cross
    var least = 0.0
    var greatest = range.max[across]
    if alignment == .stretch {
      // With several lines, each is as broad as its parts need.
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
        placement, alignment: alignment, limits: limits, breadths: (least, greatest), axis: axis,
        measured: measured))
  }
}

/// Measures the parts of a stack whose length or breadth has changed.
@usableFromInline struct StackRemeasuring<Content>: LayoutVisitor {
  @usableFromInline var parts: [StackPart] = []
  @usableFromInline let axis: Axis
  @usableFromInline let range: SizeRange
  @usableFromInline let context: LayoutContext<Content>
  @usableFromInline var index = 0

  @inlinable init(axis: Axis, range: SizeRange, context: LayoutContext<Content>) {
    self.axis = axis
    self.range = range
    self.context = context
  }

  @inlinable mutating func visit<Part: Layout>(_ item: inout LayoutItem<Part, StackItem>)
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
