import Foundation

/// Numbers as people read them.
enum Numbers {
  /// Three digits and a unit of thousands: 12.3 M.
  static func short(_ number: Double?) -> String {
    guard let number else { return "–" }
    let units: [(Double, String)] = [(1e9, " G"), (1e6, " M"), (1e3, " k")]
    for (size, unit) in units where number >= size { return digits(number / size) + unit }
    return digits(number)
  }

  /// How many times: 28,000×, 3.4×.
  static func times(_ ratio: Double?) -> String { ratio.map { short($0) + "×" } ?? "–" }

  /// Three digits.
  static func digits(_ number: Double) -> String {
    String(format: number >= 100 ? "%.0f" : number >= 10 ? "%.1f" : "%.2f", number)
  }
}
