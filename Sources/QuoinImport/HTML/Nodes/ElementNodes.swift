import QuoinGeometry
import QuoinModel

/// The nodes of a document's elements and texts, which keep their identity when the document is
/// restyled.
///
/// Clients may remove nodes, move them, insert others, and change their content; these changes are
/// kept, too.
struct ElementNodes {
  /// The properties that the document last set on a node; other values are the client's.
  private struct Written {
    var isHidden = false
    var direction: LayoutDirection?
    var scheme: ColorScheme?
  }

  /// The nodes by item of the document: for a text, the node that shows the whole text.
  private(set) var nodes: [Node?]
  private var written: [Written?]
  /// The colour scheme of the root.
  var scheme = ColorScheme.light
  /// The colour scheme set on the viewport.
  private var viewportScheme: ColorScheme?
  /// The direction set on the viewport.
  private var viewportDirection: LayoutDirection?
  /// Whether the viewport overrides the scheme around it wherever it is another one.
  var overridesScheme = true
  /// The texts set on nodes, where they differ from the document.
  private var texts: [Int: String] = [:]
  /// The images set on nodes.
  private var images: [Int: ImageContent] = [:]
  /// Whether the node of each item was inserted when the tree was last filled.
  var placed: [Bool]
  /// The items whose nodes a client removed or moved.
  var takenOut: Set<Int> = []
  /// The relations of nodes that clients inserted into elements, by item; -1 is the root.
  var guests: [Int: [AnyRelation]] = [:]
  /// Whether clients had inserted nodes when the tree was last filled.
  var hasGuests = false
  /// What the containers have been filled with so far, if their former children are kept where they are the same.
  var refilling: Refilling?

  init(count: Int) {
    nodes = Array(repeating: nil, count: count)
    written = Array(repeating: nil, count: count)
    placed = Array(repeating: false, count: count)
  }

  /// The node of an item, or `nil` if it has none yet.
  subscript(item: Int) -> Node? {
    get { nodes[item] }
    set { nodes[item] = newValue }
  }

  /// Releases the nodes of a range of items, so that new ones are made.
  mutating func forget(_ items: Range<Int>) {
    for item in items {
      nodes[item] = nil
      written[item] = nil
      placed[item] = false
      texts[item] = nil
      images[item] = nil
    }
  }

  /// Forgets what the document set on the node of an item, which is replaced by another one.
  mutating func forgetWritten(_ item: Int) {
    written[item] = nil
    images[item] = nil
  }

  // MARK: What users change

  /// Sets whether a node is hidden and its direction, unless a client changed them.
  mutating func set(
    isHidden: Bool, _ direction: LayoutDirection?, of node: Node, _ item: Int
  ) {
    let last = written[item]
    if last == nil || node.isHidden == last?.isHidden, node.isHidden != isHidden {
      node.isHidden = isHidden
    }
    if last == nil || node.direction == last?.direction { node.direction = direction }
    written[item] = Written(isHidden: isHidden, direction: direction, scheme: last?.scheme)
  }

  /// Sets the direction of the viewport, unless a client changed it.
  mutating func setDirection(_ direction: LayoutDirection?, of viewport: Node) {
    if viewport.direction == viewportDirection, direction != viewportDirection {
      viewport.direction = direction
    }
    viewportDirection = direction
  }

  /// Sets the colour scheme of a node if it is another than around it, unless a client changed it.
  mutating func set(_ scheme: ColorScheme?, of node: Node, _ item: Int) {
    let last = written[item]?.scheme
    if scheme == last { return }
    if node.traitOverrides.colorScheme == last { node.traitOverrides.colorScheme = scheme }
    var words = written[item] ?? Written()
    words.scheme = scheme
    written[item] = words
  }

  /// Sets the colour scheme of the viewport, unless a client changed it.
  ///
  /// - Parameter preferred: The scheme around it.
  mutating func setScheme(preferred: ColorScheme, of viewport: Node) {
    var own = scheme == preferred ? nil : scheme
    // A scene that lays the document out in the document's scheme needs no override, but corrects one that is set.
    if !overridesScheme { own = viewportScheme == nil ? nil : scheme }
    if own != viewportScheme, viewport.traitOverrides.colorScheme == viewportScheme {
      viewport.traitOverrides.colorScheme = own
    }
    viewportScheme = own
  }

  /// Sets the image of a node, unless a client changed it.
  mutating func set(_ image: ImageContent, of node: ImageNode, _ item: Int) {
    if images[item] == image, node.image == image { return }
    if images[item] == nil || node.image == images[item] { node.image = image }
    images[item] = image
  }

  /// Returns the text that a client set on a text node, if any.
  func userText(of item: Int, original: String) -> String? {
    guard let node = nodes[item] as? TextNode, node.string != texts[item] ?? original else {
      return nil
    }
    return node.string
  }

  /// Returns a node for a text.
  ///
  /// - Parameters:
  ///   - text: The text to show.
  ///   - item: The item of the text.
  ///   - original: The text in the document.
  ///   - isWhole: Whether one node shows the whole text; such a node is kept.
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
    // If a client changed the text, its text is kept, and the document's last one is remembered.
    guard node.string != text else { return node }
    node.string = text
    texts[item] = text == original ? nil : text
    return node
  }

  /// Returns the changes that clients made to elements, by item.
  ///
  /// - Parameters:
  ///   - tree: The document.
  ///   - former: The changes at a moment.
  ///   - moment: The moment, since which only some nodes changed.
  func changes(
    in tree: HTMLTree, _ former: [Int: ElementChange], since moment: UInt64
  ) -> [Int: ElementChange] {
    var changes = former
    for item in changedItems(since: moment) {
      guard let node = nodes[item], tree.items[item].tag != nil else { continue }
      var change = ElementChange()
      let words = tree.attribute("class", of: item)?.value
      if !ElementNodes.classes(words).elementsEqual(node.classes) { change.classes = node.classes }
      change.states = node.states
      changes[item] = change != ElementChange() ? change : nil
    }
    return changes
  }

  /// Returns the items whose nodes have a style that may have changed since a moment.
  ///
  /// Nodes that clients took out of the tree are among them.
  private func changedItems(since moment: UInt64) -> [Int] {
    nodes.withUnsafeBytes { bytes in
      nodes.indices.filter { item in
        // A reference has the same bytes whether it is counted or not.
        let node = bytes.load(
          fromByteOffset: item * MemoryLayout<Node?>.stride, as: Unmanaged<Node>?.self)
        return node?._withUnsafeGuaranteedRef { $0.styleMoment > moment } ?? false
      }
    }
  }

  /// Returns the classes in an attribute, separated by ASCII white space: HTML §3.2.6.
  static func classes(_ words: String?) -> [String] {
    guard let words, !words.isEmpty else { return [] }
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) && byte != 11 }
    // Most elements have one class.
    guard words.utf8.contains(where: isSpace) else { return [words] }
    return words.utf8.split(whereSeparator: isSpace).map { String(Substring($0)) }
  }
}

/// The changes that a client made to an element's node and that affect selectors.
struct ElementChange: Equatable {
  /// The classes, if they differ from those of the document.
  var classes: [String]?
  /// The states in addition to those of the document.
  var states = NodeState.normal
}
