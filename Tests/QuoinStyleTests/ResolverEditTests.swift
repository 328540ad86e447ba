import QuoinGeometry
import QuoinModel
import QuoinStyle
import Testing

/// Random edits of random trees: a resolver that has seen the tree before says what a new one says.
@Suite struct ResolverEditTests {
  private static let words = ["a", "b", "c"]

  private static func simple(_ random: inout Random) -> String {
    let word = random.pick(words)
    switch random.below(14) {
    case 0: return "#\(word)"
    case 1: return random.pick([":disabled", ":selected"])
    case 2: return random.pick(["label", "stackView", "button"])
    case 3: return "*"
    default: return ".\(word)"
    }
  }

  /// Returns a selector of one to three compounds.
  private static func selector(_ random: inout Random) -> String {
    (0...random.pick([0, 0, 1, 1, 2])).map { _ in simple(&random) }
      .joined(separator: random.pick([" ", " ", " > ", " + ", " ~ "]))
  }

  /// A selector that few sheets have, since it makes other updates of them.
  private static func rareSelector(_ random: inout Random) -> String {
    let (word, other) = (random.pick(words), selector(&random))
    return random.pick([
      "[class~=\(word)] \(other)", "[class] ~ \(other)", "[class~=\(word)]", ":empty",
      ":empty \(other)", ":empty ~ .\(word)", ":has(.\(word)) \(other)", ":first-child",
      ":nth-last-child(1 of .\(word))", "lable",
    ])
  }

  private static let declarations = [
    "color: red", "color: blue", "font-size: 9px", "font-size: 20px", "opacity: 0.5",
    "opacity: inherit", "letter-spacing: 2px", "border: 0.1rem solid", "border-radius: 1em",
    "--a: 1px", "--a: 2px", "--b: var(--a)", "border-radius: var(--a, 5px)",
    "letter-spacing: var(--b)", "color: inherit !important", "background: light-dark(red, blue)",
    "border-width: 1vw", "letter-spacing: initial",
  ]

  private static func sheet(_ random: inout Random) -> StyleSheet {
    let isPlain = random.below(2) == 0
    let count = random.pick([0, 1, 2, 4, 8])
    let rules = (0..<count).map { _ in
      let selector = !isPlain && random.below(4) == 0 ? rareSelector(&random) : selector(&random)
      let declarations = isPlain ? Array(declarations.prefix(7)) : declarations
      let rule =
        "\(selector) { \(random.pick(declarations)); \(random.pick(declarations)) }"
      switch random.below(isPlain ? 12 : 6) {
      case 0: return "@media (prefers-color-scheme: dark) { \(rule) }"
      case 1: return "@media (min-width: 100px) { \(rule) }"
      default: return rule
      }
    }
    return StyleSheet(css: rules.joined(separator: "\n"))
  }

  /// A tree, and what is done to it and its surroundings.
  private struct Editor {
    var random: Random
    let root = StackContainer()
    let shared = [SharedStyle { $0.text.color = .red }, SharedStyle { $0.alpha = 0.5 }]
    var environment = MediaEnvironment()
    /// Nodes that left the tree.
    var spare: [Node] = []

    init(_ random: Random) {
      self.random = random
      for _ in 0..<12 { insert() }
    }

    mutating func anyNode() -> Node { random.pick(Array(root.subtree)) }

    private mutating func newNode() -> Node {
      let node: Node =
        switch random.below(5) {
        case 0: StackContainer()
        case 1: ButtonNode("b")
        default: TextNode("t")
        }
      if random.below(2) == 0 { decorate(node) }
      return node
    }

    private mutating func decorate(_ node: Node) {
      switch random.below(10) {
      case 0, 1, 2: node.classes = words.filter { _ in random.below(2) == 0 }
      case 3: node.identifier = random.pick([nil] + words)
      case 4: node.states = random.pick([[], .disabled, .selected])
      case 5: (node as? TextNode)?.string = random.pick(["", "t"])
      default: restyle(node)
      }
    }

    private mutating func restyle(_ node: Node) {
      switch random.below(16) {
      case 0: node.style = Style()
      case 1: node.style.text.color = random.pick([.red, .blue, .label, nil])
      case 2: node.style.text.font = random.pick([.system(9), .system(20), nil])
      case 3: node.style.inherit(.alpha)
      case 4: node.style.alpha = random.pick([0.5, 1, nil])
      case 5: node.style.background = random.pick([.systemBackground, .white, nil])
      case 6: node.style.use(random.pick(["a", "b"]), for: .letterSpacing)
      case 7: node.style.use("a", for: .borderTopWidth)
      case 8: if random.below(4) == 0 { node.style.alpha = .nan }
      case 9, 10: node.wear(random.pick(shared))
      case 11: node.takeOff(random.pick(shared))
      case 12: shared[0].style.text.color = random.pick([.red, .green])
      case 13: shared[1].style.cornerRadius = Double(random.below(5))
      case 14: if random.below(4) == 0 { node.direction = random.pick([.rightToLeft, nil]) }
      default: node.style.text.letterSpacing = Double(random.below(2))
      }
    }

    private mutating func anyStack() -> StackContainer {
      random.pick(root.subtree.compactMap { $0 as? StackContainer })
    }

    private mutating func insert() {
      let stack = anyStack()
      let node = spare.isEmpty || random.below(2) == 0 ? newNode() : spare.removeLast()
      node.attach(to: stack, at: random.below(stack.relations.count + 1))
      if let inner = node as? StackContainer {
        for _ in 0..<random.below(3) { newNode().attach(to: inner) }
      }
    }

    private mutating func remove() {
      let node = anyNode()
      guard node !== root else { return }
      node.removeFromContainer()
      spare.append(node)
    }

    private mutating func move() {
      let (node, stack) = (anyNode(), anyStack())
      guard node !== root, !node.subtree.contains(where: { $0 === stack }) else { return }
      node.removeFromContainer()
      node.attach(to: stack, at: random.below(stack.relations.count + 1))
    }

    mutating func edit() {
      switch random.below(16) {
      case 0: insert()
      case 1: remove()
      case 2: move()
      case 3:
        environment.traits.colorScheme =
          environment.traits.colorScheme == .dark ? .light : .dark
      case 4: environment.viewport = random.pick([nil, Size(50, 50), Size(200, 50)])
      case 5: if random.below(4) == 0 { environment.traits.textSize = .extraLarge }
      default: decorate(anyNode())
      }
    }
  }

  @Test(arguments: Seeds.range(from: 0, 400)) func nothingIsMissed(seed: UInt64) throws {
    var random = Random(seed: seed)
    let sheet = Self.sheet(&random)
    var editor = Editor(random)
    let resolver = StyleResolver()
    var former: [ObjectIdentifier: Look] = [:]
    var knownScheme = ColorScheme.light
    for step in 0..<12 {
      if step > 0 { for _ in 0...editor.random.below(3) { editor.edit() } }
      let scheme = editor.environment.traits.colorScheme
      resolver.resolve(editor.root, sheet, editor.environment)
      let fresh = StyleResolver()
      fresh.resolve(editor.root, sheet, editor.environment)
      try #require(resolver.nodes.map(\.id) == fresh.nodes.map(\.id), "step \(step)")
      try #require(resolver.parents == fresh.parents && resolver.ends == fresh.ends)
      try #require(resolver.diagnostics == fresh.diagnostics, "step \(step)")
      try #require(resolver.unusable.keys.sorted() == fresh.unusable.keys.sorted())
      let updated = Set(resolver.updated.map(Int.init))
      for (index, node) in resolver.nodes.enumerated() {
        let look = resolver.look(of: index)
        try #require(look == fresh.look(of: index), "step \(step): \(node.kind)")
        try #require(resolver.effectiveStyle(at: index) == fresh.effectiveStyle(at: index))
        // What a layout reads again: all nodes, or those that are new or have another look.
        if scheme == knownScheme, !resolver.work.isFull, let known = former[ObjectIdentifier(node)]
        {
          try #require(known == look || updated.contains(index), "step \(step): \(node.kind)")
        }
      }
      knownScheme = scheme
      former = Dictionary(
        uniqueKeysWithValues: resolver.nodes.enumerated().map {
          (ObjectIdentifier($1), resolver.look(of: $0))
        })
    }
  }
}
