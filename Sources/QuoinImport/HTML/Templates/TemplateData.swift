public import Foundation
import QuoinModel

/// The values for the fields of templates, which can be used for any number of documents.
///
///     var options = ImportOptions()
///     options.templateData = try TemplateData(json: bytes, path: "card.json")
public struct TemplateData: Sendable {
  /// The name of the data in diagnostics about missing values.
  public let path: String
  let root: TemplateValue

  /// Reads values from JSON.
  ///
  /// - Parameters:
  ///   - json: The text, in UTF-8, UTF-16 or UTF-32.
  ///   - path: The name of the data in errors.
  /// - Throws: An error in the JSON, with its line and column.
  public init(json: Data, path: String = "") throws(ImportError) {
    self.path = path
    do {
      root = TemplateValue(
        try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed))
    } catch {
      let bytes = [UInt8](json)
      guard let fault = JSONFault.find(in: bytes) else {
        throw ImportError(
          .data,
          "the data cannot be read as JSON: they are nested too deep, or in an "
            + "encoding that is not read", place: SourcePlace(file: path, line: 1, column: 1))
      }
      throw ImportError(
        .data, "the data are not JSON: \(fault.message)",
        place: SourcePlace(of: fault.offset, in: bytes, file: path))
    }
  }
}

/// A JSON value.
enum TemplateValue: Sendable {
  case object([String: TemplateValue])
  case list([TemplateValue])
  case text(String)
  case whole(Int)
  case number(Double)
  case truth(Bool)
  case none

  /// Creates a value from one that Foundation parsed.
  init(_ value: Any) {
    switch value {
    case let object as [String: Any]: self = .object(object.mapValues { TemplateValue($0) })
    case let list as [Any]: self = .list(list.map { TemplateValue($0) })
    case let text as String: self = .text(text)
    case let number as NSNumber:
      // Foundation wraps Booleans and numbers in one class; Booleans have the type of a C `char`.
      if String(cString: number.objCType) == "c" {
        self = .truth(number.boolValue)
      } else if let whole = value as? Int {
        self = .whole(whole)
      } else {
        self = number is NSDecimalNumber ? .text(number.stringValue) : .number(number.doubleValue)
      }
    default: self = .none
    }
  }

  /// Returns whether a value has a path of names.
  func has(_ path: [Substring]) -> Bool {
    var step = self
    for name in path {
      guard case .object(let members) = step, let next = members[String(name)] else {
        return false
      }
      step = next
    }
    return true
  }
}
