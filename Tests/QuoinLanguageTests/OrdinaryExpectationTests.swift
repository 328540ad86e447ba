import Foundation
import Quoin
import Testing

/// Expectations of an app's tests that have nothing to do with layout: `#expect` takes its operators apart, so
/// each must mean the same with `import Quoin`.
///
/// `Scripts/check-ordinary-code` compiles this file without the import, too, and compares how long that takes.
@Suite struct OrdinaryExpectationTests {
  let doubles = [1.5, 2.5, 4.0]
  let floats: [Float] = [0.25, 0.5]
  let ints = [3, 1, 2]
  let strings = ["b", "a", "c"]
  let width = 320.0
  let count = 7

  @Test func sumsAndProducts() {
    #expect(doubles.reduce(0, +) == 8)
    #expect(floats.reduce(0, +) == 0.75)
    #expect(ints.reduce(1, *) == 6)
    #expect(zip(doubles, doubles).map(*) == [2.25, 6.25, 16])
    #expect(width * 0.5 - 8 == 152, "half of \(width)")
    #expect(2 * width / 3 > 213 && 2 * width / 3 < 214)
    #expect(-count + 3 == -4 && count % 3 == 1)
    #expect(CGFloat(width) / 2 + 1 == 161)
    #expect(abs(0.1 + 0.2 - 0.3) < 1e-9)
  }

  @Test func comparisonsAndRanges() {
    #expect(count == 7)
    #expect(count != 8 && !(count > 8))
    #expect(1.5 <= width)
    #expect((0..<5).contains(3))
    #expect((0...1).contains(0.5))
    #expect(ints.sorted(by: >) == [3, 2, 1])
    #expect(ints.max() == 3)
    #expect(ints.first { $0 < 3 } == 1)
    #expect((1, "a") < (1, "b"))
    #expect(optional(count) == 7 && optional(nil) == nil)
  }

  @Test func textsAndValues() throws {
    #expect("a" + "b" == "ab")
    #expect(strings.map { $0 + "x" }.joined() == "bxaxcx")
    #expect("\(count)" == "7")
    #expect(ints.map(String.init) + ["4"] == ["3", "1", "2", "4"])
    #expect(["a": 1, "b": 2].mapValues { $0 * 2 }["b"] == 4)
    #expect(Date(timeIntervalSince1970: 60) + 60 == Date(timeIntervalSince1970: 120))
    #expect(Duration.seconds(2) + .milliseconds(500) > .seconds(1))
    #expect(throws: Failure.self) { throw Failure() }
    let first = try #require(strings.first)
    #expect(first == "b")
  }

  struct Failure: Error {}
}

private func optional(_ value: Int?) -> Int? { value }
