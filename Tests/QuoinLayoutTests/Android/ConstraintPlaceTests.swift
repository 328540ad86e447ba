import QuoinModel
import Testing

@testable import QuoinLayout

/// Where children of a constraint layout stand, by arithmetic.
///
/// The layout is 720×1280 unless a test says otherwise, and a
/// child that wraps its content is 30×20.
@Suite struct ConstraintPlaceTests {
  private func child(_ place: Int) -> ConstraintTarget { .sibling(ConstraintIndex(place)) }

  @Test func marginsCountOnConnectedSidesOnly() {
    var bench = ConstraintBench()
    bench.add(.fixed(50), .fixed(40), [Ties.start(), Ties.bottom()]) {
      $0.margins = AndroidInsets(left: 8, top: 100, right: 100, bottom: 10)
    }
    // y = 1280 - 10 - 40
    #expect(bench.frames() == [[8, 1230, 50, 40]])
  }

  @Test func twoSidesCentreByTheBias() {
    var bench = ConstraintBench()
    bench.add(.fixed(120), .fixed(80), Ties.allSides) {
      $0.horizontal.bias = 0.3
      $0.margins = AndroidInsets(left: 20)
    }
    // x = 20 + 0.3 × (720 - 20 - 120), y = (1280 - 80) ÷ 2
    #expect(bench.frames() == [[194, 600, 120, 80]])
    // From right to left the bias counts from the right, and the margin stays at the left: 20 + 0.7 × 580.
    #expect(bench.frames(rightToLeft: true) == [[426, 600, 120, 80]])
  }

  @Test func aChildBetweenLinesFillsThem() {
    var bench = ConstraintBench()
    bench.add(.matchConstraint, .matchConstraint, Ties.allSides) {
      $0.margins = AndroidInsets(left: 10, top: 20, right: 30, bottom: 40)
    }
    #expect(bench.frames() == [[10, 20, 680, 1220]])
  }

  @Test func limitsCutWhatFills() {
    var bench = ConstraintBench()
    bench.add(.matchConstraint, .fixed(10), Ties.allSides) {
      $0.horizontal.maximum = .pixels(100)
    }
    bench.add(.matchConstraint, .fixed(10), Ties.allSides) {
      $0.horizontal.match = .percent
      $0.horizontal.percent = 0.4
    }
    // (720 - 100) ÷ 2, and 0.4 × 720 = 288 between (720 - 288) ÷ 2
    #expect(bench.frames().map { [$0[0], $0[2]] } == [[310, 100], [216, 288]])
  }

  @Test func aLongTextIsCutOnlyIfConstrained() {
    var bench = ConstraintBench()
    bench.wishes = [
      1: AndroidMeasure(320, 20), 2: AndroidMeasure(320, 20),
    ]
    let wall = bench.add(.fixed(600), .fixed(20), [Ties.start(), Ties.top()])
    bench.add(.wrapContent, .wrapContent, [Ties.after(wall), Ties.end(), Ties.top()])
    bench.add(.wrapContent, .wrapContent, [Ties.after(wall), Ties.end(), Ties.below(wall)]) {
      $0.horizontal.isConstrained = true
    }
    // Between 600 and 720 there is room for 120: the first stands out by 100 at both ends, the second is cut.
    #expect(bench.frames() == [[0, 0, 600, 20], [500, 0, 320, 20], [600, 20, 120, 20]])
  }

  @Test func baselinesMeet() {
    var bench = ConstraintBench()
    bench.wishes = [0: AndroidMeasure(40, 40, baseline: 32)]
    let large = bench.add(.wrapContent, .wrapContent, Ties.allSides)
    bench.add(
      .wrapContent, .wrapContent,
      [Ties.start(), ConstraintLink(.baseline, to: .baseline, of: large)])
    // The large one stands at y = 620, its baseline at 652, so the small one's top is 652 - 15.
    #expect(bench.frames() == [[340, 620, 40, 40], [0, 637, 30, 20]])
  }

  @Test func aRatioGivesTheOtherSide() {
    var bench = ConstraintBench()
    bench.add(.matchConstraint, .fixed(100), [Ties.start(), Ties.top()]) {
      $0.ratio = ConstraintRatio("2:1")
    }
    bench.add(.matchConstraint, .matchConstraint, Ties.allSides) {
      $0.ratio = ConstraintRatio("H,16:9")
    }
    bench.add(.matchConstraint, .matchConstraint, Ties.allSides) {
      $0.ratio = ConstraintRatio("1:2")
    }
    // 2 × 100; 720 × 9 ÷ 16 = 405 in the middle of 1280: 437.5 to 842.5; the largest of 1:2 is 640×1280.
    #expect(
      bench.frames() == [[0, 0, 200, 100], [0, 438, 720, 405], [40, 0, 640, 1280]])
  }

  @Test func aCircleStandsAroundItsTarget() {
    var bench = ConstraintBench()
    let sun = bench.add(.fixed(120), .fixed(80), Ties.allSides)
    bench.add(.fixed(20), .fixed(40)) {
      $0.circle = ConstraintCircle(target: sun, radius: 100, angle: 90)
    }
    // The centre (360, 640) and 100 to the right.
    #expect(bench.frames()[1] == [450, 620, 20, 40])
  }

  @Test func goneMarginsStandInForMarginsToGoneChildren() {
    var bench = ConstraintBench()
    let gone = bench.add(.fixed(50), .fixed(20), [Ties.start(), Ties.top()]) {
      $0.visibility = .gone
      $0.margins = AndroidInsets(left: 9, top: 9)
    }
    bench.add(.fixed(10), .fixed(10), [Ties.after(gone), Ties.top()]) {
      $0.margins = AndroidInsets(left: 3)
      $0.goneMargins.start = 11
    }
    // The gone one is a point at 0 with no margin of its own.
    #expect(bench.frames()[1] == [11, 0, 10, 10])
    #expect(bench.solved().placements.map(\.isGone) == [true, false])
  }

  @Test func aGuidelineIsMirroredUnlessItSaysNot() {
    var bench = ConstraintBench()
    for follows in [true, false] {
      let line = bench.add(.wrapContent, .wrapContent) {
        $0.kind = .guideline(
          AndroidConstraint.Guideline(
            isVertical: true, place: .begin(60), followsDirection: follows))
      }
      bench.add(.fixed(40), .fixed(20), [Ties.start(line), Ties.top()])
    }
    #expect(bench.frames().map { $0[0] }[1] == 60 && bench.frames().map { $0[0] }[3] == 60)
    let mirrored = bench.frames(rightToLeft: true)
    // The line stands at 720 - 60, and the child ends there; or at 60, and the child ends there too.
    #expect(mirrored[1][0] == 620 && mirrored[3][0] == 20)
  }

  @Test func aBarrierStandsAtTheExtremeEdge() {
    var bench = ConstraintBench()
    bench.add(.fixed(40), .fixed(20), [Ties.start(), Ties.top()])
    bench.add(.fixed(90), .fixed(20), [Ties.start(), Ties.top()]) { $0.visibility = .gone }
    bench.add(.fixed(70), .fixed(20), [Ties.start(), Ties.top()])
    let line = bench.add(.wrapContent, .wrapContent) {
      $0.kind = .barrier(
        ConstraintBarrier(side: .end, margin: 7, widgets: (0..<3).map { ConstraintIndex($0) }))
    }
    bench.add(.fixed(10), .fixed(10), [Ties.after(line), Ties.top()])
    #expect(bench.frames()[4] == [77, 0, 10, 10])
    // From right to left it stands at the left edge of the widest, 650; its margin goes to the right all the same.
    #expect(bench.frames(rightToLeft: true)[4] == [657 - 10, 0, 10, 10])
  }

  @Test func aGroupHidesItsMembersAndAPlaceholderTakesOne() {
    var bench = ConstraintBench()
    bench.add(.fixed(10), .fixed(10), [Ties.start(), Ties.top()])
    bench.add(.wrapContent, .wrapContent) {
      $0.kind = .group([ConstraintIndex(0)])
      $0.visibility = .gone
    }
    bench.add(.fixed(50), .fixed(60), [Ties.start(), Ties.top()])
    bench.add(.wrapContent, .wrapContent, [Ties.end(), Ties.bottom()]) {
      $0.kind = .placeholder(ConstraintIndex(2))
    }
    let placements = bench.solved().placements
    #expect(placements[0].isGone && !placements[2].isGone)
    #expect(bench.frames()[2] == [670, 1220, 50, 60])
  }
}
