import CGumbo
import QuoinModel

/// Copies Gumbo's tree into flat arrays, without recursion.
struct HTMLTreeBuilder {
  private(set) var tree = HTMLTree()
  private var lines: LineIndex
  private let deadline: Deadline?

  init(source: UnsafeBufferPointer<UInt8>, origin: TemplateOrigin?, deadline: Deadline?) {
    lines = LineIndex(source, origin: origin)
    self.deadline = deadline
  }

  /// The maximum depth of elements; as in browsers, deeper ones become children of the last element
  /// at that depth.
  static let maximumDepth = 512

  /// A step of the traversal: entering a node or leaving an element.
  private enum Step {
    case enter(UnsafeMutablePointer<GumboNode>, parent: Int32, depth: Int)
    case leave(Int)
  }

  mutating func build(_ root: UnsafeMutablePointer<GumboNode>) {
    var steps = [Step.enter(root, parent: -1, depth: 0)]
    while let step = steps.popLast() {
      switch step {
      case .leave(let index): tree.items[index].end = Int32(tree.items.count)
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
      let place = lines.place(of: text.original_text.data)
      tree.items.append(
        HTMLTree.Item(
          text: String(cString: text.text), parent: parent, end: Int32(index + 1),
          line: place.line, column: place.column))
    default: return nil
    }
    return index
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
