import QuoinModel
import Testing

@testable import QuoinLayout

/// Layouts that contradict themselves, or are very large, end in frames.
@Suite struct ConstraintHostileTests {
  private func isSane(_ out: ConstraintLayoutOutput) -> Bool {
    let limit = 1_000_000_000
    return out.placements.allSatisfy { placement in
      [placement.x, placement.y].allSatisfy { abs($0) <= 2 * limit }
        && [placement.width, placement.height].allSatisfy { 0...2 * limit ~= $0 }
    }
  }

  private func ring(_ count: Int) -> ConstraintBench {
    var bench = ConstraintBench()
    for place in 0..<count {
      let next = ConstraintTarget.sibling(ConstraintIndex((place + 1) % count))
      let far = ConstraintTarget.sibling(ConstraintIndex((place + 7) % count))
      bench.add(
        .fixed(20), .matchConstraint, [Ties.after(next), Ties.before(far), Ties.below(next)]
      ) {
        $0.ratio = ConstraintRatio("3:2")
      }
    }
    return bench
  }

  @Test func ringsOfDependencies() {
    for count in [2, 3, 10, 10_000] {
      var bench = ring(count)
      #expect(isSane(bench.solved()))
      (bench.width, bench.height) = (.unspecified, .atMost(500))
      #expect(isSane(bench.solved(rightToLeft: true)))
    }
  }

  @Test func longListsAndChains() {
    let count = 10_000
    var list = ConstraintBench()
    list.height = .unspecified
    var chain = ConstraintBench()
    for place in 0..<count {
      let previous = ConstraintTarget.sibling(ConstraintIndex(place - 1))
      let next = ConstraintTarget.sibling(ConstraintIndex(place + 1))
      list.add(
        .matchConstraint, .wrapContent,
        [Ties.start(), Ties.end(), place == 0 ? Ties.top() : Ties.below(previous)])
      chain.add(
        .matchConstraint, .fixed(10),
        [
          place == 0 ? Ties.start() : Ties.after(previous),
          place == count - 1 ? Ties.end() : Ties.before(next),
        ])
    }
    #expect(list.solved().height == 20 * count)
    // 720 ÷ 10,000 each: the middle one begins at 360.
    #expect(chain.frames()[count / 2][0] == 360)
  }

  @Test func contradictingLinks() {
    var bench = ConstraintBench()
    // Both halves of a chain claim the other's wrong side; one hangs on itself, one on a child that is not there.
    bench.add(.fixed(10), .fixed(10), [Ties.end(.sibling(ConstraintIndex(1))), Ties.start()])
    bench.add(.fixed(10), .fixed(10), [Ties.start(.sibling(ConstraintIndex(0))), Ties.end()])
    bench.add(.matchConstraint, .matchConstraint, [Ties.start(.sibling(ConstraintIndex(2)))])
    bench.add(.fixed(10), .fixed(10), [Ties.start(.sibling(ConstraintIndex(99))), Ties.top()])
    bench.add(.fixed(10), .fixed(10), [ConstraintLink(.start, to: .top, of: .parent)])
    #expect(isSane(bench.solved()))
    #expect(bench.frames()[3] == [0, 0, 10, 10])
  }

  @Test func numbersThatNoLayoutHolds() {
    var bench = ConstraintBench()
    bench.wishes = [0: AndroidMeasure(.max, .min, baseline: .max)]
    bench.add(.wrapContent, .wrapContent, Ties.allSides) {
      $0.horizontal.bias = .nan
      $0.vertical.bias = .infinity
      $0.margins = AndroidInsets(left: .max, top: .min, right: .max, bottom: .max)
    }
    bench.add(.matchConstraint, .matchConstraint, Ties.allSides) {
      $0.horizontal.match = .percent
      $0.horizontal.percent = .nan
      $0.vertical.weight = .infinity
      $0.vertical.maximum = .pixels(.max)
      $0.ratio = ConstraintRatio(value: .nan)
    }
    bench.add(.wrapContent, .wrapContent) {
      $0.kind = .guideline(AndroidConstraint.Guideline(isVertical: true, place: .percent(.nan)))
    }
    bench.add(.fixed(.max), .fixed(.min)) {
      $0.circle = ConstraintCircle(
        target: .sibling(ConstraintIndex(0)), radius: .max, angle: .infinity)
    }
    bench.add(.wrapContent, .wrapContent) {
      $0.kind = .barrier(
        ConstraintBarrier(side: .end, margin: .max, widgets: (0..<3).map { ConstraintIndex($0) }))
    }
    #expect(isSane(bench.solved()))
    bench.width = .atMost(.max)
    bench.height = .exactly(.min)
    #expect(isSane(bench.solved(rightToLeft: true)))
    var input = ConstraintLayoutInput(
      children: bench.children, width: .exactly(.min), height: .atMost(.max))
    input.padding = AndroidInsets(left: .max, top: .min, right: .max, bottom: .min)
    (input.minimumWidth, input.minimumHeight) = (.max, .min)
    (input.maximumWidth, input.maximumHeight) = (.min, .max)
    #expect(isSane(input.solved(measure: bench.answer)))
  }

  /// A table in which no column has room is not a division by zero.
  @Test func aTableWithoutRoom() {
    var bench = ConstraintBench()
    bench.width = .exactly(10)
    for _ in 0..<3 { bench.add(.fixed(40), .fixed(10)) }
    bench.add(.matchConstraint, .wrapContent, Ties.allSides) {
      var flow = ConstraintFlow()
      flow.widgets = (0..<3).map { ConstraintIndex($0) }
      flow.wrapMode = .aligned
      flow.padding = AndroidInsets(left: 50, right: 50)
      $0.kind = .flow(flow)
    }
    #expect(isSane(bench.solved()))
  }

  @Test func ratiosThatAreNone() {
    for text in ["", ",", "16:", ":9", "0:1", "W,", "1:0", "nan", "-1", "1e400:1"] {
      #expect(ConstraintRatio(text) == nil, "\(text)")
    }
    #expect(ConstraintRatio("h, 4:2")?.value == 0.5)
  }

  @Test func helpersThatHoldEachOther() {
    var bench = ConstraintBench()
    bench.add(.wrapContent, .wrapContent, Ties.allSides) {
      var flow = ConstraintFlow()
      flow.widgets = [0, 1, 1, 2, 50].map { ConstraintIndex($0) }
      flow.wrapMode = .aligned
      $0.kind = .flow(flow)
    }
    bench.add(.wrapContent, .wrapContent) { $0.kind = .placeholder(ConstraintIndex(1)) }
    bench.add(.wrapContent, .wrapContent) {
      $0.kind = .barrier(
        ConstraintBarrier(side: .end, widgets: [2, 3].map { ConstraintIndex($0) }))
    }
    bench.add(.matchConstraint, .fixed(10), [Ties.after(.sibling(ConstraintIndex(2)))])
    bench.add(.wrapContent, .wrapContent) { $0.kind = .placeholder(ConstraintIndex(77)) }
    #expect(isSane(bench.solved()))
  }
}
