import QuoinModel

/// Selectors taken literally: each complex selector is tried on every way up the tree, with no
/// index, no filter and no number for a name.
struct NaiveMatcher {
  indirect enum Simple {
    case kind(String)
    case id(String)
    case word(String)
    case state(NodeState)
    case first
    case last
    case nth(Int, Int)
    case not(Complex)
    case any([Complex])
    case empty
    case all
  }

  struct Complex {
    /// The compounds from left to right, and the combinators between them.
    var compounds: [[Simple]]
    var combinators: [Character]

    var text: String {
      var text = ""
      for (index, compound) in compounds.enumerated() {
        if index > 0 {
          let combinator = combinators[index - 1]
          text += combinator == " " ? " " : " \(combinator) "
        }
        text += compound.map(NaiveMatcher.text).joined()
      }
      return text
    }

    /// Ids, classes, kinds.
    var specificity: [Int] {
      compounds.flatMap { $0 }.map(NaiveMatcher.specificity).reduce([0, 0, 0]) {
        zip($0, $1).map { $0 + $1 }
      }
    }
  }

  static func text(_ simple: Simple) -> String {
    switch simple {
    case .kind(let name): name
    case .id(let name): "#\(name)"
    case .word(let name): ".\(name)"
    case .state(.highlighted): ":highlighted"
    case .state: ":selected"
    case .first: ":first-child"
    case .last: ":last-child"
    case .nth(let a, let b): ":nth-child(\(a)n\(b < 0 ? "" : "+")\(b))"
    case .not(let inner): ":not(\(inner.text))"
    case .any(let inner): ":is(\(inner.map(\.text).joined(separator: ", ")))"
    case .empty: ":empty"
    case .all: "*"
    }
  }

  static func specificity(_ simple: Simple) -> [Int] {
    switch simple {
    case .kind: [0, 0, 1]
    case .id: [1, 0, 0]
    case .not(let inner): inner.specificity
    case .any(let inner):
      inner.map(\.specificity).max { $0.lexicographicallyPrecedes($1) } ?? [0, 0, 0]
    case .all: [0, 0, 0]
    default: [0, 1, 0]
    }
  }

  static func siblings(_ node: Node) -> [Node] { node.parent?.relations.map(\.node) ?? [node] }

  static func matches(_ selector: Complex, _ node: Node) -> Bool {
    matches(selector, selector.compounds.count - 1, node)
  }

  private static func matches(_ selector: Complex, _ index: Int, _ node: Node) -> Bool {
    guard selector.compounds[index].allSatisfy({ passes($0, node) }) else { return false }
    if index == 0 { return true }
    let family = siblings(node)
    let place = family.firstIndex { $0 === node } ?? 0
    switch selector.combinators[index - 1] {
    case ">": return node.parent.map { matches(selector, index - 1, $0) } ?? false
    case "+": return place > 0 && matches(selector, index - 1, family[place - 1])
    case "~": return family[..<place].contains { matches(selector, index - 1, $0) }
    default:
      var step = node.parent
      while let current = step {
        if matches(selector, index - 1, current) { return true }
        step = current.parent
      }
      return false
    }
  }

  private static func passes(_ simple: Simple, _ node: Node) -> Bool {
    let family = siblings(node)
    let place = (family.firstIndex { $0 === node } ?? 0) + 1
    switch simple {
    case .kind(let name): return name == node.kind
    case .id(let name): return node.identifier == name
    case .word(let name): return node.classes.contains(name)
    case .state(let state): return node.states.contains(state)
    case .first: return place == 1
    case .last: return place == family.count
    case .nth(let a, let b): return (0...200).contains { a * $0 + b == place }
    case .not(let inner): return !matches(inner, node)
    case .any(let inner): return inner.contains { matches($0, node) }
    case .empty: return (node as? ContainerNode)?.relations.isEmpty ?? node.texts.isEmpty
    case .all: return true
    }
  }
}
