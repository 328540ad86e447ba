import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

/// A piece of inline content, in the order of the tree.
enum InlineItem {
  /// A text node.
  case text(Int)
  /// The start of an inline element, or its continuation after a block inside it.
  case open(Int, isStart: Bool)
  /// The end of an inline element, or its interruption by a block.
  case close(Int, isEnd: Bool)
  /// A node placed in the line as a single unit, and its box.
  case atomic(Int, Int32)
  /// A forced line break: `br`.
  case lineBreak(Int)
  /// An out-of-flow node, and its box.
  case outOfFlow(Int, Int32)
  /// A float, and its box.
  case float(Int, Int32)

  /// Replaces the index of the node, which must not be removed, with the one after a change of the tree.
  mutating func apply(_ splice: PreorderSplice) {
    func renumbered(_ node: Int) -> Int { Int(splice.renumbered(Int32(node))) }
    switch self {
    case .text(let node): self = .text(renumbered(node))
    case .open(let node, let isStart): self = .open(renumbered(node), isStart: isStart)
    case .close(let node, let isEnd): self = .close(renumbered(node), isEnd: isEnd)
    case .atomic(let node, let box): self = .atomic(renumbered(node), box)
    case .lineBreak(let node): self = .lineBreak(renumbered(node))
    case .outOfFlow(let node, let box): self = .outOfFlow(renumbered(node), box)
    case .float(let node, let box): self = .float(renumbered(node), box)
    }
  }
}

/// The inline content of one block container: CSS 2 §9.4.2 and CSS Text 3.
///
/// The text is assembled once, and its lines are broken at each requested width.
final class InlineFlow {
  /// The node whose style applies to the lines.
  @exclusivity(unchecked) private(set) var container: Int
  @exclusivity(unchecked) var items: [InlineItem] = []
  /// Whether other content of the block container precedes the lines, so that the first line is not
  /// the container's first.
  @exclusivity(unchecked) var continuesBlock = false
  /// Whether the lines are all of the block's content, rather than between other blocks in it.
  @exclusivity(unchecked) var isWholeBlock = false
  /// Boxes in the lines, each with the inline element that is the containing block of absolutely positioned ones.
  @exclusivity(unchecked) private var heldBoxes: [(box: BoxID, holder: Int)] = []
  @exclusivity(unchecked) private var text: InlineText?
  /// Whether the text was assembled after lines were broken.
  @exclusivity(unchecked) private var isAssembledAgain = false
  @exclusivity(unchecked) private var known: [(request: InlineRequest, lines: InlineLines)] = []
  /// Whether the fragments of the known lines were released.
  @exclusivity(unchecked) private var lacksFragments = false
  @exclusivity(unchecked) private var widths: (boxes: [InlineBox], widths: ContentWidths)?
  /// How often lines were broken.
  @exclusivity(unchecked) private var count = 0
  /// Where the lines were last placed, if they were.
  @exclusivity(unchecked) var place: Place?

  /// The place of lines, apart from where their container is.
  struct Place: Equatable {
    /// The number of the lines (``InlineLines/number``).
    var lines: Int
    /// The content box, relative to the container's border box.
    var content: Rect
    /// How far the content is moved down in its box, in points.
    var shift: Double
  }

  init(container: Int) { self.container = container }

  /// Notes that an inline element is the containing block of a box or of its descendants, if they are absolutely
  /// positioned.
  func hold(_ box: BoxID, in holder: Int) { heldBoxes.append((box, holder)) }

  /// Whether an element in the lines continues in other lines, because there is a block inside it.
  var isBroken: Bool {
    items.contains { item in
      switch item {
      case .open(_, isStart: false), .close(_, isEnd: false): true
      default: false
      }
    }
  }

  /// Whether a text, an element or a line break is in the lines.
  func contains(_ node: Int) -> Bool {
    items.contains { item in
      switch item {
      case .text(node), .open(node, _), .lineBreak(node): true
      default: false
      }
    }
  }

  /// Calls a closure with each text, element and line break in the lines.
  func forEachInlineNode(_ body: (Int) -> Void) {
    for item in items {
      switch item {
      case .text(let node), .open(let node, _), .lineBreak(let node): body(node)
      case .close, .atomic, .outOfFlow, .float: break
      }
    }
  }

  /// Calls a closure with the nodes and boxes that stand in the lines as single units.
  func forEachBox(_ body: (_ node: Int, _ box: Int32) -> Void) {
    for case .atomic(let node, let box) in items { body(node, box) }
  }

  /// Discards the text and the lines, because a text or a style in them has changed.
  func renew() {
    (text, widths, known) = (nil, nil, [])
    (lacksFragments, isAssembledAgain) = (false, false)
  }

  /// Renumbers the nodes after a change of the tree that removes none of them.
  ///
  /// The text contains these indices in many places; it is discarded and assembled again when needed.
  func apply(_ splice: PreorderSplice) {
    func renumber(_ node: inout Int) { node = Int(splice.renumbered(Int32(node))) }
    text = nil
    renumber(&container)
    for index in items.indices { items[index].apply(splice) }
    for index in heldBoxes.indices { renumber(&heldBoxes[index].holder) }
    for index in known.indices {
      for part in known[index].lines.fragments.indices {
        renumber(&known[index].lines.fragments[part].node)
      }
    }
  }

  /// Whether there is content other than collapsible white space.
  func hasContent(_ pass: LayoutPass) -> Bool {
    items.contains { item in
      switch item {
      case .text(let node):
        let style = InlineText.style(of: node, pass)
        guard style.whiteSpace.collapsesSpaces, let text = pass.tree.nodes[node] as? TextNode
        else { return true }
        let keepsLineEnds = style.whiteSpace.keepsLineEnds
        return text.string.utf8.contains {
          !($0 == 32 || $0 == 9 || $0 == 13 || $0 == 12 || ($0 == 10 && !keepsLineEnds))
        }
      case .atomic, .lineBreak: return true
      case .open(let node, let isStart):
        return isStart && InlineText.edges(of: node, pass, width: 0).hasStart
      case .close(let node, let isEnd):
        return isEnd && InlineText.edges(of: node, pass, width: 0).hasEnd
      case .outOfFlow, .float: return false
      }
    }
  }

  /// Whether there is content other than white space of any kind: CSS Flexbox §4.
  func hasInk(_ pass: LayoutPass) -> Bool {
    items.contains { item in
      if case .lineBreak = item { return true }
      guard case .text(let node) = item, let text = pass.tree.nodes[node] as? TextNode else {
        return false
      }
      return text.string.utf8.contains { $0 != 32 && !(9...13).contains($0) }
    }
  }

  /// Returns the layout of the lines for a request of the box engine.
  func layout(_ request: InlineRequest, _ pass: LayoutPass) -> InlineLayout {
    switch request.width {
    case .minContent, .maxContent:
      let widths = contentWidths(request, pass)
      return InlineLayout(
        size: Size(request.width == .maxContent ? widths.maximum : widths.minimum, 0))
    case .exactly, .within:
      if !recall(request) { breakLines(request, pass) }
      return known[known.count - 1].lines.layout
    }
  }

  /// Makes the lines for an earlier request the last known ones, possibly without their fragments.
  ///
  /// - Returns: `false` if the lines are not known.
  private func recall(_ request: InlineRequest) -> Bool {
    guard let index = known.indices.last(where: { known[$0].request == request }) else {
      return false
    }
    // The most recent request determines the positions of the boxes.
    if index < known.count - 1 { known.append(known.remove(at: index)) }
    return true
  }

  /// Returns the index in `known` of the most recent lines of a width, or `nil` if no lines of that width are known.
  ///
  /// The closure receives indices, because passing an element retains every list in it.
  private func index(ofWidth width: Double) -> Int? {
    known.indices.last { (known[$0].request.width.length ?? -1).isAlmost(width) }
  }

  private func contentWidths(_ request: InlineRequest, _ pass: LayoutPass) -> ContentWidths {
    if let widths, widths.boxes == request.boxes { return widths.widths }
    let new = prepared(pass).contentWidths(request, pass)
    widths = (request.boxes, new)
    return new
  }

  /// Returns the lines at a width.
  func lines(_ request: InlineRequest, _ pass: LayoutPass) -> InlineLines {
    if lacksFragments || !recall(request) { breakLines(request, pass) }
    return known[known.count - 1].lines
  }

  /// Breaks the lines for a request, which become the last known ones.
  private func breakLines(_ request: InlineRequest, _ pass: LayoutPass) {
    var lines = prepared(pass).lines(request, pass)
    if !heldBoxes.isEmpty { lines.setContainers(of: heldBoxes, pass) }
    count += 1
    lines.number = count
    // Most blocks need their lines once, and the text is several times as large as they are. It is
    // kept if it has to be assembled a second time.
    if !isAssembledAgain { text = nil }
    if lacksFragments { known = [] }
    lacksFragments = false
    if known.count == 3 { known.removeFirst() }
    known.append((request, lines))
  }

  /// Returns the lines at the final width of the content box.
  func lines(width: Double, _ box: BoxID, _ pass: LayoutPass) -> InlineLines {
    let found = index(ofWidth: width)
    if let found, !lacksFragments { return known[found].lines }
    let last = found.map { known[$0].request } ?? known.last?.request
    let request = InlineRequest(
      box: box, width: .exactly(width), boxes: last?.boxes ?? [], floats: last?.floats ?? [],
      space: last?.space, origin: last?.origin ?? .zero, lineLimit: last?.lineLimit)
    return lines(request, pass)
  }

  /// Returns the layout of the lines at the final width of the content box.
  func layout(width: Double, _ box: BoxID, _ pass: LayoutPass) -> InlineLayout {
    if let found = index(ofWidth: width) { return known[found].lines.layout }
    return lines(width: width, box, pass).layout
  }

  /// Releases memory after the lines were placed; later requests assemble the text again.
  func forgetText() { (text, widths) = (nil, nil) }

  /// Releases the fragments after they were placed, if the layout is not kept; later requests break
  /// the lines again.
  func forgetFragments() {
    for index in known.indices {
      (known[index].lines.fragments, known[index].lines.texts) = ([], [])
    }
    lacksFragments = true
  }

  private func prepared(_ pass: LayoutPass) -> InlineText {
    if let text { return text }
    isAssembledAgain = !known.isEmpty
    let new = InlineText(
      items, container: container, continuesBlock: continuesBlock, isWholeBlock: isWholeBlock, pass)
    text = new
    return new
  }
}

extension Double {
  /// Whether two widths are equal up to single precision.
  fileprivate func isAlmost(_ other: Double) -> Bool {
    (self - other).magnitude <= 1e-4 * max(1, magnitude)
  }
}
