import Foundation
import Testing

/// A value of JSON as Foundation reads it.
struct JSON {
  let value: Any

  init(_ value: Any) { self.value = value }

  init(line: String) throws {
    value = try JSONSerialization.jsonObject(with: Data(line.utf8))
  }

  subscript(key: String) -> JSON? { (value as? [String: Any])?[key].map { JSON($0) } }
  subscript(index: Int) -> JSON? {
    array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  var array: [JSON]? { (value as? [Any])?.map { JSON($0) } }
  var string: String? { value as? String }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var numbers: [Double]? { array?.compactMap { $0.number } }
  var keys: [String]? { (value as? [String: Any])?.keys.sorted() }
}

extension Outcome {
  /// The answers, one a line.
  func documents() throws -> [JSON] { try lines.map { try JSON(line: $0) } }

  /// The frame of a view in the first scene of an answer.
  func frame(_ id: String, document: Int = 0) throws -> [Double] {
    let documents = try documents()
    let root = try #require(documents[document]["scenes"]?[0]?["root"])
    var rest = [root]
    while let node = rest.popLast() {
      if node["id"]?.string == id { return try #require(node["frame"]?.numbers) }
      rest += (node["children"]?.array ?? []).reversed()
    }
    Issue.record("no view '\(id)' in \(text)")
    return []
  }

  func rules(document: Int = 0) throws -> [String] {
    let diagnostics = try documents()[document]["diagnostics"]?.array ?? []
    return diagnostics.compactMap { $0["rule"]?.string }
  }
}
