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

/// Random containers of words and boxes, one level of nesting; logical sides only.
struct RandomTree {
  var dice: Dice
  var tree = TestTree()
  var direction = LayoutDirection.leftToRight
  /// Where sizes come from; hostile ones break the rules of arithmetic.
  var numbers: [Double]?
  var allowsPercentages = true

  init(seed: UInt64) { dice = Dice(seed: seed) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    if let numbers { return dice.pick(numbers) }
    return dice.length(range)
  }

  mutating func size() -> SizeValue {
    if allowsPercentages, dice.chance(0.15) { return .percent(number(10...100)) }
    return .points(number(10...120))
  }

  mutating func item() -> FlexItem {
    var item = FlexItem()
    if dice.chance(0.4) { item.grow = number(0...3) }
    if dice.chance(0.3) { item.shrink = number(0...3) }
    if dice.chance(0.3) { item.basis = .points(number(0...120)) }
    if dice.chance(0.3) {
      item.alignSelf = dice.pick([.center, .flexStart, .flexEnd, .start, .end, .stretch])
    }
    if dice.chance(0.3) {
      item.margin = .sides(
        top: .points(number(-4...12)), start: .points(number(-4...12)), end: .points(0))
    }
    if dice.chance(0.1) { item.margin.start = .auto }
    return item
  }

  mutating func rules() -> BoxRules {
    var rules = BoxRules()
    if dice.chance(0.4) { rules.width = size() }
    if dice.chance(0.4) { rules.height = size() }
    if dice.chance(0.15) { rules.minWidth = size() }
    if dice.chance(0.15) { rules.maxHeight = size() }
    if dice.chance(0.15) { rules.maxWidth = size() }
    if dice.chance(0.2) {
      rules.padding = .sides(top: .points(number(0...9)), start: .points(number(0...9)))
    }
    return rules
  }

  mutating func flex() -> FlexStyle {
    var style = FlexStyle(dice.pick([.row, .column, .rowReverse, .columnReverse]))
    style.justifyContent = dice.pick([
      .normal, .center, .flexEnd, .start, .end, .spaceBetween, .spaceAround, .spaceEvenly,
    ])
    style.alignItems = dice.pick([.normal, .center, .flexEnd, .flexStart, .start, .end])
    if dice.chance(0.4) { style.columnGap = .points(number(0...12)) }
    if dice.chance(0.4) { style.rowGap = .points(number(0...12)) }
    return style
  }

  mutating func leaf() -> Int32 {
    let words =
      dice.chance(0.6)
      ? Words(count: Int.random(in: 1...5, using: &dice), width: 20, height: 10) : nil
    return tree.add(BoxStyle(rules: rules(), item: item()), words: words, direction: direction)
  }

  mutating func container(depth: Int = 1) -> Int32 {
    var children: [Int32] = []
    for _ in 0..<Int.random(in: 1...5, using: &dice) {
      children.append(depth > 0 && dice.chance(0.3) ? container(depth: depth - 1) : leaf())
    }
    var style = BoxStyle(rules: rules(), flex: flex(), item: item())
    style.rules.display = .flex
    return tree.add(style, direction: direction, children)
  }

  /// The same tree for the other direction.
  func mirrored() -> TestTree {
    var mirror = tree
    for index in mirror.nodes.indices {
      mirror.nodes[index].direction = .rightToLeft
      mirror.nodes[index].frame = nil
    }
    return mirror
  }
}
