import QuoinGeometry
import QuoinModel

/// The nodes of a document's elements and texts, which stay the same when the document is styled again.
///
/// A user may take them out, put them or other nodes elsewhere, and change what they show; that stays, too.
struct ElementNodes {
  /// What the document last said of a node; what differs from it is the user's.
  private struct Written {
    var isHidden = false
    var direction: LayoutDirection?
  }

  /// The nodes by the items of the document: of an element its own, of a text the one that shows all of it.
  private var nodes: [Node?]
  private var written: [Written?]
  /// The texts that nodes were given, where they are not those of the document.
  private var texts: [Int: String] = [:]
  /// The pictures that nodes were given.
  private var images: [Int: ImageContent] = [:]
  /// The items of which the node was put into the tree when it was last filled.
  private var placed: [Bool]
  /// The items of which a user took the node out of the tree, or put it elsewhere.
  private var takenOut: Set<Int> = []
  /// The places of nodes that users put into elements, by the item; -1 is the root.
  private var guests: [Int: [AnyRelation]] = [:]

  init(count: Int) {
    nodes = Array(repeating: nil, count: count)
    written = Array(repeating: nil, count: count)
    placed = Array(repeating: false, count: count)
  }

  /// The node of an item, or `nil` where it has none yet.
  subscript(item: Int) -> Node? {
    get { nodes[item] }
    set { nodes[item] = newValue }
  }

  // MARK: Filling

  /// Empties the elements, to be filled again.
  mutating func empty(_ root: ContainerNode) {
    var present: Set<NodeID> = []
    let containers = [(-1, root as Node?)] + nodes.enumerated().map { ($0, $1) }
    for (item, node) in containers {
      guard let container = node as? ContainerNode else { continue }
      var others: [AnyRelation] = []
      forEachInside(container) { relation in
        if relation.isOfDocument { present.insert(relation.node.id) }
      }
      for relation in container.relations where !relation.isOfDocument { others.append(relation) }
      if !others.isEmpty { guests[item] = others }
    }
    for item in placed.indices where placed[item] {
      guard let node = nodes[item] else { continue }
      if present.contains(node.id) { takenOut.remove(item) } else { takenOut.insert(item) }
    }
    placed = Array(repeating: false, count: nodes.count)
    root.removeAll()
    for case let container as ContainerNode in nodes { container.removeAll() }
  }

  /// The places in a container, and in boxes that are no elements, such as `::before`.
  private func forEachInside(_ container: ContainerNode, _ body: (AnyRelation) -> Void) {
    var pending = [container]
    while let next = pending.popLast() {
      for relation in next.relations {
        body(relation)
        if relation.isOfDocument, let inner = relation.node as? ContainerNode,
          inner.documentType?.hasPrefix("::") ?? false
        {
          pending.append(inner)
        }
      }
    }
  }

  /// Notes that the node of an item is put into the tree.
  ///
  /// - Returns: false where a user took it out: then it is not.
  mutating func begin(_ item: Int) -> Bool {
    if takenOut.contains(item) { return false }
    placed[item] = true
    return true
  }

  /// Puts what users put into an element, or into the root, behind what the document has in it.
  mutating func addGuests(of item: Int, to container: ContainerNode) {
    guard let others = guests.removeValue(forKey: item) else { return }
    // A user may have put the element into its own guest.
    for relation in others where !container.isInside(relation.node) { container.adopt(relation) }
  }

  // MARK: What users change

  /// Says whether a node is hidden and in which direction it is, unless a user said something else.
  mutating func set(
    isHidden: Bool, _ direction: LayoutDirection?, of node: Node, _ item: Int
  ) {
    let last = written[item]
    if last == nil || node.isHidden == last?.isHidden { node.isHidden = isHidden }
    if last == nil || node.direction == last?.direction { node.direction = direction }
    written[item] = Written(isHidden: isHidden, direction: direction)
  }

  /// Gives a node another picture, unless a user gave it one.
  mutating func set(_ image: ImageContent, of node: ImageNode, _ item: Int) {
    if images[item] == nil || node.image == images[item] { node.image = image }
    images[item] = image
  }

  /// The text that a user wrote into the node of a text, if any.
  func userText(of item: Int, original: String) -> String? {
    guard let node = nodes[item] as? TextNode, node.string != texts[item] ?? original else {
      return nil
    }
    return node.string
  }

  /// A node for a text.
  ///
  /// - Parameters:
  ///   - text: what the node shows.
  ///   - item: the item of the text.
  ///   - original: the text in the document.
  ///   - isWhole: whether one node shows all of the text; such a node is kept.
  mutating func text(
    _ text: String, of item: Int, original: String, isWhole: Bool
  ) -> TextNode {
    guard isWhole else { return TextNode(text) }
    guard let node = nodes[item] as? TextNode else {
      let node = TextNode(text)
      nodes[item] = node
      texts[item] = text != original ? text : nil
      return node
    }
    // What a user wrote is the text itself, and then the document's last one is remembered.
    guard node.string != text else { return node }
    node.string = text
    texts[item] = text == original ? nil : text
    return node
  }

  /// What users changed of elements, by the item.
  func changes(in tree: HTMLTree) -> [Int: ElementChange] {
    var changes: [Int: ElementChange] = [:]
    for (item, node) in nodes.enumerated() {
      guard let node, tree.items[item].tag != nil else { continue }
      var change = ElementChange()
      let words = tree.attribute("class", of: item)?.value
      if !ElementNodes.classes(words).elementsEqual(node.classes) { change.classes = node.classes }
      change.states = node.states
      if change != ElementChange() { changes[item] = change }
    }
    return changes
  }

  /// The classes of an attribute: HTML §3.2.6, with the white space of ASCII between them.
  static func classes(_ words: String?) -> [String] {
    guard let words, !words.isEmpty else { return [] }
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) && byte != 11 }
    // Most have one class.
    guard words.utf8.contains(where: isSpace) else { return [words] }
    return words.utf8.split(whereSeparator: isSpace).map { String(Substring($0)) }
  }
}

/// What a user changed of an element's node, and selectors see.
struct ElementChange: Equatable {
  /// The classes, where they are not those of the document.
  var classes: [String]?
  /// The states beside those of the document.
  var states = NodeState.normal
}
