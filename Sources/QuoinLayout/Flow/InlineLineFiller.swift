import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Places the content of lines, one line after the other.
struct InlineLineFiller {
  let text: InlineText
  let request: InlineRequest
  let width: Double
  let pass: LayoutPass
  private let style: InlineStyle
  let isRightToLeft: Bool
  private(set) var bottom = 0.0
  /// The start of the current line, and its available width.
  private(set) var lineLeft = 0.0
  private var lineWidth: Double
  /// The space that the last line leaves below its text, for annotations of the next one.
  private var spaceBelow: Double?
  private(set) var firstBaseline: Double?
  /// Whether the line that is being placed is the first one.
  private(set) var isInFirstLine = true
  private(set) var lastBaseline: Double?
  /// The ends of placed parts, if out-of-flow boxes need them: the line's top and bottom, and the
  /// right edge, or the left one if lines run from right to left.
  private(set) var ends: [Int: (x: Double, top: Double, bottom: Double)] = [:]
  /// Where the first line begins, if out-of-flow boxes need it.
  private(set) var firstStart: Double?
  /// The top of the first line with content, if out-of-flow boxes need it.
  private(set) var firstTop: Double?

  /// The alignment of an inline box in the line.
  struct Standing {
    var metrics: InlineMetrics
    /// How far its baseline is above that of its group.
    var rise = 0.0
    /// The group that it is aligned with; see `LineExtents`.
    var group = 0
    /// How far the boxes around a group raise it, without effect on the line.
    var lift = 0.0

    /// Returns how far its baseline is above that of the line.
    func height(in extents: LineExtents) -> Double { rise + lift + extents.rise(of: group) }
  }

  init(_ text: InlineText, _ request: InlineRequest, width: Double, _ pass: LayoutPass) {
    self.text = text
    self.request = request
    self.width = width
    lineWidth = width
    self.pass = pass
    style = InlineText.style(of: text.container, pass)
    isRightToLeft = pass.tree.directions[text.container] == .rightToLeft
  }

  /// Leaves space above the next line.
  mutating func skip(to top: Double) { bottom = max(bottom, top) }

  /// Places a line below the previous ones, between floats.
  mutating func place(
    _ line: TextLine, isLast: Bool, from left: Double, width: Double, _ result: inout InlineLines
  ) {
    lineLeft = left
    lineWidth = width
    place(line, isLast: isLast, &result)
  }

  /// The content of a line, aligned across it.
  private struct Content {
    var pieces: [Piece]
    /// The alignments of the pieces.
    var standings: [Standing] = []
    /// The inline elements on the line, outer ones first.
    var onLine: [Int]
    /// Their alignments.
    var spans: [Int: Standing] = [:]
    var extents = LineExtents()
  }

  /// Places a line below the previous ones.
  mutating func place(_ line: TextLine, isLast: Bool, _ result: inout InlineLines) {
    let root = Standing(metrics: metrics(of: text.container))
    var pieces = pieces(of: line, isLast: isLast)
    placeBreak(&pieces)
    let content = align(pieces, of: line, in: root)
    let (top, baseline) = takeRoom(for: content, root.metrics)
    result.lines.append(min(top, bottom)..<max(top, bottom))
    firstBaseline = firstBaseline ?? baseline
    lastBaseline = baseline
    for (piece, standing) in zip(content.pieces, content.standings) {
      let moved = offset(ofPartIn: text.starts[piece.part].owner)
      add(piece, standing, baseline - standing.height(in: content.extents), moved, &result)
      if !text.outOfFlow.isEmpty { noteEnd(of: piece, top: top) }
    }
    addSpans(content, baseline: baseline, &result)
    isInFirstLine = false
  }

  /// Aligns the pieces of a line and the inline elements on it: CSS 2 §10.8.1.
  private func align(_ pieces: [Piece], of line: TextLine, in root: Standing) -> Content {
    let onLine = text.spans.isEmpty ? [] : text.spans(on: parts(of: pieces), line)
    var content = Content(pieces: pieces, onLine: onLine)
    let (strut, continued) = lineStart(pieces, line, in: root.metrics)
    if !text.hasLineHeightQuirk || text.hasListItemQuirk && strut < 0 {
      content.extents.add(above: root.metrics.above, below: root.metrics.below, to: 0)
    }
    // Elements come before their content, so that the outer one is known.
    // In quirks mode a break has a height only if it is alone, as in browsers.
    let ignoresBreak = text.hasLineHeightQuirk && pieces.contains { isContent($0) }
    let subtrees = subtreeExtents(onLine, pieces, ignoresBreak: ignoresBreak)
    for index in onLine {
      let span = text.spans[index]
      let outer = content.spans[span.parent] ?? root
      let standing = stand(
        span.node, metrics(of: span.node), subtrees[index], in: outer, &content.extents)
      if strut == index
        || hasExtent(span.node) && !(text.hasListItemQuirk && continues(span, on: line))
      {
        content.extents.add(
          above: standing.metrics.above + standing.rise,
          below: standing.metrics.below - standing.rise, to: standing.group)
      }
      content.spans[index] = standing
    }
    if text.hasLineHeightQuirk, !text.hasListItemQuirk, pieces.isEmpty,
      let node = node(ofBreakAfter: line)
    {
      let metrics = metrics(of: node)
      content.extents.add(above: metrics.above, below: metrics.below, to: 0)
    }
    content.standings.reserveCapacity(pieces.count)
    for piece in pieces {
      let owner = text.starts[piece.part].owner
      let outer = content.spans[owner] ?? root
      guard continued.contains(piece.part), let node = text.node(ofTextIn: piece.part)
      else {
        let isNew = text.hasListItemQuirk && owner >= 0 && !continues(text.spans[owner], on: line)
        content.standings.append(
          stand(piece, in: outer, ignoresBreak: ignoresBreak && !isNew, &content.extents))
        continue
      }
      let metrics = metrics(of: node)
      content.standings.append(stand(node, metrics, in: outer, &content.extents))
      if root.metrics.hasNormalLineHeight {
        content.extents.add(above: metrics.normalAbove, below: metrics.normalBelow, to: 0)
      }
    }
    content.extents.close()
    return content
  }

  /// Makes room for another line below the previous ones.
  ///
  /// - Parameter root: The metrics of the container's own text.
  /// - Returns: The top of the line, and its baseline.
  private mutating func takeRoom(
    for content: Content, _ root: InlineMetrics
  ) -> (top: Double, baseline: Double) {
    let (above, below) = content.extents.line
    // The marker is on the baseline of the first line, which is low enough for it.
    if isInFirstLine, text.isWholeItem {
      bottom += max(0, pass.markerAscent(of: text.container) - above)
    }
    let annotation = annotation(of: content.pieces, content.standings, content.extents)
    if annotation.over > max(0, above) {
      // CSS Ruby 1 §3.3: an annotation may lie in the space above its line, which moves down only if that is too low.
      bottom += max(0, annotation.over - above - (spaceBelow ?? spaceOfBlock))
    }
    let top = bottom
    bottom += above + (annotation.under > 0 ? max(below, annotation.under) : below)
    spaceBelow = max(0, below - root.descent)
    return (top, top + above)
  }

  /// Notes the end of a placed part, for out-of-flow boxes behind it.
  private mutating func noteEnd(of piece: Piece, top: Double) {
    if piece.isClone { return }
    let start = isRightToLeft ? piece.x + piece.width : piece.x
    firstTop = firstTop ?? top
    if isInFirstLine {
      firstStart = firstStart.map { isRightToLeft ? max($0, start) : min($0, start) } ?? start
    }
    var end = (x: isRightToLeft ? piece.x : piece.x + piece.width, top: top, bottom: bottom)
    if let known = ends[piece.part], known.top == top {
      end.x = isRightToLeft ? min(end.x, known.x) : max(end.x, known.x)
    }
    ends[piece.part] = end
  }

  /// Whether an inline box itself adds to the height of a line: in quirks mode, only if it has visible edges above or
  /// below.
  func hasExtent(_ node: Int) -> Bool {
    if !text.hasLineHeightQuirk { return true }
    let edges = InlineText.edges(of: node, pass, width: width)
    return edges.top > 0 || edges.bottom > 0
  }

  /// Whether a piece is text or a box, rather than a break or an edge.
  func isContent(_ piece: Piece) -> Bool {
    switch text.parts[piece.part] {
    case .text, .atomic: true
    case .lineBreak, .start, .end, .indent, .direction: false
    }
  }

  func parts(of pieces: [Piece]) -> Range<Int> {
    let own = pieces.lazy.filter { !$0.isClone }.map(\.part)
    guard let first = own.min(), let last = own.max() else { return 0..<0 }
    return first..<last + 1
  }

  // MARK: Along the line

  /// Returns the pieces from left to right: CSS Text 3 §6.
  private func pieces(of line: TextLine, isLast: Bool) -> [Piece] {
    let free = lineWidth - line.width
    let alignment = alignment(isLast: isLast)
    let isJustified = alignment == .justify && free > 0
    let offset = lineLeft + (isJustified ? 0 : offset(alignment, free: free))
    var pieces =
      (isJustified ? ideographicPieces(of: line, free: free) : nil)
      ?? pieces(of: line, from: offset, free: isJustified ? free : 0)
    if !line.otherFonts.isEmpty { addOtherFonts(of: line, to: &pieces) }
    if text.hasTurnedSpans
      || line.runs.contains(where: { $0.isRightToLeft != isRightToLeft && !$0.text.isEmpty })
    {
      moveEdges(&pieces, line)
    }
    if !isLast, !line.endsWithBreak { addHanging(&pieces, line, from: offset) }
    if let part = lineBreak(endingAt: line) {
      // The ends of elements around the break follow it.
      let before = pieces.prefix { !isEnd($0, around: part) }
      let ends = before.count < pieces.count && !isRightToLeft
      let end =
        isRightToLeft
        ? pieces.map(\.x).min()
        : ends ? pieces[before.count].x : pieces.map { $0.x + $0.width }.max()
      let run = LineRun(
        run: nil, text: "", range: line.range.upperBound..<line.range.upperBound, x: 0, width: 0,
        ascent: 0, descent: 0)
      pieces.append(Piece(run: run, part: part, x: end ?? offset, width: 0, wordSpacing: 0))
    }
    return pieces
  }

  /// Returns the pieces of runs from left to right.
  ///
  /// - Parameter free: The width to distribute among the spaces.
  private func pieces(of line: TextLine, from left: Double, free: Double) -> [Piece] {
    let spaces = free > 0 ? line.runs.reduce(0) { $0 + count(ofSpacesIn: $1) } : 0
    let extra = spaces > 0 ? free / Double(spaces) : 0
    var moved = 0.0
    var pieces: [Piece] = []
    pieces.reserveCapacity(line.runs.count)
    for run in line.runs {
      guard let part = part(of: run) else { continue }
      let added = spaces > 0 ? extra * Double(count(ofSpacesIn: run)) : 0
      pieces.append(
        Piece(
          run: run, part: part, x: left + run.x + moved, width: run.width + added,
          wordSpacing: extra))
      moved += added
    }
    return pieces
  }

  /// Whether a piece is the end of an element that contains a part behind it.
  private func isEnd(_ piece: Piece, around part: Int) -> Bool {
    guard case .end = text.parts[piece.part], piece.part < part || piece.isClone else {
      return false
    }
    let owner = text.starts[piece.part].owner
    return owner >= 0 && text.spans[owner].parts.contains(part)
  }

  /// Returns the element that ends a line.
  ///
  /// - Complexity: O(log n) in the parts of the text.
  private func lineBreak(endingAt line: TextLine) -> Int? {
    guard line.endsWithBreak else { return nil }
    let offset = line.nextOffset - 1
    let start = text.starts.lowerBound { $0.offset < offset }
    return text.starts[start...].indices.prefix { text.starts[$0].offset == offset }.first { part in
      if case .lineBreak = text.parts[part] { true } else { false }
    }
  }

  /// Returns the alignment of a line: CSS Text 3 §6.3.
  ///
  /// Last lines, and those before a forced break, have a property of their own.
  func alignment(isLast: Bool) -> InlineStyle.Alignment {
    guard isLast else { return style.alignment }
    return style.lastAlignment ?? (style.alignment == .justify ? .start : style.alignment)
  }

  /// Returns the start of content in a line without content.
  func offset(free: Double) -> Double { offset(alignment(isLast: true), free: free) }

  /// Returns the start of a line that leaves part of the width free.
  private func offset(_ alignment: InlineStyle.Alignment, free: Double) -> Double {
    // Overflowing lines begin at their start edge.
    if free < 0 { return isRightToLeft ? free : 0 }
    switch alignment {
    case .left: return 0
    case .right: return free
    case .center: return free / 2
    case .start, .justify: return isRightToLeft ? free : 0
    case .end: return isRightToLeft ? 0 : free
    }
  }

  /// Returns the number of word separators, which `word-spacing` widens: CSS Text 3 §8.1.
  private func count(ofSpacesIn run: LineRun) -> Int {
    var before: UInt8 = 0
    var count = 0
    for byte in run.text.utf8 {
      if byte == 32 || before == 0xC2 && byte == 0xA0 { count += 1 }
      before = byte
    }
    return count
  }

  func part(of run: LineRun) -> Int? {
    if let object = run.object {
      return object < text.objectParts.count ? text.objectParts[object] : nil
    }
    return run.run.flatMap { $0 < text.runParts.count ? text.runParts[$0] : nil }
  }

  // MARK: Results

  private func add(
    _ piece: Piece, _ standing: Standing, _ baseline: Double, _ moved: Point,
    _ result: inout InlineLines
  ) {
    switch text.parts[piece.part] {
    case .atomic(let index, _):
      guard index < result.layout.origins.count else { return }
      result.layout.origins[index] =
        Point(piece.x, baseline - standing.metrics.above) + moved
    case .text(let node), .lineBreak(let node):
      let metrics = standing.metrics
      var fragment = InlineLines.Fragment(
        node: node,
        frame: Rect(
          x: piece.x + moved.x, y: baseline - metrics.ascent + moved.y, width: piece.width,
          height: metrics.ascent + metrics.descent))
      if pass.scene.placesTexts {
        fragment.text = Int32(clamping: result.texts.count)
        result.texts.append(
          InlineLines.Text(
            line: line(piece, metrics), look: piece.run.run.map { look(ofRun: $0) },
            wordSpacing: piece.wordSpacing, letterSpacing: piece.letterSpacing))
      }
      result.fragments.append(fragment)
    case .start, .end, .indent, .direction: break
    }
  }

  /// Adds the pieces of inline elements, around all of their content on this line.
  ///
  /// As in browsers, an element without edges and background has the extent of its content.
  private func addSpans(_ line: Content, baseline: Double, _ result: inout InlineLines) {
    if line.onLine.isEmpty { return }
    var contents: [Int: Rect] = [:]
    func note(_ rect: Rect, in span: Int) {
      guard span >= 0 else { return }
      guard let known = contents[span], !known.isEmpty else { return contents[span] = rect }
      if !rect.isEmpty { contents[span] = known.union(rect) }
    }
    for (piece, standing) in zip(line.pieces, line.standings) {
      let base = baseline - standing.height(in: line.extents)
      guard let rect = rect(of: piece, standing, base) else { continue }
      note(
        rect.offset(by: offset(ofPartIn: text.starts[piece.part].owner)),
        in: text.starts[piece.part].owner)
    }
    // The content of an element comes after it.
    let order = PieceOrder(line.pieces)
    for index in line.onLine.reversed() {
      let span = text.spans[index]
      guard let standing = line.spans[index] else { continue }
      let frames: [Rect]
      if let content = contents[index], !span.hasBox {
        frames = [content]
      } else {
        let base = baseline - standing.height(in: line.extents)
        let moved = offset(ofPartIn: index)
        frames = self.frames(of: span, standing, order, base).map { $0.offset(by: moved) }
      }
      for frame in frames {
        result.fragments.append(InlineLines.Fragment(node: span.node, frame: frame))
        note(frame, in: span.parent)
      }
    }
  }

  /// Returns the content area of a text, or the border box of an atomic inline.
  private func rect(of piece: Piece, _ standing: Standing, _ baseline: Double) -> Rect? {
    switch text.parts[piece.part] {
    case .text, .lineBreak:
      return Rect(
        x: piece.x, y: baseline - standing.metrics.ascent, width: piece.width,
        height: standing.metrics.ascent + standing.metrics.descent)
    case .atomic(let index, let node):
      guard index < request.boxes.count else { return nil }
      let box = Rect(
        x: piece.x, y: baseline - standing.metrics.above, width: piece.width,
        height: request.boxes[index].size.height)
      guard let style = pass.tree.elements[node]?.style else { return box }
      return box.inset(
        by: EdgeInsets(
          top: style.margin(.top).points(width), left: style.margin(.left).points(width),
          bottom: style.margin(.bottom).points(width), right: style.margin(.right).points(width)))
    case .start, .end, .indent, .direction: return nil
    }
  }

  /// Returns the border boxes of an inline element on a line, in its own direction: one for each part that is
  /// not interrupted by other content (CSS Writing Modes 4 §2.4.5).
  private func frames(
    of span: InlineText.Span, _ standing: Standing, _ order: PieceOrder, _ baseline: Double
  ) -> [Rect] {
    let edges = InlineText.edges(of: span.node, pass, width: width)
    let isRightToLeft = pass.tree.directions[span.node] == .rightToLeft
    var boxes: [(left: Double, right: Double)] = []
    var isApart = true
    let inside = order.range(of: span.parts)
    for piece in order.pieces[inside] {
      guard span.parts.contains(piece.part) else {
        if piece.takesRoom { isApart = true }
        continue
      }
      // Control characters are outside of the margins.
      if case .direction = text.parts[piece.part] { continue }
      var (low, high) = (piece.x, piece.x + piece.width)
      // The margins of its own edges are outside the border box.
      if case .start(span.node) = text.parts[piece.part] {
        if isRightToLeft { high -= edges.startMargin } else { low += edges.startMargin }
      } else if case .end(span.node) = text.parts[piece.part] {
        if isRightToLeft { low += edges.endMargin } else { high -= edges.endMargin }
      }
      if isApart {
        boxes.append((low, high))
      } else {
        let last = boxes.count - 1
        boxes[last] = (min(boxes[last].left, low), max(boxes[last].right, high))
      }
      isApart = false
    }
    // Invisible characters have no box beside others.
    if boxes.count > 1 {
      let seen = boxes.filter { $0.left < $0.right }
      boxes = seen.isEmpty ? [boxes[0]] : seen
    }
    if boxes.isEmpty || boxes[0].left > boxes[0].right {
      let before = order.last(before: span.parts.lowerBound)
      let start = before.map { self.isRightToLeft ? $0.x : $0.x + $0.width }
      let left = start ?? (self.isRightToLeft ? order.right : order.left) ?? offset(free: width)
      boxes = [(left, left)]
    }
    let height = standing.metrics.ascent + standing.metrics.descent + edges.top + edges.bottom
    let frames = boxes.map {
      Rect(
        x: $0.left, y: baseline - standing.metrics.ascent - edges.top, width: $0.right - $0.left,
        height: height)
    }
    return isRightToLeft ? frames.reversed() : frames
  }

  /// Returns the offset by relatively positioned inline elements around a part: CSS Positioned Layout §3.3.
  func offset(ofPartIn span: Int) -> Point {
    var step = span
    var offset = Point.zero
    while step >= 0 {
      offset =
        offset
        + InlineText.relativeOffset(
          of: text.spans[step].node, pass, width: width, isRightToLeft: isRightToLeft)
      step = text.spans[step].parent
    }
    return offset
  }
}
