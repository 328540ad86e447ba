// Code of an app that has nothing to do with layout. Scripts/check-ordinary-code compiles it as it is and
// with `import Quoin`: it must mean the same, and take the compiler no longer.

import Foundation

let doubles = [1.5, 2.5, 4.0]
let floats: [Float] = [0.25, 0.5]
let ints = [3, 1, 2]
let strings = ["b", "a", "c"]
let points: [CGFloat] = [1, 2.5]
let width: Double = 320
let small: Float = 0.1
let count = 7

@main enum Page {
  static func main() {
    // Sums and products
    print(doubles.reduce(0, +), floats.reduce(0, +), ints.reduce(0, +), points.reduce(0, +))
    print(doubles.reduce(1, *), ints.reduce(1, *), strings.reduce("", +))
    print([1, 2, 3].reduce(0, +), [1.0, 2].reduce(0, +), [[1], [2, 3]].reduce([], +))
    print(doubles.map { $0 * 2 }.reduce(0, +), doubles.map { -$0 }, ints.map(-))
    print(zip(doubles, doubles).map(*), zip(ints, ints).map(+), zip(floats, floats).map(-))
    let total = doubles.reduce(0, +)
    let mean = doubles.reduce(0, +) / Double(doubles.count)
    let largest = doubles.max() ?? 0
    let offset = 1 - 0.5 + 2 * 3 / 4 - -1
    let mixed = 2 * width / 3 + 10 - Double(count) * 0.5
    let scaled = CGFloat(width) * 0.5 + points[0] - 1
    let shifted = small * 2 + 1 - small / 2
    print(total, mean, largest, offset, mixed, scaled, shifted)
    print(
      count % 3, -count, ~count, count & 3, count | 8, count ^ 1, count << 2, count >> 1, 17 % 5)
    print(
      width.truncatingRemainder(dividingBy: 7), (width + 1).rounded(.down), abs(-3.5), min(1, 2.5))
    var running = 0.0
    for value in doubles { running += value; running -= 0.25; running *= 2; running /= 3 }
    print(running)

    // Comparisons and ranges
    print(
      1 < 2, 1.5 >= width, count == 7, count != 7, width <= 320, "a" < "b", [1] == [1],
      0.1 + 0.2 == 0.3)
    print(
      (1, "a") < (1, "b"), doubles == [1.5, 2.5, 4], Set(ints) == Set([1, 2, 3]), ints.sorted(by: >)
    )
    print(
      strings.sorted(by: <), doubles.sorted { $0 > $1 }, ints.contains { $0 == 2 },
      ints.filter { $0 >= 2 })
    print((0..<5).contains(3), (1...).contains(8), (0...1).contains(0.5), ints[1...], doubles[..<2])
    print(stride(from: 0, to: 1, by: 0.25).map { $0 * 4 }, (0..<3).map { Double($0) / 2 })
    print(optional(3) == 3, optional(nil) ?? 4, optional(nil) == nil, max(1, 2, 3), ints.min() ?? 0)

    // Strings, arrays and dictionaries
    let title = "Total: " + String(format: "%.2f", total) + " of " + "\(count)" + " parts"
    print(title, "a" + "b" + "c", strings.joined(separator: "-") + "!", "\(1 + 2)\(width / 2)")
    print(ints + [4, 5] + [6], [1, 2] + ints, strings.map { $0 + "x" }, strings + ["d"])
    var names: [String: Int] = [:]
    names["a", default: 0] += 1
    names["b", default: 2] += count - 5
    print(
      names.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" },
      names.mapValues { $0 + 1 }["b"] ?? 0)
    print(
      strings.enumerated().map { "\($0.offset + 1). " + $0.element }, ints.map(String.init).joined()
    )

    // Functions, closures and generics
    let add: (Double, Double) -> Double = (+)
    let isSmaller: (Int, Int) -> Bool = (<)
    print(sum(ints), sum(doubles), clamp(5, 1, 3), clamp(0.5, 0, 1), half(3), half(small) > 0)
    print(add(1, 2), isSmaller(1, 2), [3, 1].sorted(by: isSmaller), ints.reduce(0) { $0 + $1 * 2 })
    let table = (1...3).map { row in (1...3).map { column in row * column + row - column } }
    print(table, table.flatMap { $0 }.reduce(0, +), table.map { $0.reduce(0, +) })
    let area = Rectangle(width: 3, height: 4) * 2
    print(area.width + area.height, area == Rectangle(width: 6, height: 8), -area.width)
    print(
      Date(timeIntervalSince1970: 60) + 60 > Date(timeIntervalSince1970: 100), Decimal(1) + 2 * 3)
    print(
      CGPoint(x: 1, y: 2) == CGPoint(x: 1, y: 2), CGRect(x: 0, y: 0, width: 4, height: 2).width / 2)
    let budget = Duration.seconds(2) + .milliseconds(500) * 2
    print(
      budget > .seconds(1), Int64.max / 2 - 1, UInt8(200) &+ 100, 0x1F & ~0x3, Double.pi * 2 / 4)
  }
}

func optional(_ value: Int?) -> Int? { value }
func sum<Number: Numeric>(_ numbers: [Number]) -> Number { numbers.reduce(0, +) }
func clamp<Value: Comparable>(_ value: Value, _ low: Value, _ high: Value) -> Value {
  min(max(value, low), high)
}
func half(_ value: some BinaryFloatingPoint) -> Double { Double(value) / 2 }

/// A user's own operators.
struct Rectangle: Equatable {
  var width: Double
  var height: Double

  static func * (rectangle: Rectangle, factor: Double) -> Rectangle {
    Rectangle(width: rectangle.width * factor, height: rectangle.height * factor)
  }
}
