/// The text of a date or time control, as browsers show it in English: HTML §4.10.5.1.7 to
/// §4.10.5.1.11.
///
/// HTML leaves the appearance of these controls to browsers. Widths and heights are those of
/// Chromium: each field is as wide as its widest possible text, and a picker follows the fields.
struct DateField: Equatable {
  /// The displayed text.
  var text = ""
  /// The texts that each of its parts must have space for.
  var rooms: [[String]] = []
  /// The spacing between and around the fields, in points.
  var spacing = 0.0
  /// The size of the picker as a multiple of the font size, and the padding around it in points.
  var picker = (ems: 1.0, padding: 4.0)

  /// - Parameters:
  ///   - type: The type of the `input`, in lowercase.
  ///   - value: Its value; an invalid value is treated as empty.
  init?(_ type: String, value: String) {
    switch type {
    case "date":
      add(date: Self.date(value))
      spacing = 10
    case "month":
      let month = Self.numbers(value, "-", [4, 2]).flatMap { Self.isMonth($0[1]) ? $0 : nil }
      add(month.map { Self.months[$0[1] - 1] } ?? "---------", Self.months)
      add(" ")
      add(month.map { Self.digits($0[0], 4) } ?? "----", ["000000"])
      spacing = 8
    case "week":
      let week = Self.numbers(value, "-W", [4, 2]).flatMap { (1...53) ~= $0[1] ? $0 : nil }
      add("Week ")
      add(week.map { Self.digits($0[1], 2) } ?? "--", ["00"])
      add(", ")
      add(week.map { Self.digits($0[0], 4) } ?? "----", ["000000"])
      spacing = 8
    case "time":
      spacing = 20
      add(time: Self.time(value))
      picker = (1.05, 6)
    case "datetime-local":
      let parts = value.split(maxSplits: 1, omittingEmptySubsequences: false) {
        $0 == "T" || $0 == " "
      }
      let date = parts.count == 2 ? Self.date(String(parts[0])) : nil
      let time = parts.count == 2 ? Self.time(String(parts[1])) : nil
      spacing = 16
      add(date: time == nil ? nil : date)
      add(", ")
      add(time: date == nil ? nil : time)
    default: return nil
    }
  }

  static func == (a: DateField, b: DateField) -> Bool { a.text == b.text && a.rooms == b.rooms }

  // MARK: Parts

  private mutating func add(_ shown: String, _ widest: [String] = []) {
    text += shown
    rooms.append([shown] + widest)
  }

  private mutating func add(date: [Int]?) {
    add(date.map { Self.digits($0[1], 2) } ?? "mm", ["mm", "00"])
    add("/")
    add(date.map { Self.digits($0[2], 2) } ?? "dd", ["dd", "00"])
    add("/")
    // Years have up to six digits: HTML §2.3.5.1, and ECMAScript's last day.
    add(date.map { Self.digits($0[0], 4) } ?? "yyyy", ["yyyy", "000000"])
  }

  private mutating func add(time: [Int]?) {
    add(time.map { Self.digits(($0[0] + 11) % 12 + 1, 2) } ?? "--", ["00"])
    add(":")
    add(time.map { Self.digits($0[1], 2) } ?? "--", ["00"])
    if let time, time[2] > 0 {
      add(":")
      add(Self.digits(time[2], 2), ["00"])
      spacing += 2
    }
    // The narrow space that the Unicode locale data has here.
    add("\u{202F}")
    add(time.map { $0[0] < 12 ? "AM" : "PM" } ?? "--", ["AM", "PM"])
  }

  // MARK: Values

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static func isMonth(_ number: Int) -> Bool { (1...12) ~= number }

  /// Parses a year, month and day: HTML §2.3.5.2.
  private static func date(_ text: String) -> [Int]? {
    guard let date = numbers(text, "-", [4, 2, 2]), isMonth(date[1]) else { return nil }
    let isLeap = date[0] % 4 == 0 && (date[0] % 100 != 0 || date[0] % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][date[1] - 1]
    return (1...days) ~= date[2] ? date : nil
  }

  /// Parses an hour, minute and second, ignoring fractions of a second: HTML §2.3.5.4.
  private static func time(_ text: String) -> [Int]? {
    let whole = String(text.prefix { $0 != "." })
    guard
      let time = numbers(whole, ":", [2, 2, 2]) ?? numbers(whole, ":", [2, 2]).map({ $0 + [0] }),
      time[0] < 24, time[1] < 60, time[2] < 60
    else { return nil }
    return time
  }

  /// Parses numbers with minimum numbers of digits, separated by a string.
  private static func numbers(_ text: String, _ separator: String, _ lengths: [Int]) -> [Int]? {
    var rest = text[...]
    var numbers: [Int] = []
    for (index, length) in lengths.enumerated() {
      if index > 0 {
        guard rest.hasPrefix(separator) else { return nil }
        rest = rest.dropFirst(separator.count)
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard digits.count == length || length == 4 && (4...6) ~= digits.count,
        let number = Int(digits)
      else { return nil }
      numbers.append(number)
      rest = rest.dropFirst(digits.count)
    }
    return rest.isEmpty ? numbers : nil
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
