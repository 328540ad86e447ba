import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

// CSS Fragmentation 3 §5.4: inline elements whose edges are on each of their lines, `box-decoration-break: clone`.
extension InlineText {
  /// Returns the next line of a text in which elements have edges on each line.
  ///
  /// As in browsers, the edges at the end of a line take no room from its text, and may be outside of the lines.
  func clonedLine(
    of source: LineSource, in width: Double, lineWidth: Double, _ pass: LayoutPass,
    _ look: TextLook, _ measurer: any TextMeasurer
  ) -> TextLine? {
    let opening = clones(at: source.offset)
    let start = opening.reduce(0) { $0 + edges(of: $1, pass, lineWidth).start }
    guard var line = source.line(in: max(0, width - start), look, measurer) else { return nil }
    addClones(opening, clones(at: line.nextOffset), to: &line, pass, lineWidth)
    return line
  }

  /// Returns the part of a line that has to fit: all of it but edges at its end of elements that go on.
  func fittingWidth(of line: TextLine) -> Double {
    guard !clonedSpans.isEmpty else { return line.width }
    return line.runs.reduce(line.width) { width, run in
      guard run.range.isEmpty, let object = run.object, case .end = parts[objectParts[object]]
      else { return width }
      return width - run.width
    }
  }

  /// Returns the widths of the content, in which each line has the edges of its elements.
  func clonedWidths(_ request: InlineRequest, _ pass: LayoutPass) -> ContentWidths {
    guard let measurer = pass.scene.text else { return ContentWidths(minimum: 0, maximum: 0) }
    let (look, text) = (paragraph(pass), text(request, width: 0, pass))
    func widest(_ width: Double) -> Double {
      var source = LineSource(text)
      var widest = 0.0
      while !source.isEmpty,
        let line = clonedLine(of: source, in: width, lineWidth: 0, pass, look, measurer),
        line.nextOffset > source.offset
      {
        widest = max(widest, line.width)
        source.advance(to: line.nextOffset)
      }
      return widest
    }
    return ContentWidths(minimum: widest(0), maximum: widest(1e6))
  }

  /// Returns the elements with edges on each line that are around a place between two lines, outer ones first.
  private func clones(at offset: Int) -> [Int] {
    clonedSpans.filter { index in
      let range = spans[index].parts
      guard !range.isEmpty, starts[range.lowerBound].offset < offset else { return false }
      let end =
        range.upperBound < starts.count ? starts[range.upperBound].offset : styled.string.utf8.count
      return offset < end
    }
  }

  private func edges(of span: Int, _ pass: LayoutPass, _ width: Double) -> Edges {
    InlineText.edges(of: spans[span].node, pass, width: width)
  }

  /// Adds the edges of elements that go on from the line before, and of those that go on in the next one.
  private func addClones(
    _ opening: [Int], _ closing: [Int], to line: inout TextLine, _ pass: LayoutPass,
    _ width: Double
  ) {
    guard !opening.isEmpty || !closing.isEmpty else { return }
    var starts: [LineRun] = []
    for span in opening {
      guard let object = object(ofEdge: true, of: span) else { continue }
      let width = edges(of: span, pass, width).start
      starts.append(clone(object, at: line.range.lowerBound, width))
    }
    var ends: [LineRun] = []
    for span in closing.reversed() {
      guard let object = object(ofEdge: false, of: span) else { continue }
      let width = edges(of: span, pass, width).end
      ends.append(clone(object, at: line.range.upperBound, width))
    }
    let isRightToLeft = pass.tree.directions[container] == .rightToLeft
    var (left, right) = isRightToLeft ? (ends, starts) : (starts, ends)
    if isRightToLeft {
      left.reverse()
      right.reverse()
    }
    let shift = InlineText.place(&left, from: 0)
    for index in line.runs.indices { line.runs[index].x += shift }
    line.width = InlineText.place(&right, from: shift + line.width)
    line.runs = left + line.runs + right
  }

  private func clone(_ object: Int, at offset: Int, _ width: Double) -> LineRun {
    LineRun(
      run: nil, object: object, text: "", range: offset..<offset, x: 0, width: width, ascent: 0,
      descent: 0)
  }

  /// Places pieces beside each other, and returns where they end.
  private static func place(_ runs: inout [LineRun], from left: Double) -> Double {
    var x = left
    for index in runs.indices {
      runs[index].x = x
      x += runs[index].width
    }
    return x
  }

  /// Returns the index of the object for an edge of an element, if it has one.
  private func object(ofEdge isStart: Bool, of span: Int) -> Int? {
    let range = spans[span].parts
    let node = spans[span].node
    let part =
      isStart
      ? range.first { if case .start(node) = parts[$0] { true } else { false } }
      : range.last { if case .end(node) = parts[$0] { true } else { false } }
    guard let part else { return nil }
    let object = objectParts.lowerBound { $0 < part }
    return object < objectParts.count && objectParts[object] == part ? object : nil
  }
}
