import Foundation

/// A reader for property lists that detects their format: binary, XML or old-style.
enum PropertyListReader {
  /// Returns the value in a file, or `nil` if it cannot be read.
  static func read(_ bytes: [UInt8]) -> PropertyValue? {
    if bytes.starts(with: Array("bplist".utf8)) { return BinaryPropertyList.read(bytes) }
    guard let text = plain(bytes) else { return nil }
    if isXML(text) { return xml(text) }
    return try? OldPropertyList.read(text)
  }

  /// Returns the pairs of a `.strings` file before the first error, and whether the file was read completely.
  static func texts(_ bytes: [UInt8]) -> (texts: [String: PropertyValue], isWhole: Bool) {
    if bytes.starts(with: Array("bplist".utf8)) {
      let value = BinaryPropertyList.read(bytes)
      return (value?.members ?? [:], value != nil)
    }
    guard let text = plain(bytes) else { return ([:], false) }
    if isXML(text) {
      let value = xml(text)
      return (value?.members ?? [:], value != nil)
    }
    let table = OldPropertyList.table(text)
    return (table.pairs, table.isWhole)
  }

  /// Returns text as UTF-8, converted from UTF-8 or from UTF-16 with or without a byte order mark.
  private static func plain(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 2 else { return bytes }
    let isBig: Bool
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0, 1...): isBig = true
    case (0xFF, 0xFE), (1..., 0): isBig = false
    default: return bytes
    }
    guard bytes.count % 2 == 0 else { return nil }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBig ? first << 8 | second : second << 8 | first)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func isXML(_ text: [UInt8]) -> Bool {
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
    let first = start.drop { $0 <= 0x20 }
    return first.starts(with: Array("<?xml".utf8)) || first.starts(with: Array("<plist".utf8))
      || first.starts(with: Array("<!DOCTYPE".utf8))
  }

  /// Parses an XML property list.
  ///
  /// The document type, always Apple's own, is removed: its target is not needed, and the parser rejects documents
  /// with a document type.
  private static func xml(_ text: [UInt8]) -> PropertyValue? {
    var text = DocumentType.removed(text)
    // The XML declaration may name UTF-16, but the text has been converted.
    if let end = text.prefix(200).firstIndex(of: UInt8(ascii: ">")),
      text[..<end].contains(UInt8(ascii: "?"))
    {
      text.removeSubrange(...end)
    }
    guard let tree = try? XMLTreeReader.read(Data(text), path: ""),
      tree.records.count <= PropertyValue.maximumValues, let root = tree.root, root.isNamed("plist")
    else { return nil }
    return root.children.first { _ in true }.map { value($0, level: 0) }
  }

  private static func value(_ element: XMLTreeElement, level: Int) -> PropertyValue {
    guard level < PropertyValue.maximumDepth else { return .none }
    switch element.name {
    case "string", "integer", "real": return .text(element.text)
    case "true": return .truth(true)
    case "false": return .truth(false)
    case "array": return .list(element.children.map { value($0, level: level + 1) })
    case "dict":
      var members: [String: PropertyValue] = [:]
      var key: String?
      for child in element.children {
        if child.isNamed("key") {
          key = child.text
        } else if let name = key {
          members[name] = value(child, level: level + 1)
          key = nil
        }
      }
      return .dictionary(members)
    default: return .none
    }
  }
}
