import QuoinModel
import Testing

@testable import QuoinLayout

/// The compact list of segments beside a plain array of them.
@Suite struct SegmentListTests {
  private typealias Segment = ShapedText.Segment

  private func equal(_ a: Segment, _ b: Segment) -> Bool {
    a.run == b.run && a.object == b.object && a.alignment == b.alignment && a.ascent == b.ascent
      && a.descent == b.descent && a.above == b.above && a.below == b.below
      && a.leading == b.leading && a.rise == b.rise && a.wrap == b.wrap && a.isEdge == b.isEdge
      && a.mark == b.mark && a.hyphen == b.hyphen
  }

  /// Few values each, as texts have, so that many segments share all but one.
  private func segment(_ random: inout SeededGenerator) -> Segment {
    func number() -> Double { Double(Int.random(in: 0..<2, using: &random)) }
    var segment = Segment(
      run: Bool.random(using: &random) ? Int.random(in: 0..<1000, using: &random) : nil,
      object: Bool.random(using: &random) ? Int.random(in: 0..<1000, using: &random) : nil,
      ascent: number(), descent: number(), above: number(), below: number())
    segment.alignment = Bool.random(using: &random) ? .baseline : .top
    segment.leading = number()
    segment.rise = number()
    segment.wrap = Bool.random(using: &random) ? .words : .never
    segment.isEdge = Bool.random(using: &random)
    segment.mark = number()
    segment.hyphen = number()
    return segment
  }

  @Test func isAnArray() {
    var random = SeededGenerator(seed: 5)
    var list = SegmentList()
    var array: [Segment] = []
    for _ in 0..<5000 {
      // Often the last heights again, with another run.
      var new = segment(&random)
      if let last = array.last, Bool.random(using: &random) {
        let (run, object) = (new.run, new.object)
        new = Segment(
          run: run, object: object, ascent: last.ascent, descent: last.descent, above: last.above,
          below: last.below)
        (new.alignment, new.leading, new.rise) = (last.alignment, last.leading, last.rise)
        (new.wrap, new.isEdge) = (last.wrap, last.isEdge)
        (new.mark, new.hyphen) = (last.mark, last.hyphen)
      }
      list.append(new)
      array.append(new)
    }
    #expect(list.count == array.count)
    for (a, b) in zip(list, array) { #expect(equal(a, b)) }
  }
}
