#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The cumulative distribution function of the normal distribution, as a table over standard
/// deviations.
struct NormalTable: Sendable {
  static let shared = NormalTable()

  /// Beyond this, the value is 0 or 1 to three digits.
  private static let reach = 3.5
  private static let steps = 128.0
  private let values: [Float]

  private init() {
    let count = Int(2 * NormalTable.reach * NormalTable.steps) + 2
    values = (0..<count).map { index in
      let x = Double(index) / NormalTable.steps - NormalTable.reach
      return Float(0.5 * erfc(-x / 2.0.squareRoot()))
    }
  }

  /// The cumulative probability below a value.
  func share(below x: Double) -> Float {
    let place = (x + NormalTable.reach) * NormalTable.steps
    if place <= 0 { return 0 }
    let index = Int(min(place, 1e6))
    if index + 1 >= values.count { return 1 }
    let part = Float(place - Double(index))
    return values[index] + (values[index + 1] - values[index]) * part
  }
}
