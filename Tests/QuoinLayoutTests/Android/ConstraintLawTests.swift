import QuoinModel
import Testing

@testable import QuoinLayout

/// What holds of every constraint layout, over random ones.
@Suite struct ConstraintLawTests {
  /// A generator that gives the same numbers each time.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  /// Children that hang on the layout's start or on earlier ones, or between the layout's sides, so that nothing
  /// contradicts itself: no child has more than the room between its lines.
  private func bench(_ seed: UInt64) -> ConstraintBench {
    var dice = Dice(state: seed)
    var bench = ConstraintBench()
    for place in 0..<Int.random(in: 3...12, using: &dice) {
      let anchor = { (dice: inout Dice) -> ConstraintTarget in
        let earlier = Int.random(in: -1..<place, using: &dice)
        return earlier < 0 ? .parent : .sibling(ConstraintIndex(earlier))
      }
      var links = [Ties.top(anchor(&dice))]
      let first = anchor(&dice)
      let follows = first != .parent && Bool.random(using: &dice)
      links.append(follows ? Ties.after(first) : Ties.start(first))
      if first == .parent, Bool.random(using: &dice) { links.append(Ties.end()) }
      let lengths: [ConstraintDimension.Length] = [.fixed(40), .wrapContent, .matchConstraint]
      let length = lengths.randomElement(using: &dice) ?? .wrapContent
      let isGone = Int.random(in: 0..<6, using: &dice) == 0
      let bias = Double(Int.random(in: 0...4, using: &dice)) / 4
      let margin = Int.random(in: 0...10, using: &dice) * 2
      bench.add(length, .fixed(20), links) {
        $0.visibility = isGone ? .gone : .visible
        $0.horizontal.bias = bias
        $0.margins = AndroidInsets(left: margin, top: margin, right: margin)
      }
    }
    return bench
  }

  @Test func rightToLeftIsTheMirrorImage() {
    for seed in 1...400 {
      let bench = bench(UInt64(seed))
      for (left, right) in zip(bench.frames(), bench.frames(rightToLeft: true)) {
        guard left[2] > 0 else { continue }
        // Halves are rounded one way, so an edge may be off by one.
        #expect(abs(left[0] - (720 - right[0] - right[2])) <= 1, "seed \(seed)")
        #expect(abs(left[2] - right[2]) <= 1 && left[1] == right[1], "seed \(seed)")
      }
    }
  }

  /// A guideline that nothing refers to changes no frame, although only layouts of views alone are solved without the
  /// system.
  @Test func directAndSolvedFramesAreTheSame() {
    for seed in 1...400 {
      var bench = bench(UInt64(seed))
      if seed % 2 == 0 { bench.height = .atMost(seed % 4 == 0 ? 60 : 2000) }
      if seed % 3 == 0 { bench.width = .unspecified }
      for margin in [0, -7] {
        bench.children[0].margins.left += margin
        let direct = bench.solved()
        var solved = bench
        solved.add(.wrapContent, .wrapContent) {
          $0.kind = .guideline(AndroidConstraint.Guideline(isVertical: true, place: .begin(0)))
        }
        let other = solved.solved()
        #expect(
          direct.placements == Array(other.placements.dropLast()), "seed \(seed)")
        #expect(direct.width == other.width && direct.height == other.height, "seed \(seed)")
      }
    }
  }

  /// Adds a chain, a child with a ratio and a child that stands on a baseline, by the remainders of a seed.
  private func addRelated(_ seed: Int, to bench: inout ConstraintBench) {
    let first = ConstraintTarget.sibling(ConstraintIndex(0))
    if seed % 2 == 0 {
      bench.add(.wrapContent, .wrapContent, [ConstraintLink(.baseline, to: .baseline, of: first)])
    }
    if seed % 4 == 1 {
      bench.add(.matchConstraint, .matchConstraint, [Ties.start(), Ties.end(), Ties.below(first)]) {
        $0.ratio = ConstraintRatio(value: 1.5, side: seed % 8 == 1 ? .width : .unknown)
      }
    }
    guard seed % 3 == 1 else { return }
    let start = bench.children.count
    for place in 0..<3 {
      let next = ConstraintTarget.sibling(ConstraintIndex(start + place + 1))
      let previous = ConstraintTarget.sibling(ConstraintIndex(start + place - 1))
      let links = [
        place == 0 ? Ties.start() : Ties.after(previous),
        place == 2 ? Ties.end() : Ties.before(next),
      ]
      bench.add(place == 1 ? .matchConstraint : .wrapContent, .wrapContent, links + [Ties.top()]) {
        $0.horizontal.chainStyle = seed % 5 == 0 ? .packed : .spread
        $0.horizontal.weight = seed % 7 == 0 ? 2 : nil
      }
    }
  }

  /// A state that solved its layout by other specs gives the frames of a new one.
  @Test func aStateIsReused() {
    for seed in 1...200 {
      var bench = bench(UInt64(seed))
      addRelated(seed, to: &bench)
      if seed % 3 == 0 {
        bench.add(.wrapContent, .wrapContent, [Ties.top()]) {
          $0.kind = .barrier(ConstraintBarrier(side: .bottom, widgets: [ConstraintIndex(0)]))
        }
      }
      let specs: [MeasureSpec] = [
        .exactly(720), .exactly(30), .atMost(300), .unspecified, .exactly(90), .exactly(0),
        .exactly(1500),
      ]
      let input = ConstraintLayoutInput(
        children: bench.children, width: .exactly(500), height: .exactly(400))
      let state = ConstraintState(input, measure: bench.answer)
      #expect(state.rememberStart())
      _ = state.solved()
      for width in specs {
        for height in specs {
          state.restart(width, height)
          let kept = state.solved()
          (bench.width, bench.height) = (width, height)
          let fresh = bench.solved()
          #expect(kept.placements == fresh.placements, "seed \(seed)")
          #expect(kept.width == fresh.width && kept.height == fresh.height, "seed \(seed)")
        }
      }
    }
  }

  @Test func theSameLayoutHasTheSameFrames() {
    for seed in 1...100 {
      let bench = bench(UInt64(seed))
      #expect(bench.frames() == bench.frames())
    }
  }

  @Test func aGoneChildIsAPoint() {
    for seed in 1...100 {
      var bench = bench(UInt64(seed))
      let last = ConstraintTarget.sibling(ConstraintIndex(bench.children.count - 1))
      bench.children[bench.children.count - 1].visibility = .gone
      bench.add(.fixed(10), .fixed(10), [Ties.start(last), Ties.top(last)])
      bench.add(.fixed(10), .fixed(10), [Ties.after(last), Ties.below(last)])
      let frames = bench.frames().suffix(2)
      #expect(frames.first == frames.last, "seed \(seed)")
    }
  }

  /// A layout that wraps its content is as large as what it holds, and holds it in that size too.
  @Test func wrappingHoldsTheContent() {
    for seed in 1...200 {
      var bench = bench(UInt64(seed))
      for place in bench.children.indices {
        bench.children[place].links.removeAll { $0.from == .end }
      }
      for place in bench.children.indices
      where bench.children[place].horizontal.length == .matchConstraint {
        bench.children[place].horizontal.length = .wrapContent
      }
      (bench.width, bench.height) = (.unspecified, .unspecified)
      let out = bench.solved()
      let right = out.placements.filter { !$0.isGone }.map { $0.x + $0.width }.max() ?? 0
      let bottom = out.placements.filter { !$0.isGone }.map { $0.y + $0.height }.max() ?? 0
      #expect(out.width >= right && out.height >= bottom, "seed \(seed)")
      (bench.width, bench.height) = (.exactly(out.width), .exactly(out.height))
      #expect(bench.solved().placements.map(\.x) == out.placements.map(\.x), "seed \(seed)")
    }
  }

  /// The arithmetic of plain chains and the system agree: a limit of no consequence sends a chain to the system.
  @Test func chainsByArithmeticAreChainsByTheSystem() {
    let styles: [AndroidConstraint.Dimension.ChainStyle] = [.spread, .spreadInside, .packed]
    for seed in 1...100 {
      var dice = Dice(state: UInt64(seed))
      let count = Int.random(in: 2...6, using: &dice)
      let style = styles.randomElement(using: &dice) ?? .spread
      let shares = Bool.random(using: &dice)
      let sizes = (0..<count).map { _ in Int.random(in: 1...80, using: &dice) }
      let frames = [0, 10_000].map { (limit: Int) -> [[Int]] in
        var bench = ConstraintBench()
        for place in 0..<count {
          let next =
            place == count - 1 ? Ties.end() : Ties.before(.sibling(ConstraintIndex(place + 1)))
          let previous =
            place == 0 ? Ties.start() : Ties.after(.sibling(ConstraintIndex(place - 1)))
          bench.add(shares ? .matchConstraint : .fixed(sizes[place]), .fixed(20), [previous, next])
          {
            $0.horizontal.chainStyle = style
            $0.margins = AndroidInsets(left: sizes[place] % 7)
            if limit > 0 { $0.horizontal.maximum = .pixels(limit) }
          }
        }
        if limit > 0, !shares {
          // A child of no size and no place that is gone keeps sized members from the arithmetic.
          bench.children[0].links.removeAll { $0.from == .start }
          bench.children.append(ConstraintWidget())
          bench.children[count].visibility = .gone
          bench.children[count].links = [Ties.start(), Ties.before(.sibling(ConstraintIndex(0)))]
          bench.children[0].links.append(Ties.after(.sibling(ConstraintIndex(count))))
          bench.children[count].horizontal.chainStyle = style
        }
        return Array(bench.frames().prefix(count))
      }
      #expect(
        zip(frames[0], frames[1]).allSatisfy { one, other in
          abs(one[0] - other[0]) <= 1 && abs(one[2] - other[2]) <= 1
        }, "seed \(seed): \(frames)")
    }
  }
}
