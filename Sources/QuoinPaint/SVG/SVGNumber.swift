import QuoinGeometry

/// Numbers as SVG writes them.
enum SVGNumber {
  /// A number with three decimals at most and no exponent, the same on every machine.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let thousandths = Int((min(max(value, -1e9), 1e9) * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let whole = thousandths.magnitude / 1000
    var part = thousandths.magnitude % 1000
    guard part > 0 else { return thousandths == 0 ? "0" : "\(sign)\(whole)" }
    var digits = 3
    while part % 10 == 0 {
      part /= 10
      digits -= 1
    }
    let decimals = "\(part)"
    return "\(sign)\(whole)." + String(repeating: "0", count: digits - decimals.utf8.count)
      + decimals
  }

  /// Both coordinates.
  static func text(_ point: Point) -> String { text(point.x) + " " + text(point.y) }
}
