import QuoinGeometry
import QuoinModel

// CSS Text 3 §6.4: a justified line is also widened between ideographs, which have no spaces between words. The rule is
// that of browsers: before and behind each ideograph, except at the ends of the line.
extension InlineLineFiller {
  /// Some characters of a run that are widened in the same way.
  private struct Chunk {
    var run: Int
    var range: Range<String.Index>
    var areIdeographs: Bool
    /// The number of places where the line is widened: before the first character, within the chunk, and at its end.
    var places = 0
    var beginsWithPlace = false
  }

  /// Returns the pieces of a justified line with ideographs, or `nil` if it has none.
  ///
  /// - Parameter free: The width to distribute.
  func ideographicPieces(of line: TextLine, free: Double) -> [Piece]? {
    guard line.runs.contains(where: { InlineLineFiller.hasIdeographs($0.text) }),
      !line.runs.contains(where: \.isRightToLeft)
    else { return nil }
    let chunks = chunks(of: line)
    let places = chunks.reduce(0) { $0 + $1.places }
    guard places > 0 else { return nil }
    let extra = free / Double(places)
    var pieces: [Piece] = []
    pieces.reserveCapacity(chunks.count)
    var moved = 0.0
    var next = 0
    for (index, run) in line.runs.enumerated() {
      let first = next
      while next < chunks.count, chunks[next].run == index { next += 1 }
      guard let part = part(of: run) else { continue }
      let own = chunks[first..<next]
      guard !own.isEmpty else {
        pieces.append(
          Piece(
            run: run, part: part, x: lineLeft + run.x + moved, width: run.width, wordSpacing: 0))
        continue
      }
      var x = run.x
      for chunk in own {
        let isLast = chunk.range.upperBound == run.text.endIndex
        let width = isLast ? run.x + run.width - x : self.width(of: chunk, in: run)
        let added = extra * Double(chunk.places)
        var piece = Piece(
          run: InlineLineFiller.run(run, chunk.range), part: part, x: lineLeft + x + moved,
          width: width + added, wordSpacing: chunk.areIdeographs ? 0 : extra)
        if chunk.areIdeographs { piece.letterSpacing = extra }
        if chunk.beginsWithPlace { piece.lead = extra }
        pieces.append(piece)
        x += width
        moved += added
      }
    }
    return pieces
  }

  /// Divides the runs of a line into ideographs and other characters.
  private func chunks(of line: TextLine) -> [Chunk] {
    var chunks: [Chunk] = []
    // There is nothing to widen at the start of the line.
    var isBehindPlace = true
    for (number, run) in line.runs.enumerated() {
      if let part = part(of: run), case .atomic = text.parts[part] { isBehindPlace = false }
      let scalars = run.text.unicodeScalars
      var isFirst = true
      for index in scalars.indices {
        let scalar = scalars[index]
        let isIdeograph = InlineLineFiller.isIdeograph(scalar)
        let end = scalars.index(after: index)
        if isFirst || chunks[chunks.count - 1].areIdeographs != isIdeograph {
          chunks.append(Chunk(run: number, range: index..<end, areIdeographs: isIdeograph))
        }
        isFirst = false
        let last = chunks.count - 1
        // Another character is before the first one of a chunk.
        if isIdeograph, !isBehindPlace {
          chunks[last].places += 1
          chunks[last].beginsWithPlace = true
        }
        chunks[last].range = chunks[last].range.lowerBound..<end
        isBehindPlace = isIdeograph || scalar == " " || scalar == "\u{A0}"
        if isBehindPlace { chunks[last].places += 1 }
      }
    }
    if isBehindPlace, let last = chunks.indices.last, chunks[last].areIdeographs {
      chunks[last].places -= 1
    }
    return chunks
  }

  private func width(of chunk: Chunk, in run: LineRun) -> Double {
    guard let index = run.run, let measurer = pass.scene.text else { return 0 }
    // Spaces at the ends would not count.
    let text = run.text[chunk.range].replacing(" ", with: "\u{A0}")
    return measurer.measure(String(text), style: look(ofRun: index), width: nil).size.width
  }

  /// Returns a part of a run.
  private static func run(_ run: LineRun, _ range: Range<String.Index>) -> LineRun {
    if range == run.text.startIndex..<run.text.endIndex { return run }
    var part = run
    part.text = String(run.text[range])
    let bytes = run.text.utf8
    if range.lowerBound > run.text.startIndex { part.missingGlyphs = 0 }
    // Transformed characters have others in the source.
    guard bytes.count == run.range.count else { return part }
    let start = run.range.lowerBound + bytes.distance(from: bytes.startIndex, to: range.lowerBound)
    part.range = start..<start + part.text.utf8.count
    return part
  }

  private static func hasIdeographs(_ text: String) -> Bool {
    // Such characters have at least three bytes.
    text.utf8.contains { $0 >= 0xE2 } && text.unicodeScalars.contains { isIdeograph($0) }
  }

  /// Whether a character is an ideograph, or a letter or mark that is typeset as one.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2460...0x2492, 0x249C...0x24FF, 0x2E80...0x302D, 0x3031...0x312F, 0x3190...0x4DBF,
      0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFFEF, 0x1F1E6...0x1F6FF, 0x20000...0x2FFFF:
      true
    default: false
    }
  }
}
