import QuoinGeometry
import QuoinModel

extension InlineLineFiller {
  /// A piece of a line.
  struct Piece {
    var run: LineRun
    var part: Int
    var x: Double
    var width: Double
    var wordSpacing: Double
    var letterSpacing = 0.0
    /// How far its characters are from its left edge.
    var lead = 0.0
    /// How far the fonts of characters that its own font lacks extend, if that counts for the line.
    var others: Extent?

    /// Whether it is an edge of an element that begins before the line or ends behind it.
    var isClone: Bool { run.object != nil && run.range.isEmpty }
    /// Whether the piece separates the content on its two sides.
    var takesRoom: Bool { width != 0 }
  }

  /// The pieces of a line, with a search for those of an element.
  struct PieceOrder {
    let pieces: [Piece]
    /// Whether the pieces are in text order, as they are if all text runs in one direction.
    let isLogical: Bool
    /// The leftmost and the rightmost edge.
    let left: Double?
    let right: Double?

    init(_ pieces: [Piece]) {
      self.pieces = pieces
      isLogical = zip(pieces, pieces.dropFirst()).allSatisfy { $0.part <= $1.part }
      left = pieces.map(\.x).min()
      right = pieces.map { $0.x + $0.width }.max()
    }

    /// Returns the range of the pieces of some parts; pieces of other parts may be among them.
    func range(of parts: Range<Int>) -> Range<Int> {
      guard isLogical else { return pieces.indices }
      let start = pieces.lowerBound { $0.part < parts.lowerBound }
      return start..<max(start, pieces.lowerBound { $0.part < parts.upperBound })
    }

    /// Returns the last piece of a part before another part.
    func last(before part: Int) -> Piece? {
      guard isLogical else { return pieces.last { $0.part < part } }
      let end = pieces.lowerBound { $0.part < part }
      return end > 0 ? pieces[end - 1] : nil
    }
  }

  /// Adds the extents of fonts that the pieces of a line have besides their own.
  ///
  /// CSS 2 §10.8.1 leaves it open which fonts count where a text has several; browsers count all that it uses, if its
  /// line height is `normal`.
  func addOtherFonts(of line: TextLine, to pieces: inout [Piece]) {
    let places = line.runs.indices.filter { part(of: line.runs[$0]) != nil }
    for font in line.otherFonts {
      var index = places.lowerBound { $0 < font.run }
      guard index < places.count, places[index] == font.run, let run = line.runs[font.run].run
      else {
        continue
      }
      if pieces.count > places.count {
        // A run with ideographs has several pieces; any of them may carry the extents.
        index = pieces.firstIndex { $0.run.run == run } ?? index
      }
      guard case .text(let node) = text.parts[pieces[index].part],
        metrics(of: node).hasNormalLineHeight
      else { continue }
      let scale = max(1, pass.traits.displayScale)
      let metrics = InlineMetrics(look(ofRun: run), font.metrics, scale: scale)
      var extent = pieces[index].others ?? Extent()
      extent.add(Extent(metrics), raisedBy: 0)
      pieces[index].others = extent
    }
  }

  /// Places a break at the end of the content that it ends, before the edges that stay on its line.
  func placeBreak(_ pieces: inout [Piece]) {
    guard text.hasMovedBreaks,
      let index = pieces.firstIndex(where: {
        if case .lineBreak = text.parts[$0.part] { true } else { false }
      })
    else { return }
    var edge = pieces[index].part - 1
    var around: Set<Int> = []
    var span = text.starts[pieces[index].part].owner
    while span >= 0 {
      around.insert(text.spans[span].node)
      span = text.spans[span].parent
    }
    var place = index
    while edge >= 0, case .end(let node) = text.parts[edge], around.contains(node),
      let next = [place - 1, place + 1].first(where: {
        pieces.indices.contains($0) && pieces[$0].part == edge
      })
    {
      place = next
      let piece = pieces[place]
      pieces[index].x = isRightToLeft ? piece.x + piece.width : piece.x
      edge -= 1
    }
  }

  /// Moves the start and end edges of inline boxes with non-contiguous characters to the outermost positions
  /// on the line, by the direction of the box: CSS Inline 3 §2.1, CSS 2.2 §8.6.
  func moveEdges(_ pieces: inout [Piece], _ line: TextLine) {
    guard let left = pieces.first?.x else { return }
    var hasMoved = false
    // The indent is at the start of the line, whichever direction the first word has.
    if let indent = pieces.firstIndex(where: { isIndent($0) }) {
      let piece = pieces.remove(at: indent)
      pieces.insert(piece, at: isRightToLeft ? pieces.count : 0)
      hasMoved = true
    }
    // The pieces of a box stay together where all text runs in one direction; no others are looked at then.
    let order = hasMoved ? nil : PieceOrder(pieces)
    // From the inside out, so that the edges of outer boxes enclose those of inner ones.
    for index in text.spans(on: parts(of: pieces), line).reversed() {
      let span = text.spans[index]
      let inside = order?.range(of: span.parts) ?? pieces.indices
      let isReversed = pass.tree.directions[span.node] == .rightToLeft
      for isStart in [true, false] {
        let edge = pieces[inside].firstIndex { piece in
          switch text.parts[piece.part] {
          case .start(span.node): isStart && span.parts.contains(piece.part)
          case .end(span.node): !isStart && span.parts.contains(piece.part)
          default: false
          }
        }
        guard let edge else { continue }
        let others = inside.filter {
          $0 != edge && span.parts.contains(pieces[$0].part) && pieces[$0].takesRoom
        }
        guard let first = others.first, let last = others.last else { continue }
        var target = isStart != isReversed ? first : last + 1
        // Removing the piece shifts those after it by one place.
        if target > edge { target -= 1 }
        guard target != edge else { continue }
        pieces.insert(pieces.remove(at: edge), at: target)
        hasMoved = true
      }
    }
    guard hasMoved else { return }
    var x = left
    for index in pieces.indices {
      pieces[index].x = x
      x += pieces[index].width
    }
  }

  private func isIndent(_ piece: Piece) -> Bool {
    if case .indent = text.parts[piece.part] { true } else { false }
  }

  /// CSS Text 3 §4.1.3: kept spaces at which a line ends hang out of it.
  ///
  /// They do not count for alignment, but their elements' boxes cover them, as in browsers.
  ///
  /// - Parameter start: Where the line starts, used if it has no pieces.
  func addHanging(_ pieces: inout [Piece], _ line: TextLine, from start: Double) {
    guard text.keepsSpaces else { return }
    if isRightToLeft { return addHangingAtLeft(&pieces, line) }
    guard PieceOrder(pieces).isLogical else { return extendLast(&pieces, line) }
    let last = pieces.lastIndex { isContent($0) }
    var place = last.map { $0 + 1 } ?? 0
    var next = text.styled.runs.lowerBound { $0.range.upperBound <= line.range.lowerBound }
    if let last {
      if case .text = text.parts[pieces[last].part], let run = pieces[last].run.run {
        widen(&pieces, at: last, by: hangingWidth(of: pieces[last], line))
        next = run + 1
      } else {
        let offset = text.starts[pieces[last].part].offset
        next = text.styled.runs.lowerBound { $0.range.upperBound <= offset }
        if wrapsSpaces(run: next) { return }
      }
    }
    // What hangs as a whole has no piece so far.
    for run in next..<max(next, text.runParts.count) {
      let first = max(text.styled.runs[run].range.lowerBound, line.range.lowerBound)
      guard first < line.range.upperBound, text.styled.runs[run].spaces == .keep,
        case .text = text.parts[text.runParts[run]]
      else { return }
      let part = text.runParts[run]
      while place < pieces.count, pieces[place].part < part { place += 1 }
      let x = place > 0 ? pieces[place - 1].x + pieces[place - 1].width : start
      let empty = LineRun(
        run: run, text: "", range: first..<first, x: 0, width: 0, ascent: 0, descent: 0)
      pieces.insert(Piece(run: empty, part: part, x: x, width: 0, wordSpacing: 0), at: place)
      widen(&pieces, at: place, by: width(ofSpacesFrom: first, in: run, line))
      place += 1
    }
  }

  /// Adds the kept spaces behind the last text of a line from right to left.
  ///
  /// They are at the left end of the line, whatever the direction of the text is: Unicode Bidirectional Algorithm, L1.
  private func addHangingAtLeft(_ pieces: inout [Piece], _ line: TextLine) {
    let content = pieces.indices.filter { isContent(pieces[$0]) }
    guard let place = content.first,
      let last = content.max(by: {
        pieces[$0].run.range.upperBound < pieces[$1].run.range.upperBound
      }), case .text = text.parts[pieces[last].part]
    else { return }
    let width = hangingWidth(of: pieces[last], line)
    guard width > 0 else { return }
    for other in pieces.indices[..<place] { pieces[other].x -= width }
    let end = pieces[last].run.range.upperBound
    let empty = LineRun(
      run: pieces[last].run.run, text: "", range: end..<end, x: 0, width: 0, ascent: 0, descent: 0)
    let spaces = Piece(
      run: empty, part: pieces[last].part, x: pieces[place].x - width, width: width, wordSpacing: 0)
    pieces.insert(spaces, at: place)
  }

  /// Adds the kept spaces behind the last piece to it, if it is the end of the line's text.
  private func extendLast(_ pieces: inout [Piece], _ line: TextLine) {
    guard let last = pieces.last, case .text = text.parts[last.part],
      last.run.range.upperBound >= pieces.map(\.run.range.upperBound).max() ?? 0
    else { return }
    widen(&pieces, at: pieces.count - 1, by: hangingWidth(of: last, line))
  }

  /// Returns the width of the kept spaces behind a piece of text at the end of a line.
  private func hangingWidth(of piece: Piece, _ line: TextLine) -> Double {
    guard let run = piece.run.run, run < text.runParts.count,
      text.styled.runs[run].spaces == .keep
    else { return 0 }
    return width(ofSpacesFrom: piece.run.range.upperBound, in: run, line)
  }

  /// Makes a piece wider, and moves those behind it.
  private func widen(_ pieces: inout [Piece], at index: Int, by width: Double) {
    pieces[index].width += width
    for other in pieces.indices[(index + 1)...] { pieces[other].x += width }
  }

  /// Whether lines break between the spaces of a run, so that none of them hang.
  private func wrapsSpaces(run: Int) -> Bool {
    guard run < text.runParts.count, case .text(let node) = text.parts[text.runParts[run]] else {
      return false
    }
    return InlineText.style(of: node, pass).whiteSpace == .breakSpaces
  }

  /// Returns the width of the spaces of a run from an offset to the end of a line.
  private func width(ofSpacesFrom start: Int, in run: Int, _ line: TextLine) -> Double {
    let end = min(line.range.upperBound, text.styled.runs[run].range.upperBound)
    let behind = text.styled.string.utf8.dropFirst(start).prefix(max(0, end - start))
    let count = behind.count { $0 == 32 }
    guard count > 0, let measurer = pass.scene.text else { return 0 }
    // Spaces that do not hang are as wide, and are measured wherever they stand.
    let spaces = String(repeating: "\u{A0}", count: min(count, 1000))
    return measurer.measure(spaces, style: text.styled.runs[run].look, width: nil).size.width
  }

  /// Returns the text with the kept line feed that ends a line, if there is one.
  func node(ofBreakAfter line: TextLine) -> Int? {
    guard line.endsWithBreak else { return nil }
    let part = text.starts.lowerBound { $0.offset < line.nextOffset } - 1
    guard text.parts.indices.contains(part), case .text(let node) = text.parts[part] else {
      return nil
    }
    return node
  }

  /// Returns a piece of text as a line of its own.
  func line(_ piece: Piece, _ metrics: InlineMetrics) -> TextLine {
    var run = piece.run
    run.run = 0
    run.x = piece.lead
    run.rise = 0
    // The width includes justification, which decorations and content at the right end need.
    run.width = piece.width - piece.lead
    return TextLine(
      text: run.text, width: piece.width, top: 0, baseline: metrics.ascent,
      height: metrics.ascent + metrics.descent, isRightToLeft: run.isRightToLeft,
      range: run.range, runs: [run])
  }
}
