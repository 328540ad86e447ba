import Foundation
import QuoinModel
import QuoinStyle

extension HTMLReader {
  /// The author's sheets in the order of the document: `style` elements and linked local files.
  mutating func sheets() -> [StyleSheet] {
    var sheets: [StyleSheet] = []
    for index in elements {
      switch tree.items[index].tag {
      case "style": if let sheet = styleElement(index) { take(sheet, into: &sheets, from: []) }
      case "link": if let sheet = linked(index) { take(sheet, into: &sheets, from: []) }
      default: continue
      }
    }
    return sheets
  }

  /// Takes a sheet behind those that it asks for: CSS Cascade 5 §2.
  mutating func take(
    _ sheet: StyleSheet, into sheets: inout [StyleSheet], from open: [String]
  ) {
    for order in sheet.imports {
      guard open.count < HTMLReader.importDepth, !open.contains(order.address),
        sheets.count < HTMLReader.mostSheets
      else {
        findings.say(
          "nesting-too-deep", about: order.address,
          "the style sheet '\(order.address)' is asked for by itself, or by too many", order.place)
        continue
      }
      switch LocalFile.read(order.address, besides: options.path) {
      case .success(let bytes):
        let inner = StyleSheet(
          source: CSS.Source(
            String(decoding: bytes, as: UTF8.self), file: name(of: order.address),
            folder: HTMLReader.folder(order.address)),
          origin: .author, target: .document, for: order)
        take(inner, into: &sheets, from: open + [order.address])
      case .failure(let failure):
        findings.say(
          failure.rule, about: order.address,
          "the style sheet '\(order.address)' \(failure.reason)", order.place)
      }
    }
    sheets.append(sheet)
  }

  private static let importDepth = 16
  private static let mostSheets = 256

  /// What findings call a sheet: its path from where the document's own path is from.
  private func name(of address: String) -> String {
    let lower = address.lowercased()
    if lower.hasPrefix("data:") { return String(address.prefix(40)) }
    if lower.hasPrefix("file:") || address.hasPrefix("/") { return address }
    return HTMLReader.folder(options.path) + address
  }

  /// The folder of a file by its address, with a slash at its end, or nothing.
  private static func folder(_ address: String) -> String {
    guard !address.lowercased().hasPrefix("data:"), let slash = address.lastIndex(of: "/") else {
      return ""
    }
    return String(address[...slash])
  }

  private func styleElement(_ index: Int) -> StyleSheet? {
    let type = tree.attribute("type", of: index)?.value.lowercased() ?? ""
    guard type.isEmpty || type == "text/css" else { return nil }
    let texts = tree.children(of: index).map { tree.items[$0] }
    guard let first = texts.first else { return nil }
    return sheet(
      texts.map(\.text).joined(), file: options.path, line: Int(first.line),
      column: Int(first.column), media: tree.attribute("media", of: index)?.value)
  }

  private mutating func linked(_ index: Int) -> StyleSheet? {
    let words = tree.attribute("rel", of: index)?.value.lowercased().split(separator: " ") ?? []
    guard words.contains("stylesheet"), !words.contains("alternate"),
      let link = tree.attribute("href", of: index)
    else { return nil }
    switch LocalFile.read(link.value, besides: options.path) {
    case .success(let bytes):
      return sheet(
        String(decoding: bytes, as: UTF8.self), file: name(of: link.value), line: 1, column: 1,
        folder: HTMLReader.folder(link.value), media: tree.attribute("media", of: index)?.value)
    case .failure(let failure):
      findings.say(
        failure.rule, about: link.value, "the style sheet '\(link.value)' \(failure.reason)",
        line: link.line, column: link.column)
      return nil
    }
  }

  private func sheet(
    _ text: String, file: String, line: Int, column: Int, folder: String = "", media: String?
  ) -> StyleSheet? {
    if let media, !media.isEmpty, !MediaQuery(media).matches(environment) { return nil }
    return StyleSheet(
      source: CSS.Source(
        text, file: file, line: max(1, line), column: max(1, column), folder: folder),
      origin: .author, target: .document)
  }
}

/// Reads what documents refer to: files beside them, and data in their text, but no network.
enum LocalFile {
  /// Why nothing was read.
  struct Failure: Error {
    var rule: String
    var reason: String
  }

  /// The file that an address names, from the folder of the document.
  static func path(_ address: String, besides document: String) -> Result<String, Failure> {
    let lower = address.lowercased()
    if lower.hasPrefix("//") || lower.hasPrefix("http:") || lower.hasPrefix("https:")
      || lower.hasPrefix("ftp:")
    {
      return .failure(
        Failure(
          rule: "remote-resource", reason: "is not on this computer; nothing is fetched"))
    }
    var name = address
    if lower.hasPrefix("file://") { name = String(address.dropFirst(7)) }
    if let end = name.firstIndex(where: { $0 == "?" || $0 == "#" }) { name = String(name[..<end]) }
    name = name.removingPercentEncoding ?? name
    guard !name.isEmpty, !name.utf8.contains(0) else {
      return .failure(Failure(rule: "missing-resource", reason: "is no path"))
    }
    if name.hasPrefix("/") { return .success(name) }
    let folder = URL(fileURLWithPath: document.isEmpty ? "x" : document)
      .deletingLastPathComponent().path
    return .success(folder + "/" + name)
  }

  /// The bytes behind an address.
  static func read(_ address: String, besides document: String) -> Result<Data, Failure> {
    if address.lowercased().hasPrefix("data:") {
      guard let data = DataAddress(address)?.bytes else {
        return .failure(Failure(rule: "invalid-resource", reason: "is no data that can be read"))
      }
      return .success(data)
    }
    switch path(address, besides: document) {
    case .failure(let failure): return .failure(failure)
    case .success(let path):
      guard let data = FileManager.default.contents(atPath: path) else {
        return .failure(Failure(rule: "missing-resource", reason: "was not found"))
      }
      return .success(data)
    }
  }
}

/// An address that holds its data: RFC 2397.
struct DataAddress {
  /// The type, such as `image/png`.
  let type: String
  let bytes: Data

  init?(_ address: String) {
    guard let comma = address.firstIndex(of: ",") else { return nil }
    let head = address[address.startIndex..<comma].dropFirst(5).lowercased()
    let body = String(address[address.index(after: comma)...])
    type = head.split(separator: ";").first.map { String($0) } ?? "text/plain"
    if head.hasSuffix(";base64") {
      let text = (body.removingPercentEncoding ?? body).filter { !$0.isWhitespace }
      guard let data = Data(base64Encoded: text) else { return nil }
      bytes = data
    } else {
      bytes = Data((body.removingPercentEncoding ?? body).utf8)
    }
  }
}
