import QuoinModel

/// Truncates the last visible line, with a mark if it lost something.
struct LineCutter {
  let text: ShapedText
  let lineBreak: LineBreak

  /// The truncation mark.
  static let mark = "…"

  /// Returns the last line of a text that is not shown completely.
  ///
  /// - Parameters:
  ///   - line: The line as it would be without truncation.
  ///   - room: The width, in points, or `nil` if only the lines are limited.
  func cut(_ line: LineFiller.Line, room: Double?, top: Double) -> LineBuilder.Built {
    var rest = Array(line.clusters.lowerBound..<text.clusters.count)
    if lineBreak == .truncateTail {
      // More paragraphs follow, so the mark is needed even if this one fits.
      rest = Array(rest.prefix { !text.clusters[$0].traits.contains(.newline) })
    }
    let limit = (room ?? .infinity) + LineFiller.slack
    let (head, tail) = kept(rest, limit)
    var pieces = LinePieces()
    for index in head { pieces.append(index, of: text) }
    let neighbour = head.last ?? tail.first ?? rest.first
    if head.count + tail.count < rest.count || rest.last.map({ $0 + 1 }) != text.clusters.count {
      let segment = neighbour.map { textSegment(at: $0) } ?? nil
      if let segment, let neighbour {
        pieces.append(
          mark: LineCutter.mark, width: text.segments[segment].mark,
          at: head.last.map { $0 + 1 } ?? tail.first ?? neighbour, segment: segment,
          level: text.clusters[neighbour].level)
      }
    }
    for index in tail { pieces.append(index, of: text) }
    var whole = line
    whole.clusters = line.clusters.lowerBound..<text.clusters.count
    whole.endsWithBreak = false
    return LineBuilder.line(whole, pieces, of: text, width: pieces.width, top: top)
  }

  /// Returns the clusters before and after the mark.
  private func kept(_ rest: [Int], _ limit: Double) -> (
    head: ArraySlice<Int>, tail: ArraySlice<Int>
  ) {
    let total = rest.reduce(0.0) { $0 + text.clusters[$1].advance }
    let end = rest.endIndex
    let isWhole = rest.last.map { $0 + 1 } == text.clusters.count
    if isWhole, total <= limit || isNeverCut(rest, limit) { return (rest[...], rest[end...]) }
    let mark = rest.first.flatMap { textSegment(at: $0) }.map { text.segments[$0].mark } ?? 0
    switch lineBreak {
    case .truncateHead:
      var (start, width) = (end, mark)
      while start > 0, width + text.clusters[rest[start - 1]].advance <= limit {
        start -= 1
        width += text.clusters[rest[start]].advance
      }
      return (rest[..<0], rest[start...])
    case .truncateMiddle:
      // Both sides grow in turn, the shorter one first.
      var (head, tail, left, right) = (0, end, 0.0, 0.0)
      while head < tail {
        let isHead = left <= right
        let next = text.clusters[rest[isHead ? head : tail - 1]].advance
        guard left + right + mark + next <= limit else { break }
        if isHead { head += 1; left += next } else { tail -= 1; right += next }
      }
      return (rest[..<head], rest[tail...])
    default:
      var (head, width) = (0, 0.0)
      while head < end {
        let cluster = text.clusters[rest[head]]
        let mark = textSegment(at: rest[head]).map { text.segments[$0].mark } ?? mark
        guard width + cluster.advance + mark <= limit else { break }
        width += cluster.advance
        head += 1
      }
      return (rest[..<head], rest[end...])
    }
  }

  /// Whether a text that is wider than its line has no ellipsis for it.
  ///
  /// Spaces at the end of a line hang (CSS Text 3, §4.1.3), and the first character is clipped rather than replaced (CSS
  /// Overflow 3, §5.1).
  private func isNeverCut(_ rest: [Int], _ limit: Double) -> Bool {
    guard lineBreak == .truncateTail,
      let last = rest.last(where: { !text.clusters[$0].traits.contains(.space) })
    else { return false }
    let shown = rest.prefix { $0 <= last }
    return shown.count == 1 || shown.reduce(0.0) { $0 + text.clusters[$1].advance } <= limit
  }

  /// Returns the segment of text at or before a cluster, in whose look the mark is drawn.
  private func textSegment(at index: Int) -> Int? {
    var index = index
    while index > 0, text.segments[Int(text.clusters[index].segment)].object != nil { index -= 1 }
    guard text.clusters.indices.contains(index) else { return nil }
    return Int(text.clusters[index].segment)
  }
}
