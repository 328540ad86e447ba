import Foundation

/// A value of a property list or of JSON, such as in asset catalogues, projects, strings files and `Info.plist`.
///
/// Numbers of text property lists are `text`, as in `project.pbxproj`; data is omitted.
enum PropertyValue: Hashable, Sendable {
  case dictionary([String: PropertyValue])
  case list([PropertyValue])
  case text(String)
  case number(Double)
  case truth(Bool)
  /// A value without use: a date, data or `null`.
  case none

  /// The maximum nesting depth.
  static let maximumDepth = 64
  /// The maximum number of values in a file.
  static let maximumValues = 1_000_000

  /// Returns a member of a dictionary.
  subscript(key: String) -> PropertyValue? {
    guard case .dictionary(let members) = self else { return nil }
    return members[key]
  }

  var members: [String: PropertyValue] {
    guard case .dictionary(let members) = self else { return [:] }
    return members
  }

  /// The values of a list, or an empty array for other values.
  var values: [PropertyValue] {
    guard case .list(let values) = self else { return [] }
    return values
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The strings in a list.
  var texts: [String] { values.compactMap(\.text) }

  /// The value as a number, also if it is written as text.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .text(let text): Number.parse(text.trimmingCharacters(in: .whitespaces))
    default: nil
    }
  }

  /// Whether a flag is set, as JSON, XML and old property lists write it.
  var isTrue: Bool {
    switch self {
    case .truth(let truth): truth
    case .number(let number): number != 0
    case .text(let text): ["YES", "true", "1"].contains(text)
    default: false
    }
  }

  /// Parses JSON text, or returns `nil` if it is invalid or has too many values.
  init?(json bytes: [UInt8]) {
    guard PropertyValue.hasFewValues(json: bytes),
      let object = try? JSONSerialization.jsonObject(
        with: Data(bytes), options: .fragmentsAllowed)
    else { return nil }
    self.init(object, level: 0)
  }

  /// Returns whether JSON text has no more values than are allowed, so that Foundation's parser can read it.
  ///
  /// Each value follows a comma, or is the first one of an object, of an array or of the text.
  private static func hasFewValues(json bytes: [UInt8]) -> Bool {
    var count = 1
    var isInText = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): isInText.toggle()
      case UInt8(ascii: "\\") where isInText: index += 1
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): if !isInText { count += 1 }
      default: break
      }
      index += 1
    }
    return count <= maximumValues
  }

  /// Converts a value parsed by Foundation, whose parser limits the nesting; deeper values become `none`.
  private init(_ value: Any, level: Int) {
    guard level <= PropertyValue.maximumDepth else {
      self = .none
      return
    }
    switch value {
    case let members as [String: Any]:
      self = .dictionary(members.mapValues { PropertyValue($0, level: level + 1) })
    case let values as [Any]: self = .list(values.map { PropertyValue($0, level: level + 1) })
    case let text as String: self = .text(text)
    case let number as NSNumber:
      // Foundation wraps Booleans and numbers alike; Booleans have the Objective-C type `c` (`char`).
      self =
        String(cString: number.objCType) == "c"
        ? .truth(number.boolValue) : .number(number.doubleValue)
    default: self = .none
    }
  }
}
