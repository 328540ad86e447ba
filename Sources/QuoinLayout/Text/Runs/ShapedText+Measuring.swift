import QuoinGeometry
import QuoinModel

extension ShapedText {
  /// The lines that fit a width.
  ///
  /// - Parameters:
  ///   - style: line limit and line break.
  ///   - width: the room, in points, or `nil` for none.
  /// - Returns: the lines, and whether nothing was cut and none is wider than the room.
  /// - Complexity: O(n).
  package func measured(style: TextLook, width: Double?) -> (text: MeasuredText, fits: Bool) {
    let room = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    let limit = style.lineLimit
    let wraps =
      limit != 1 || style.lineBreak == .wordWrap || style.lineBreak == .characterWrap
    var filler = LineFiller(self)
    let builder = LineBuilder(text: self)
    var lines: [TextLine] = []
    var top = 0.0
    var leading = 0.0
    var fits = true
    func add(_ built: LineBuilder.Built) {
      lines.append(built.line)
      leading = built.leading
      top = built.line.top + built.line.height + leading
    }
    while let line = filler.next(wraps ? room : nil) {
      let isLast = limit > 0 && lines.count == limit - 1
      let overflows = room.map { line.width > $0 + LineFiller.slack } ?? false
      let loses = isLast && line.next != nil && hasInk(from: line.next ?? 0)
      if overflows || loses { fits = false }
      if isLast, overflows || loses, style.lineBreak.leavesMark, room != nil || loses {
        add(LineCutter(text: self, lineBreak: style.lineBreak).cut(line, room: room, top: top))
        break
      }
      add(builder.line(line, top: top))
      if isLast { break }
    }
    let widest = lines.reduce(0.0) { max($0, $1.width) }
    let height = lines.last.map { $0.top + $0.height } ?? 0
    return (
      MeasuredText(lines: lines, size: Size(widest, height), missingGlyphs: missingGlyphs), fits
    )
  }

  /// The line that begins at an offset of the source, or `nil` behind the end.
  package func line(from offset: Int, width: Double?) -> TextLine? {
    let start = cluster(at: offset)
    guard start < clusters.count else { return nil }
    var filler = LineFiller(self, from: start)
    let room = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    guard let line = filler.next(room) else { return nil }
    return LineBuilder(text: self).line(line, top: 0).line
  }

  /// The widths of the widest piece that does not break, and of the widest line where none wraps.
  ///
  /// - Complexity: O(n).
  package func contentWidths() -> ContentWidths {
    ContentWidths(minimum: widest(0), maximum: widest(nil))
  }

  private func widest(_ room: Double?) -> Double {
    // The least width counts a break in a word only where the style says so.
    var text = self
    if room != nil {
      for index in clusters.indices
      where text.clusters[index].traits.isSuperset(of: [.emergencyBreakBefore]) {
        text.clusters[index].traits.remove(.emergencyBreakBefore)
        if text.clusters[index].traits.contains(.anywhere) {
          text.clusters[index].traits.insert(.breakBefore)
        }
      }
    }
    var filler = LineFiller(text)
    var widest = 0.0
    while let line = filler.next(room) { widest = max(widest, line.width) }
    return widest
  }

  /// Whether there is something to see from a cluster on.
  private func hasInk(from index: Int) -> Bool {
    clusters[index...].contains { $0.traits.isDisjoint(with: [.space, .newline, .tab]) }
  }
}

extension LineBreak {
  /// Whether what is cut leaves a mark.
  package var leavesMark: Bool {
    self == .truncateHead || self == .truncateTail || self == .truncateMiddle
  }
}
