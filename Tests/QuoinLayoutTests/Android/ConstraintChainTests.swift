import QuoinModel
import Testing

@testable import QuoinLayout

/// Chains and flows of a constraint layout, by arithmetic.
@Suite struct ConstraintChainTests {
  /// Members of 80×60 in a row between the layout's sides.
  private func row(
    _ count: Int, _ change: (Int, inout ConstraintWidget) -> Void = { _, _ in }
  ) -> ConstraintBench {
    var bench = ConstraintBench()
    for place in 0..<count {
      let previous = place == 0 ? Ties.start() : Ties.after(.sibling(ConstraintIndex(place - 1)))
      let next = place == count - 1 ? Ties.end() : Ties.before(.sibling(ConstraintIndex(place + 1)))
      bench.add(.fixed(80), .fixed(60), [previous, next, Ties.top()]) { change(place, &$0) }
    }
    return bench
  }

  private func starts(_ bench: ConstraintBench) -> [Int] { bench.frames().map { $0[0] } }

  @Test func styles() {
    // 720 - 3 × 80 = 480 are left: four gaps of 120, two of 240, or all around.
    #expect(starts(row(3)) == [120, 320, 520])
    #expect(starts(row(3) { $1.horizontal.chainStyle = .spreadInside }) == [0, 320, 640])
    #expect(starts(row(3) { $1.horizontal.chainStyle = .packed }) == [240, 320, 400])
    let biased = row(3) { place, widget in
      widget.horizontal.chainStyle = .packed
      if place == 0 { widget.horizontal.bias = 0.2 }
    }
    #expect(starts(biased) == [96, 176, 256])
    // From right to left the first stands at the right, as much from that side.
    #expect(biased.frames(rightToLeft: true).map { $0[0] } == [544, 464, 384])
  }

  @Test func weightsShareWhatIsLeft() {
    let shared = row(3) { place, widget in
      widget.horizontal.length = .matchConstraint
      widget.horizontal.weight = [1, 2, 3][place]
    }
    #expect(shared.frames().map { [$0[0], $0[2]] } == [[0, 120], [120, 240], [360, 360]])
    let one = row(3) { place, widget in
      if place == 1 { widget.horizontal.length = .matchConstraint }
    }
    #expect(one.frames().map { [$0[0], $0[2]] } == [[0, 80], [80, 560], [640, 80]])
  }

  @Test func marginsAreSetAsideFirst() {
    // 720 - 240 - 10 - 4 - 6 = 460: gaps of 115.
    let bench = row(3) { place, widget in
      widget.margins =
        [
          AndroidInsets(left: 10), AndroidInsets(left: 4), AndroidInsets(right: 6),
        ][place]
    }
    #expect(starts(bench) == [125, 324, 519])
  }

  @Test func goneMembersVanish() {
    // (720 - 160) ÷ 3 = 186⅔: 186⅔ and 453⅓, rounded.
    let bench = row(3) { place, widget in if place == 1 { widget.visibility = .gone } }
    #expect(bench.frames()[0][0] == 187 && bench.frames()[2][0] == 453)
  }

  @Test func aLongChainStandsOutAtBothEnds() {
    // 10 × 80 = 800 in 720: from -40, and halves below zero are cut towards it.
    #expect(starts(row(10)).first == -39)
    #expect(starts(row(10))[1] == 40)
  }

  @Test func aChainWithALimitedMemberShares() {
    let bench = row(2) { place, widget in
      widget.horizontal.length = .matchConstraint
      if place == 0 { widget.horizontal.maximum = .pixels(200) }
    }
    // Both want 360; the first may have 200, and as both are equal, so does the second.
    #expect(bench.frames()[0][2] == 200)
  }

  @Test func flowsBreakTheirRows() {
    var bench = ConstraintBench()
    for _ in 0..<5 { bench.add(.fixed(200), .fixed(30)) }
    bench.add(.matchConstraint, .wrapContent, [Ties.start(), Ties.end(), Ties.top()]) {
      var flow = ConstraintFlow()
      flow.widgets = (0..<5).map { ConstraintIndex($0) }
      flow.wrapMode = .chain
      flow.horizontal.gap = 20
      flow.vertical.gap = 10
      flow.horizontal.style = .packed
      $0.kind = .flow(flow)
    }
    // Three of 200 and two gaps of 20 are 640: 40 at each end; then two: 420, 150 at each end.
    #expect(
      bench.frames() == [
        [40, 0, 200, 30], [260, 0, 200, 30], [480, 0, 200, 30], [150, 40, 200, 30],
        [370, 40, 200, 30], [0, 0, 720, 70],
      ])
    // Rows run from the right.
    #expect(bench.frames(rightToLeft: true)[0] == [480, 0, 200, 30])
    #expect(bench.frames(rightToLeft: true)[4] == [150, 40, 200, 30])
  }

  @Test func alignedFlowsAreTables() {
    var bench = ConstraintBench()
    for width in [100, 40, 60, 80] { bench.add(.fixed(width), .fixed(30)) }
    bench.add(.wrapContent, .wrapContent, [Ties.start(), Ties.top()]) {
      var flow = ConstraintFlow()
      flow.widgets = (0..<4).map { ConstraintIndex($0) }
      flow.wrapMode = .aligned
      flow.maximumElements = 2
      $0.kind = .flow(flow)
    }
    // Columns of 100 and 80; what is narrower stands in the middle of its column.
    #expect(
      bench.frames() == [
        [0, 0, 100, 30], [120, 0, 40, 30], [20, 30, 60, 30], [100, 30, 80, 30], [0, 0, 180, 60],
      ])
  }
}
