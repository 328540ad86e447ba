import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// Marks the links and the logical structure of a document's pages while they are drawn.
///
/// Cairo numbers the marked parts of each page. Which element of the structure each part is, and
/// their reading order, is written by `StructureTree` when the document is complete.
final class DocumentMarks {
  /// A marked part of a page.
  struct Leaf {
    var page: Int
    /// The index of its element; for several elements in one picture or one run of texts, the first.
    var element: Int
    /// The index of the containing element.
    var parent: Int?
    /// The text it represents, if the file does not contain all of it as text.
    var actualText: String?
  }

  /// The elements of each page.
  let elements: [[DocumentElement]]
  /// The named locations.
  private let places: Set<String>
  /// The names that links refer to and that have not been assigned to a location yet.
  private var wanted: Set<String> = []
  /// The marked parts, in drawing order.
  private(set) var leaves: [Leaf] = []
  /// The links without a target.
  private var deadLinks: Set<String> = []
  /// The index of the current page.
  var page = 0
  /// The index of the current element; of several in a marked part, the last one.
  private var element: Int?
  /// The name of the open tag.
  private var tag: String?
  /// The links to be added when the page is complete, each with its containing element.
  private var links: [(link: DocumentLink, element: Int?)] = []

  init(_ lists: [DisplayList]) {
    elements = lists.map(\.elements)
    places = Set(lists.flatMap { $0.places.keys })
    for command in lists.lazy.flatMap(\.commands) {
      var link: String?
      switch command {
      case .text(let text): link = text.link
      case .link(let given, _): link = given
      default: break
      }
      guard let link, case .place(let name) = DocumentLink.Target(link) else { continue }
      wanted.insert(name)
    }
  }

  /// Problems with the links.
  var diagnostics: [Diagnostic] {
    deadLinks.sorted().map {
      Diagnostic(
        .warning, rule: "dead-link", "no element is named “\($0)”; links to it have no target")
    }
  }

  /// Whether the document has a logical structure.
  var isTagged: Bool { elements.contains { !$0.isEmpty } }

  /// Begins a marked part that is directly on the page.
  ///
  /// - Parameter commands: the commands that draw it.
  func begin(_ index: Int, _ commands: ArraySlice<DrawCommand>, on context: OpaquePointer) {
    guard tag == nil, elements[page].indices.contains(index), isSeen(on: context) else { return }
    let own = elements[page][index]
    element = index
    leaves.append(
      Leaf(
        page: page, element: index, parent: own.parent, actualText: DocumentMarks.text(commands)))
    if own.role == .link, let target = own.link.flatMap(target(of:)) {
      let texts = commands.compactMap { command -> DrawnText? in
        guard case .text(let text) = command, text.link == own.link else { return nil }
        return text
      }
      if let link = DocumentLink(target, texts, context) {
        tag = CAIRO_TAG_LINK
        link.begin(on: context)
        return
      }
    }
    let name = own.role == .link ? "Span" : own.role.rawValue
    tag = name
    cairo_tag_begin(context, name, nil)
  }

  /// Continues the marked part with another element that is drawn right after it, if the two are texts that follow each
  /// other in the lines of a block.
  ///
  /// The words of a paragraph with many inline elements are one part, because each part takes some kilobytes of memory.
  ///
  /// - Parameter commands: the commands that draw the other element.
  func continues(with next: Int, _ commands: ArraySlice<DrawCommand>) -> Bool {
    guard tag == DocumentElement.Role.span.rawValue, let element, next == element + 1,
      elements[page].indices.contains(next), leaves.last?.actualText == nil
    else { return false }
    let (own, other) = (elements[page][element], elements[page][next])
    guard own.isPlainText, other.isPlainText, own.parent == other.parent, own.block != nil,
      own.block == other.block, DocumentMarks.text(commands) == nil
    else { return false }
    self.element = next
    return true
  }

  /// The text of a part with emoji, which are bitmaps in the file: ISO 32000 §14.9.4.
  private static func text(_ commands: ArraySlice<DrawCommand>) -> String? {
    let hasPictures = commands.contains { command in
      guard case .text(let text) = command else { return false }
      return text.string.unicodeScalars.contains {
        // The first emoji is the watch, and looking up a letter's properties takes time.
        $0.value >= 0x231A && ($0.properties.isEmojiPresentation || $0.value == 0xFE0F)
      }
    }
    guard hasPictures else { return nil }
    let texts = commands.compactMap { command -> DrawnText? in
      if case .text(let text) = command { text } else { nil }
    }
    var result = ""
    for (index, text) in texts.enumerated() {
      let isNewLine = index > 0 && text.origin.y != texts[index - 1].origin.y
      if isNewLine, result.last?.isWhitespace == false { result += " " }
      result += text.string
    }
    return result
  }

  /// Begins a marked part that is a single picture with all of its content.
  func beginPicture(_ commands: ArraySlice<DrawCommand>, on context: OpaquePointer) {
    guard tag == nil, isSeen(on: context) else { return }
    var found: [Int] = []
    for command in commands {
      if case .beginElement(let index) = command, elements[page].indices.contains(index) {
        found.append(index)
      }
    }
    guard let first = found.min() else { return }
    // The elements that contain all of it.
    var around = outer(of: first)
    for index in found {
      let other = Set(outer(of: index))
      around.removeAll { !other.contains($0) }
    }
    leaves.append(Leaf(page: page, element: first, parent: around.first))
    tag = "Span"
    cairo_tag_begin(context, "Span", nil)
  }

  /// Whether anything is visible: if everything is clipped away, cairo loses the ends of tags and
  /// rejects the file.
  private func isSeen(on context: OpaquePointer) -> Bool {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    return x2 > x1 && y2 > y1
  }

  /// Ends the marked part.
  func end(on context: OpaquePointer) {
    guard let name = tag else { return }
    cairo_tag_end(context, name)
    tag = nil
    element = nil
  }

  /// Records a text link that is not a marked part of its own.
  func note(_ text: DrawnText, on context: OpaquePointer) {
    guard tag != CAIRO_TAG_LINK, let target = text.link.flatMap(target(of:)),
      let link = DocumentLink(target, [text], context)
    else { return }
    links.append((link, element))
  }

  /// Records a rectangle that is a link.
  func note(_ link: String, _ rect: Rect, on context: OpaquePointer) {
    guard let target = target(of: link), let link = DocumentLink(target, rect, context) else {
      return
    }
    links.append((link, element))
  }

  /// Begins the document on its first page, and names the locations of a page that links refer to.
  func beginPage(_ list: DisplayList, on context: OpaquePointer) {
    if page == 0, isTagged { cairo_tag_begin(context, "Document", nil) }
    for (name, place) in list.places.sorted(by: { $0.key < $1.key }) {
      // The first location with a name gets it.
      if wanted.remove(name) != nil { DocumentLink.name(name, place, on: context) }
    }
  }

  /// Adds the links of a completed page, because content of a group is not directly on the page,
  /// and ends the document after its last page.
  func endPage(on context: OpaquePointer) {
    defer {
      if page == elements.count - 1, isTagged { cairo_tag_end(context, "Document") }
    }
    for (link, element) in links {
      leaves.append(
        Leaf(
          page: page, element: element ?? elements[page].count,
          parent: element.flatMap { elements[page][$0].parent }))
      link.begin(on: context)
      DocumentLink.end(on: context)
    }
    links = []
  }

  /// The target of a link, if it exists.
  private func target(of link: String) -> DocumentLink.Target? {
    guard !link.isEmpty, DrawnText.isSafe(link: link) else { return nil }
    let target = DocumentLink.Target(link)
    if case .place(let name) = target, !places.contains(name) {
      if name.lowercased() == "top" { return .top }
      deadLinks.insert(name)
      return nil
    }
    return target
  }

  /// The elements that contain an element, from the innermost.
  private func outer(of index: Int) -> [Int] {
    var found: [Int] = []
    var step = elements[page][index].parent
    while let current = step {
      found.append(current)
      step = elements[page][current].parent
    }
    return found
  }
}

extension DocumentElement {
  /// Whether it is text without a meaning of its own.
  fileprivate var isPlainText: Bool {
    role == .span && node == nil && link == nil && alternative == nil
  }
}
