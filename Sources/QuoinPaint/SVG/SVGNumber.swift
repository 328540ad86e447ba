import QuoinGeometry
import QuoinModel

/// Formats numbers for SVG.
enum SVGNumber {
  /// Returns a number with at most three decimals and no exponent, the same on every machine.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    var digits: [UInt8] = []
    digits.append(thousandths: Int((min(max(value, -1e9), 1e9) * 1000).rounded()))
    return String(decoding: digits, as: UTF8.self)
  }

  /// Returns both coordinates.
  static func text(_ point: Point) -> String { text(point.x) + " " + text(point.y) }

  /// Returns the six numbers of a matrix; factors have six decimals, because they multiply
  /// coordinates.
  static func text(_ matrix: AffineMatrix) -> String {
    let factors = [matrix.a, matrix.b, matrix.c, matrix.d].map(factor)
    return (factors + [text(matrix.tx), text(matrix.ty)]).joined(separator: " ")
  }

  /// Returns a fraction with six decimals.
  static func fraction(_ value: Double) -> String { value.isFinite ? factor(value) : "0" }

  private static func factor(_ value: Double) -> String {
    let clamped = min(max(value, -1e6), 1e6)
    let millionths = Int((clamped * 1_000_000).rounded())
    let decimals = "\(millionths.magnitude % 1_000_000)"
    let sign = millionths < 0 ? "-" : ""
    var digits = String(repeating: "0", count: 6 - decimals.utf8.count) + decimals
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(millionths.magnitude / 1_000_000)" + (digits.isEmpty ? "" : ".\(digits)")
  }
}
