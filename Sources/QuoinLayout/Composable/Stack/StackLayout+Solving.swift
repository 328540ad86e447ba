import QuoinGeometry
import QuoinModel

extension StackLayout {
  /// Computes the position of each part, and the stack's size, for a range.
  @inlinable mutating func solve(_ range: SizeRange, _ context: LayoutContext<Content>) -> Size {
    solvedRange = range
    solvedPass = context.pass
    parts.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    // Fractions refer to the stack's own extents, if those are definite.
    var reference = Size(.infinity, .infinity)
    for axis in Axis.allCases where range.isExact(axis) { reference[axis] = range.max[axis] }
    var measuring = StackMeasuring(
      axis: axis, align: align, wraps: wraps, range: range.referring(to: reference),
      context: context)
    swap(&measuring.parts, &parts)
    list.visit(&measuring)
    swap(&measuring.parts, &parts)
    guard !parts.isEmpty else { return range.min }

    breakLines(atMost: range.max[axis])
    for index in lines.indices { flex(line: index, within: range) }
    measureAgain(range.referring(to: reference), context)
    settleBreadths(range)
    measureAgain(range.referring(to: reference), context)
    return position(range)
  }

  @inlinable var gap: Double { StackPart.distance(spacing) }
  @inlinable var lineGap: Double { StackPart.distance(lineSpacing) }

  /// Breaks the parts into lines that do not exceed the maximum length.
  ///
  /// A part that is longer by itself gets a line of its own.
  @inlinable mutating func breakLines(atMost greatest: Double) {
    var first = 0
    var length = 0.0
    for (index, part) in parts.enumerated() {
      let own = part.before + part.length + part.after
      let next = index == first ? own : length + gap + own
      if wraps, index > first, next > greatest + Tolerance.length {
        lines.append(StackLine(parts: first..<index, length: length))
        first = index
        length = own
      } else {
        length = next
      }
    }
    lines.append(StackLine(parts: first..<parts.count, length: length))
  }

  /// Distributes the free or missing space of a line among the parts that grow or shrink.
  ///
  /// As in CSS Flexbox §9.7, a part that reaches a limit is frozen there, and the space is
  /// distributed again among the others.
  @inlinable mutating func flex(line number: Int, within range: SizeRange) {
    let line = lines[number]
    let target = range.clamp(line.length, along: axis)
    let violation = target - line.length
    guard violation.magnitude > Tolerance.length else { return }
    let grows = violation > 0
    for index in line.parts {
      let part = parts[index]
      parts[index].isFrozen = !(grows ? part.grow > 0 : part.shrink * part.base > 0)
    }
    var rest = violation
    while true {
      var sum = 0.0
      for index in line.parts where !parts[index].isFrozen { sum += weight(index, grows) }
      guard sum > 0 else { break }
      var excess = 0.0
      for index in line.parts where !parts[index].isFrozen {
        let wanted = parts[index].base + rest * (weight(index, grows) / sum)
        parts[index].length = limited(wanted, index)
        excess += parts[index].length - wanted
      }
      if excess.magnitude <= Tolerance.length { break }
      // Freeze the parts that were clamped against the direction of the excess.
      var hasFrozen = false
      for index in line.parts where !parts[index].isFrozen {
        let wanted = parts[index].base + rest * (weight(index, grows) / sum)
        let isHeld = excess > 0 ? parts[index].length > wanted : parts[index].length < wanted
        if isHeld {
          parts[index].isFrozen = true
          hasFrozen = true
        }
      }
      guard hasFrozen else { break }
      rest = violation
      for index in line.parts where parts[index].isFrozen {
        rest -= parts[index].length - parts[index].base
      }
      for index in line.parts where !parts[index].isFrozen {
        parts[index].length = parts[index].base
      }
    }
    for index in line.parts where parts[index].length != parts[index].base {
      lines[number].length += parts[index].length - parts[index].base
      parts[index].mustMeasure = true
    }
  }

  @inlinable func weight(_ index: Int, _ grows: Bool) -> Double {
    grows ? parts[index].grow : parts[index].shrink * parts[index].base
  }

  @inlinable func limited(_ length: Double, _ index: Int) -> Double {
    max(0, parts[index].limits.clamp(length, along: axis))
  }

  /// Measures the parts whose length or breadth has changed.
  @inlinable mutating func measureAgain(_ range: SizeRange, _ context: LayoutContext<Content>) {
    guard parts.contains(where: { $0.mustMeasure }) else { return }
    var measuring = StackRemeasuring(axis: axis, range: range, context: context)
    swap(&measuring.parts, &parts)
    list.visit(&measuring)
    swap(&measuring.parts, &parts)
  }

  /// Computes the breadth of each line, and stretches parts to it.
  @inlinable mutating func settleBreadths(_ range: SizeRange) {
    let isSettled = range.isExact(axis.cross)
    for index in lines.indices {
      var breadth = 0.0
      var above = 0.0
      var below = 0.0
      for part in lines[index].parts {
        if parts[part].isOnBaseline {
          above = max(above, parts[part].baseline)
          below = max(below, parts[part].breadth - parts[part].baseline)
        }
        breadth = max(breadth, parts[part].breadth)
      }
      lines[index].baseline = above
      lines[index].breadth = max(breadth, above + below)
    }
    if lines.count == 1 {
      lines[0].breadth =
        isSettled
        ? range.max[axis.cross] : range.clamp(lines[0].breadth, along: axis.cross)
    } else if alignLines == .stretch {
      let rest = range.clamp(totalBreadth, along: axis.cross) - totalBreadth
      if rest > 0 {
        for index in lines.indices { lines[index].breadth += rest / Double(lines.count) }
      }
    }
    for line in lines {
      for part in line.parts where parts[part].alignment == .stretch {
        let breadth = parts[part].limits.clamp(line.breadth, along: axis.cross)
        guard (breadth - parts[part].breadth).magnitude > Tolerance.length else { continue }
        parts[part].breadth = breadth
        parts[part].isBreadthExact = true
        parts[part].mustMeasure = true
      }
    }
  }

  @inlinable var totalBreadth: Double {
    lines.reduce(0) { $0 + $1.breadth } + lineGap * Double(lines.count - 1)
  }

  /// Positions each line and each part.
  @inlinable mutating func position(_ range: SizeRange) -> Size {
    var longest = 0.0
    let breadth = range.clamp(totalBreadth, along: axis.cross)
    let restAcross = lines.count > 1 || !range.isExact(axis.cross) ? breadth - totalBreadth : 0
    var linesBefore = 0.0
    var linesBetween = 0.0
    if case .justified(let justification) = alignLines {
      (linesBefore, linesBetween) = justification.shares(of: restAcross, among: lines.count)
    }
    var across = linesBefore
    for index in lines.indices {
      lines[index].across = across
      across += lines[index].breadth + lineGap + linesBetween
      longest = max(longest, lines[index].length)
      positionParts(of: lines[index], in: range)
    }
    var size = Size.zero
    size[axis] = range.clamp(longest, along: axis)
    size[axis.cross] = breadth
    return size
  }

  @inlinable mutating func positionParts(of line: StackLine, in range: SizeRange) {
    let rest = range.clamp(line.length, along: axis) - line.length
    let (before, between) = justify.shares(of: rest, among: line.parts.count)
    var start = before
    for index in line.parts {
      if index > line.parts.lowerBound { start += gap + between }
      start += parts[index].before
      parts[index].start = start
      start += parts[index].length + parts[index].after
      let spare = line.breadth - parts[index].breadth
      let shift: Double =
        switch parts[index].alignment {
        case .stretch, .start: 0
        case .center: spare / 2
        case .end: spare
        case .firstBaseline, .lastBaseline: line.baseline - parts[index].baseline
        }
      parts[index].across = line.across + shift
    }
  }

  /// The first baseline of the first part, or the common one of the parts of a row.
  @inlinable var firstBaseline: Double? { baseline(of: parts.first) { $0.firstBaseline } }

  /// The last baseline of the last part, or the common one of the parts of a row.
  @inlinable var lastBaseline: Double? {
    baseline(of: axis == .vertical ? parts.last : parts.first) { $0.lastBaseline }
  }

  @inlinable func baseline(of part: StackPart?, _ own: (StackPart) -> Double?) -> Double? {
    guard let part else { return nil }
    if axis == .horizontal, let shared = parts.first(where: { $0.isOnBaseline }) {
      return own(shared).map { $0 + shared.across }
    }
    return own(part).map { $0 + (axis == .horizontal ? part.across : part.start) }
  }
}

/// The tolerance for floating-point errors.
@usableFromInline enum Tolerance {
  @inlinable static var length: Double { 1e-9 }
}
