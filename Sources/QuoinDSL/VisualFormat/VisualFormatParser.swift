import QuoinGeometry
import QuoinModel

/// Parses a visual format: Apple's grammar, with spaces allowed between tokens.
///
///     format     := (("H" | "V") ":")? ("|" connection)? view (connection view)* (connection "|")?
///     view       := "[" name ("(" predicate ("," predicate)* ")")? "]"
///     connection := "" | "-" | "-" (number | name | "(" predicate ("," predicate)* ")") "-"
///     predicate  := ("==" | "<=" | ">=")? (number | name) (("*" | "/") number)?
///                   (("+" | "-") number)? ("@" (number | name))?
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Double]
  private var position = 0

  init(_ format: String, metrics: [String: Double]) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
  }

  static func parse(
    _ format: String, metrics: [String: Double]
  ) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format, metrics: metrics)
    return try parser.parse()
  }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    skipSpaces()
    if let letter = peek(), letter == "H" || letter == "V" {
      position += 1
      result.axis = letter == "V" ? .vertical : .horizontal
      try expect(":")
    }
    if accept("|") { result.leading = try connection() }
    result.views.append(try view())
    while true {
      skipSpaces()
      if position == characters.count { return result }
      let next = try connection()
      if accept("|") {
        result.trailing = next
        break
      }
      result.connections.append(next)
      result.views.append(try view())
    }
    skipSpaces()
    if position < characters.count { throw error("nothing may follow the second '|'") }
    return result
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    try expect("[", "a view in '[…]' is expected here")
    skipSpaces()
    let start = position
    guard let name = name() else { throw error("the name of a view is expected here") }
    var view = VisualFormat.View(name: name, offset: start)
    if accept("(") { view.predicates = try predicates(ofViews: true) }
    try expect("]", "the view has no ']'")
    return view
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard accept("-") else { return .none }
    skipSpaces()
    guard let next = peek(), next != "[", next != "|" else { return .standard }
    var distances: [VisualFormat.Predicate]
    if accept("(") {
      distances = try predicates(ofViews: false)
    } else {
      var distance = VisualFormat.Predicate()
      distance.offset = position
      distance.object = .number(try number("a distance is expected here"))
      distances = [distance]
    }
    try expect("-", "a distance is followed by '-'")
    return .distances(distances)
  }

  /// Parses the predicates up to the closing parenthesis.
  private mutating func predicates(
    ofViews: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list = [try predicate(ofViews: ofViews)]
    while accept(",") { list.append(try predicate(ofViews: ofViews)) }
    try expect(")", "a list of predicates ends with ')'")
    return list
  }

  private mutating func predicate(
    ofViews: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    skipSpaces()
    predicate.offset = position
    for (sign, comparison) in [
      ("=", Comparison.equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ] where accept(Character(sign)) {
      predicate.comparison = comparison
      try expect("=", "a comparison is '==', '<=' or '>='")
      break
    }
    skipSpaces()
    let start = position
    if ofViews, let name = name() {
      if let metric = metrics[name] {
        predicate.object = .number(metric)
      } else {
        predicate.object = .view(name)
      }
    } else {
      position = start
      predicate.object = .number(try number("a number is expected here", signed: true))
    }
    if accept("*") {
      predicate.multiplier = try number("a factor is expected here")
    } else if accept("/") {
      let divisor = try number("a divisor is expected here")
      guard divisor != 0 else { throw error("nothing can be divided by 0", at: position - 1) }
      predicate.multiplier = 1 / divisor
    }
    if accept("+") {
      predicate.constant = try number("a number is expected here")
    } else if accept("-") {
      predicate.constant = -(try number("a number is expected here"))
    }
    if accept("@") {
      skipSpaces()
      let start = position
      let level = try number("a priority is expected here")
      guard level >= 1, level <= 1000 else {
        throw error("a priority is from 1 to 1000", at: start)
      }
      predicate.priority = Priority(Float(level))
    }
    return predicate
  }

  /// Parses a number or the name of a metric.
  private mutating func number(
    _ message: String, signed: Bool = false
  ) throws(VisualFormatError) -> Double {
    skipSpaces()
    let start = position
    if let name = name() {
      guard let metric = metrics[name] else {
        throw error("there is no metric '\(name)'", at: start)
      }
      return metric
    }
    if signed, peek() == "-" { position += 1 }
    while let next = peek(), next.isASCII, next.isNumber || next == "." { position += 1 }
    guard let value = Double(String(characters[start..<position])), value.isFinite else {
      throw error(message, at: start)
    }
    return value
  }

  private mutating func name() -> String? {
    skipSpaces()
    let start = position
    while let next = peek(), next.isLetter || next == "_" || (position > start && next.isNumber) {
      position += 1
    }
    return position > start ? String(characters[start..<position]) : nil
  }

  private func peek() -> Character? { position < characters.count ? characters[position] : nil }

  private mutating func skipSpaces() { while peek()?.isWhitespace == true { position += 1 } }

  private mutating func accept(_ character: Character) -> Bool {
    skipSpaces()
    guard peek() == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(
    _ character: Character, _ message: String? = nil
  ) throws(VisualFormatError) {
    guard accept(character) else { throw error(message ?? "'\(character)' is expected here") }
  }

  private func error(_ message: String, at offset: Int? = nil) -> VisualFormatError {
    VisualFormatError(message: message, offset: offset ?? position, format: format)
  }
}
