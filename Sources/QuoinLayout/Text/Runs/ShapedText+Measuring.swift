import QuoinGeometry
import QuoinModel

extension ShapedText {
  /// Breaks the text into lines that fit a width.
  ///
  /// - Parameters:
  ///   - style: The line limit and line break.
  ///   - width: The available width, in points, or `nil` for no limit.
  /// - Returns: The lines, and whether nothing was truncated and all fit the width.
  /// - Complexity: O(n).
  package func measured(style: TextLook, width: Double?) -> (text: MeasuredText, fits: Bool) {
    let room = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let limit = style.lineLimit
    let wraps =
      limit != 1 || style.lineBreak == .wordWrap || style.lineBreak == .characterWrap
    var filler = LineFiller()
    var lines: [TextLine] = []
    var top = 0.0
    var fits = true
    func add(_ built: LineBuilder.Built, _ line: LineFiller.Line) {
      lines.append(built.line)
      top = built.line.top + built.line.height + built.leading + gap(behind: line)
    }
    while true {
      let insets = filler.insets(in: room, of: self)
      let room = room.map { max(0, $0 - insets.leading - insets.trailing) }
      guard let line = filler.next(wraps ? room : nil, of: self) else { break }
      let isLast = limit > 0 && lines.count == limit - 1
      let overflows = room.map { line.width > $0 + LineFiller.slack } ?? false
      let loses = isLast && line.next != nil && hasInk(from: line.next ?? 0)
      if overflows || loses { fits = false }
      if isLast, overflows || loses, style.lineBreak.leavesMark, room != nil || loses {
        let cutter = LineCutter(text: self, lineBreak: style.lineBreak)
        add(cutter.cut(line, room: room, top: top).inset(by: insets), line)
        break
      }
      add(LineBuilder.line(line, of: self, top: top).inset(by: insets), line)
      if isLast { break }
    }
    let widest = lines.reduce(0.0) { max($0, $1.width + $1.leadingInset + $1.trailingInset) }
    let height = lines.last.map { $0.top + $0.height } ?? 0
    return (
      MeasuredText(lines: lines, size: Size(widest, height), missingGlyphs: missingGlyphs), fits
    )
  }

  /// Returns the line that begins at an offset of the source, or `nil` after the end.
  package func line(from offset: Int, width: Double?) -> TextLine? {
    let start = cluster(at: offset)
    guard start < clusters.count else { return nil }
    var filler = LineFiller(from: start, paragraph: paragraph(of: start))
    let room = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    guard let line = filler.next(room, of: self) else { return nil }
    return LineBuilder.line(line, of: self, top: 0).line
  }

  /// Returns the widths of the widest unbreakable piece, and of the widest line without wrapping.
  ///
  /// - Complexity: O(n).
  package func contentWidths() -> ContentWidths {
    ContentWidths(minimum: widest(0), maximum: widest(nil))
  }

  private func widest(_ room: Double?) -> Double {
    var filler = LineFiller(isMinimal: room != nil)
    var widest = room == nil ? 0 : widestWordBeforeEdges()
    while true {
      let insets = filler.insets(in: nil, of: self)
      guard let line = filler.next(room, of: self) else { return widest }
      widest = max(widest, line.width + insets.leading + insets.trailing)
    }
  }

  /// Returns the width of the widest word before the ends of boxes that no text follows, together with these ends.
  ///
  /// Such an end is beside the last word of its box. Chromium adds it to the widest one for the minimum width of the
  /// content, so that a cell with a padded link of several words is wider than its words.
  private func widestWordBeforeEdges() -> Double {
    var widest = 0.0
    var (index, start) = (0, 0)
    while index < clusters.count {
      guard isEnd(index) else {
        if index > 0, clusters.segment(at: index) != clusters.segment(at: index - 1) {
          start = index
        }
        index += 1
        continue
      }
      let words = start..<index
      var ends = 0.0
      while index < clusters.count, isEnd(index) {
        ends += clusters[index].advance
        index += 1
      }
      start = index
      // White space counts only with something behind it.
      let next = clusters[index...].firstIndex { !$0.traits.isSuperset(of: [.space, .dropped]) }
      let isFollowed =
        next.map { next in
          let traits = clusters.traits(at: next)
          return !traits.contains(.newline)
            && (next > index || traits.contains(.boxEdge) || !traits.contains(.object))
        } ?? false
      if !isFollowed { widest = max(widest, ends + widestWord(in: words)) }
    }
    return widest
  }

  /// Whether a cluster is the end of a box.
  private func isEnd(_ index: Int) -> Bool {
    let traits = clusters.traits(at: index)
    return traits.contains(.boxEdge) && !traits.contains(.opening)
  }

  /// Returns the width of the widest word of a range, without spaces.
  private func widestWord(in range: Range<Int>) -> Double {
    var (widest, word, spaces) = (0.0, 0.0, 0.0)
    for index in range {
      var cluster = clusters[index]
      cluster.traits.keepWords()
      if cluster.traits.contains(.breakBefore) { (word, spaces) = (0, 0) }
      if cluster.traits.contains(.space) {
        spaces += cluster.advance
      } else {
        word += spaces + cluster.advance
        spaces = 0
        widest = max(widest, word)
      }
    }
    return widest
  }

  /// Whether there is visible content from a cluster on.
  private func hasInk(from index: Int) -> Bool {
    clusters[index...].contains { $0.traits.isDisjoint(with: [.space, .newline, .tab]) }
  }
}

extension LineBreak {
  /// Whether truncation leaves a mark.
  package var leavesMark: Bool {
    self == .truncateHead || self == .truncateTail || self == .truncateMiddle
  }
}
