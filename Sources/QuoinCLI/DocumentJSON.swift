import Quoin

/// A laid out document as one line of JSON.
enum DocumentJSON {
  static func text(_ document: LaidOutDocument) -> String {
    var json = "{\"document\":"
    write(fileName(document.path), to: &json)
    json += ",\"scenes\":["
    for (index, scene) in document.scenes.enumerated() {
      if index > 0 { json += "," }
      json += "{\"id\":"
      write(scene.id, to: &json)
      json += ",\"size\":[\(number(scene.arrangement.size.width)),"
      json += "\(number(scene.arrangement.size.height))],\"root\":"
      write(scene.arrangement, to: &json)
      json += "}"
    }
    json += "],"
    write(document.diagnostics, error: document.error, in: document.path, to: &json)
    return json + "}\n"
  }

  /// What was found in a file, without frames.
  static func text(_ file: LintedFile) -> String {
    var json = "{\"document\":"
    write(fileName(file.path), to: &json)
    json += ","
    write(file.diagnostics, error: file.error, in: file.path, to: &json)
    return json + "}\n"
  }

  private static func write(
    _ diagnostics: [Diagnostic], error: Diagnostic?, in path: String, to json: inout String
  ) {
    json += "\"diagnostics\":["
    for (index, diagnostic) in diagnostics.enumerated() {
      if index > 0 { json += "," }
      write(diagnostic, in: path, to: &json)
    }
    json += "]"
    if let error {
      json += ",\"error\":"
      write(error, in: path, to: &json)
    }
  }

  /// Writes the tree of frames without recursion.
  private static func write(_ arrangement: Arrangement, to json: inout String) {
    var open: [Int] = []
    var index = root(of: arrangement)
    let end = arrangement.items.isEmpty ? 0 : arrangement.items[index].end
    var isFirst = true
    while index < end {
      let item = arrangement.items[index]
      guard item.isListed else {
        index = item.end
        continue
      }
      while let last = open.last, arrangement.items[last].end <= index {
        json += "]}"
        open.removeLast()
        isFirst = false
      }
      if !isFirst { json += "," }
      json += "{\"id\":"
      write(item.identifier ?? "#\(index)", to: &json)
      json += ",\"type\":"
      write(item.type, to: &json)
      let frame = item.frame
      json += ",\"frame\":[\(number(frame.minX)),\(number(frame.minY)),"
      json += "\(number(frame.width)),\(number(frame.height))],\"children\":["
      open.append(index)
      isFirst = true
      index += 1
    }
    for _ in open { json += "]}" }
  }

  /// The item that the document calls its root: that of HTML is its body.
  private static func root(of arrangement: Arrangement) -> Int {
    guard arrangement.items.first?.type == "#viewport" else { return 0 }
    return arrangement.items.firstIndex { $0.type == "body" } ?? 0
  }

  private static func write(_ diagnostic: Diagnostic, in path: String, to json: inout String) {
    json += "{\"severity\":\"\(diagnostic.severity.word)\",\"rule\":"
    write(diagnostic.rule, to: &json)
    json += ",\"message\":"
    write(diagnostic.message, to: &json)
    if let place = diagnostic.place {
      // The document's own name is said already.
      if !place.file.isEmpty, place.file != path {
        json += ",\"file\":"
        write(place.file, to: &json)
      }
      json += ",\"line\":\(place.line)"
      if place.column > 0 { json += ",\"column\":\(place.column)" }
    }
    json += ",\"nodes\":["
    for (index, node) in diagnostic.nodes.enumerated() {
      if index > 0 { json += "," }
      write(node, to: &json)
    }
    json += "]}"
  }

  /// A number without needless digits; JSON has no infinities.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    // Beyond this there are no fractions to round, and the product might be infinite.
    guard value.magnitude < 1e15 else { return "\(value)" }
    if value == value.rounded() { return "\(Int(value))" }
    // Boxes are placed in single precision: 1234.1 is that there, and 1234.099976 in double.
    if let single = Float(exactly: value), value.magnitude > 1e-4 { return "\(single)" }
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func write(_ text: String, to json: inout String) {
    json += "\""
    defer { json += "\"" }
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else {
      json += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\t": json += "\\t"
      case "\r": json += "\\r"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: json.unicodeScalars.append(scalar)
      }
    }
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }
}

extension Arrangement.Item {
  /// Whether the item stands for an element of its document, and not for a text or for generated
  /// content of HTML.
  var isListed: Bool { !(type.hasPrefix("#") && type != "#viewport") && !type.hasPrefix("::") }
}
