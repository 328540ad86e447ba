import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

/// A footnote of a document, in document order.
struct Footnote {
  /// The item of the note.
  var item: Int
  /// The node that stands in the text in place of the note.
  var call: Node
}

/// The footnotes that a builder finds.
struct Footnotes {
  var all: [Footnote] = []
  /// The box of all notes, once there is a note.
  var area: FlowContainer?
  /// The box of the area, which says what it needs of its pages.
  var areaBox: ElementBox?
  /// The item of the last footnote that was begun.
  var last: Int?
  /// The page of the last call, if it is known.
  var page: Int?
  /// The items of the last footnote that is in no other one.
  private var outermost = 0..<0
  /// The end of the items that have no boxes, and so no footnotes.
  private var absentEnd = 0

  /// Records that the items before an end have no boxes.
  mutating func skip(to end: Int) { absentEnd = max(absentEnd, end) }

  /// Whether the items from an index on have boxes.
  func arePresent(from index: Int) -> Bool { index >= absentEnd }

  /// Records that a footnote begins.
  mutating func begin(_ items: Range<Int>) {
    last = items.lowerBound
    if items.lowerBound >= outermost.upperBound { outermost = items }
  }

  /// Whether an item is in a footnote, and an element around it is not.
  func parts(_ item: Int, from outer: Int) -> Bool {
    outermost.contains(item) && outer < outermost.lowerBound
  }
}

// Footnotes: CSS Generated Content for Paged Media 3 §2.
extension NodeBuilder {
  private typealias P = CSS.Property

  /// Whether an item is the footnote whose box is read.
  func isOpenFootnote(_ index: Int?) -> Bool { index != nil && index == paged.footnotes.last }

  /// Whether an element is to be moved to the area of footnotes.
  ///
  /// - Parameter outer: The item of its parent.
  func isFootnote(_ index: Int, _ computed: CSS.ComputedStyle, in outer: Int?) -> Bool {
    guard computed.set.contains(P.float), computed[P.float] == .keyword(.footnote) else {
      return false
    }
    return counters.areOnPages && paged.running == nil && outer != nil && !isOpenFootnote(index)
      && paged.footnotes.arePresent(from: index)
      && ![.keyword(.none), .keyword(.contents)].contains(computed[P.display])
      && ![.keyword(.absolute), .keyword(.fixed)].contains(computed[P.position])
  }

  /// Reports footnotes in a running element, which stay in its text.
  mutating func reportFootnotes(inRunning index: Int) {
    let items = index..<max(index, Int(reader.tree.items[index].end))
    let note = items.first {
      reader.tree.items[$0].tag != nil
        && reader.style(of: $0)[P.float] == .keyword(.footnote)
    }
    guard let note else { return }
    reader.findings.report(
      "unsupported-value", about: "float: footnote",
      "'float: footnote' is not supported in a running element; the note is in its text",
      reader.place(note))
  }

  /// Adds the call of a footnote to a container, and begins the note in the area of footnotes: §2.2.
  mutating func beginFootnote(
    _ index: Int, _ container: FlowContainer, path: String, depth: Int, _ decoration: Style,
    _ computed: CSS.ComputedStyle
  ) -> Open {
    openFootnoteCounters(index, computed, depth: depth)
    let number = paged.footnotes.all.count
    let policy: FootnotePolicy =
      switch computed[P.footnotePolicy].keyword {
      case .line: .line
      case .block: .block
      default: .auto
      }
    let part = FootnotePart.call(number, policy)
    let count = container.relations.count
    addGenerated(
      .footnoteCall, index, container, depth: depth + 1, decoration, footnote: part)
    if container.relations.count == count {
      // A call without content still has a place.
      let node = FlowContainer()
      node.documentType = "::footnote-call"
      var placement = FlowItem()
      placement.element = NodeBuilder.emptyCall.marked(part)
      put(node, placement, into: container)
    }
    let call = container.relations.last?.node ?? container
    paged.footnotes.all.append(Footnote(item: index, call: call))
    paged.footnotes.begin(index..<max(index + 1, Int(reader.tree.items[index].end)))
    let area = footnoteArea()
    separateFootnote(index, computed, in: area)
    return begin(index, in: nil, area, path: path, depth: depth, scheme: nodes.scheme)
  }

  private static let emptyCall = ElementBox(
    level: .inline, style: PackedStyle(), inline: InlineStyle())

  /// Counts a footnote: each increments the counter `footnote`, unless it changes the counter itself; §2.5.
  private mutating func openFootnoteCounters(
    _ index: Int, _ computed: CSS.ComputedStyle, depth: Int
  ) {
    if let style = reader.pageStyle, style.numbersFootnotes {
      reader.references.numbersFootnotes = true
      if let call = reader.references.known?.calls[index], call.index != paged.footnotes.page {
        paged.footnotes.page = call.index
        if let number = style.footnoteNumber(of: CSS.PageStyle.Page(call.kind)) {
          counters.setFootnote(number)
        }
      }
    }
    counters.openFootnote(computed, depth: depth)
  }

  /// Returns the box of all notes, whose margins, borders and padding are those of `@footnote`: §2.4.
  private mutating func footnoteArea() -> FlowContainer {
    if let area = paged.footnotes.area { return area }
    let area = FlowContainer()
    area.documentType = "::footnote-area"
    var style = reader.pseudoStyles[0]?[.footnoteArea] ?? reader.styles[0].inherited
    let own = box(nil, style, parent: nil).style
    // The pages determine how high the area is, and where it is.
    for property: CSS.Property in [
      .position, .float, .height, .minHeight, .maxHeight, .overflowX, .overflowY, .columnCount,
      .columnWidth, .writingMode, .transform,
    ] { style[property] = property.initial }
    style[P.display] = .keyword(.flowRoot)
    area.documentStyle = look(style, nil)
    area.direction = style.direction
    let terms = FootnoteArea(
      top: NodeBuilder.length(own.margin(.top)) ?? FootnoteLength(),
      bottom: NodeBuilder.length(own.margin(.bottom)) ?? FootnoteLength(),
      maxHeight: NodeBuilder.limit(own.maxHeight), isBorderBox: own.boxSizing == .borderBox)
    paged.footnotes.area = area
    paged.footnotes.areaBox = box(nil, style, parent: nil).marked(.area(terms))
    return area
  }

  private static func length(_ length: Length) -> FootnoteLength? {
    switch length {
    case .points(let points): FootnoteLength(points: points)
    case .percent(let percent): FootnoteLength(percent: percent)
    default: nil
    }
  }

  private static func limit(_ size: SizeValue) -> FootnoteLength? {
    switch size {
    case .points(let points): FootnoteLength(points: points)
    case .percent(let percent): FootnoteLength(percent: percent)
    default: nil
    }
  }

  /// Adds the box of all notes behind the content of the document; pages show its parts.
  mutating func addFootnoteArea(to viewport: FlowContainer) {
    guard let area = paged.footnotes.area else { return }
    var placement = FlowItem()
    placement.element = paged.footnotes.areaBox
    put(area, placement, into: viewport)
  }

  /// Parts a note from the one before it, where both are in a line: §2.3.
  ///
  /// The notes of two pages never share a line.
  private mutating func separateFootnote(
    _ index: Int, _ computed: CSS.ComputedStyle, in area: FlowContainer
  ) {
    guard computed[P.footnoteDisplay] == .keyword(.inline), !area.relations.isEmpty else { return }
    reader.references.joinsFootnotes = true
    if reader.references.known?.firstNotes.contains(index) == true {
      let style = partStyle("display: block", in: reader.styles[0])
      addPart("footnote-break", style, in: style, to: area)
    } else {
      addPlain(" ", to: area, Style())
    }
  }

  // MARK: Markers

  /// Whether the marker of a note is outside of the note's box, as markers of list items are by default.
  private func hasOuterMarker(_ marker: CSS.ComputedStyle, _ note: CSS.ComputedStyle) -> Bool {
    marker[P.listStylePosition] == .keyword(.outside)
      && note[P.footnoteDisplay] != .keyword(.inline)
  }

  private func footnoteMarkerStyle(_ index: Int) -> CSS.ComputedStyle? {
    reader.pseudoStyles[element(index)]?[.footnoteMarker]
  }

  /// Returns the text of a note's marker if it is before the note's box: §2.7.
  mutating func footnoteMarker(_ index: Int) -> String? {
    guard let style = footnoteMarkerStyle(index), style[P.display] != .keyword(.none),
      case .list = style[P.content], hasOuterMarker(style, reader.style(of: index))
    else { return nil }
    return generatedText(style[P.content], index, style)
  }

  /// Adds the marker of a note to its first line, unless it is before the note's box.
  mutating func addInnerFootnoteMarker(
    _ index: Int, _ computed: CSS.ComputedStyle, to container: FlowContainer, depth: Int,
    _ decoration: Style
  ) {
    guard isOpenFootnote(index), let style = footnoteMarkerStyle(index),
      !hasOuterMarker(style, computed)
    else { return }
    addGenerated(.footnoteMarker, index, container, depth: depth, decoration)
  }
}

extension HTMLReader {
  /// The declarations of the parts of footnotes and of their area, below those of all rules.
  var footnoteDefaults: [CSS.PseudoElement: CSS.AttributeDeclarations] {
    guard environment.medium == .print else { return [:] }
    var defaults = HTMLReader.footnoteParts
    defaults[.footnoteArea] = HTMLReader.declarations(pageStyle?.footnoteArea ?? "")
    return defaults
  }

  private static let footnoteParts: [CSS.PseudoElement: CSS.AttributeDeclarations] = [
    .footnoteCall: declarations(
      "content: counter(footnote); vertical-align: super; font-size: 83%; line-height: 0"),
    .footnoteMarker: declarations("content: counter(footnote) '. '"),
  ]

  private static func declarations(_ text: String) -> CSS.AttributeDeclarations {
    CSS.AttributeDeclarations(CSS.DocumentStyler.inline(text).0)
  }
}
