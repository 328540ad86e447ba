import CGumbo
import QuoinModel

/// Copies Gumbo's tree into flat arrays, without recursion.
struct HTMLTreeBuilder {
  private(set) var tree = HTMLTree()
  private var lines: LineIndex
  private let deadline: Deadline?
  private let source: UnsafeBufferPointer<UInt8>

  init(source: UnsafeBufferPointer<UInt8>, origin: TemplateOrigin?, deadline: Deadline?) {
    lines = LineIndex(source, origin: origin)
    self.deadline = deadline
    self.source = source
  }

  /// The maximum depth of elements; as in browsers, deeper ones become children of the last element
  /// at that depth.
  static let maximumDepth = 512

  /// A step of the traversal: entering a node or leaving an element.
  private enum Step {
    case enter(UnsafeMutablePointer<GumboNode>, parent: Int32, depth: Int)
    case text(String, at: UnsafePointer<CChar>, parent: Int32)
    case leave(Int)
  }

  mutating func build(_ root: UnsafeMutablePointer<GumboNode>) {
    var steps = [Step.enter(root, parent: -1, depth: 0)]
    while let step = steps.popLast() {
      switch step {
      case .leave(let index): tree.items[index].end = Int32(tree.items.count)
      case .text(let text, let start, let parent): add(text, at: start, parent: parent)
      case .enter(let node, let parent, let depth):
        if let deadline, deadline.isPassed { continue }
        guard let index = add(node.pointee, parent: parent) else { continue }
        guard tree.items[index].tag != nil else { continue }
        let isTooDeep = depth >= HTMLTreeBuilder.maximumDepth
        if isTooDeep {
          tree.firstTooDeep = tree.firstTooDeep ?? index
        } else {
          steps.append(.leave(index))
        }
        if let (text, start) = lastText(of: node) {
          steps.append(.text(text, at: start, parent: isTooDeep ? parent : Int32(index)))
        }
        let children = node.pointee.v.element.children
        for number in (0..<Int(children.length)).reversed() {
          guard let child = children.data[number] else { continue }
          steps.append(
            .enter(
              child.assumingMemoryBound(to: GumboNode.self),
              parent: isTooDeep ? parent : Int32(index), depth: depth + 1))
        }
      }
    }
    tree.trim()
  }

  /// - Returns: The index of the item, or `nil` for a comment.
  private mutating func add(_ node: GumboNode, parent: Int32) -> Int? {
    let index = tree.items.count
    switch node.type {
    case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
      let element = node.v.element
      let place =
        element.original_tag.length == 0 ? (0, 0) : lines.place(of: element.original_tag.data)
      let (name, traits) = tag(of: element)
      var item = HTMLTree.Item(
        tag: name, parent: parent, end: Int32(index + 1), line: place.0, column: place.1,
        traits: traits)
      item.isForeign = element.tag_namespace != GUMBO_NAMESPACE_HTML
      let first = Int32(tree.attributes.count)
      addAttributes(element, place)
      item.attributes = first..<Int32(tree.attributes.count)
      tree.items.append(item)
    case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
      let text = node.v.text
      guard let start = text.original_text.data else { return nil }
      guard let ended = endedForm(before: node) else {
        add(String(cString: text.text), at: start, parent: parent)
        break
      }
      guard !ended.rest.isEmpty else { return nil }
      add(ended.rest, at: ended.restStart, parent: parent)
    default: return nil
    }
    return index
  }

  private mutating func add(_ text: String, at start: UnsafePointer<CChar>, parent: Int32) {
    let place = lines.place(of: start)
    tree.items.append(
      HTMLTree.Item(
        text: text, parent: parent, end: Int32(tree.items.count + 1), line: place.line,
        column: place.column))
  }

  private func tag(of element: GumboElement) -> (name: String, traits: TagTraits) {
    let number = Int(element.tag.rawValue)
    if number < TagTraits.known.count { return TagTraits.known[number] }
    var original = element.original_tag
    gumbo_tag_from_original_text(&original)
    guard let data = original.data else { return ("unknown", []) }
    let bytes = UnsafeRawBufferPointer(start: data, count: original.length)
    let name = String(decoding: bytes, as: UTF8.self).lowercased()
    return (name, TagTraits(name))
  }

  private mutating func addAttributes(
    _ element: GumboElement, _ tagPlace: (line: Int32, column: Int32)
  ) {
    for number in 0..<Int(element.attributes.length) {
      guard let entry = element.attributes.data[number] else { continue }
      let attribute = entry.assumingMemoryBound(to: GumboAttribute.self).pointee
      guard let name = attribute.name, let value = attribute.value else { continue }
      // Gumbo's own positions of attributes are not set where a value is missing.
      var place = lines.place(of: attribute.original_value.data)
      if place.line == 0 { place = lines.place(of: attribute.original_name.data) }
      if place.line == 0 { place = tagPlace }
      if let first = attribute.original_value.data, attribute.original_value.length > 1,
        place.line > 0, first.pointee == 0x22 || first.pointee == 0x27
      {
        place.column += 1
      }
      tree.attributes.append(
        HTMLTree.Attribute(
          name: String(cString: name), value: String(cString: value), line: place.line,
          column: place.column))
    }
  }
}

// Gumbo removes a form from the open elements without adding the text that it has read, so the text before an end tag of a
// form becomes part of a text behind the form. HTML §13.2.6.4.7 has it in the form.
extension HTMLTreeBuilder {
  /// A text that is partly in a form and partly behind it.
  private struct DividedText {
    var inside: String
    var start: UnsafePointer<CChar>
    var rest: String
    var restStart: UnsafePointer<CChar>
  }

  /// Returns the text that ends a form but is behind it in Gumbo's tree.
  private func lastText(
    of node: UnsafeMutablePointer<GumboNode>
  ) -> (String, UnsafePointer<CChar>)? {
    guard isForm(node), let next = sibling(of: node.pointee, 1), isText(next),
      let divided = endedForm(before: next.pointee)
    else { return nil }
    return (divided.inside, divided.start)
  }

  /// Returns the parts of a text behind a form, if it begins before the form's end tag.
  private func endedForm(before text: GumboNode) -> DividedText? {
    guard let form = sibling(of: text, -1), isForm(form) else { return nil }
    let original = text.v.text.original_text
    guard let base = source.baseAddress, let start = original.data,
      let decoded = text.v.text.text
    else { return nil }
    let offset = UnsafeRawPointer(start) - UnsafeRawPointer(base)
    guard offset >= 0, offset + original.length <= source.count,
      let tag = HTMLTreeBuilder.endTag(in: source[offset..<offset + original.length]),
      !isBehindEndTag(offset)
    else { return nil }
    let whole = String(cString: decoded)
    let inside = HTMLTreeBuilder.decoded(source[offset..<tag.lowerBound])
    guard whole.utf8.starts(with: inside.utf8) else { return nil }
    return DividedText(
      inside: inside, start: start,
      rest: String(decoding: whole.utf8.dropFirst(inside.utf8.count), as: UTF8.self),
      restStart: start + (tag.upperBound - offset))
  }

  /// Returns the range of an end tag of a form.
  private static func endTag(in source: Slice<UnsafeBufferPointer<UInt8>>) -> Range<Int>? {
    var start = source.startIndex
    while let found = source[start...].firstIndex(of: UInt8(ascii: "<")) {
      if isEndTag(source[found...]) {
        let end = source[found...].firstIndex(of: UInt8(ascii: ">"))
        return found..<(end.map { $0 + 1 } ?? source.endIndex)
      }
      start = found + 1
    }
    return nil
  }

  /// Whether a text directly follows an end tag of a form, and so is not in the form.
  private func isBehindEndTag(_ offset: Int) -> Bool {
    guard let start = source[..<offset].lastIndex(of: UInt8(ascii: "<")) else { return false }
    return HTMLTreeBuilder.isEndTag(source[start..<offset])
  }

  private static func isEndTag(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let name = "</form".utf8
    return bytes.count > name.count && zip(bytes, name).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
  }

  /// Returns a text with its references resolved and its line ends normalized, as Gumbo does.
  private static func decoded(_ source: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    if !source.contains(where: { $0 == UInt8(ascii: "&") || $0 == 13 || $0 == 0 }) {
      return String(decoding: source, as: UTF8.self)
    }
    let tree = HTMLParser.tree(Array("<p>".utf8) + source)
    return tree.items.last { $0.tag == nil }?.text ?? ""
  }

  private func isForm(_ node: UnsafeMutablePointer<GumboNode>) -> Bool {
    node.pointee.type == GUMBO_NODE_ELEMENT && node.pointee.v.element.tag == GUMBO_TAG_FORM
      && node.pointee.v.element.tag_namespace == GUMBO_NAMESPACE_HTML
  }

  private func isText(_ node: UnsafeMutablePointer<GumboNode>) -> Bool {
    [GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA].contains(node.pointee.type)
  }

  /// Returns the child of a node's parent some places further.
  private func sibling(
    of node: GumboNode, _ distance: Int
  ) -> UnsafeMutablePointer<GumboNode>? {
    guard let parent = node.parent,
      parent.pointee.type == GUMBO_NODE_ELEMENT || parent.pointee.type == GUMBO_NODE_TEMPLATE
    else { return nil }
    let children = parent.pointee.v.element.children
    let place = Int(node.index_within_parent) + distance
    guard place >= 0, place < Int(children.length) else { return nil }
    return children.data[place]?.assumingMemoryBound(to: GumboNode.self)
  }
}
