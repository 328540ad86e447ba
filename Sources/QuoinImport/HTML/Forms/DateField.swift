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
      add(date: FieldDate.day(value[...]))
      spacing = 10
    case "month":
      let month = FieldDate.month(value[...])
      add(month.map { Self.months[$0.number - 1] } ?? "---------", Self.months)
      add(" ")
      add(month.map { Self.digits($0.year, 4) } ?? "----", ["000000"])
      spacing = 8
    case "week":
      let week = FieldDate.week(value[...])
      add("Week ")
      add(week.map { Self.digits($0.number, 2) } ?? "--", ["00"])
      add(", ")
      add(week.map { Self.digits($0.year, 4) } ?? "----", ["000000"])
      spacing = 8
    case "time":
      spacing = 20
      add(time: FieldDate.time(value[...]))
      picker = (1.05, 6)
    case "datetime-local":
      let both = FieldDate.dayAndTime(value[...])
      spacing = 16
      add(date: both?.day)
      add(", ")
      add(time: both?.time)
    default: return nil
    }
  }

  static func == (a: DateField, b: DateField) -> Bool { a.text == b.text && a.rooms == b.rooms }

  // MARK: Parts

  private mutating func add(_ shown: String, _ widest: [String] = []) {
    text += shown
    rooms.append([shown] + widest)
  }

  private mutating func add(date: FieldDate.Day?) {
    add(date.map { Self.digits($0.month.number, 2) } ?? "mm", ["mm", "00"])
    add("/")
    add(date.map { Self.digits($0.number, 2) } ?? "dd", ["dd", "00"])
    add("/")
    // Years have up to six digits: HTML §2.3.5.1, and ECMAScript's last day.
    add(date.map { Self.digits($0.month.year, 4) } ?? "yyyy", ["yyyy", "000000"])
  }

  private mutating func add(time: FieldDate.Time?) {
    add(time.map { Self.digits(($0.hour + 11) % 12 + 1, 2) } ?? "--", ["00"])
    add(":")
    add(time.map { Self.digits($0.minute, 2) } ?? "--", ["00"])
    // Fractions of a second are not shown.
    if let time, time.second >= 1 {
      add(":")
      add(Self.digits(Int(time.second), 2), ["00"])
      spacing += 2
    }
    // The narrow space that the Unicode locale data has here.
    add("\u{202F}")
    add(time.map { $0.hour < 12 ? "AM" : "PM" } ?? "--", ["AM", "PM"])
  }

  // MARK: Values

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
