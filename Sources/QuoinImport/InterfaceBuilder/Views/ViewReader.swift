import QuoinGeometry
import QuoinModel

/// Creates the node tree of a view and its descendants.
struct ViewReader {
  let session: ImportSession

  /// A view whose subviews are being read.
  private struct Level {
    let varied: VariedElement
    let node: Node
    let children: [ChildViews.Entry]
    var places: PlacementReader
    var next = 0
  }

  /// Returns the node of a view with its descendants, to any depth.
  func read(_ element: XMLTreeElement) -> Node {
    let root = begin(element)
    var open = [root]
    while var level = open.popLast() {
      guard level.next < level.children.count, !session.isOutOfTime else {
        if let container = level.node as? RelativeContainer {
          AccessoryReader.add(
            level.varied, to: container, direction: session.options.direction)
          if level.varied.name == "tableView" {
            TableDecoration(session: session, table: level.varied).addSeparators(to: container)
          }
        }
        continue
      }
      let child = level.children[level.next]
      level.next += 1
      let inner: Level
      switch level.node {
      case let stack as StackContainer:
        inner = begin(child.element)
        var place = StackPlacement()
        if !(inner.node is StackContainer) {
          place.drawnSize = PlacementReader.drawnSize(
            inner.varied, isEmpty: inner.children.isEmpty)
        }
        reserveSpace(inner)
        stack.add(Relation(inner.node, place))
      case let container as RelativeContainer:
        let placement = level.places.placement(child)
        inner = begin(child.element)
        container.add(Relation(inner.node, placement))
      default: continue
      }
      open.append(level)
      open.append(inner)
    }
    return root.node
  }

  /// Gives an arranged label without text, or a stack view without subviews, the size that Interface Builder shows it
  /// with, because it has none of its own.
  private func reserveSpace(_ level: Level) {
    let node = level.node
    if session.options.device == nil, node.isHidden, level.varied.flag("hidesWhenStopped") {
      // On its canvas, Interface Builder arranges an indicator that is hidden only while it is stopped.
      node.isHidden = false
      node.style.alpha = 0
    }
    let isEmpty =
      (node as? TextNode).map { $0.string.isEmpty }
      ?? (node is StackContainer && level.children.isEmpty)
    guard isEmpty, node.sizing.naturalWidth == .measured, node.sizing.naturalHeight == .measured
    else { return }
    node.sizing.naturalWidth = .fixed(ViewReader.emptySide)
    node.sizing.naturalHeight = .fixed(ViewReader.emptySide)
  }

  /// The width and height that Interface Builder gives an empty arranged view.
  private static let emptySide = 50.0

  /// Returns the node of a view without its subviews.
  private func begin(_ element: XMLTreeElement) -> Level {
    let varied = VariedElement(element, session.classes)
    let children = ChildViews(varied, excluded: varied.excluded("subviews")).entries
    let node = makeNode(varied, hasChildren: !children.isEmpty)
    register(varied, node)
    if varied.name == "tableView", let container = node as? RelativeContainer {
      let decoration = TableDecoration(session: session, table: varied)
      decoration.addBackgrounds(to: container)
      if varied.element.child("prototypes") != nil {
        session.prototypeTables[node.id] = decoration.firstRowDistance
      } else if decoration.isRecordedTooLow {
        session.staticTables[node.id] = decoration.firstRowDistance
      }
    }
    return Level(
      varied: varied, node: node, children: children,
      places: PlacementReader(session: session, parent: varied))
  }

  private func makeNode(_ varied: VariedElement, hasChildren: Bool) -> Node {
    let leaves = LeafReader(palette: session.palette, info: session.info)
    let role = ViewKinds.role(varied.name)
    if role == nil {
      session.warn(
        "unknown-element",
        "<\(varied.name)> is not a known kind of view; it is laid out as a plain view",
        at: varied.element, nodes: varied["id"].map { [$0] } ?? [])
    }
    let node: Node
    switch role ?? .container {
    case .stack: node = StackReader.node(varied)
    case .leaf:
      let leaf = leaves.node(varied)
      applyCommon(varied, to: leaf)
      if let bar = BarContents(session: session).filled(varied, leaf)
        ?? SearchBarReader(info: session.info).scoped(varied, leaf)
      {
        applyCommon(varied, to: bar)
        return bar
      }
      guard hasChildren else { return leaf }
      let container = RelativeContainer()
      container.backdrop = leaf
      container.style = leaf.style
      container.alignmentInsets = leaf.alignmentInsets
      container.sizing = leaf.sizing
      container.scrolls = varied.name == "textView"
      node = container
    case .container, .scrolling:
      let container = RelativeContainer()
      container.scrolls = role == .scrolling
      node = container
    }
    applyCommon(varied, to: node)
    return node
  }

  /// Reads the properties that all views have.
  private func applyCommon(_ varied: VariedElement, to node: Node) {
    node.identifier = varied["id"]
    node.documentType = varied.name
    if let label = varied["userLabel"], !label.isEmpty { node.documentLabel = label }
    node.place = session.place(varied.element)
    if varied.isValue("contentInsetAdjustmentBehavior", "never") {
      session.fixedScrollViews.insert(node.id)
    }
    LookReader(palette: session.palette).apply(varied, to: node)
    node.priorities = PriorityReader.priorities(varied)
    NaturalSizeReader(session: session).apply(varied, to: node)
    if let container = node as? ContainerNode {
      MarginReader(session: session).apply(varied, to: container)
    }
  }

  private func register(_ varied: VariedElement, _ node: Node) {
    session.register(AnchorItem(node: node.id), for: varied.element)
    for guide in varied.element.children {
      let part: AnchorItem.Part? =
        switch (guide.name, guide["key"]) {
        case ("viewLayoutGuide", "safeArea"): .safeArea
        case ("viewLayoutGuide", "contentLayoutGuide"): .scrollContent
        case ("viewLayoutGuide", "frameLayoutGuide"): .scrollFrame
        case ("viewLayoutGuide", "layoutMarginsGuide"): .margins
        case ("viewLayoutGuide", "readableContentGuide"): .readable
        case ("viewLayoutGuide", "keyboard"), ("keyboardLayoutGuide", _): .keyboard
        default: nil
        }
      if let part { session.register(AnchorItem(node: node.id, part: part), for: guide) }
    }
    guard session.info.usesAutoLayout else { return }
    for list in varied.element.children where list.name == "constraints" {
      session.pending.append(
        ImportSession.PendingConstraints(
          owner: node, list: list, excluded: varied.excluded("constraints"),
          classes: session.classes))
    }
  }
}
