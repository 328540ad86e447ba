import Quoin

/// Writes a laid-out document as one line of JSON.
enum DocumentJSON {
  static func text(_ document: LaidOutDocument) -> String {
    var json = JSONText()
    json.write("{\"document\":")
    json.write(quoted: fileName(document.path))
    json.write(",\"scenes\":[")
    for (index, scene) in document.scenes.enumerated() {
      if index > 0 { json.write(",") }
      json.write("{\"id\":")
      json.write(quoted: scene.id)
      if let title = scene.title {
        json.write(",\"title\":")
        json.write(quoted: title)
      }
      json.write(",\"size\":[")
      json.write(scene.arrangement.size.width)
      json.write(",")
      json.write(scene.arrangement.size.height)
      json.write("],\"root\":")
      write(scene.arrangement, scene.texts, to: &json)
      json.write("}")
    }
    json.write("],")
    write(document.diagnostics, error: document.error, in: document.path, to: &json)
    json.write("}\n")
    return json.string
  }

  /// Returns the diagnostics of a linted file as JSON, without frames.
  static func text(_ file: LintedFile) -> String {
    var json = JSONText()
    json.write("{\"document\":")
    json.write(quoted: fileName(file.path))
    json.write(",")
    write(file.diagnostics, error: file.error, in: file.path, to: &json)
    json.write("}\n")
    return json.string
  }

  private static func write(
    _ diagnostics: [Diagnostic], error: Diagnostic?, in path: String, to json: inout JSONText
  ) {
    json.write("\"diagnostics\":[")
    for (index, diagnostic) in diagnostics.enumerated() {
      if index > 0 { json.write(",") }
      write(diagnostic, in: path, to: &json)
    }
    json.write("]")
    if let error {
      json.write(",\"error\":")
      write(error, in: path, to: &json)
    }
  }

  /// Writes the tree of frames without recursion.
  private static func write(
    _ arrangement: Arrangement, _ texts: ShownTexts, to json: inout JSONText
  ) {
    let items = arrangement.items
    // The ends of the open items.
    var open: [Int] = []
    var parts = AnonymousParts()
    var index = root(of: arrangement)
    let end = items.isEmpty ? 0 : items[index].end
    // A typical size per item, so that the buffer is rarely reallocated.
    json.reserveCapacity(items.count * 80)
    var isFirst = true
    while index < end {
      parts.close(at: index)
      let item = items[index]
      guard isListed(item.type) else {
        index = parts.open(item, at: index, in: arrangement) ? index + 1 : item.end
        continue
      }
      while let end = open.last, end <= index {
        json.write("]}")
        open.removeLast()
        isFirst = false
      }
      if !isFirst { json.write(",") }
      json.write("{\"id\":")
      json.write(quoted: item.identifier ?? "#\(index)")
      json.write(",\"type\":")
      json.write(quoted: item.type)
      write(parts.frame(of: item, in: arrangement), to: &json)
      if let text = texts[item.id] {
        json.write(",\"text\":")
        json.write(quoted: text)
      }
      json.write(",\"children\":[")
      open.append(item.end)
      isFirst = true
      index += 1
    }
    for _ in open { json.write("]}") }
  }

  private static func write(_ frame: Rect, to json: inout JSONText) {
    json.write(",\"frame\":[")
    json.write(frame.minX)
    json.write(",")
    json.write(frame.minY)
    json.write(",")
    json.write(frame.width)
    json.write(",")
    json.write(frame.height)
    json.write("]")
  }

  /// Returns the root item of the document, which for HTML is the body.
  private static func root(of arrangement: Arrangement) -> Int {
    // The root of an Android layout is inside the frame of a window.
    if arrangement.items.first?.type == "#content" { return min(1, arrangement.items.count - 1) }
    guard arrangement.items.first?.type == "#viewport" else { return 0 }
    return arrangement.items.firstIndex { $0.type == "body" } ?? 0
  }

  private static func write(_ diagnostic: Diagnostic, in path: String, to json: inout JSONText) {
    json.write("{\"severity\":")
    json.write(quoted: diagnostic.severity.word)
    json.write(",\"rule\":")
    json.write(quoted: diagnostic.rule)
    json.write(",\"message\":")
    json.write(quoted: diagnostic.message)
    if let place = diagnostic.place {
      // The document's own name is already part of the output.
      if !place.file.isEmpty, place.file != path {
        json.write(",\"file\":")
        json.write(quoted: place.file)
      }
      json.write(",\"line\":")
      json.write(place.line)
      if place.column > 0 {
        json.write(",\"column\":")
        json.write(place.column)
      }
    }
    json.write(",\"nodes\":[")
    for (index, node) in diagnostic.nodes.enumerated() {
      if index > 0 { json.write(",") }
      json.write(quoted: node)
    }
    json.write("]}")
  }

  /// Returns a number without unnecessary digits; infinities, which JSON lacks, become 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    // Larger numbers have no fraction to round, and the product might overflow.
    guard value.magnitude < 1e15 else { return value.description }
    if value == value.rounded() { return String(Int(value)) }
    // Boxes are placed in single precision: 1234.1 there is 1234.099976 in double precision.
    if let single = Float(exactly: value), value.magnitude > 1e-4 { return single.description }
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? String(Int(rounded)) : rounded.description
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }

  /// Returns whether items of a type represent an element of the document, and not a text or
  /// generated content of HTML.
  private static func isListed(_ type: String) -> Bool {
    switch type.utf8.first {
    case UInt8(ascii: "#"): type == "#viewport"
    case UInt8(ascii: ":"): !type.hasPrefix("::")
    default: true
    }
  }
}
