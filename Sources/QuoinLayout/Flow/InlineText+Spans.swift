import QuoinModel

extension InlineText {
  /// Returns the node of a text or of a break, or `nil` for other parts.
  func node(ofTextIn part: Int) -> Int? {
    switch parts[part] {
    case .text(let node), .lineBreak(let node): node
    case .atomic, .start, .end, .indent, .direction: nil
    }
  }

  /// Returns the inline elements with content on a line, in tree order.
  ///
  /// - Parameters:
  ///   - parts: The range of the parts with pieces on the line.
  ///   - line: The line.
  /// - Complexity: O(log n + m) for n elements in the text, m of which begin on the line or are around its start.
  func spans(on parts: Range<Int>, _ line: TextLine) -> [Int] {
    // Spans are sorted by their first parts.
    func began(in parts: Range<Int>) -> Range<Int> {
      let start = spans.lowerBound { $0.parts.lowerBound < parts.lowerBound }
      return start..<max(start, spans.lowerBound { $0.parts.lowerBound < parts.upperBound })
    }
    // An element without content is where the content after it is.
    let isLast = line.nextOffset >= styled.string.utf8.count
    let begin = starts.lowerBound { $0.offset < line.range.lowerBound }
    let end = isLast ? starts.count + 1 : starts.lowerBound { $0.offset <= line.nextOffset }
    // The ranges of a client's measurer may overlap.
    let covered = begin..<max(begin, end)
    let ranges = [parts, covered].filter { !$0.isEmpty }.map { began(in: $0) }
    guard let start = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max()
    else { return [] }
    // Elements that continue from an earlier line are around the first part.
    var found: [Int] = []
    var outer = parts.isEmpty ? -1 : starts[parts.lowerBound].owner
    while outer >= 0 {
      if outer < start { found.append(outer) }
      outer = spans[outer].parent
    }
    found.reverse()
    return found + (start..<end).filter { isOn(spans[$0], parts, line) }
  }

  /// Whether a part of an element is on a line.
  private func isOn(_ span: Span, _ parts: Range<Int>, _ line: TextLine) -> Bool {
    if !span.parts.isEmpty {
      return span.parts.overlaps(parts) || isRemoved(span, at: line)
    }
    let at = span.parts.lowerBound
    guard at < starts.count else {
      // Behind the last break of all, it is on a line of its own, which has no height.
      return line.nextOffset >= styled.string.utf8.count && !line.endsWithBreak
    }
    let offset = starts[at].offset
    if offset == line.nextOffset, !line.endsWithBreak { return staysBehind(span) }
    if offset == line.range.lowerBound, line.range.lowerBound > 0, staysBehind(span) {
      // The line before has it, unless that was ended by a break.
      return isBreak(before: offset)
    }
    return line.range.lowerBound <= offset && offset < line.nextOffset
  }

  /// Whether an element has nothing but spaces that were removed at the end of a line.
  ///
  /// As in browsers, its box is there, without a width.
  private func isRemoved(_ span: Span, at line: TextLine) -> Bool {
    let end =
      span.parts.upperBound < starts.count
      ? starts[span.parts.upperBound].offset : styled.string.utf8.count
    let start = starts[span.parts.lowerBound].offset
    return start < end && line.range.lowerBound < start && end <= line.nextOffset
  }

  /// Whether an empty element at a possible line end stays on that line.
  ///
  /// As in browsers, it does unless an element around it continues with content.
  private func staysBehind(_ span: Span) -> Bool {
    let at = span.parts.lowerBound
    if outOfFlow.contains(where: { $0.part == at }) { return false }
    var outer = span.parent
    while outer >= 0, spans[outer].parts.lowerBound == at {
      if !spans[outer].parts.isEmpty { return false }
      outer = spans[outer].parent
    }
    return true
  }

  /// Whether the character before an offset ends a line.
  private func isBreak(before offset: Int) -> Bool {
    let text = styled.string.utf8
    return offset > 0 && offset <= text.count
      && text[text.index(text.startIndex, offsetBy: offset - 1)] == 10
  }
}

extension RandomAccessCollection {
  /// Returns the first index at which a condition is false, if it holds for a prefix of the elements only.
  ///
  /// - Complexity: O(log n).
  func lowerBound(where holds: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        low = index(after: middle)
        count -= half + 1
      } else {
        count = half
      }
    }
    return low
  }
}
