import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Stacks as values; numbers are worked out beside each.
@Suite struct StackValueTests {
  private let room = Rect(0, 0, 100, 50)

  @Test func inARow() {
    let layout = StackLayout(spacing: 5) {
      box("a", 10, 10)
      box("b", 20, 30).spacing(before: 1, after: 2)
      box("c", 30, 5)
    }
    // 10 + 5 + 1 + 20 + 2 + 5 + 30
    #expect(size(layout) == Size(73, 30))
    #expect(
      frames(layout, in: room) == [
        Rect(0, 0, 10, 50), Rect(16, 0, 20, 50), Rect(43, 0, 30, 50),
      ])
  }

  @Test func growing() {
    let layout = StackLayout {
      box("a", 10, 10).grow(1)
      box("b", 20, 10).grow(2)
      box("c", 40, 10)
    }
    // 30 left over: 10 and 20.
    #expect(frames(layout, in: room).map(\.width) == [20, 40, 40])
    // A range that needs no more than there is leaves the parts as long as they are.
    #expect(size(layout, upTo(100, 50)) == Size(70, 10))
    #expect(size(layout, SizeRange(min: Size(90, 0), max: Size(100, 50))) == Size(90, 10))
  }

  @Test func growingMeetsALimit() {
    let layout = StackLayout {
      box("a", 10, 10).maxSize(15).grow(1)
      box("b", 20, 10).grow(1)
    }
    // 70 left over, 35 each; the first stops after 5, so the second has 65.
    #expect(frames(layout, in: room).map(\.width) == [15, 85])
  }

  @Test func shrinking() {
    let layout = StackLayout {
      box("a", 100, 10).shrink(1)
      box("b", 50, 10).shrink(1)
      box("c", 30, 10)
    }
    // 80 missing, given in proportion to length times factor: 100 : 50.
    let widths = frames(layout, in: room).map(\.width)
    #expect((widths[0] - 140.0 / 3).magnitude < 1e-9 && (widths[1] - 70.0 / 3).magnitude < 1e-9)
    #expect(widths[2] == 30)
    let limited = StackLayout {
      box("a", 100, 10).minSize(90).shrink(1)
      box("b", 50, 10).shrink(1)
    }
    #expect(frames(limited, in: room).map(\.width) == [90, 10])
    let rigid = StackLayout {
      box("a", 100, 10); box("b", 50, 10)
    }
    #expect(frames(rigid, in: room).map(\.width) == [100, 50])
    #expect(size(rigid, upTo(120, 50)) == Size(120, 10))
  }

  @Test func basis() {
    let layout = StackLayout {
      box("a", 10, 10).basis(0).grow(1)
      box("b", 20, 10).basis(.fraction(0.5))
      box("c", 30, 10).basis(0).grow(1)
    }
    #expect(frames(layout, in: room).map(\.width) == [25, 50, 25])
  }

  @Test(arguments: [
    (StackJustification.start, [0.0, 20]), (.center, [30, 50]), (.end, [60, 80]),
    (.spaceBetween, [0, 80]), (.spaceAround, [15, 65]), (.spaceEvenly, [20, 60]),
  ])
  func justifying(_ justify: StackJustification, _ starts: [Double]) {
    let layout = StackLayout(justify: justify) {
      box("a", 20, 10); box("b", 20, 10)
    }
    #expect(frames(layout, in: room).map(\.minX) == starts)
    #expect(
      frames(layout, in: room, .rightToLeft)
        == frames(layout, in: room).map { $0.mirrored(in: room) })
  }

  @Test func justifyingOverflow() {
    func starts(_ justify: StackJustification, _ count: Int = 2) -> [Double] {
      let parts = (0..<count).map { box("\($0)", 80, 10) }
      return frames(StackLayout(justify: justify) { parts }, in: room).map(\.minX)
    }
    #expect(starts(.spaceBetween) == [0, 80])
    #expect(starts(.spaceAround) == [-30, 50])
    #expect(starts(.end) == [-60, 20])
    #expect(starts(.spaceBetween, 1) == [0] && starts(.spaceAround, 1) == [10])
  }

  @Test func aligning() {
    let layout = StackLayout(align: .center) {
      box("a", 10, 10)
      box("b", 10, 10).align(.start)
      box("c", 10, 10).align(.end)
      box("d", 10, 10).align(.stretch)
      box("e", 10, 10).maxSize(.auto, 20).align(.stretch)
    }
    #expect(frames(layout, in: room).map(\.minY) == [20, 0, 40, 0, 0])
    #expect(frames(layout, in: room).map(\.height) == [10, 10, 10, 50, 20])
  }

  @Test func columnsMirrorAcross() {
    let layout = StackLayout(.vertical, align: .start) {
      box("a", 10, 10); box("b", 20, 10)
    }
    #expect(frames(layout, in: room) == [Rect(0, 0, 10, 10), Rect(0, 10, 20, 10)])
    #expect(
      frames(layout, in: room, .rightToLeft) == [Rect(90, 0, 10, 10), Rect(80, 10, 20, 10)])
    #expect(size(layout) == Size(20, 20))
  }

  @Test func textIsMeasuredAtItsLength() {
    // 60 letters in 40 points of 100: two lines of 40.
    var layout = StackLayout(align: .start) {
      Placed(Letters(name: "a", count: 60)).shrink(1)
      Placed(Letters(name: "b", count: 60)).basis(60)
    }
    layout.layout(in: Rect(0, 0, 100, 50))
    #expect(layout.contents.map(\.frame) == [Rect(0, 0, 40, 2), Rect(40, 0, 60, 1)])
    #expect(layout.measure(SizeRange(max: Size(100, .infinity))) == Size(100, 2))
  }

  @Test func baselines() {
    func texts(_ align: StackAlignment) -> [Double] {
      var layout = StackLayout(align: align) {
        Placed(Letters(name: "a", count: 30)).basis(10)
        Placed(Letters(name: "b", count: 10)).basis(10)
      }
      layout.layout(in: Rect(0, 0, 20, 9))
      return layout.contents.map(\.frame.minY)
    }
    // Three lines beside one: the first lines agree, or the last.
    #expect(texts(.firstBaseline) == [0, 0])
    #expect(texts(.lastBaseline) == [0, 2])
    var column = StackLayout(.vertical) {
      Placed(Letters(name: "a", count: 5))
      Placed(Letters(name: "b", count: 5))
    }
    let measured = column.measure(.any, in: LayoutContext())
    #expect(measured.firstBaseline == 0.75 && measured.lastBaseline == 1.75)
    // A part without a baseline stands on it.
    var mixed = StackLayout(align: .firstBaseline) {
      Placed(Letters(name: "a", count: 5)).inset(by: 2)
      Placed(Letters(name: "b", count: 5)).centered(shrinking: .both)
    }
    mixed.layout(in: Rect(0, 0, 20, 9))
    #expect(mixed.contents.map(\.frame.minY) == [2, 2])
  }

  @Test func wrapping() {
    func layout(_ lines: StackLineAlignment) -> some Layout<Placed<String>> {
      StackLayout(
        spacing: 10, wraps: true, lineSpacing: 5, alignLines: lines
      ) {
        box("a", 50, 10)
        box("b", 40, 5)
        box("c", 20, 10)
        box("d", 200, 10)
        box("e", 10, 5)
      }
    }
    // Lines: 50 + 10 + 40; 20; 200, longer than there is; 10.
    #expect(
      frames(layout(.start), in: room) == [
        Rect(0, 0, 50, 10), Rect(60, 0, 40, 10), Rect(0, 15, 20, 10), Rect(0, 30, 200, 10),
        Rect(0, 45, 10, 5),
      ])
    #expect(size(layout(.start), upTo(100, 200)) == Size(100, 50))
    // 20 left over of 70 among four lines: 5 each.
    let tall = Rect(0, 0, 100, 70)
    #expect(frames(layout(.stretch), in: tall).map(\.minY) == [0, 0, 20, 40, 60])
    #expect(frames(layout(.stretch), in: tall).map(\.height) == [15, 15, 15, 15, 10])
    #expect(frames(layout(.end), in: tall).map(\.minY) == [20, 20, 35, 50, 65])
    #expect(frames(layout(.center), in: tall).map(\.minY) == [10, 10, 25, 40, 55])
  }

  @Test func partsByConditionAndLoop() {
    func layout(_ isNew: Bool) -> some Layout<Placed<String>> {
      StackLayout {
        box("a", 1, 1)
        if isNew { box("b", 1, 1).grow(1) }
        if isNew { box("c", 1, 1) } else { box("d", 2, 1).grow(1) }
        for index in 0..<2 { box("\(index)", 1, 1) }
      }
    }
    #expect(layout(true).contents.map(\.element) == ["a", "b", "c", "0", "1"])
    #expect(layout(false).contents.map(\.element) == ["a", "d", "0", "1"])
    #expect(size(layout(true)) == Size(5, 1))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
  func hostileNumbers(_ number: Double) {
    let layout = StackLayout(spacing: number, lineSpacing: number) {
      box("a", number, number).grow(number).shrink(number).spacing(before: number, after: number)
      box("b", 10, 10).minSize(.points(number)).basis(.points(number))
      box("c", 10, 10).inset(by: EdgeInsets(number)).grow(1)
      AbsoluteLayout { box("d", 10, 10).at(number, number) }
      box("e").corner(box("f", 5, 5), offset: Point(number, number), wrapsCorner: true)
      CascadingLayout(children: [box("g", number, 10), box("h", 10, 10)], step: Size(number))
      box("i").ratio(number)
    }
    #expect(size(layout).isFinite)
    #expect(frames(layout, in: room).allSatisfy { $0.isFinite })
    #expect(frames(layout, in: room, .rightToLeft).allSatisfy { $0.isFinite })
  }
}
