import QuoinDSL
import QuoinModel
import Testing

/// Random expressions are built and computed side by side; the linear form must come to the same.
@Suite struct ExpressionAlgebraTests {
  let nodes = (0..<4).map { TextNode("\($0)") }

  /// An expression and what it comes to.
  private struct Pair {
    var expression: DimensionExpression
    var value: Double
  }

  private func value(of item: AnchorItem, _ attribute: Attribute) -> Double {
    let index = nodes.firstIndex { $0.id == item.node } ?? 0
    return Double(index * 7 + 3) + (attribute == .width ? 0 : 0.5)
  }

  private func value(_ terms: [AnchorTerm], _ constant: Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * value(of: $1.item, $1.attribute) }
  }

  private func random(_ depth: Int, _ generator: inout SplitMix) -> Pair {
    let number = Double(Int.random(in: -8...8, using: &generator)) / 2
    guard depth > 0 else {
      let node = nodes[Int.random(in: 0..<nodes.count, using: &generator)]
      let attribute = Bool.random(using: &generator) ? Attribute.width : .height
      let proxy = node.proxied
      return Pair(
        expression: attribute == .width ? proxy.width : proxy.height,
        value: value(of: node.anchorItem, attribute))
    }
    let a = random(depth - 1, &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return Pair(expression: a.expression + number, value: a.value + number)
    case 1: return Pair(expression: number + a.expression, value: number + a.value)
    case 2: return Pair(expression: a.expression - number, value: a.value - number)
    case 3: return Pair(expression: number - a.expression, value: number - a.value)
    case 4: return Pair(expression: a.expression * number, value: a.value * number)
    case 5: return Pair(expression: number * a.expression, value: number * a.value)
    case 6:
      let divisor = number == 0 ? 2 : number
      return Pair(expression: a.expression / divisor, value: a.value / divisor)
    case 7: return Pair(expression: -a.expression, value: -a.value)
    default:
      let b = random(Int.random(in: 0..<depth, using: &generator), &generator)
      return Bool.random(using: &generator)
        ? Pair(expression: a.expression + b.expression, value: a.value + b.value)
        : Pair(expression: a.expression - b.expression, value: a.value - b.value)
    }
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))
  }

  @Test func expressionsComeToWhatTheySay() {
    var generator = SplitMix(state: 1)
    for round in 0..<2_000 {
      let pair = random(round % 7, &generator)
      let sum = pair.expression
      #expect(isClose(value([sum.first] + sum.others, sum.constant), pair.value), "\(sum)")
    }
  }

  @Test func comparisonsKeepTheDifferenceOfTheirSides() {
    var generator = SplitMix(state: 2)
    for round in 0..<2_000 {
      let left = random(round % 5, &generator)
      let right = random(round % 4, &generator)
      let number = Double(Int.random(in: -9...9, using: &generator))
      let rows: [(Constraint, Double, Comparison)] = [
        (left.expression == right.expression, left.value - right.value, .equal),
        (left.expression <= right.expression, left.value - right.value, .lessThanOrEqual),
        (left.expression >= right.expression, left.value - right.value, .greaterThanOrEqual),
        (left.expression == number, left.value - number, .equal),
        (left.expression >= number, left.value - number, .greaterThanOrEqual),
        (number >= left.expression, left.value - number, .lessThanOrEqual),
      ]
      for (constraint, difference, comparison) in rows {
        let rest = (constraint.second.map { [$0] } ?? []) + constraint.others
        let found = value([constraint.first], 0) - value(rest, constraint.constant)
        #expect(isClose(found, difference), "\(Statement(constraint))")
        #expect(constraint.comparison == comparison)
      }
    }
  }

  @Test func aNumberLessAnAnchor() {
    let difference = 10 - nodes[0].proxied.left
    #expect(difference.first.coefficient == -1)
    #expect(difference.constant == 10)
  }
}

/// A generator with a seed, so that a failure comes again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
