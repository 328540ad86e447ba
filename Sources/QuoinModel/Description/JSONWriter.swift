/// A writer of values as JSON text, according to RFC 8259.
struct JSONWriter {
  private(set) var text = ""
  private let isIndented: Bool

  init(isIndented: Bool) { self.isIndented = isIndented }

  /// A pending step of the traversal, which does not recurse, because values may be nested up to 500
  /// levels.
  private enum Step {
    case value(DataValue, level: Int)
    case member(DataValue.Member, level: Int)
    case text(String)
    case newline(level: Int)
  }

  mutating func write(_ value: DataValue) {
    var steps: [Step] = [.value(value, level: 0)]
    while let step = steps.popLast() {
      switch step {
      case .text(let plain): text += plain
      case .newline(let level): newline(level)
      case .member(let member, let level):
        text += JSONWriter.quoted(member.name) + (isIndented ? ": " : ":")
        steps.append(.value(member.value, level: level))
      case .value(let value, let level):
        open(value, level: level, &steps)
      }
    }
  }

  private mutating func open(_ value: DataValue, level: Int, _ steps: inout [Step]) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += DataValue.text(of: number)
    case .integer(let number): text += "\(number)"
    case .string(let string): text += JSONWriter.quoted(string)
    case .array(let values):
      list(values.map { .value($0, level: level + 1) }, "[", "]", level: level, &steps)
    case .object(let members):
      list(members.map { .member($0, level: level + 1) }, "{", "}", level: level, &steps)
    }
  }

  private mutating func list(
    _ parts: [Step], _ open: String, _ close: String, level: Int, _ steps: inout [Step]
  ) {
    text += open
    steps.append(.text(close))
    guard !parts.isEmpty else { return }
    steps.append(.newline(level: level))
    for (index, part) in parts.enumerated().reversed() {
      steps.append(part)
      steps.append(.newline(level: level + 1))
      if index > 0 { steps.append(.text(",")) }
    }
  }

  private mutating func newline(_ level: Int) {
    if isIndented { text += "\n" + String(repeating: "  ", count: level) }
  }

  /// Returns a string in quotes, with the characters escaped that JSON requires.
  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension DataValue {
  /// Returns the value as JSON text.
  ///
  /// - Parameter indented: whether each member is on a line of its own.
  public func json(indented: Bool = false) -> String {
    var writer = JSONWriter(isIndented: indented)
    writer.write(self)
    return writer.text
  }

  /// Returns the text of a number, without a fraction if it is an integer.
  static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), number.magnitude < 1e15 { return "\(Int(number))" }
    return "\(number)"
  }
}
