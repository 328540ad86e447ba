import Foundation
import QuoinBoxLayout
import QuoinModel
import QuoinStyle

/// What a builder finds for the margins of pages, and the page for which it builds a running element.
struct PagedContent {
  /// What elements assign on their pages, by node.
  var assignments: [NodeID: [PageAssignment]] = [:]
  /// The names that have values.
  var names: Set<PageAssignment.Target> = []
  /// The counters at running elements, by item.
  var counters: [Int: Counters] = [:]
  /// The leaders in the document.
  var leaders: [Leader] = []
  /// The footnotes in the document.
  var footnotes = Footnotes()
  /// The running element that is built, and its page.
  var running: Int?
  var page: PrintedPage?
}

// Generated content that depends on pages: CSS Generated Content for Paged Media 3, CSS Content 3 §2.6.
extension NodeBuilder {
  /// Returns the text of a part of generated content that depends on pages or on another element.
  mutating func pageText(
    _ name: String, _ values: [CSS.Value], _ index: Int
  ) -> String {
    switch name {
    case "target-text":
      guard let item = target(values.first, index), let part = values.last?.text else { return "" }
      return text(part, of: item)
    default:
      guard let item = target(values.first, index), values.count > 1,
        case .string(let counter) = values[1]
      else { return "" }
      return counterText(
        Array(values.dropFirst()), isAll: name == "target-counters",
        values: self.values(of: counter, at: item))
    }
  }

  /// Returns the item that the first argument of a reference is the address of.
  private mutating func target(_ value: CSS.Value?, _ index: Int) -> Int? {
    var address = ""
    switch value {
    case .string(let text): address = text
    case .function("attr", let names):
      guard case .string(let name)? = names.first,
        let attribute = reader.tree.attribute(name.lowercased(), of: index)
      else { return nil }
      address = attribute.value
    default: return nil
    }
    if let item = reader.references.item(at: address, in: reader.tree) { return item }
    reader.findings.report(
      "dead-link", about: "target \(address)",
      "no element of the document has the address '\(address.prefix(60))', which 'content' refers to",
      reader.place(index))
    return nil
  }

  /// Returns the values of a counter at another element, as the pass before had them.
  private mutating func values(of counter: String, at item: Int) -> [Int] {
    if counter == "page" {
      reader.references.pagesWanted.insert(item)
      return [reader.references.known?.pages[item] ?? 0]
    }
    if counter == "pages" {
      reader.references.wantsCount = true
      return [reader.references.known?.count ?? 0]
    }
    reader.references.countersWanted[item, default: []].insert(counter)
    return reader.references.known?.counters[item]?[counter] ?? [0]
  }

  /// Returns the value of a page counter in the flow of the document, or `nil` for other counters.
  mutating func pageCounter(_ name: String, at index: Int) -> Int? {
    guard counters.areOnPages, name == "page" || name == "pages" else { return nil }
    if let running = paged.page {
      return name == "page" ? running.shownNumber : running.count
    }
    return values(of: name, at: index).last
  }

  /// Records the counters that content elsewhere shows of an element.
  mutating func noteCounters(at index: Int) {
    guard !reader.references.countersWanted.isEmpty,
      let names = reader.references.countersWanted[index]
    else { return }
    for name in names {
      reader.references.counters[index, default: [:]][name] = counters.values(name)
    }
  }

  /// Reports the named strings and running elements that margin boxes show and no element gives a value.
  mutating func reportUnassignedTargets() {
    guard counters.areOnPages, let boxes = reader.marginBoxes else { return }
    for target in boxes.shownTargets.subtracting(paged.names).map(\.function).sorted() {
      reader.findings.report(
        "unsupported-value", about: "margin box \(target)",
        "no element of the document gives '\(target)' a value, which a margin box of @page shows",
        nil)
    }
  }

  // MARK: Named strings

  /// The maximum number of names that get values on pages.
  private static let maximumNames = 256

  /// Records the values that an element assigns on its page: `string-set`, `position: running()`, and the counter `page`.
  mutating func noteAssignments(_ index: Int, _ computed: CSS.ComputedStyle, _ node: Node) {
    guard counters.areOnPages, paged.running == nil,
      !computed.set.isDisjoint(with: NodeBuilder.assigning)
    else { return }
    var found: [PageAssignment] = []
    if case .commas(let strings) = computed[.stringSet] {
      for case .list(let parts) in strings {
        guard let name = parts.first?.text else { continue }
        let text = parts.dropFirst().map { stringPart($0, index, computed) }.joined()
        found.append(PageAssignment(.string(name), text))
      }
    }
    if let name = NodeBuilder.runningName(computed) {
      if reader.marginBoxes?.shownTargets.contains(.element(name)) != true {
        reader.findings.report(
          "unsupported-value", about: "running \(name)",
          "no margin box of a page shows the running element '\(name)': it needs 'content: element(\(name))'",
          reader.place(index))
      }
      found.append(PageAssignment(.element(name), "\(index)"))
    }
    if let number = Counters.page(in: computed) {
      found.append(PageAssignment(.number, "\(number)"))
    }
    for assignment in found {
      guard paged.names.contains(assignment.target) || paged.names.count < NodeBuilder.maximumNames
      else {
        reader.findings.report(
          "limit-exceeded", about: "string-set",
          "more than \(NodeBuilder.maximumNames) names get strings or elements on pages; the others are left out",
          reader.place(index))
        continue
      }
      paged.names.insert(assignment.target)
      paged.assignments[node.id, default: []].append(assignment)
    }
  }

  /// The maximum number of descendants whose text is read, and about that of its bytes.
  private static let maximumItems = 10_000

  private func items(in item: Int) -> Range<Int> {
    item..<max(item, Int(reader.tree.items[item].end))
  }

  private static let assigning = CSS.PropertySet(
    [.stringSet, .position, .counterReset, .counterSet] as [CSS.Property])

  /// Returns the name of a running element, which is not in the flow but in the margins of pages.
  static func runningName(_ computed: CSS.ComputedStyle) -> String? {
    guard case .function("running", let names) = computed[.position] else { return nil }
    return names.first?.text
  }

  /// Whether an element is to be built in the margins of pages.
  func isRunning(_ index: Int, _ computed: CSS.ComputedStyle) -> Bool {
    computed.set.contains(CSS.Property.position) && counters.areOnPages && index != paged.running
      && NodeBuilder.runningName(computed) != nil
  }

  /// Begins an element that is in the margins of pages: in the flow, only its position is kept.
  mutating func beginRunning(
    _ index: Int, _ container: FlowContainer, path: String, depth: Int,
    _ computed: CSS.ComputedStyle, scheme: ColorScheme
  ) -> Open {
    let node = nodes[index] as? FlowContainer ?? FlowContainer()
    _ = self.node(of: index, "", or: node, path: path)
    var placement = FlowItem()
    placement.element = NodeBuilder.runningPlace
    if nodes.begin(index) { put(node, placement, into: container) }
    paged.counters[index] = counters
    noteAssignments(index, computed, node)
    reportFootnotes(inRunning: index)
    var opened = Open(
      item: index, isOpaque: true, node: node, path: path,
      tags: TagCounts(of: index, in: reader.tree),
      depth: depth, decoration: Style(), scheme: scheme)
    opened.isRunning = true
    return opened
  }

  /// The box of a running element in the flow, which takes no room: GCPM §1.3.1.
  static let runningPlace: ElementBox = {
    var style = PackedStyle()
    style.position = .absolute
    (style.width, style.height) = (.points(0), .points(0))
    return ElementBox(level: .block, style: style, inline: InlineStyle())
  }()

  private mutating func stringPart(
    _ part: CSS.Value, _ index: Int, _ computed: CSS.ComputedStyle
  ) -> String {
    if case .function("content", let words) = part { return text(words[0].text, of: index) }
    return generatedText(.list([part]), index, computed) ?? ""
  }

  /// Returns the text of an element, or of one of its pseudo-elements: GCPM §1.1.1.
  private mutating func text(_ part: String, of item: Int) -> String {
    if part == "before" || part == "after" {
      let pseudo: CSS.PseudoElement = part == "before" ? .before : .after
      guard let style = reader.pseudoStyles[element(item)]?[pseudo] else { return "" }
      let depth = quoteDepth
      defer { quoteDepth = depth }
      return generatedText(style[.content], item, style) ?? ""
    }
    // The text of an element that contains much of the document is cut.
    var whole = ""
    for item in items(in: item).prefix(NodeBuilder.maximumItems)
    where reader.tree.items[item].tag == nil {
      whole += reader.tree.items[item].text
      if whole.utf8.count > NodeBuilder.maximumItems { break }
    }
    let text = whole.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard part == "first-letter" else { return text }
    return FirstLetter(text)?.letter ?? ""
  }
}

extension PageAssignment.Target {
  /// The function of CSS that shows the value.
  fileprivate var function: String {
    switch self {
    case .string(let name): "string(\(name))"
    case .element(let name): "element(\(name))"
    case .number: "counter(page)"
    }
  }
}
