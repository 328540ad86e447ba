import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// Returns the lines of a node's texts at their positions.
  func texts(_ index: Int, in size: Size) -> Arrangement.PlacedTexts {
    if let placed = inlineTexts[index] { return Arrangement.PlacedTexts(placed) }
    // Inline text has no lines of its own.
    if isInLines(index) { return .none }
    if let string = withNode(index, { plainString(of: $0) }) {
      return Arrangement.PlacedTexts(lines(ofLabel: string, in: size, of: index))
    }
    let node = tree.nodes[index]
    guard let measurer = scene.text else { return .none }
    if let part = androidText(of: index) {
      var placed = lines(of: part, in: size, of: index, measurer)
      placed?.noteWholeLine(of: part.string)
      return Arrangement.PlacedTexts(placed)
    }
    return Arrangement.PlacedTexts(
      node.texts.compactMap { lines(of: $0, in: size, of: index, measurer) })
  }

  /// Returns the frame of a text of a node in another size of the node, if it is the only one and one line that fits
  /// before and after, and so needs no measurement.
  func frame(ofLine text: borrowing PlacedText, in size: Size, of index: Int) -> Rect? {
    guard text.isWholeLine else { return nil }
    guard let (room, isAtTop) = withNode(index, { textArea(of: $0, in: size) }) else {
      return nil
    }
    // The lines of inline texts belong to their container.
    guard !isInLines(index), inlineTexts[index] == nil, !isRecorded(index) else { return nil }
    let extent = text.extent
    // The width before rounding to pixels is that of plain texts only, but no line is placed that does not fit it.
    guard room.width > 0, room.width >= extent.width, frames[index].width >= extent.width else {
      return nil
    }
    return Rect(
      x: room.minX, y: room.minY + (isAtTop ? 0 : (room.height - extent.height) / 2),
      width: room.width, height: extent.height)
  }

  /// Calls a closure with a node, without counting a reference to it.
  @inline(__always) func withNode<Result>(_ index: Int, _ body: (Node) -> Result) -> Result {
    Unmanaged.passUnretained(tree.nodes[index])._withUnsafeGuaranteedRef(body)
  }

  /// Returns the area of a text in a node that may have a line, and whether the text is at its top rather than in its
  /// middle.
  private func textArea(of node: Node, in size: Size) -> (area: Rect, isAtTop: Bool)? {
    if type(of: node) == TextNode.self { return (Rect(origin: .zero, size: size), false) }
    guard type(of: node) == AndroidLeaf.self else { return nil }
    return unsafeDowncast(node, to: AndroidLeaf.self).textArea(in: size)
  }

  /// Returns the text of a text view of Android, if it is the only one and has one look.
  private func androidText(of index: Int) -> TextPart? {
    let node = tree.nodes[index]
    guard type(of: node) == AndroidLeaf.self else { return nil }
    return (node as? AndroidLeaf)?.plainText
  }

  /// Returns the area of a text in its node.
  private func room(of part: TextPart, in size: Size, of index: Int) -> Rect {
    let isRightToLeft = tree.directions[index] == .rightToLeft
    let span =
      isRightToLeft ? (1 - part.span.upperBound)...(1 - part.span.lowerBound) : part.span
    return Rect(
      x: size.width * span.lowerBound, y: 0,
      width: size.width * (span.upperBound - span.lowerBound), height: size.height
    ).inset(by: part.insets)
  }

  /// Returns the lines of a text at their position, or `nil` if it shows none.
  private func lines(
    of part: TextPart, in size: Size, of index: Int, _ measurer: any TextMeasurer
  ) -> PlacedText? {
    guard !part.string.isEmpty else { return nil }
    let traits = tree.traits(of: index)
    var look = tree.looks[index].text
    if let font = part.font { look.font = font.scaled(traits.textSize) }
    if let limit = part.lineLimit { look = limitedLooks.look(look, limit: limit) }
    let room = self.room(of: part, in: size, of: index)
    guard room.width > 0 else { return nil }
    var styled = part.content?.styledText(
      in: look, tint: tree.looks[index].tint, traits: traits)
    if let styled { reportSizelessPictures(styled, of: index) }
    let text: MeasuredText
    if styled != nil {
      text = lines(of: &styled, look, in: room.size, of: index, measurer)
    } else {
      text = lines(of: part.string, &look, in: room.size, of: index, measurer)
    }
    let above = part.vertical == .top ? 0 : (room.height - text.size.height) / 2
    return PlacedText(
      frame: Rect(
        x: room.minX, y: room.minY + above, width: room.width, height: text.size.height),
      text: text, look: look, alignment: resolved(part.alignment ?? look.alignment, index),
      color: look.color ?? part.defaultColor.resolved(traits.colorScheme),
      runs: styled?.runs ?? [], objects: styled?.objects ?? [])
  }

  /// Returns the lines of a label whose characters have one look, or `nil` if it shows none.
  ///
  /// They are those of a text part that fills the node; most texts are such labels.
  private func lines(ofLabel string: String, in size: Size, of index: Int) -> PlacedText? {
    guard size.width > 0, hasMeasurer else { return nil }
    var look = tree.looks[index].text
    // Not the width on whole pixels, in which the text may have more lines than it was measured with.
    let width = frames[index].width
    let text: MeasuredText
    if tree.areLines[index] {
      if let line = line(of: index), line.size.width <= width + LayoutPass.textSlack {
        text = line
      } else {
        text = measurer.measure(string, style: look, width: width + LayoutPass.textSlack)
      }
    } else if isRecorded(index) {
      text = lines(of: string, &look, in: size, of: index, measurer)
    } else {
      text = lines(of: string, look, in: width, of: index)
    }
    let above = (size.height - text.size.height) / 2
    var placed = PlacedText(
      frame: Rect(x: 0, y: above, width: size.width, height: text.size.height), text: text,
      look: look, alignment: resolved(look.alignment, index),
      color: look.color ?? Color.label.resolved(tree.traits(of: index).colorScheme))
    placed.noteWholeLine(of: string)
    return placed
  }

  private func resolved(_ alignment: TextAlignment, _ index: Int) -> TextAlignment {
    guard alignment == .natural else { return alignment }
    return tree.directions[index] == .rightToLeft ? .right : .left
  }

  /// Returns the lines of a text in its available space.
  ///
  /// A size recorded in a document was measured in the document's font, which the font at hand only
  /// replaces: if the text does not fit the recorded size, it is set up to 6 % smaller.
  private func lines(
    of string: String, _ look: inout TextLook, in room: Size, of index: Int,
    _ measurer: any TextMeasurer
  ) -> MeasuredText {
    let width = room.width + LayoutPass.textSlack
    let text = measurer.measure(string, style: look, width: width)
    guard isRecorded(index), !fits(text, string, room) else { return text }
    for scale in LayoutPass.smallerScales {
      var smaller = look
      smaller.font.size *= scale
      let text = measurer.measure(string, style: smaller, width: width)
      if fits(text, string, room) {
        look = smaller
        return text
      }
    }
    return text
  }

  /// Returns the lines of a text whose spans have looks of their own.
  private func lines(
    of styled: inout StyledText?, _ look: TextLook, in room: Size, of index: Int,
    _ measurer: any TextMeasurer
  ) -> MeasuredText {
    guard let whole = styled else { return MeasuredText(lines: [], size: .zero) }
    let width = room.width + LayoutPass.textSlack
    let text = measurer.measure(whole, style: look, width: width)
    guard isRecorded(index), !fits(text, whole.string, room) else { return text }
    for scale in LayoutPass.smallerScales {
      var smaller = whole
      for run in smaller.runs.indices { smaller.runs[run].look.font.size *= scale }
      let text = measurer.measure(smaller, style: look, width: width)
      if fits(text, whole.string, room) {
        styled = smaller
        return text
      }
    }
    return text
  }

  /// Reports nodes with an inline picture without a size.
  private func reportSizelessPictures(_ text: StyledText, of index: Int) {
    for object in text.objects where object.width == 0 {
      guard let image = object.image else { continue }
      report(
        .warning, rule: "picture-without-size",
        "\(name(index)) has the picture '\(image.name)' in its text, which has no known size; it "
          + "takes no space: set a size",
        about: index)
    }
  }

  private static let smallerScales = [0.98, 0.96, 0.94]

  func isRecorded(_ index: Int) -> Bool {
    if tree.sizings.isEmpty(at: index) { return false }
    if case .fixed = tree.sizings[index].naturalWidth { return true }
    return false
  }

  private func fits(_ text: MeasuredText, _ string: String, _ room: Size) -> Bool {
    // The truncation mark does not come from the text.
    let isCut =
      text.lines.count == 1
      && (text.lines[0].runs.isEmpty
        ? text.lines[0].text != string
        : text.lines[0].runs.contains { $0.range.isEmpty && $0.object == nil })
    // A single line is drawn however low its space is; a smaller font would not help.
    return !isCut && (text.lines.count == 1 || text.size.height <= room.height + 1)
  }
}
