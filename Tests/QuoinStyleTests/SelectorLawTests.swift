import QuoinModel
import QuoinStyle
import Testing

@Suite struct SelectorLawTests {
  static let words = ["a", "b", "c", "d"]

  static func compound(_ random: inout Random, depth: Int) -> [NaiveMatcher.Simple] {
    var simples: [NaiveMatcher.Simple] = []
    if random.below(3) == 0 { simples.append(.kind(random.pick(["label", "stackView", "flex"]))) }
    for _ in 0..<random.below(3) {
      switch random.below(depth > 0 ? 9 : 7) {
      case 0, 1, 2: simples.append(.word(random.pick(words)))
      case 3: simples.append(.id(random.pick(["x", "y"])))
      case 4: simples.append(.state(random.pick([.highlighted, .selected])))
      case 5: simples.append(random.pick([.first, .last, .empty]))
      case 6: simples.append(.nth(random.below(7) - 3, random.below(7) - 3))
      case 7: simples.append(.not(complex(&random, depth: depth - 1)))
      default:
        simples.append(.any((0...random.below(2)).map { _ in complex(&random, depth: depth - 1) }))
      }
    }
    return simples.isEmpty ? [.all] : simples
  }

  static func complex(_ random: inout Random, depth: Int = 1) -> NaiveMatcher.Complex {
    let count = 1 + random.below(depth > 0 ? 4 : 2)
    return NaiveMatcher.Complex(
      compounds: (0..<count).map { _ in compound(&random, depth: depth) },
      combinators: (1..<max(1, count)).map { _ in random.pick([" ", ">", "+", "~", " "]) })
  }

  /// A tree of some 40 nodes.
  static func tree(_ random: inout Random) -> [Node] {
    let root = StackContainer()
    var containers: [ContainerNode] = [root]
    var nodes: [Node] = [root]
    for _ in 0..<40 {
      let container = random.pick(containers)
      let node: Node
      switch random.below(4) {
      case 0: node = StackContainer()
      case 1: node = FlexContainer()
      default: node = TextNode("t")
      }
      if let stack = container as? StackContainer { node.attach(to: stack) }
      if let flex = container as? FlexContainer { node.attach(to: flex) }
      if let inner = node as? ContainerNode { containers.append(inner) }
      nodes.append(node)
    }
    for node in nodes { decorate(node, &random) }
    return nodes
  }

  static func decorate(_ node: Node, _ random: inout Random) {
    node.classes = words.filter { _ in random.below(3) == 0 }
    node.identifier = random.below(4) == 0 ? random.pick(["x", "y", "z"]) : nil
    node.states = random.pick([[], [], .highlighted, .selected, [.highlighted, .selected]])
  }

  /// What a naive cascade says: all that match, in ascending order.
  static func expected(
    _ rules: [(NaiveMatcher.Complex, Style, Bool)], _ node: Node
  ) -> Style {
    var style = Style()
    for isImportant in [false, true] {
      let found = rules.enumerated().filter {
        $0.element.2 == isImportant && NaiveMatcher.matches($0.element.0, node)
      }
      let sorted = found.sorted {
        let (a, b) = ($0.element.0.specificity, $1.element.0.specificity)
        return a == b ? $0.offset < $1.offset : a.lexicographicallyPrecedes(b)
      }
      for rule in sorted { style.merge(rule.element.1) }
    }
    return style
  }

  static func rules(
    _ random: inout Random, _ count: Int
  ) -> [(NaiveMatcher.Complex, Style, Bool)] {
    (0..<count).map { index in
      var style = Style()
      style[random.pick([.alpha, .width, .letterSpacing, .minimumScale])] = .number(
        Double(index) / 100)
      return (complex(&random), style, random.below(6) == 0)
    }
  }

  static func sheet(_ rules: [(NaiveMatcher.Complex, Style, Bool)]) -> StyleSheet {
    StyleSheet {
      for rule in rules { Rule(rule.0.text, rule.1, important: rule.2) }
    }
  }

  @Test(arguments: Seeds.range(from: 0, 40))
  func randomSheetsAgreeWithTheNaiveMatcher(seed: UInt64) {
    var random = Random(seed: seed)
    let nodes = Self.tree(&random)
    let rules = Self.rules(&random, 60)
    let sheet = Self.sheet(rules)
    #expect(sheet.diagnostics.isEmpty)
    let resolver = StyleResolver()
    resolver.resolve(nodes[0], sheet, MediaEnvironment())
    for node in nodes {
      #expect(resolver.cascadedStyle(of: node) == Self.expected(rules, node))
    }
  }

  @Test(arguments: Seeds.range(from: 1_000_000, 30))
  func afterChangesTheAnswersAreThoseOfANewResolver(seed: UInt64) {
    var random = Random(seed: seed)
    let nodes = Self.tree(&random)
    let rules = Self.rules(&random, 40)
    let sheet = Self.sheet(rules)
    let resolver = StyleResolver()
    resolver.resolve(nodes[0], sheet, MediaEnvironment())
    for _ in 0..<20 {
      for _ in 0...random.below(3) {
        let node = random.pick(nodes)
        switch random.below(3) {
        case 0: node.style[.letterSpacing] = random.below(2) == 0 ? .inherit : .number(9)
        case 1: node.style[.alpha] = random.pick([.inherit, .initial, .number(0.25)])
        default: Self.decorate(node, &random)
        }
      }
      resolver.resolve(nodes[0], sheet, MediaEnvironment())
      #expect(!resolver.work.isFull)
      let fresh = StyleResolver()
      fresh.resolve(nodes[0], sheet, MediaEnvironment())
      #expect(resolver.looks == fresh.looks)
      for node in nodes {
        #expect(resolver.cascadedStyle(of: node) == fresh.cascadedStyle(of: node))
      }
    }
  }

  @Test func aLongSelectorOnADeepTreeIsAnsweredAtOnce() {
    let root = StackContainer()
    var deepest: StackContainer = root
    for _ in 0..<600 {
      let inner = StackContainer().class("a")
      inner.attach(to: deepest)
      deepest = inner
    }
    let steps = Array(repeating: ".a", count: 60).joined(separator: " ")
    let sheet = StyleSheet { Rule("[type=q] " + steps) { $0.alpha = 0 } }
    let resolver = StyleResolver()
    resolver.resolve(root, sheet, MediaEnvironment())
    #expect(resolver.looks.allSatisfy { $0.alpha == 1 })
  }
}
