import Quoin
import Testing

@Suite struct DistributionTests {
  let a = Box(10, 10)
  let b = Box(20, 20)
  let c = Box(30, 30)

  @Test func aFixedGap() {
    let page = Page(320, 100, [a, b, c])
    [a, b, c].distribute(
      along: .horizontal, .spacing(8), leading: 16, trailing: 24, across: .fill(inset: 5))
    // (320 − 16 − 24 − 2 · 8) / 3
    #expect(
      page.frames(a, b, c) == [Rect(16, 5, 88, 90), Rect(112, 5, 88, 90), Rect(208, 5, 88, 90)])
    // Mirrored, the first is at the right.
    #expect(
      page.frames(a, b, c, direction: .rightToLeft)
        == [Rect(216, 5, 88, 90), Rect(120, 5, 88, 90), Rect(24, 5, 88, 90)])
    #expect(page.arrangement().diagnostics.isEmpty)
  }

  @Test func aFixedLength() {
    let page = Page(320, 100, [a, b, c])
    [a, b, c].distribute(
      along: .horizontal, .length(40), leading: 10, trailing: 30, across: .center)
    // Gaps of (320 − 10 − 30 − 3 · 40) / 2 = 80; natural heights in the middle.
    #expect(
      page.frames(a, b, c) == [Rect(10, 45, 40, 10), Rect(130, 40, 40, 20), Rect(250, 35, 40, 30)])
    #expect(
      page.frames(a, b, c, direction: .rightToLeft)
        == [Rect(270, 45, 40, 10), Rect(150, 40, 40, 20), Rect(30, 35, 40, 30)])
  }

  @Test func columns() {
    let page = Page(100, 200, [a, b, c])
    [a, b, c].distribute(along: .vertical, .spacing(10), across: .end(inset: 3))
    #expect(
      page.frames(a, b, c) == [Rect(87, 0, 10, 60), Rect(77, 70, 20, 60), Rect(67, 140, 30, 60)])
    #expect(page.frames(a, direction: .rightToLeft) == [Rect(3, 0, 10, 60)])
  }

  @Test func againReplaces() {
    let page = Page(100, 30, [a, b])
    let group = [a, b].distribute(along: .horizontal, .spacing(0), across: .start())
    [a, b].distribute(along: .horizontal, .spacing(20), across: .start(), replacing: group)
    #expect(page.frames(a, b) == [Rect(0, 0, 40, 10), Rect(60, 0, 40, 20)])
    #expect(page.arrangement().diagnostics.isEmpty)
  }

  @Test func oneAndNone() {
    let page = Page(100, 30, [a])
    let group = [a].distribute(along: .horizontal, .spacing(7), leading: 10, across: .start())
    #expect(page.frames(a) == [Rect(10, 0, 90, 10)])
    [a].distribute(along: .horizontal, .length(7), leading: 10, across: .start(), replacing: group)
    #expect(page.frames(a) == [Rect(10, 0, 7, 10)])
    #expect([Node]().distribute(along: .vertical, .spacing(1), across: .free).constraints.isEmpty)
  }

  @Test func theSameByOperators() {
    let page = Page(320, 100, [a, b, c])
    let group = constrain([a, b, c] as [Node]) {
      distribute($0, along: .horizontal, .length(40), across: .start(inset: 1))
    }
    let frames = page.frames(a, b, c)
    group.clear()
    [a, b, c].distribute(along: .horizontal, .length(40), across: .start(inset: 1))
    #expect(page.frames(a, b, c) == frames)
  }
}
