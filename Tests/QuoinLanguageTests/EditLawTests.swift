import Quoin
import Testing

/// After any number of edits the layout is that of a fresh description of the last state.
@Suite struct EditLawTests {
  /// What a description says of one node: numbers, targets and priorities drawn by lot.
  private struct Plan {
    var left: Double
    var top: Double
    var width: Double
    var factor: Double
    var priority: Priority
    var isTall: Bool

    init(_ generator: inout SplitMix) {
      left = Double(Int.random(in: 0...40, using: &generator))
      top = Double(Int.random(in: 0...40, using: &generator))
      width = Double(Int.random(in: 5...90, using: &generator))
      factor = Double(Int.random(in: 1...4, using: &generator)) / 2
      priority = [200, 400, 800, .required][Int.random(in: 0..<4, using: &generator)]
      isTall = Bool.random(using: &generator)
    }

    func chain(_ make: ConstraintMaker, _ other: Node) {
      make.left.equalToSuperview().offset(left)
      make.top.greaterThanOrEqualTo(other.bottom).offset(top)
      make.width.equalTo(width).priority(priority)
      make.height.equalTo(other).multipliedBy(isTall ? 3 : factor).offset(1)
    }

    @Constraints func operators(_ a: Proxy, _ b: Proxy) -> [Constraint] {
      a.left == a.superview.left + left
      a.top >= b.bottom + top
      a.width == width ~ priority
      a.height == b.height * (isTall ? 3 : factor) + 1
    }
  }

  private func world() -> (Page, Box, Box) {
    let (a, b) = (Box(10, 12), Box(20, 20))
    let page = Page(300, 400, [a, b])
    constrain(b) { b in
      b.left == b.superview.left + 3
      b.top == b.superview.top + 5
    }
    // The place above is a bound: the smallest is liked.
    a.constraints.append(
      Constraint(
        AnchorTerm(a.anchorItem, .top), .equal, AnchorTerm(a.anchorItem.superview, .top),
        priority: 10))
    return (page, a, b)
  }

  @Test func chains() {
    var generator = SplitMix(state: 11)
    for _ in 0..<40 {
      let (page, a, b) = world()
      var plan = Plan(&generator)
      a.makeConstraints { plan.chain($0, b) }
      for _ in 0..<6 {
        plan = Plan(&generator)
        if Bool.random(using: &generator) {
          let update = a.updateConstraints { plan.chain($0, b) }
          #expect(update.added == 0)
        } else {
          a.remakeConstraints { plan.chain($0, b) }
        }
        let (fresh, c, d) = world()
        c.makeConstraints { plan.chain($0, d) }
        #expect(page.frames(a, b) == fresh.frames(c, d))
        #expect(a.constraints.count == c.constraints.count)
      }
      #expect(page.arrangement().diagnostics.isEmpty)
    }
  }

  @Test func groups() {
    var generator = SplitMix(state: 12)
    for _ in 0..<40 {
      let (page, a, b) = world()
      let group = ConstraintGroup()
      for _ in 0..<6 {
        let plan = Plan(&generator)
        constrain(a, b, replacing: group) { plan.operators($0, $1) }
        if Bool.random(using: &generator) {
          group.deactivate()
          group.activate()
        }
        let (fresh, c, d) = world()
        constrain(c, d) { plan.operators($0, $1) }
        #expect(page.frames(a, b) == fresh.frames(c, d))
        let (chained, e, f) = world()
        e.makeConstraints { plan.chain($0, f) }
        #expect(page.frames(a, b) == chained.frames(e, f))
      }
    }
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
