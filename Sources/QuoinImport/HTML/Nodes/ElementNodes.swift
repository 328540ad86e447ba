import QuoinModel

/// The nodes of a document's elements and texts, which stay the same when the document is styled again.
///
/// A user may take them out, put other nodes into them and write other texts; that stays, too.
struct ElementNodes {
  /// The nodes by the items of the document: of an element its own, of a text the one that shows all of it.
  private var nodes: [Node?]
  /// The texts that nodes were given, where they are not those of the document.
  private var texts: [Int: String] = [:]
  /// The items of which a user took the node out of the tree.
  private var takenOut: Set<Int> = []
  /// The places of nodes that users put into elements, by the item.
  private var guests: [Int: [AnyRelation]] = [:]

  init(count: Int) { nodes = Array(repeating: nil, count: count) }

  /// The node of an item, or `nil` where it has none yet.
  subscript(item: Int) -> Node? {
    get { nodes[item] }
    set { nodes[item] = newValue }
  }

  /// Whether a user took the node of an item out of the tree.
  func isTakenOut(_ item: Int) -> Bool { takenOut.contains(item) }

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
    guard isWhole, let node = nodes[item] as? TextNode else {
      let node = TextNode(text)
      nodes[item] = isWhole ? node : nil
      texts[item] = isWhole && text != original ? text : nil
      return node
    }
    if texts[item] ?? original != text { node.string = text }
    texts[item] = text == original ? nil : text
    return node
  }

  /// Empties the elements, to be filled again.
  mutating func empty(_ root: ContainerNode) {
    takenOut = []
    guests = [:]
    for (item, node) in nodes.enumerated() {
      guard let node else { continue }
      // All that the document made has a style of the document.
      if node.parent?.documentStyle == nil { takenOut.insert(item) }
      guard let container = node as? ContainerNode else { continue }
      let others = container.relations.filter {
        $0.node.documentStyle == nil || ($0.node as? ContainerNode)?.documentSource != nil
      }
      if !others.isEmpty { guests[item] = others }
    }
    root.removeAll()
    for case let container as ContainerNode in nodes { container.removeAll() }
  }

  /// Puts what users put into an element behind what the document has in it.
  func addGuests(of item: Int) {
    guard let others = guests[item], let container = nodes[item] as? ContainerNode else { return }
    for relation in others { container.adopt(relation) }
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

  /// The classes of an attribute: HTML §3.2.6.
  static func classes(_ words: String?) -> [String] {
    words?.split(whereSeparator: \.isWhitespace).map { String($0) } ?? []
  }
}

/// What a user changed of an element's node, and selectors see.
struct ElementChange: Equatable {
  /// The classes, where they are not those of the document.
  var classes: [String]?
  /// The states beside those of the document.
  var states = NodeState.normal
}
