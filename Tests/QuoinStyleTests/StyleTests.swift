import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import Testing

@Suite struct StyleTests {
  /// Some style of many properties, by a seed.
  static func random(_ random: inout Random) -> Style {
    var style = Style()
    for property in StyleProperty.allCases where random.below(3) == 0 {
      let values: [StyleValue] = [
        .number(Double(random.below(4))), .color(random.below(2) == 0 ? .red : .blue), .inherit,
        .initial, .flag(true),
      ]
      style[property] = values[random.below(values.count)]
    }
    return style
  }

  @Test func mergingIsTheMergingOfDictionaries() {
    var random = Random(seed: 5)
    for _ in 0..<500 {
      let (a, b, c) = (Self.random(&random), Self.random(&random), Self.random(&random))
      let merged = a.merging(b)
      for property in StyleProperty.allCases {
        #expect(merged[property] == b[property] ?? a[property])
      }
      #expect(a.merging(b).merging(c) == a.merging(b.merging(c)))
      #expect(a.merging(Style()) == a && Style().merging(a) == a && a.merging(a) == a)
      #expect(Style(merged.entries) == merged)
      #expect(merged.entries.map(\.property) == merged.entries.map(\.property).sorted())
    }
  }

  @Test func aDifferenceLeadsToTheOtherStyle() {
    var random = Random(seed: 6)
    for _ in 0..<500 {
      let (a, b) = (Self.random(&random), Self.random(&random))
      let difference = a.difference(to: b)
      var changed = a.merging(difference.set)
      for property in difference.unset { changed[property] = nil }
      #expect(changed == b)
      #expect(a.difference(to: a).set.isEmpty && a.difference(to: a).unset.isEmpty)
    }
  }

  @Test func partsAndWholesAreOne() {
    var style = Style()
    style.text.color = .red
    style.text.font = .style(.headline)
    style.cornerRadius = 8
    style.borderWidth = 2
    style[border: .left].color = .blue
    style.padding = 4
    style[padding: .top] = .percent(10)
    #expect(style.text.font == .style(.headline))
    #expect(style.text.fontWeight == .semibold)
    #expect(style.cornerRadius == 8 && style.radius(of: .topLeft) == CornerRadius(8))
    style.setRadius(CornerRadius(2), of: .topLeft)
    #expect(style.cornerRadius == nil && style.radius(of: .topLeft) == CornerRadius(2))
    #expect(style.borderWidth == 2 && style.borderColor == nil)
    #expect(style[border: .left] == Border(width: 2, color: .blue))
    #expect(style.padding == nil && style[padding: .left] == .points(4))
    style.text = Style.Text()
    #expect(style.text.color == nil && style.borderWidth == 2)
    style.shadow = Shadow(blur: 3)
    #expect(style.shadows == [Shadow(blur: 3)])
    style.gradient = .linear(angle: 90, .red, .blue)
    #expect(style.gradient == .linear(angle: 90, .red, .blue))
    #expect(style.deriving { $0.alpha = 0 }.alpha == 0 && style.alpha == nil)
  }

  @Test func aStyleIsAsLargeAsAPointer() {
    #expect(MemoryLayout<Style>.size == MemoryLayout<Int>.size)
  }
}

/// SplitMix64: the same numbers on every machine.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
}
