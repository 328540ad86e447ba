import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

/// The colours of gradients, computed for a table or for single pixels.
@Suite struct GradientTableTests {
  private typealias Stop = DrawnGradient.Stop

  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)

  /// A table has the colours that pixels have by themselves: at its ends, at hard edges, and between colours of any opacity.
  @Test func singleColoursAreThoseOfTables() {
    let lists: [[Stop]] = [
      [Stop(0, red), Stop(1, blue)],
      [Stop(0.25, red), Stop(0.5, blue), Stop(0.5, red), Stop(0.5, .clear), Stop(0.75, blue)],
      [Stop(0, .clear), Stop(0.1, red), Stop(0.1, blue), Stop(1, .clear)],
      [Stop(0.5, red)],
      (0...200).map { Stop(Double($0) / 200, $0 % 3 == 0 ? red : blue) },
    ]
    for stops in lists {
      for count in [1, 256, 1000] {
        let table = GradientTable(stops, count: count)
        #expect(table.count == count)
        #expect(
          table.pixels == (0...count + 1).map { GradientTable.pixel($0, of: count, stops) })
      }
    }
  }

  /// Of a box of 10 × 10 pixels each colour is computed by itself; of one of 100 × 100 they are in a table.
  @Test(arguments: [10, 100]) func turnsOfAnySizeHaveTheirColours(side: Int) throws {
    let middle = Double(side) / 2
    let gradient = DrawnGradient(
      .conic(center: Point(middle, middle), angle: 0), stops: [Stop(0, red), Stop(1, blue)])
    let size = Size(Double(side), Double(side))
    let list = DisplayList(
      size: size,
      commands: [.gradient(RoundedRect(Rect(origin: .zero, size: size)), gradient)])
    let pixels = try Pixels(PNG(list, scale: 1))
    // The corners are at 45°, 135°, 225° and 315°: an eighth, three eighths, … of the turn.
    let far = side - 1
    for (x, y, eighths) in [(far, 0, 1), (far, far, 3), (0, far, 5), (0, 0, 7)] {
      let share = Double(eighths) / 8
      #expect(abs(Double(pixels[x, y] >> 16 & 0xFF) - 255 * (1 - share)) <= 1)
      #expect(abs(Double(pixels[x, y] & 0xFF) - 255 * share) <= 1)
    }
  }

  /// Small boxes of one gradient share a table once they have half as many pixels as it has colours.
  @Test func smallBoxesGetATableTogether() {
    let store = GradientTableStore()
    func gradient(_ end: Double) -> DrawnGradient {
      DrawnGradient(.conic(center: .zero, angle: 0), stops: [Stop(0, red), Stop(end, blue)])
    }
    #expect(store.table(of: gradient(1), count: 1000, forPixels: 200) == nil)
    #expect(store.table(of: gradient(0.5), count: 1000, forPixels: 200) == nil)
    #expect(store.table(of: gradient(1), count: 1000, forPixels: 200) == nil)
    #expect(store.table(of: gradient(1), count: 1000, forPixels: 200) != nil)
    #expect(store.table(of: gradient(1), count: 1000, forPixels: 1) != nil)
    #expect(store.table(of: gradient(0.5), count: 1000, forPixels: 200) == nil)
    #expect(store.table(of: gradient(0.25), count: 1000, forPixels: 500) != nil)
  }

  /// Documents use several gradients by turns.
  @Test func severalTablesAreKept() {
    let store = GradientTableStore()
    func gradient(_ number: Int) -> DrawnGradient {
      DrawnGradient(
        .conic(center: .zero, angle: Double(number)),
        stops: [Stop(0, red), Stop(Double(number % 20) / 20, blue)])
    }
    for number in 0..<8 { _ = store.table(of: gradient(number), count: 300) }
    for number in 0..<8 { #expect(store.known(gradient(number), count: 300) != nil) }
    // The angle does not matter, but the number of colours does.
    #expect(store.known(gradient(20), count: 300) != nil)
    #expect(store.known(gradient(0), count: 301) == nil)
    // The one that was not used for the longest time is the first.
    _ = store.table(of: gradient(9), count: 300)
    #expect(store.known(gradient(1), count: 300) == nil)
    #expect(store.known(gradient(0), count: 300) != nil)
  }
}
