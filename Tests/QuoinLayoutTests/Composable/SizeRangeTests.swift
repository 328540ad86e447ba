import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@Suite struct SizeRangeTests {
  @Test func theLeastWins() {
    let range = SizeRange(min: Size(50, 20), max: Size(40, 30))
    #expect(range.max == Size(50, 30))
    #expect(range.clamp(Size(10, 100)) == Size(50, 30))
  }

  @Test func whatIsNoNumberIsNoLimit() {
    let range = SizeRange(min: Size(.nan, -4), max: Size(.nan, .infinity))
    #expect(range == SizeRange.any)
    #expect(range.clamp(Size(.nan, .infinity)).isFinite)
    #expect(SizeRange(min: Size(.infinity, 0)).min.isFinite)
  }

  @Test func intersections() {
    func x(_ low: Double, _ high: Double) -> SizeRange {
      SizeRange(min: Size(low, 0), max: Size(high, 0))
    }
    func both(_ a: SizeRange, _ b: SizeRange) -> [Double] {
      let result = a.intersection(b)
      return [result.min.width, result.max.width]
    }
    #expect(both(x(10, 30), x(20, 40)) == [20, 30])
    #expect(both(x(20, 40), x(10, 30)) == [20, 30])
    #expect(both(x(10, 40), x(20, 30)) == [20, 30])
    // Apart: the end of the first that is nearer to the second.
    #expect(both(x(10, 20), x(30, 40)) == [20, 20])
    #expect(both(x(30, 40), x(10, 20)) == [30, 30])
  }

  @Test func lengths() {
    #expect(LayoutLength("12pt") == .points(12))
    #expect(LayoutLength("50%") == .fraction(0.5))
    #expect(LayoutLength("auto") == .auto)
    for text in ["", "12", "pt", "%", "-3pt", "nan%", "infpt", "1 0pt", "12PT"] {
      #expect(LayoutLength(text) == nil, "\(text)")
    }
    for length in [LayoutLength.auto, 12.5, .fraction(0.25)] {
      #expect(LayoutLength(length.description) == length)
    }
    #expect(LayoutLength.fraction(0.5).resolved(in: 80, automatic: 7) == 40)
    #expect(LayoutLength.fraction(0.5).resolved(in: .infinity, automatic: 7) == 7)
    #expect(LayoutLength.fraction(0).resolved(in: .infinity, automatic: 7) == 7)
    #expect(LayoutLength.points(-1).resolved(in: 80, automatic: 7) == 7)
  }

  @Test func sizes() {
    let a = box("a", 30, 10)
    #expect(size(a.size(50, 60)) == Size(50, 60))
    #expect(size(a.width(.fraction(0.5)), upTo(100, 60)) == Size(50, 10))
    #expect(size(a.width(.fraction(0.5))) == Size(30, 10))
    // The parent's range wins over an own size, a least size over a greatest and both over the size.
    #expect(size(a.width(50), upTo(40, 60)) == Size(40, 10))
    #expect(size(a.width(50).maxSize(20)) == Size(20, 10))
    #expect(size(a.width(50).maxSize(20).minSize(25)) == Size(25, 10))
    #expect(size(a.minSize(35, .fraction(0.5)), upTo(100, 60)) == Size(35, 30))
    #expect(size(a.maxSize(.fraction(0.1), .auto), upTo(100, 60)) == Size(10, 10))
    // Where the interval is empty the parent's nearer end is left.
    #expect(size(a.maxSize(20), SizeRange(min: Size(60, 0), max: Size(90, 90))) == Size(60, 10))
  }
}
