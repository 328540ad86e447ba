import Foundation

/// A value of a property list or of JSON: what catalogues, projects, tables of texts and `Info.plist` are made of.
///
/// Numbers and truths of property lists are texts, as `project.pbxproj` writes them; data is left out.
enum PropertyValue: Hashable, Sendable {
  case dictionary([String: PropertyValue])
  case list([PropertyValue])
  case text(String)
  case number(Double)
  case truth(Bool)
  /// What is of no interest: dates, data, `null`.
  case none

  /// How deep values may lie in each other.
  static let mostLevels = 64
  /// How many values a file may have.
  static let mostValues = 1_000_000

  /// A member of a dictionary.
  subscript(key: String) -> PropertyValue? {
    guard case .dictionary(let members) = self else { return nil }
    return members[key]
  }

  var members: [String: PropertyValue] {
    guard case .dictionary(let members) = self else { return [:] }
    return members
  }

  /// The values of a list; none where the value is no list.
  var values: [PropertyValue] {
    guard case .list(let values) = self else { return [] }
    return values
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The texts of a list.
  var texts: [String] { values.compactMap(\.text) }

  /// A number, also one that is written as text.
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

  /// The value that a JSON text has, or `nil` where it cannot be read.
  init?(json bytes: [UInt8]) {
    guard
      let object = try? JSONSerialization.jsonObject(
        with: Data(bytes), options: .fragmentsAllowed)
    else { return nil }
    self.init(object, level: 0)
  }

  /// A value that Foundation read, whose parser bounds the nesting; what lies deeper than the limit is left out.
  private init(_ value: Any, level: Int) {
    guard level <= PropertyValue.mostLevels else {
      self = .none
      return
    }
    switch value {
    case let members as [String: Any]:
      self = .dictionary(members.mapValues { PropertyValue($0, level: level + 1) })
    case let values as [Any]: self = .list(values.map { PropertyValue($0, level: level + 1) })
    case let text as String: self = .text(text)
    case let number as NSNumber:
      // Foundation wraps truths and numbers alike; truths are of the type of a C `char`.
      self =
        String(cString: number.objCType) == "c"
        ? .truth(number.boolValue) : .number(number.doubleValue)
    default: self = .none
    }
  }
}
