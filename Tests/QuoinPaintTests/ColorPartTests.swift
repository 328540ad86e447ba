import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@Suite struct ColorPartTests {
  @Test func partsStayBetweenNoneAndAll() throws {
    for (value, part) in [(Double.nan, 0.0), (2, 1), (-1, 0), (.infinity, 1), (0.5, 0.5)] {
      var color = Color(hex: 0x112233)
      color.red = value
      color.green = value
      color.blue = value
      color.alpha = value
      #expect(color == Color(red: part, green: part, blue: part, alpha: part))
      let list = DisplayList(
        size: Size(10, 10), commands: [.fill(RoundedRect(Rect(0, 0, 5, 5)), color)])
      #expect(
        try SVG(list).text.contains(part == 1 ? "#ffffff" : part == 0 ? "#000000" : "#808080"))
      #expect(!list.dump().isEmpty)
    }
  }
}
