import QuoinGeometry

/// The meaning of a stack's row, for messages; members are identified by their slots.
enum StackRule {
  /// The stack is as long, or as broad, as its children, unless something else determines it.
  case fit(Axis)
  /// A hidden child takes no space.
  case hidden(Int)
  /// A child is inside an edge, or inside the margin there.
  case edge(Int, Edge, isMargin: Bool)
  /// The gap between two children is the spacing, in points.
  case spacing(Int, Int, Double)
  /// A child is as long as the first.
  case equalLength(Int, Int)
  /// The lengths of two children are in proportion to those of their contents.
  case proportion(Int, Int)
  /// The gap between two children is as wide as the others.
  case equalGap(Int, Int)
  /// The centres of two children are as far from each other as the first two.
  case equalCentering(Int, Int)
  /// A child is in the middle.
  case center(Int)
  /// A scrolling text is as broad as the stack.
  case breadth(Int)
  /// A child without a natural size is small.
  case shrink(Int)
  /// A child without a natural size keeps the one recorded in its document.
  case drawn(Int)
  /// The baselines of two children agree.
  case baseline(Int, Int)

  /// The children that the rule concerns.
  var children: [Int] {
    switch self {
    case .fit: []
    case .hidden(let child), .edge(let child, _, _), .center(let child), .shrink(let child),
      .drawn(let child), .breadth(let child):
      [child]
    case .spacing(let a, let b, _), .equalLength(let a, let b), .proportion(let a, let b),
      .equalGap(let a, let b), .equalCentering(let a, let b), .baseline(let a, let b):
      [a, b]
    }
  }
}

extension Island {
  /// Returns a description of a stack's rule.
  func describe(_ rule: StackRule, of slot: Int) -> String {
    func name(_ slot: Int) -> String { pass.name(members[slot]) }
    let words =
      switch rule {
      case .fit(let axis): "is as \(axis == .horizontal ? "wide" : "high") as its children"
      case .hidden(let child): "gives the hidden \(name(child)) no room"
      case .edge(let child, let edge, let isMargin):
        "keeps \(name(child)) inside its \(edge) \(isMargin ? "margin" : "edge")"
      case .spacing(let a, let b, let points):
        "keeps \(trim(points)) points between \(name(a)) and \(name(b))"
      case .equalLength(let a, let b): "makes \(name(a)) as long as \(name(b))"
      case .proportion(let a, let b): "keeps the proportion of \(name(a)) to \(name(b))"
      case .equalGap(let a, let b):
        "makes the gap between \(name(a)) and \(name(b)) as wide as its others"
      case .equalCentering(let a, let b):
        "spaces the centres of \(name(a)) and \(name(b)) as its first two"
      case .center(let child): "centres \(name(child))"
      case .breadth(let child): "makes \(name(child)) as broad as itself"
      case .shrink(let child): "shrinks \(name(child)), which has no size of its own"
      case .drawn(let child): "keeps the recorded size of \(name(child)), which has none of its own"
      case .baseline(let a, let b): "aligns the baselines of \(name(a)) and \(name(b))"
      }
    return "\(name(slot)) \(words)"
  }
}
