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
    switch type {
    case "number": noteRange(in: &attributes) { number($0) }
    // A slider has no value outside of its limits.
    case "range": attributes[rangeAttribute] = "in"
    // Such values are ordered as their texts are.
    case "date": noteRange(in: &attributes) { isTime($0, "0000-00-00") ? $0 : nil }
    case "month": noteRange(in: &attributes) { isTime($0, "0000-00") ? $0 : nil }
    case "week": noteRange(in: &attributes) { isTime($0, "0000-W00") ? $0 : nil }
    case "time": noteRange(in: &attributes) { isTime($0, "00:00") ? $0 : nil }
    case "datetime-local":
      noteRange(in: &attributes) { isTime($0, "0000-00-00T00:00") ? $0 : nil }
    default: return
    }
  }

  private static func noteRange<Value: Comparable>(
    in attributes: inout CSS.Attributes, _ read: (String) -> Value?
  ) {
    guard let value = attributes["value"].flatMap(read) else {
      return attributes[rangeAttribute] = "in"
    }
    let (least, most) = (attributes["min"].flatMap(read), attributes["max"].flatMap(read))
    guard least != nil || most != nil else { return }
    attributes[rangeAttribute] = value >= least ?? value && value <= most ?? value ? "in" : "out"
  }

  /// Whether a text has the form of a date or time, in which zeros stand for digits.
  private static func isTime(_ text: String, _ form: String) -> Bool {
    text.utf8.count == form.utf8.count
      && zip(text.utf8, form.utf8).allSatisfy { byte, wanted in
        wanted == UInt8(ascii: "0")
          ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          : byte == wanted
      }
  }

  /// Returns a valid floating-point number: HTML §2.3.4.3.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.first != UInt8(ascii: "+") else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
