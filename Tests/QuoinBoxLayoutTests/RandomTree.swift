import QuoinBoxLayout
import QuoinGeometry

/// A small generator with a seed, so that a failure can be repeated.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  mutating func length(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self).rounded()
  }
}

/// A random description of a tree, from which trees can be built again and again.
struct RandomTree {
  struct Node {
    var style: BoxStyle
    var words: Words?
    var children: [Int] = []
  }

  var dice: Dice
  var nodes: [Node] = []
  /// Where sizes come from; hostile ones break the rules of arithmetic.
  var numbers: [Double]?
  /// Only what has a mirror image: logical sides, no words for left and right.
  var isMirrorable = false

  /// What else than flex containers there is.
  enum Kind: Sendable {
    case flex
    case grid
    case subgrid
  }

  var kind = Kind.flex

  init(seed: UInt64) { dice = Dice(seed: seed) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    if let numbers { return dice.pick(numbers) }
    return dice.length(range)
  }

  mutating func size() -> SizeValue {
    if dice.chance(0.15) { return .percent(number(10...100)) }
    if dice.chance(0.1) { return dice.pick([.minContent, .maxContent, .fitContent, .stretch]) }
    return .points(number(10...120))
  }

  private mutating func item() -> FlexItem {
    var item = FlexItem()
    item.position = .relative
    if dice.chance(0.3) { item.grow = number(0...3) }
    if dice.chance(0.3) { item.shrink = number(0...3) }
    if dice.chance(0.3) { item.basis = .points(number(0...120)) }
    if dice.chance(0.3) {
      item.alignSelf = dice.pick([
        .center, .flexStart, .flexEnd, .start, .end, .stretch, .selfEnd, .center.safe,
      ])
    }
    if dice.chance(0.3) {
      item.margin = .sides(
        top: .points(number(-4...12)), start: .points(number(-4...12)), end: .points(0))
    }
    if dice.chance(0.1) { item.margin.start = .auto }
    if dice.chance(0.1) { item.order = Int32(dice.pick([-1, 1, 2])) }
    if dice.chance(0.1) {
      item.position = .absolute
      if dice.chance(0.5) { item.inset.start = .points(number(0...20)) }
      if dice.chance(0.5) { item.inset.bottom = .percent(number(0...20)) }
    } else if dice.chance(0.2) {
      item.position = .static
    }
    return item
  }

  private mutating func rules() -> BoxRules {
    var rules = BoxRules()
    if dice.chance(0.3) { rules.width = size() }
    if dice.chance(0.3) { rules.height = size() }
    if dice.chance(0.1) { rules.minWidth = size() }
    if dice.chance(0.1) { rules.maxHeight = size() }
    if dice.chance(0.1) { rules.maxWidth = size() }
    if dice.chance(0.05) { rules.aspectRatio = number(1...3) }
    if dice.chance(0.2) {
      rules.padding = .sides(top: .points(number(0...9)), start: .points(number(0...9)))
    }
    if dice.chance(0.05) { rules.padding = .sides(bottom: .percent(number(0...20))) }
    return rules
  }

  private mutating func flex() -> FlexStyle {
    var style = FlexStyle(dice.pick([.row, .row, .column, .rowReverse, .columnReverse]))
    style.wrap = dice.pick([.nowrap, .nowrap, .wrap, .wrapReverse])
    style.justifyContent = dice.pick([
      .normal, .center, .flexEnd, .start, .end, .spaceBetween, .spaceAround, .spaceEvenly,
    ])
    style.alignContent = dice.pick([.normal, .center, .flexEnd, .spaceBetween])
    style.alignItems = dice.pick([.normal, .center, .flexEnd, .flexStart, .start, .end])
    if !isMirrorable, dice.chance(0.2) { style.alignItems = .baseline }
    if dice.chance(0.4) { style.columnGap = .points(number(0...12)) }
    if dice.chance(0.4) { style.rowGap = .points(number(0...12)) }
    return style
  }

  mutating func style(isContainer: Bool) -> BoxStyle {
    var style = BoxStyle(rules: rules(), flex: flex(), item: item())
    style.rules.display = isContainer && dice.chance(0.7) ? .flex : .block
    if kind != .flex { addGrid(to: &style, isContainer: isContainer) }
    if dice.chance(0.03) { style.rules.display = .none }
    if isContainer, dice.chance(0.05) { style.rules.display = .contents }
    return style
  }

  mutating func words() -> Words? {
    dice.chance(0.6)
      ? Words(count: Int.random(in: 1...5, using: &dice), width: 20, height: 10) : nil
  }

  /// Adds a box and what is in it; gives its number.
  mutating func box(depth: Int) -> Int {
    let isContainer = depth > 0 && dice.chance(0.5)
    return isContainer ? container(depth: depth) : add(style(isContainer: false), words())
  }

  mutating func container(depth: Int) -> Int {
    let index = add(style(isContainer: true), nil)
    for _ in 0..<Int.random(in: 1...5, using: &dice) {
      let child = box(depth: depth - 1)
      nodes[index].children.append(child)
    }
    return index
  }

  /// A root that is a flex container.
  mutating func root(depth: Int = 3) -> Int {
    let root = container(depth: depth)
    nodes[root].style.rules = BoxRules()
    nodes[root].style.rules.display = .flex
    nodes[root].style.item = FlexItem()
    return root
  }

  mutating func add(_ style: BoxStyle, _ words: Words?) -> Int {
    nodes.append(Node(style: style, words: words))
    return nodes.count - 1
  }

  /// The tree, and the boxes by number.
  func build(_ direction: LayoutDirection = .leftToRight, into tree: inout TestTree) -> [BoxID] {
    var ids: [BoxID] = []
    for node in nodes {
      var style = node.style
      style.direction = direction
      ids.append(tree.add(style, words: node.words))
    }
    for (index, node) in nodes.enumerated() {
      for child in node.children { tree.boxes.append(ids[child], to: ids[index]) }
    }
    return ids
  }

  /// Whether a box and all around it are displayed.
  func isDisplayed() -> [Bool] {
    var shown = nodes.map { $0.style.rules.display != .none }
    for (index, node) in nodes.enumerated() where !shown[index] {
      for child in node.children { shown[child] = false }
    }
    return shown
  }
}
