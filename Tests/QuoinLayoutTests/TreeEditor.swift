import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle

/// What may be done to a tree and its surroundings.
struct TreeEditor {
  static let sheet = StyleSheet(
    css: ".wide { padding: 3px } .wide label { opacity: 0.5 } stack > .wide { color: teal }")

  /// A sheet with rules that select by position.
  static let placeSheet = StyleSheet(
    css:
      "flex > :nth-child(odd) { padding: 2px } label + * { color: teal } :last-child label { opacity: 0.5 }"
  )

  /// Whether edits make nodes and places vary by traits, and override traits.
  var makesVariations = false
  /// Whether edits cause diagnostics.
  var makesFaults = false
  var generator: SeededGenerator
  var root: Node
  var scene: Scene
  var traits = Traits(displayScale: 1)
  var size = Size(200, 150)
  let shared = SharedStyle { $0.background = .white }

  /// Returns the layout of the scene.
  func layout() -> Arrangement { scene.layout(in: size, traits: traits) }

  mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &generator))
  }

  mutating func anyNode() -> Node {
    Array(root.subtree).randomElement(using: &generator) ?? root
  }

  /// - Returns: what was done.
  mutating func edit() -> String {
    let node = anyNode()
    if makesFaults, number(0...2) == 0 { return fault(node) }
    if makesVariations, number(0...3) == 0 { return vary(node) }
    switch Int.random(in: 0..<30, using: &generator) {
    case 0, 1, 2, 3:
      let texts = root.subtree.compactMap { $0 as? TextNode }
      guard let text = texts.randomElement(using: &generator) else { return "nothing" }
      text.string = String(repeating: "ab c", count: Int(number(0...8)))
      return "text"
    case 4:
      node.sizing.width = number(0...3) == 0 ? nil : number(1...60)
      return "width"
    case 5:
      node.sizing.minHeight = number(0...30)
      return "least height"
    case 6:
      node.style.alpha = number(0...10) / 10
      return "alpha"
    case 7:
      node.style.text.font = .system(number(6...14))
      return "font"
    case 8:
      node.style.text.color = [.red, .label, nil][Int(number(0...2))]
      return "color"
    case 9:
      node.isHidden.toggle()
      return "hidden"
    case 10:
      node.priorities.horizontalHugging = Priority(number(1...900))
      return "priority"
    case 11: return place(node)
    case 12: return container(node)
    case 13:
      node.wear(shared)
      return "worn"
    case 14:
      shared.style.cornerRadius = number(0...9)
      return "shared style"
    case 15:
      size = Size(number(50...300), number(50...300))
      return "room"
    case 16:
      traits.colorScheme = traits.colorScheme == .dark ? .light : .dark
      return "scheme"
    case 17:
      node.direction = number(0...1) == 0 ? .rightToLeft : nil
      return "direction"
    case 18:
      node.classes = number(0...1) == 0 ? ["wide"] : []
      return "class"
    case 19:
      node.style.text.lineLimit = number(0...1) == 0 ? 1 : nil
      return "lines"
    case 20: return insert(into: node)
    case 21: return remove(node)
    case 22:
      (node.parent)?.sendToBack(node)
      return "order"
    case 23, 24: return insertTree(into: node)
    case 25, 26: return move(node)
    case 27:
      guard let parent = node.parent, parent.relations.count > 1 else { return "nothing" }
      parent.bringToFront(node)
      return "order to the front"
    case 28:
      // Several at once, and there and back.
      let done = [insert(into: node), move(anyNode()), insertTree(into: anyNode())]
      return done.joined(separator: " and ")
    default:
      node.alignmentInsets = EdgeInsets(number(0...3))
      return "alignment insets"
    }
  }

  /// Makes a node or its place vary by traits, or overrides traits for it and its descendants.
  ///
  /// - Returns: What was done.
  private mutating func vary(_ node: Node) -> String {
    let query =
      [.light, .dark, .leftToRight, .rightToLeft, .accessibilityText].randomElement(
        using: &generator) ?? TraitQuery()
    let value = number(1...30)
    switch number(0...11) {
    case 0: node.when(query) { $0.sizing.height = value }
    case 1: node.when(query) { $0.style.text.font = .system(value) }
    case 2: node.when(query) { $0.isHidden = true }
    case 3: node.when(query) { $0.classes = ["wide"] }
    case 4: node.when(query) { $0.alignmentInsets = EdgeInsets(value) }
    case 5: (node as? TextNode)?.when(query) { $0.string = "varied \(value)" }
    case 6: (node as? FlexContainer)?.when(query) { $0.flexStyle.rowGap = .points(value) }
    case 7:
      switch node.parent {
      case let flex as FlexContainer: flex[node]?.when(query) { $0.grow = value }
      case let stack as StackContainer: stack[node]?.when(query) { $0.spacingAfter = value }
      case let flow as FlowContainer:
        flow[node]?.when(query) { $0.margin.top = .points(value) }
      default: return "nothing"
      }
    case 8:
      let island = node as? RelativeContainer
      island?.when(query) { $0.constraints = Array(island?.constraints.dropLast() ?? []) }
    case 9: node.traitOverrides.colorScheme = number(0...1) == 0 ? .dark : nil
    case 10: node.traitOverrides.textSize = number(0...1) == 0 ? .accessibility1 : nil
    default:
      traits.textSize = number(0...3) == 0 ? .accessibility2 : .large
      return "text size"
    }
    return "variation of \(node.kind) by \(query)"
  }

  /// Says something that is reported, or takes it back.
  ///
  /// - Returns: What was done.
  private mutating func fault(_ node: Node) -> String {
    let isGone = number(0...2) == 0
    switch number(0...5) {
    case 0:
      node.identifier = isGone ? nil : "n\(number(0...3))"
      return "identifier of \(node.kind)"
    case 1:
      let islands = root.subtree.compactMap { $0 as? RelativeContainer }
      guard let island = islands.randomElement(using: &generator) else { return "nothing" }
      if isGone, !island.constraints.isEmpty {
        island.constraints.remove(at: Int(number(0...island.constraints.count - 1)))
        return "a constraint less"
      }
      let member = island.children.randomElement(using: &generator)?.node ?? island
      island.constraints.append(
        Constraint(term(member, .width), .equal, constant: number(1...40)))
      return "a constraint of a width"
    case 2:
      // Without effect outside of a container of constraints.
      node.constraints =
        isGone ? [] : [Constraint(term(node, .height), .equal, constant: number(1...40))]
      return "constraints at \(node.kind)"
    case 3:
      if let grid = node.parent as? GridContainer {
        grid[node]?.cell(column: isGone ? .auto : .area("missing"))
        return "an area"
      }
      node.classes = isGone ? [] : ["wide"]
      return "class of \(node.kind)"
    case 4:
      guard let absolute = node.parent as? AbsoluteContainer else { return "nothing" }
      absolute[node]?.leading(number(0...9)).trailing(number(0...9)).hCenter()
      return "places in absolute"
    default:
      let text = TextNode("new")
      // A text in it has no place.
      _ = attach(RelativeContainer { text }, to: root)
      return "an island"
    }
  }

  /// - Returns: what was done to the structure, once or several times.
  mutating func editStructure() -> String {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in editStructureOnce() }
      .joined(separator: ", ")
  }

  private mutating func editStructureOnce() -> String {
    let node = anyNode()
    return switch Int.random(in: 0..<6, using: &generator) {
    case 0: insert(into: root)
    case 1, 2: remove(node)
    case 3: insertTree(into: node)
    default: move(node)
    }
  }

  private func remove(_ node: Node) -> String {
    guard canLeave(node) else { return "nothing" }
    node.removeFromContainer()
    return "removed"
  }

  /// Whether no sibling's place refers to a node, which may have others or none.
  private func canLeave(_ node: Node) -> Bool {
    node.parent is FlexContainer || node.parent is StackContainer || node.parent is FlowContainer
  }

  private mutating func place(_ node: Node) -> String {
    guard let parent = node.parent else { return "nothing" }
    switch parent {
    case let flex as FlexContainer:
      flex[node]?.grow(number(0...2)).margin(top: .points(number(0...4)))
    case let grid as GridContainer: grid[node]?.cell(column: .span(Int(number(1...2))))
    case let stack as StackContainer: stack[node]?.placement.spacingAfter = number(0...9)
    case let absolute as AbsoluteContainer: absolute[node]?.top(number(0...9))
    case let flow as FlowContainer:
      let placement = flow[node]?.placement ?? FlowContainer.Placement()
      switch number(0...3) {
      case 0: flow[node]?.placement.float = placement.float == .none ? .left : .none
      case 1: flow[node]?.placement.level = placement.level == .block ? .automatic : .block
      case 2: flow[node]?.placement.level = placement.level == .inline ? .automatic : .inline
      default: flow[node]?.placement.margin.top = .points(number(0...5))
      }
    default: return "nothing"
    }
    return "place in \(parent.kind)"
  }

  private mutating func container(_ node: Node) -> String {
    switch node {
    case let flex as FlexContainer:
      flex.flexStyle.rowGap = .points(number(0...6))
      flex.padding.left = .points(number(0...6))
    case let grid as GridContainer: grid.grid.columnGap = .points(number(0...6))
    case let stack as StackContainer: stack.spacing = number(0...9)
    case let relative as RelativeContainer:
      if relative.constraints.isEmpty { return "nothing" }
      let last = relative.constraints.count - 1
      relative.constraints[last].constant = number(0...9)
    case let flow as FlowContainer: flow.padding.top = .points(number(0...6))
    default: return "nothing"
    }
    return node.kind
  }

  private mutating func insert(into node: Node) -> String {
    let new = TextNode("new").font(.system(10))
    if makesVariations { _ = vary(new) }
    return attach(new, to: node) ? "inserted" : "nothing"
  }

  /// A tree of containers comes at once.
  private mutating func insertTree(into node: Node) -> String {
    var random = RandomTree(generator: generator)
    random.hasFlows = number(0...5) == 0
    let tree = random.node(depth: 2)
    generator = random.generator
    tree.classes = number(0...2) == 0 ? ["wide"] : []
    return attach(tree, to: node) ? "inserted a tree" : "nothing"
  }

  /// A node with all in it goes elsewhere, maybe into its own container.
  private mutating func move(_ node: Node) -> String {
    guard canLeave(node) else { return "nothing" }
    let target = anyNode()
    var step: Node? = target
    while let outer = step {
      if outer === node { return "nothing" }
      step = outer.parent
    }
    return attach(node, to: target) ? "moved" : "nothing"
  }

  private mutating func attach(_ node: Node, to target: Node) -> Bool {
    func index(_ container: ContainerNode) -> Int {
      // A node that is in the container already leaves it first.
      let count = container.relations.count - (node.parent === container ? 1 : 0)
      return Int.random(in: 0...count, using: &generator)
    }
    switch target {
    case let flex as FlexContainer: node.attach(to: flex, at: index(flex)).grow(number(0...1))
    case let stack as StackContainer: node.attach(to: stack, at: index(stack))
    case let grid as GridContainer: node.attach(to: grid, at: index(grid))
    case let absolute as AbsoluteContainer:
      node.attach(to: absolute, at: index(absolute)).leading(number(0...9)).top(number(0...9))
    case let flow as FlowContainer:
      let relation = node.attach(to: flow, at: index(flow))
      relation.placement.level =
        FlowItem.Level.allCases.randomElement(using: &generator) ?? .automatic
      if number(0...5) == 0 { relation.placement.float = .left }
    default: return false
    }
    return true
  }
}
