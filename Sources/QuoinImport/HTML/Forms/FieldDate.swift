/// The values of date and time controls: HTML §2.3.5.
enum FieldDate {
  /// A month of the Gregorian calendar.
  struct Month {
    let year: Int
    /// The number of the month, from 1.
    let number: Int
  }

  /// A day of the Gregorian calendar.
  struct Day {
    let month: Month
    /// The number of the day in its month, from 1.
    let number: Int
  }

  /// A week of ISO 8601.
  struct Week {
    let year: Int
    /// The number of the week in its year, from 1.
    let number: Int
  }

  /// A time of the day.
  struct Time {
    let hour: Int
    let minute: Int
    /// The second and its fraction.
    let second: Double
  }

  /// Returns a month: §2.3.5.1.
  static func month(_ text: Substring) -> Month? {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 2, let year = year(fields[0]), let month = digits(fields[1], 1...12)
    else { return nil }
    return Month(year: year, number: month)
  }

  /// Returns a date: §2.3.5.2.
  static func day(_ text: Substring) -> Day? {
    guard let end = text.lastIndex(of: "-"), let month = month(text[..<end]),
      let day = digits(text[text.index(after: end)...], 1...31)
    else { return nil }
    let year = month.year
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day <= lengths[month.number - 1] ? Day(month: month, number: day) : nil
  }

  /// Returns a week: §2.3.5.8.
  static func week(_ text: Substring) -> Week? {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 2, fields[1].first == "W", let year = year(fields[0]),
      let week = digits(fields[1].dropFirst(), 1...weeks(in: year))
    else { return nil }
    return Week(year: year, number: week)
  }

  /// Returns the number of weeks of a year: 53 if it begins or ends on a Thursday, otherwise 52.
  private static func weeks(in year: Int) -> Int {
    func lastDay(_ year: Int) -> Int { (year + year / 4 - year / 100 + year / 400) % 7 }
    return lastDay(year) == 4 || lastDay(year - 1) == 3 ? 53 : 52
  }

  /// Returns a time: §2.3.5.4.
  static func time(_ text: Substring) -> Time? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard 2...3 ~= fields.count, let hour = digits(fields[0], 0...23),
      let minute = digits(fields[1], 0...59)
    else { return nil }
    guard fields.count == 3 else { return Time(hour: hour, minute: minute, second: 0) }
    let parts = fields[2].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let second = digits(parts[0], 0...59) else { return nil }
    guard parts.count == 2 else {
      return Time(hour: hour, minute: minute, second: Double(second))
    }
    guard 1...3 ~= parts[1].count, parts[1].allSatisfy(isDigit),
      let fraction = Double("0." + parts[1])
    else { return nil }
    return Time(hour: hour, minute: minute, second: Double(second) + fraction)
  }

  /// Returns a local date and time: §2.3.5.5.
  static func dayAndTime(_ text: Substring) -> (day: Day, time: Time)? {
    guard let end = text.firstIndex(where: { $0 == "T" || $0 == " " }),
      let day = day(text[..<end]), let time = time(text[text.index(after: end)...])
    else { return nil }
    return (day, time)
  }

  /// Returns a year, which has four to six digits: ECMAScript's last day is in the year 275760.
  private static func year(_ text: Substring) -> Int? {
    guard 4...6 ~= text.count, text.allSatisfy(isDigit), let year = Int(text), year > 0 else {
      return nil
    }
    return year
  }

  /// Returns the number of two digits, if it is in a range.
  private static func digits(_ text: Substring, _ range: ClosedRange<Int>) -> Int? {
    guard text.utf8.count == 2, text.allSatisfy(isDigit) else { return nil }
    return Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  private static func isDigit(_ letter: Character) -> Bool { ("0"..."9").contains(letter) }
}
