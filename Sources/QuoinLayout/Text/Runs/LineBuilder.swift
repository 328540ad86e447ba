import QuoinModel

/// Builds lines of pieces from left to right out of lines of clusters, with their heights.
enum LineBuilder {
  /// A line, and the leading below it if another one follows, in points.
  struct Built {
    var line: TextLine
    var leading: Double

    /// Returns the line with insets at its edges.
    func inset(by insets: LineFiller.Insets) -> Built {
      var built = self
      built.line.leadingInset = insets.leading
      built.line.trailingInset = insets.trailing
      built.line.alignment = insets.alignment
      return built
    }
  }

  /// Builds a line at a height.
  static func line(_ line: LineFiller.Line, of text: ShapedText, top: Double) -> Built {
    var pieces = LinePieces()
    for index in line.clusters {
      let cluster = text.clusters[index]
      if shows(cluster.traits, at: index, in: line) {
        pieces.append(cluster, at: index, tabWidth: text.tabWidth)
      }
    }
    if line.hyphenates, let end = pieces.pieces.last {
      pieces.append(
        mark: "-", width: text.segments[end.segment].hyphen, at: line.solidEnd,
        segment: end.segment, level: end.level)
    }
    return self.line(line, pieces, of: text, width: line.width, top: top)
  }

  /// Whether a cluster of a line is drawn.
  private static func shows(
    _ traits: ClusterTraits, at index: Int, in line: LineFiller.Line
  ) -> Bool {
    index < line.solidEnd || !traits.contains(.space) || line.keepsSpaces && traits.isKeptSpace
  }

  /// Builds a line from its pieces in reading order.
  static func line(
    _ line: LineFiller.Line, _ pieces: LinePieces, of text: ShapedText, width: Double, top: Double
  ) -> Built {
    var heights = LineHeights(strut: text.hasStrut ? text.strut : nil)
    for piece in pieces.pieces { heights.add(text.segments[piece.segment]) }
    if pieces.pieces.isEmpty { heights.add(segment(ofEmpty: line, text)) }
    heights.finish()
    if !text.paragraphStyles.isEmpty { heights.hold(text.style(of: line.paragraph)) }
    let level = text.paragraphs.isEmpty ? 0 : text.paragraphs[line.paragraph].level
    var shown = ""
    for piece in pieces.pieces { shown += self.shown(piece, text) }
    let order = pieces.visualOrder(level)
    var runs: [LineRun] = []
    runs.reserveCapacity(order.count)
    var otherFonts: [OtherFont] = []
    var x = 0.0
    for index in order {
      let piece = pieces.pieces[index]
      let segment = text.segments[piece.segment]
      var run = LineRun(
        run: segment.run, object: piece.mark == nil ? segment.object : nil,
        text: order.count == 1 ? shown : self.shown(piece, text),
        range: source(piece.clusters, text), x: x,
        width: piece.width, ascent: segment.ascent, descent: segment.descent,
        rise: heights.rise(of: segment), isRightToLeft: piece.level % 2 == 1)
      run.missingGlyphs = text.missingGlyphs(in: piece.clusters)
      if !text.otherFonts.isEmpty {
        let run = runs.count
        otherFonts += text.otherFonts(in: piece.clusters).map { OtherFont(run: run, metrics: $0) }
      }
      runs.append(run)
      x += piece.width
    }
    let range = source(line.clusters, text)
    var result = TextLine(
      text: shown, width: width, top: top, baseline: top + heights.above,
      height: heights.above + heights.below, isRightToLeft: level % 2 == 1, range: range,
      breakLength: line.endsWithBreak
        ? text.sourceEnd(line.clusters.upperBound) - range.upperBound : 0,
      runs: runs)
    if !otherFonts.isEmpty { result.otherFonts = otherFonts }
    return Built(line: result, leading: heights.leading)
  }

  /// Returns the segment that determines the heights of an empty line.
  private static func segment(
    ofEmpty line: LineFiller.Line, _ text: ShapedText
  ) -> ShapedText.Segment {
    let index = min(line.clusters.lowerBound, text.clusters.count - 1)
    guard index >= 0 else { return text.strut }
    let segment = text.segments[Int(text.clusters[index].segment)]
    return segment.object == nil ? segment : text.strut
  }

  private static func shown(_ piece: LinePieces.Piece, _ text: ShapedText) -> String {
    if let mark = piece.mark { return mark }
    guard text.segments[piece.segment].object == nil, let last = piece.clusters.last else {
      return ""
    }
    let start = Int(text.clusters[piece.clusters.lowerBound].shown)
    return String(decoding: text.bytes[start..<text.shownEnd(last)], as: UTF8.self)
  }

  /// Returns the source range of clusters.
  private static func source(_ clusters: Range<Int>, _ text: ShapedText) -> Range<Int> {
    let first = clusters.lowerBound
    let start = first < text.clusters.count ? Int(text.clusters[first].source) : text.sourceLength
    guard let last = clusters.last else { return start..<start }
    return start..<max(start, text.sourceEnd(last))
  }
}
