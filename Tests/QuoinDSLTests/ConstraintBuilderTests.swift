import QuoinDSL
import QuoinModel
import Testing

@Suite struct ConstraintBuilderTests {
  let a = TextNode("a")
  let b = TextNode("b")

  @Test(arguments: [true, false]) func branchesAndLoops(isWide: Bool) {
    let extra: Double? = isWide ? 3 : nil
    let collected = constrain(b) { $0.height == 1 }.constraints
    let group = constrain(a, b) { a, b in
      let half = b.width / 2
      if isWide { a.width == half } else { a.width == 10 }
      if isWide { a.size == b.size }
      if let extra { a.height == extra }
      for step in 0..<3 { a.width >= Double(step) }
      switch isWide {
      case true: a.left == b.left
      case false: a.right == b.right
      }
      collected
    }
    #expect(group.constraints.count == (isWide ? 9 : 6))
    #expect(group.constraints.last?.first.attribute == .height)
  }

  @Test func anEmptyClosure() {
    #expect(constrain(a) { _ in }.constraints.isEmpty)
  }

  @Test func placesAreThoseOfTheStatements() {
    let line = #line
    let group = constrain(a, b) { a, b in
      a.width == 1
      a.size == b.size ~ .high

      for _ in 0..<2 {
        a.left
          == b.right
      }
    }
    let places = group.constraints.compactMap(\.place)
    #expect(places.map { $0.line - line } == [2, 3, 3, 6, 6])
    #expect(places.allSatisfy { $0.file == #fileID })
    #expect(places[0].column == 7)
  }

  @Test func aConstraintKeepsItsFirstPlace() {
    let made = constrain(a) { $0.width == 1 }.constraints
    let again = constrain(b) { _ in made }
    #expect(again.constraints.map(\.place) == made.map(\.place))
  }
}
