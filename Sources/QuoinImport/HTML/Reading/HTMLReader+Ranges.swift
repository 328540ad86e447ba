import QuoinStyle

// Whether the value of a field is between its limits: HTML §4.10.5.3.7.
extension HTMLReader {
  /// The attribute by which selectors know of a field with limits: `in` or `out`.
  static let rangeAttribute = "-quoin-range"

  /// Notes in the attributes of an `input` whether its value is between `min` and `max`.
  ///
  /// As in Chromium, a field without a value is in its range, and one with a value but without limits has none.
  static func noteRange(in attributes: inout CSS.Attributes) {
    guard let type = attributes["type"]?.lowercased() else { return }
    // A slider has no value outside of its limits.
    if type == "range" { return attributes[rangeAttribute] = "in" }
    guard let read = readers[type] else { return }
    guard let value = attributes["value"].flatMap(read) else {
      return attributes[rangeAttribute] = "in"
    }
    let limits = (least: attributes["min"].flatMap(read), most: attributes["max"].flatMap(read))
    guard limits.least != nil || limits.most != nil else { return }
    let isAbove = limits.least.map { value >= $0 } ?? true
    let isBelow = limits.most.map { value <= $0 } ?? true
    // A time from the evening to the morning passes midnight.
    let isReversed = type == "time" && limits.least ?? -.infinity > limits.most ?? .infinity
    let isInside = isReversed ? isAbove || isBelow : isAbove && isBelow
    attributes[rangeAttribute] = isInside ? "in" : "out"
  }

  /// The functions that read the values of fields as numbers, by type; `nil` means an invalid value.
  private static let readers: [String: @Sendable (String) -> Double?] = [
    "number": { number($0) },
    "date": { FieldDate.day($0[...]).map(number) },
    // Numbers that grow with time.
    "month": { FieldDate.month($0[...]).map { Double($0.year * 12 + $0.number) } },
    "week": { FieldDate.week($0[...]).map { Double($0.year * 53 + $0.number) } },
    "time": { FieldDate.time($0[...]).map(seconds) },
    "datetime-local": {
      FieldDate.dayAndTime($0[...]).map { number($0.day) * 86_400 + seconds($0.time) }
    },
  ]

  /// Returns a valid floating-point number: HTML §2.3.4.3.
  private static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    let digit = text.firstIndex(of: ".").map { text.index(after: $0) }
    guard isPlain, !text.hasPrefix("+"), digit.map({ text[$0...].first?.isNumber ?? false }) ?? true
    else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns a number that grows with time.
  private static func number(_ day: FieldDate.Day) -> Double {
    Double((day.month.year * 12 + day.month.number) * 31 + day.number)
  }

  private static func seconds(_ time: FieldDate.Time) -> Double {
    Double(time.hour * 3600 + time.minute * 60) + time.second
  }
}
