import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Inline content as one text with embedded objects, ready to be broken into lines.
///
/// It is assembled once and shared by all requests.
final class InlineText {
  /// The meaning of a part of the text.
  enum Part {
    case text(Int)
    /// The margin, border and padding at the start or the end of a span.
    case start(Int)
    case end(Int)
    /// The index among the boxes of the request.
    case atomic(Int, node: Int)
    case lineBreak(Int)
    /// Control characters for the direction of an inline element's content.
    case direction(Int)
    case indent
  }

  /// Where a part begins, and the span around it.
  struct PartStart {
    /// The start of the part in the text's UTF-8.
    var offset: Int
    /// The innermost span around the part, or -1.
    var owner: Int
  }

  /// An inline element, or the part of it between blocks inside it.
  struct Span {
    var node: Int
    /// The enclosing span, or -1.
    var parent: Int
    /// The parts inside it, including its own edges.
    var parts: Range<Int>
    var hasStart: Bool
    var hasEnd: Bool
    /// Whether it has a box of its own, rather than the extent of its content.
    var hasBox = false
  }

  /// An out-of-flow box, and the part that it precedes.
  struct OutOfFlow {
    var node: Int
    var part: Int
  }

  let container: Int
  @exclusivity(unchecked) private(set) var styled = StyledText("")
  @exclusivity(unchecked) private(set) var parts: [Part] = []
  /// The start of each part.
  @exclusivity(unchecked) private(set) var starts: [PartStart] = []
  @exclusivity(unchecked) private(set) var spans: [Span] = []
  @exclusivity(unchecked) private(set) var outOfFlow: [OutOfFlow] = []
  @exclusivity(unchecked) private(set) var floats: [Floating] = []
  /// The parts of the objects, and of the runs.
  @exclusivity(unchecked) private(set) var objectParts: [Int] = []
  @exclusivity(unchecked) private(set) var runParts: [Int] = []
  @exclusivity(unchecked) private var bytes: [UInt8] = []
  @exclusivity(unchecked) private var boxCount = 0
  @exclusivity(unchecked) private var openSpans: [Int] = []
  @exclusivity(unchecked) private var known: (any PreparedText)?
  /// The looks of the first line, if it differs from the others.
  let firstLine: FirstLine?
  /// Whether lines are no higher than their visible content: Quirks Mode §3.3 and §3.4.
  let hasLineHeightQuirk: Bool
  /// Whether the text is that of a list item in a document with that quirk.
  ///
  /// See ``InlineLineFiller/lineStart(_:_:in:)``.
  @exclusivity(unchecked) private(set) var hasListItemQuirk = false
  /// Whether the lines are all of a list item's content, whose first line the marker is beside.
  let isWholeItem: Bool
  /// Whether a break is behind the end edge of an element that it is in.
  @exclusivity(unchecked) private(set) var hasMovedBreaks = false
  /// The innermost span around the last break that still extends over it, if an edge is before the break, or -1.
  @exclusivity(unchecked) private var cutSpan = -1
  /// Whether an inline element has another direction than the container.
  @exclusivity(unchecked) private(set) var hasTurnedSpans = false
  /// The elements whose edges are on each line, outer ones first.
  @exclusivity(unchecked) private(set) var clonedSpans: [Int] = []
  /// Whether an element that wraps, in one that does not, has ended, and neither an element nor content in the flow has
  /// followed.
  @exclusivity(unchecked) private var isBehindWrapping = false
  /// Whether a run keeps its spaces, which may hang out of lines.
  @exclusivity(unchecked) private(set) var keepsSpaces = false
  /// Whether the next collapsible space is removed, because it follows another one or begins a line.
  @exclusivity(unchecked) private var swallowsSpace = true

  init(
    _ items: [InlineItem], container: Int, continuesBlock: Bool, isWholeBlock: Bool,
    _ pass: LayoutPass
  ) {
    self.container = container
    let lineStyle = continuesBlock ? nil : pass.tree.elements[container]?.firstLine
    firstLine = lineStyle.map { FirstLine(of: container, $0, pass) }
    let style = InlineText.style(of: container, pass)
    isWholeItem = isWholeBlock && pass.tree.elements[container]?.marker != nil
    hasLineHeightQuirk = style.hasLineHeightQuirk
    parts.reserveCapacity(items.count)
    starts.reserveCapacity(items.count)
    runParts.reserveCapacity(items.count)
    styled.runs.reserveCapacity(items.count)
    bytes.reserveCapacity(InlineText.byteCount(of: items, pass))
    styled.wrap = style.wrap
    if style.indent != .zero, !continuesBlock { appendObject(.indent, role: .opening) }
    let controls =
      style.bidi.isOverride ? style.bidi.controls(pass.tree.directions[container]) : nil
    appendControl(controls?.opening, of: container, pass)
    for item in items { append(item, pass) }
    appendControl(controls?.closing, of: container, pass)
    // Lines beside a block in an inline element are the item's, others beside blocks those of an anonymous box.
    hasListItemQuirk =
      hasLineHeightQuirk && style.isListItem
      && (isWholeBlock || spans.contains { !($0.hasStart && $0.hasEnd) })
    styled.string = String(decoding: bytes, as: UTF8.self)
    styled.spaces = style.whiteSpace.collapsesSpaces ? .drop : .keep
    styled.direction = style.bidi == .plaintext ? nil : pass.tree.directions[container]
    styled.tabSize = style.tabSize
    styled.breakRules = .browsers
    bytes = []
  }

  /// Whether nothing produces a line.
  var isEmpty: Bool { styled.string.isEmpty }

  /// Returns the number of bytes of plain texts, before white space collapses.
  private static func byteCount(of items: [InlineItem], _ pass: LayoutPass) -> Int {
    var count = 0
    for case .text(let node) in items {
      count += (pass.tree.nodes[node] as? TextNode)?.plainString?.utf8.count ?? 0
    }
    return count
  }

  private func append(_ item: InlineItem, _ pass: LayoutPass) {
    switch item {
    case .text(let node):
      guard let text = pass.tree.nodes[node] as? TextNode else { return }
      if let string = text.plainString {
        return append(string, of: node, pass.tree.looks[node].text, pass)
      }
      guard let span = text.span else { return }
      // Parts with different looks are separate runs.
      let styled = span.styledText(
        in: pass.tree.looks[node].text, tint: pass.tree.looks[node].tint,
        traits: pass.tree.traits(of: node))
      let bytes = Array(styled.string.utf8)
      for run in styled.runs where run.range.upperBound <= bytes.count {
        append(String(decoding: bytes[run.range], as: UTF8.self), of: node, run.look, pass)
      }
    case .open(let node, let isStart): open(node, isStart: isStart, pass)
    case .close(let node, let isEnd):
      if isEnd, InlineText.edges(of: node, pass, width: 0).hasEnd {
        appendEnd(of: node)
      }
      appendControl(controls(of: node, pass)?.closing, of: node, pass)
      guard let span = openSpans.popLast() else { return }
      spans[span].parts = spans[span].parts.lowerBound..<parts.count
      spans[span].hasEnd = isEnd
      // An element around a block is itself on the lines beside it, as in browsers.
      if !isEnd { spans[span].hasBox = true }
      if !InlineText.style(of: innermost, pass).whiteSpace.wraps,
        InlineText.style(of: node, pass).whiteSpace.wraps
      {
        isBehindWrapping = true
      }
    case .atomic(let node, _):
      appendObject(.atomic(boxCount, node: node), role: .box)
      let wrap = InlineText.style(of: innermost, pass).wrap
      if wrap == .never || styled.wrap == .never {
        styled.objects[styled.objects.count - 1].wrap = wrap
      }
      if let outer = openSpans.last { spans[outer].hasBox = true }
      boxCount += 1
      // White space behind the marker in a line is at the start of the content.
      swallowsSpace = pass.tree.nodes[node].documentType == "::marker"
    case .lineBreak(let node):
      begin(.lineBreak(node))
      cutSpan = -1
      appendRun([10], pass.tree.looks[node].text, .normal, pass)
      swallowsSpace = true
    case .float: floats.append(Floating(part: parts.count, owner: openSpans.last ?? -1))
    case .outOfFlow(let node, _):
      outOfFlow.append(OutOfFlow(node: node, part: parts.count))
    }
  }

  /// The innermost open element.
  private var innermost: Int { openSpans.last.map { spans[$0].node } ?? container }

  /// Begins an inline element, or its continuation after a block inside it.
  private func open(_ node: Int, isStart: Bool, _ pass: LayoutPass) {
    spans.append(
      Span(
        node: node, parent: openSpans.last ?? -1, parts: parts.count..<parts.count,
        hasStart: isStart, hasEnd: false))
    if let outer = openSpans.last, differs(node, from: spans[outer].node, pass) {
      spans[outer].hasBox = true
    }
    spans[spans.count - 1].hasBox = !isStart || InlineText.hasBox(node, pass)
    openSpans.append(spans.count - 1)
    isBehindWrapping = false
    if pass.tree.elements[node]?.inline.clonesEdges == true {
      clonedSpans.append(spans.count - 1)
    }
    if pass.tree.directions[node] != pass.tree.directions[container] { hasTurnedSpans = true }
    appendControl(controls(of: node, pass)?.opening, of: node, pass)
    if isStart, InlineText.edges(of: node, pass, width: 0).hasStart {
      appendObject(.start(node), role: .opening)
    }
  }

  private func begin(_ part: Part) { begin(part, at: bytes.count) }

  private func begin(_ part: Part, at offset: Int) {
    switch part {
    case .end, .direction: break
    default: isBehindWrapping = false
    }
    parts.append(part)
    starts.append(PartStart(offset: offset, owner: openSpans.last ?? -1))
  }

  private func appendObject(_ part: Part, role: StyledText.Object.Role) {
    begin(part)
    objectParts.append(parts.count - 1)
    styled.objects.append(StyledText.Object(width: 0, role: role))
    bytes += [0xEF, 0xBF, 0xBC]
  }

  /// Appends the end edge of an element.
  ///
  /// As in browsers, it stays on the line of a break that ends the element's content, and so do the edges of elements
  /// that end with it.
  private func appendEnd(of node: Int) {
    let part = parts.count - 1
    guard part >= 0, case .lineBreak = parts[part], let closing = openSpans.last,
      spans[closing].parts.lowerBound <= part, let span = spans.last,
      span.parts.lowerBound <= part, (outOfFlow.last?.part ?? 0) <= part,
      (floats.last?.part ?? 0) <= part, let lineBreak = styled.runs.popLast()
    else { return appendObject(.end(node), role: .closing) }
    let removed = (part: parts.removeLast(), owner: starts.removeLast().owner)
    runParts.removeLast()
    bytes.removeLast(lineBreak.range.count)
    appendObject(.end(node), role: .closing)
    hasMovedBreaks = true
    begin(removed.part)
    starts[starts.count - 1].owner = removed.owner
    var moved = lineBreak
    moved.range = bytes.count..<bytes.count + lineBreak.range.count
    bytes.append(10)
    styled.runs.append(moved)
    runParts.append(parts.count - 1)
    // Elements inside, which end at the break, do not extend over the edge. Each of them is cut once.
    var inside = cutSpan >= 0 ? cutSpan : removed.owner
    while inside > closing {
      spans[inside].parts = spans[inside].parts.lowerBound..<part
      inside = spans[inside].parent
    }
    cutSpan = closing
  }

  private func appendRun(
    _ text: [UInt8], _ look: TextLook, _ whiteSpace: InlineStyle.WhiteSpace, _ pass: LayoutPass
  ) {
    let start = bytes.count
    bytes += text
    addRun(start..<bytes.count, look, whiteSpace, nil, pass)
  }

  /// Adds a run of bytes.
  private func addRun(
    _ range: Range<Int>, _ look: TextLook, _ whiteSpace: InlineStyle.WhiteSpace, _ wrap: TextWrap?,
    _ pass: LayoutPass
  ) {
    var run = StyledText.Run(range, pass.lineLook(look).ofRun)
    run.wrap = wrap
    run.spaces = whiteSpace.collapsesSpaces ? .drop : .keep
    if run.spaces == .keep { keepsSpaces = true }
    styled.runs.append(run)
    runParts.append(parts.count - 1)
  }

  /// Appends a text and collapses white space across element boundaries: CSS Text 3 §4.1.1.
  private func append(
    _ string: String, of node: Int, _ look: TextLook, _ pass: LayoutPass
  ) {
    let style = InlineText.style(of: node, pass)
    let whiteSpace = style.whiteSpace
    let start = bytes.count
    let swallowed = swallowsSpace
    if swallowed, whiteSpace.wraps, style.whiteSpace.collapsesSpaces,
      let first = string.utf8.first, [9, 10, 13, 32].contains(first)
    {
      allowBreakBehindLastSpace()
    }
    let mayHaveSign = appendBytes(of: string, whiteSpace)
    if mayHaveSign { replaceSigns(from: start) }
    guard bytes.count > start else { return }
    let isOpportunity =
      bytes.count - start == InlineStyle.breakOpportunity.utf8.count
      && string == InlineStyle.breakOpportunity
    if isOpportunity { swallowsSpace = swallowed }
    // In browsers, a line may end at a space behind an element that wraps, even if the space is in text that does not.
    let endsAtSpace =
      isBehindWrapping && !whiteSpace.wraps && whiteSpace.collapsesSpaces && bytes[start] == 32
    begin(.text(node), at: start)
    if endsAtSpace { addRun(start..<start + 1, look, whiteSpace, .words, pass) }
    let rest = (endsAtSpace ? start + 1 : start)..<bytes.count
    if !rest.isEmpty { addRun(rest, look, whiteSpace, style.wrap, pass) }
  }

  /// Lets a line end behind a space in text that does not wrap, because a space behind it, which collapses, does: CSS
  /// Text 3 §4.1.1.
  private func allowBreakBehindLastSpace() {
    guard bytes.last == 32, var run = styled.runs.last, run.wrap == .never, run.spaces == .drop,
      run.range.upperBound == bytes.count
    else { return }
    guard run.range.count > 1 else {
      styled.runs[styled.runs.count - 1].wrap = .words
      return
    }
    styled.runs[styled.runs.count - 1].range = run.range.lowerBound..<bytes.count - 1
    run.range = bytes.count - 1..<bytes.count
    run.wrap = .words
    styled.runs.append(run)
    runParts.append(runParts[runParts.count - 1])
  }

  /// Appends the bytes of a text, without white space that collapses.
  ///
  /// - Returns: Whether the text may have object replacement characters.
  private func appendBytes(of string: String, _ whiteSpace: InlineStyle.WhiteSpace) -> Bool {
    let (collapsesSpaces, keepsLineEnds) = (whiteSpace.collapsesSpaces, whiteSpace.keepsLineEnds)
    // Variables of the function, because properties of an object would be read and stored for each byte.
    var (bytes, swallowsSpace, mayHaveSign) = (self.bytes, self.swallowsSpace, false)
    self.bytes = []
    var string = string
    string.withUTF8 { text in
      for byte in text {
        switch byte {
        case 33...:
          if byte == 0xEF { mayHaveSign = true }
          bytes.append(byte)
          swallowsSpace = false
        case 10 where keepsLineEnds:
          bytes.append(10)
          swallowsSpace = true
        case 32 where collapsesSpaces, 9 where collapsesSpaces, 13 where collapsesSpaces,
          10:
          if !swallowsSpace { bytes.append(32) }
          swallowsSpace = true
        case 0: bytes.append(32)
        default:
          bytes.append(byte)
          swallowsSpace = false
        }
      }
    }
    self.bytes = bytes
    self.swallowsSpace = swallowsSpace
    return mayHaveSign
  }

  /// Replaces object replacement characters of the text itself, which stand for no object.
  private func replaceSigns(from start: Int) {
    let plain = String(decoding: bytes[start...], as: UTF8.self).unicodeScalars.map { scalar in
      scalar == "\u{FFFC}" ? "\u{FFFD}" : String(scalar)
    }
    bytes.replaceSubrange(start..., with: plain.joined().utf8)
  }

  /// Returns the control characters around an inline element's content that set its direction.
  private func controls(
    of node: Int, _ pass: LayoutPass
  ) -> (opening: String, closing: String)? {
    guard let style = pass.tree.elements[node]?.inline else { return nil }
    return style.bidi.controls(pass.tree.directions[node])
  }

  /// Appends a control character, which white space collapsing ignores: CSS Writing Modes 4 §2.4.2.
  private func appendControl(_ control: String?, of node: Int, _ pass: LayoutPass) {
    guard let control else { return }
    begin(.direction(node))
    appendRun(Array(control.utf8), pass.tree.looks[node].text, .normal, pass)
  }

  /// Returns the text with the widths of its objects.
  ///
  /// - Parameter isFirst: Whether it is for the first line.
  func text(
    _ request: InlineRequest, width: Double, _ pass: LayoutPass, isFirst: Bool = false
  ) -> StyledText {
    var text = isFirst ? styledFirst(pass) : styled
    for (index, part) in objectParts.enumerated() {
      switch parts[part] {
      case .start(let node):
        text.objects[index].width = InlineText.edges(of: node, pass, width: width).start
      case .end(let node):
        text.objects[index].width = InlineText.edges(of: node, pass, width: width).end
      case .atomic(let box, _):
        text.objects[index].width = box < request.boxes.count ? request.boxes[box].size.width : 0
      case .indent:
        text.objects[index].width = InlineText.style(of: container, pass).indent.points(width)
      case .text, .lineBreak, .direction: break
      }
    }
    return text
  }

  /// Returns the text prepared for the measurer, or `nil` if there is no measurer.
  ///
  /// A text without objects is the same at all widths.
  func prepared(
    _ request: InlineRequest, width: Double, _ pass: LayoutPass
  ) -> (any PreparedText)? {
    if let known { return known }
    let new = pass.prepared(text(request, width: width, pass), style: paragraph(pass))
    if objectParts.isEmpty { known = new }
    return new
  }

  /// Returns the look of the paragraph.
  func paragraph(_ pass: LayoutPass) -> TextLook {
    pass.lineLook(pass.tree.looks[container].text).ofParagraph
  }

  /// Returns the widths of the content if every line breaks as early or as late as possible: CSS Sizing 3 §5.1.
  func contentWidths(_ request: InlineRequest, _ pass: LayoutPass) -> ContentWidths {
    guard !isEmpty, var widths = prepared(request, width: 0, pass)?.contentWidths else {
      return ContentWidths(minimum: 0, maximum: 0)
    }
    // If nothing wraps, trailing spaces do not hang either.
    let wraps = styled.wrap != .never || styled.runs.contains { $0.wrap != .never }
    if !wraps { widths.minimum = widths.maximum }
    if firstLine != nil { widen(&widths, request, pass) }
    if !clonedSpans.isEmpty {
      let cloned = clonedWidths(request, pass)
      widths.minimum = max(widths.minimum, cloned.minimum)
      widths.maximum = max(widths.maximum, cloned.maximum)
    }
    // Browsers compute in 64ths of a pixel, and round the widths of contents up.
    widths.minimum = InlineText.roundedUp(widths.minimum)
    widths.maximum = InlineText.roundedUp(widths.maximum)
    return widths
  }
}

extension InlineStyle {
  /// The wrapping rule of the text.
  var wrap: TextWrap {
    if !whiteSpace.wraps { return .never }
    if wordBreak == .breakAll { return .characters }
    let keepsLetters = wordBreak == .keepAll
    switch overflowWrap {
    case .normal: return keepsLetters ? .keepLetters : .words
    case .breakWord: return keepsLetters ? .keepLettersOrBreakWord : .breakWord
    case .anywhere: return keepsLetters ? .keepLettersOrAnywhere : .anywhere
    }
  }
}

extension InlineStyle.Bidi {
  /// Whether the characters' own directions are overridden.
  var isOverride: Bool { self == .override || self == .isolateOverride }

  /// Returns the control characters for the value: CSS Writing Modes 4 §2.4.2.
  func controls(_ direction: LayoutDirection) -> (opening: String, closing: String)? {
    let isRightToLeft = direction == .rightToLeft
    return switch self {
    case .normal: nil
    case .embed: (isRightToLeft ? "\u{202B}" : "\u{202A}", "\u{202C}")
    case .isolate: (isRightToLeft ? "\u{2067}" : "\u{2066}", "\u{2069}")
    case .override: (isRightToLeft ? "\u{202E}" : "\u{202D}", "\u{202C}")
    case .isolateOverride:
      (isRightToLeft ? "\u{2068}\u{202E}" : "\u{2068}\u{202D}", "\u{202C}\u{2069}")
    case .plaintext: ("\u{2068}", "\u{2069}")
    }
  }
}

extension LengthPercentage {
  /// Returns the length in points, with percentages of a width.
  func points(_ width: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): percent * width / 100
    }
  }
}
