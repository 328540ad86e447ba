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
    "number": { number($0) }, "date": { date($0[...]) }, "month": { month($0[...]) },
    "week": { week($0[...]) }, "time": { time($0[...]) },
    "datetime-local": { text in
      guard let end = text.firstIndex(where: { $0 == "T" || $0 == " " }),
        let date = date(text[..<end]), let time = time(text[text.index(after: end)...])
      else { return nil }
      return date * 86_400 + time
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

  /// Returns a month as a number that grows with time: HTML §2.3.5.1.
  private static func month(_ text: Substring) -> Double? {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 2, let year = year(fields[0]), let month = digits(fields[1], 1...12)
    else {
      return nil
    }
    return Double(year) * 12 + Double(month)
  }

  /// Returns a date as a number that grows with time: HTML §2.3.5.2.
  private static func date(_ text: Substring) -> Double? {
    guard let end = text.lastIndex(of: "-"), let month = month(text[..<end]),
      let day = digits(text[text.index(after: end)...], 1...31)
    else { return nil }
    let (year, number) = (Int(month - 1) / 12, Int(month - 1) % 12)
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day <= lengths[number] ? month * 31 + Double(day) : nil
  }

  /// Returns a week as a number that grows with time: HTML §2.3.5.8.
  private static func week(_ text: Substring) -> Double? {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 2, fields[1].first == "W", let year = year(fields[0]),
      let week = digits(fields[1].dropFirst(), 1...53)
    else { return nil }
    return Double(year) * 53 + Double(week)
  }

  /// Returns a time in seconds: HTML §2.3.5.4.
  private static func time(_ text: Substring) -> Double? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard 2...3 ~= fields.count, let hour = digits(fields[0], 0...23),
      let minute = digits(fields[1], 0...59)
    else { return nil }
    let start = Double(hour * 3600 + minute * 60)
    guard fields.count == 3 else { return start }
    let parts = fields[2].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let second = digits(parts[0], 0...59) else { return nil }
    guard parts.count == 2 else { return start + Double(second) }
    guard 1...3 ~= parts[1].count, parts[1].allSatisfy({ ("0"..."9").contains($0) }),
      let fraction = Double("0." + parts[1])
    else { return nil }
    return start + Double(second) + fraction
  }

  /// Returns a year, which has at least four digits.
  private static func year(_ text: Substring) -> Int? {
    guard 4...6 ~= text.count, text.allSatisfy({ ("0"..."9").contains($0) }), let year = Int(text),
      year > 0
    else { return nil }
    return year
  }

  /// Returns the number of two digits, if it is in a range.
  private static func digits(_ text: Substring, _ range: ClosedRange<Int>) -> Int? {
    guard text.utf8.count == 2, text.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return Int(text).flatMap { range.contains($0) ? $0 : nil }
  }
}
