import QuoinGeometry
import QuoinModel
import Testing

@Suite struct LookTests {
  @Test func mergingTakesWhatIsSet() {
    let base = Style {
      $0.background = .red
      $0.cornerRadius = 4
      $0.text.lineLimit = 2
    }
    let top = Style {
      $0.cornerRadius = 8
      $0.text.color = .blue
    }
    let merged = base.merging(top)
    #expect(merged.background == .red)
    #expect(merged.cornerRadius == 8)
    #expect(merged.text.lineLimit == 2 && merged.text.color == .blue)
    #expect(base.merging(Style()) == base)
    #expect(Style().merging(base) == base)
  }

  @Test func coloursFollowTheScheme() {
    let color = Color(light: .white, dark: .black)
    #expect(color.resolved(.light) == .white)
    #expect(color.resolved(.dark) == .black)
    #expect(color.opacity(0.5).resolved(.dark).alpha == 0.5)
    #expect(Color(red: .nan, green: -1, blue: 2).green == 0)
    #expect(Color(red: .nan, green: -1, blue: 2).blue == 1)
    #expect(Color(hex: 0xFF8000) == Color(red: 1, green: 128.0 / 255, blue: 0))
  }

  @Test func onlyTextStylesFollowTheTextSize() {
    #expect(Font.system(17).scaled(.accessibility5) == .system(17))
    #expect(Font.style(.body).scaled(.accessibility5).size == 53)
    #expect(Font.style(.body).scaled(.large).size == 17)
    #expect(Font.style(.caption2).scaled(.extraSmall).size == 11)
    #expect(Font.style(.largeTitle).scaled(.accessibility3).size == 52)
    #expect(Font.style(.caption1).scaled(.accessibility3).size == 32)
  }

  @Test func aLookLeavesNothingOpen() {
    let look = Look(
      Style { $0.alpha = 7 }, inheritedTint: .red, defaultFont: .system(15), traits: Traits())
    #expect(look.alpha == 1)
    #expect(look.tint == Color.red.resolved(.light))
    #expect(look.text.font == .system(15))
  }

  @Test func aColorOfTwoTakesTheirVariants() {
    let color = Color(light: .red, dark: .green)
    #expect(color.resolved(.light) == Color.red.resolved(.light))
    #expect(color.resolved(.dark) == Color.green.resolved(.dark))
    #expect(Color.green.resolved(.dark) != Color.green.resolved(.light))
  }

  @Test func aPathOfNoPointsIsEmpty() {
    #expect(Path(lines: [], closed: true).elements.isEmpty)
    #expect(Path(lines: [Point(1, 2)], closed: true).elements == [.move(Point(1, 2)), .close])
  }

  @Test func prioritiesStayInTheirRange() {
    #expect(Priority(-5) == 1)
    #expect(Priority(5000) == .required)
    #expect(Priority(.nan) == 1)
    #expect(Priority.high - 1 < .high)
  }

  @Test func proposalsAreRoomNotOrders() {
    #expect(ProposedSize(width: .nan, height: .infinity) == .unlimited)
    #expect(ProposedSize(width: -3).width == 0)
  }
}
