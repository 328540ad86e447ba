import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Rows and columns of Android, with the arithmetic of their two passes beside them.
@Suite struct AndroidLinearTests {
  private func group(_ axis: Axis, _ change: (inout AndroidLinearTraits) -> Void = { _ in })
    -> AndroidLinear
  {
    let group = AndroidLinear(density: 2)
    group.linear.axis = axis
    change(&group.linear)
    return group
  }

  @discardableResult private func add(
    _ node: Node, to group: AndroidLinear, _ box: AndroidBox, weight: Float = 0,
    gravity: AndroidGravity? = nil
  ) -> Node {
    group.add(Relation(node, AndroidLinear.Placement(box, weight: weight, gravity: gravity)))
    return node
  }

  @Test func sharesAreCutAndTheLastTakesTheRest() {
    let row = group(.horizontal)
    let first = add(AndroidScreen.leaf(0, 10), to: row, AndroidBox(0, 10), weight: 1)
    let second = add(AndroidScreen.leaf(0, 10), to: row, AndroidBox(0, 10), weight: 2)
    let found = AndroidScreen().layout(row, AndroidBox(-1, -1), in: 101, 50)
    // int(1 · 101 / 3) = 33, and int(2 · 68 / 2) = 68.
    #expect(found.pixels(first) == [0, 0, 33, 10])
    #expect(found.pixels(second) == [33, 0, 68, 10])
  }

  @Test func aWeightAddsToALengthOfItsOwn() {
    let row = group(.horizontal)
    let first = add(AndroidScreen.leaf(20, 10), to: row, AndroidBox(-2, -2), weight: 1)
    let second = add(AndroidScreen.leaf(40, 10), to: row, AndroidBox(-2, -2), weight: 1)
    let found = AndroidScreen().layout(row, AndroidBox(-1, -1), in: 100, 50)
    // 100 − 20 − 40 = 40 is left: 20 each.
    #expect(found.pixels(first) == [0, 0, 40, 10])
    #expect(found.pixels(second) == [40, 0, 60, 10])
  }

  @Test func weightsTakeAwayWhatIsTooMuch() {
    let row = group(.horizontal)
    let first = add(AndroidScreen.leaf(0, 10), to: row, AndroidBox(80, 10), weight: 1)
    let second = add(AndroidScreen.leaf(0, 10), to: row, AndroidBox(80, 10), weight: 3)
    let found = AndroidScreen().layout(row, AndroidBox(-1, -1), in: 100, 50)
    // −60: −15 and −45.
    #expect(found.pixels(first) == [0, 0, 65, 10])
    #expect(found.pixels(second) == [65, 0, 35, 10])
  }

  @Test func aSumOfWeightsLeavesRoom() {
    let column = group(.vertical) { $0.weightSum = 4 }
    let only = add(AndroidScreen.leaf(0, 0), to: column, AndroidBox(10, 0), weight: 1)
    let found = AndroidScreen().layout(column, AndroidBox(-1, -1), in: 100, 80)
    #expect(found.pixels(only) == [0, 0, 10, 20])
  }

  @Test func childrenThatMatchFollowThoseThatDoNot() {
    let column = group(.vertical)
    let wide = add(AndroidScreen.leaf(40, 10), to: column, AndroidBox(-2, -2))
    let match = add(AndroidScreen.leaf(10, 10), to: column, AndroidBox(-1, -2))
    let found = AndroidScreen().layout(column, AndroidBox(-2, -2), in: 100, 80)
    #expect(found.pixels(column) == [0, 0, 40, 20])
    #expect(found.pixels(wide) == [0, 0, 40, 10])
    #expect(found.pixels(match) == [0, 10, 40, 10])
  }

  @Test func baselinesAreOnOneLineAtTheTop() {
    let row = group(.horizontal)
    let small = add(AndroidScreen.text("ab", em: 20), to: row, AndroidBox(-2, -2))
    let large = add(AndroidScreen.text("c", em: 40), to: row, AndroidBox(-2, -2))
    let found = AndroidScreen().layout(row, AndroidBox(-1, -2), in: 200, 80)
    // Ascents are 0.8 em: 16 and 32.
    #expect(found.pixels(small) == [0, 16, 40, 20])
    #expect(found.pixels(large) == [40, 0, 40, 40])
    #expect(found.pixels(row) == [0, 0, 200, 40])
  }

  @Test func centredChildrenAreNotOnOneLine() {
    let row = group(.horizontal) { $0.setGravity(.centerVertical) }
    let small = add(AndroidScreen.text("ab", em: 20), to: row, AndroidBox(-2, -2))
    add(AndroidScreen.text("c", em: 40), to: row, AndroidBox(-2, -2))
    let found = AndroidScreen().layout(row, AndroidBox(-1, -1), in: 200, 81)
    // (81 − 20) / 2, cut.
    #expect(found.pixels(small) == [0, 30, 40, 20])
  }

  @Test func rowsBeginAtTheRightWhereTextDoes() {
    let row = group(.horizontal)
    let margins = AndroidMargins(start: 6)
    let first = add(AndroidScreen.leaf(20, 10), to: row, AndroidBox(-2, -2, margins: margins))
    let second = add(AndroidScreen.leaf(30, 10), to: row, AndroidBox(-2, -2))
    let found = AndroidScreen(direction: .rightToLeft)
      .layout(row, AndroidBox(-1, -2), in: 100, 80)
    #expect(found.pixels(first) == [74, 0, 20, 10])
    #expect(found.pixels(second) == [44, 0, 30, 10])
  }

  @Test func whatIsGoneTakesNoDivider() {
    let column = group(.vertical) {
      $0.dividers = [.middle, .end]
      $0.dividerSize = 4
    }
    let first = add(AndroidScreen.leaf(10, 10), to: column, AndroidBox(-2, -2))
    add(AndroidScreen.leaf(10, 10), to: column, AndroidBox(-2, -2, isGone: true))
    let last = add(AndroidScreen.leaf(10, 10), to: column, AndroidBox(-2, -2))
    let found = AndroidScreen().layout(column, AndroidBox(-2, -2), in: 100, 80)
    #expect(found.pixels(first) == [0, 0, 10, 10])
    #expect(found.pixels(last) == [0, 14, 10, 10])
    #expect(found.pixels(column) == [0, 0, 10, 28])
  }
}
