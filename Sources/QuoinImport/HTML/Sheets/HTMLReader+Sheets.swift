import Foundation
import QuoinModel
import QuoinResources
import QuoinStyle

extension HTMLReader {
  /// The sheets that an element links or contains, with their diagnostics.
  struct LoadedSheet {
    var sheets: [StyleSheet] = []
    var diagnostics: [Diagnostic] = []
  }

  /// Returns the author sheets for the current environment, in document order.
  ///
  /// Each `style` element and linked local file is read once, when it first applies.
  mutating func sheets() -> [StyleSheet] {
    var sheets: [StyleSheet] = []
    for index in servingSheets {
      let loaded = loadedSheets[index] ?? load(index)
      loadedSheets[index] = loaded
      findings.add(loaded.diagnostics)
      sheets += loaded.sheets
    }
    return sheets
  }

  /// The items of the elements whose sheets apply in the current environment.
  var servingSheets: [Int] {
    sheetElements.filter { index in
      guard let media = tree.attribute("media", of: index)?.value, !media.isEmpty else {
        return true
      }
      return MediaQuery(media).matches(environment)
    }
  }

  private mutating func load(_ index: Int) -> LoadedSheet {
    let outer = findings
    findings = HTMLFindings(path: options.path, limits: options.limits)
    var loaded = LoadedSheet()
    let sheet = tree.items[index].tag == "style" ? styleElement(index) : linked(index)
    if let sheet { addSheet(sheet, of: index, into: &loaded.sheets, from: []) }
    loaded.diagnostics = findings.diagnostics
    findings = outer
    return loaded
  }

  /// Returns whether a text contains a length in a viewport unit such as `50vw`; similar words may
  /// match, too.
  static func mentionsViewport(_ text: some Sequence<UInt8>) -> Bool {
    var (last, before) = (UInt8(0), UInt8(0))
    for byte in text {
      let small = byte | 0x20
      if last | 0x20 == UInt8(ascii: "v"), "whibm".utf8.contains(small) {
        // `10vw` and `10svw`.
        let isUnit = before >= 0x30 && before <= 0x39 || before == UInt8(ascii: ".")
        if isUnit || "sldSLD".utf8.contains(before) { return true }
      }
      // Without a container around it, `10cqw` refers to the viewport (CSS Containment 3 §3).
      if before | 0x20 == UInt8(ascii: "c"), last | 0x20 == UInt8(ascii: "q"),
        "whibm".utf8.contains(small)
      {
        return true
      }
      (last, before) = (byte, last)
    }
    return false
  }

  /// Adds a sheet after those that it imports: CSS Cascade 5 §2.
  ///
  /// - Parameter index: The element that links or contains it, if any.
  mutating func addSheet(
    _ sheet: StyleSheet, of index: Int? = nil, into sheets: inout [StyleSheet], from open: [String]
  ) {
    for order in sheet.imports {
      let shown = order.address.prefix(200)
      let fault: (rule: String, message: String)? =
        if open.contains(order.address) {
          (
            "nesting-too-deep",
            "the style sheet '\(shown)' imports itself; the inner one is left out"
          )
        } else if open.count >= HTMLReader.importDepth {
          (
            "nesting-too-deep",
            "the style sheet '\(shown)' is imported by more sheets inside each other than the limit of "
              + "\(HTMLReader.importDepth); it is left out"
          )
        } else if sheetCount >= HTMLReader.maximumSheets {
          (
            "limit-exceeded",
            "the document imports more style sheets than the limit of \(HTMLReader.maximumSheets); '\(shown)' is left out"
          )
        } else {
          nil
        }
      if let fault {
        findings.report(fault.rule, about: order.address, fault.message, order.place)
        continue
      }
      do throws(ResourceFailure) {
        let inner = StyleSheet(
          source: limited(
            CSS.Source(
              String(decoding: try sheetText(order.address), as: UTF8.self),
              file: name(of: order.address), folder: HTMLReader.folder(order.address)),
            of: index),
          origin: .author, target: .document, for: order)
        guard !inner.isUnreadable else { throw HTMLReader.notASheet }
        addSheet(inner, of: index, into: &sheets, from: open + [order.address])
      } catch {
        findings.report(
          error.rule, about: order.address,
          "the style sheet '\(order.address.prefix(200))' \(error.reason)", order.place)
      }
    }
    sheets.append(sheet)
    sheetCount += 1
  }

  /// Returns the bytes of a sheet file.
  ///
  /// - Throws: The reason the sheet is not read; all sheets of a document share the size limit of
  ///   one file.
  private mutating func sheetText(_ address: String) throws(ResourceFailure) -> [UInt8] {
    let bytes = try LocalFile.read(address, as: .sheet, from: resources).get()
    sheetBytes += bytes.count
    if HTMLReader.mentionsViewport(bytes) { dependsOnViewport = true }
    guard sheetBytes <= options.limits.sheetBytes else {
      throw ResourceFailure(
        rule: "limit-exceeded",
        reason: "is not read: all style sheets together are larger than the limit of "
          + "\(options.limits.sheetBytes) bytes")
    }
    return bytes
  }

  /// The failure for a file without any CSS, whose text must not be quoted.
  private static let notASheet = ResourceFailure(
    rule: "invalid-resource", reason: "is not a style sheet: nothing in it can be read")

  private static let importDepth = 16
  private static let maximumSheets = 256

  /// Returns the name of a sheet for diagnostics: its path, relative to the same folder as the
  /// document's path.
  private func name(of address: String) -> String {
    let lower = address.lowercased()
    if lower.hasPrefix("data:") { return String(address.prefix(40)) }
    if lower.hasPrefix("file:") || address.hasPrefix("/") { return address }
    return HTMLReader.folder(options.path) + address
  }

  /// Returns the folder of a file URL with a trailing slash, or an empty string.
  private static func folder(_ address: String) -> String {
    // A query may have slashes, too.
    let address = address.prefix { $0 != "?" && $0 != "#" }
    guard !DataAddress.isOne(address), let slash = address.lastIndex(of: "/") else {
      return ""
    }
    return String(address[...slash])
  }

  private mutating func styleElement(_ index: Int) -> StyleSheet? {
    let type = tree.attribute("type", of: index)?.value.lowercased() ?? ""
    guard type.isEmpty || type == "text/css" else { return nil }
    let texts = tree.children(of: index).map { tree.items[$0] }
    guard let first = texts.first else { return nil }
    let text = texts.map(\.text).joined()
    sheetBytes += text.utf8.count
    guard sheetBytes <= options.limits.sheetBytes else {
      findings.report(
        "limit-exceeded", about: "style elements",
        "the style sheet is not read: all of them together are larger than the limit of "
          + "\(options.limits.sheetBytes) bytes", line: first.line, column: first.column)
      return nil
    }
    if HTMLReader.mentionsViewport(text.utf8) { dependsOnViewport = true }
    return sheet(
      text, of: index, file: options.path, line: Int(first.line), column: Int(first.column))
  }

  private mutating func linked(_ index: Int) -> StyleSheet? {
    let words = tree.attribute("rel", of: index)?.value.lowercased().split(separator: " ") ?? []
    guard words.contains("stylesheet"), !words.contains("alternate"),
      let link = tree.attribute("href", of: index)
    else { return nil }
    do throws(ResourceFailure) {
      let sheet = sheet(
        String(decoding: try sheetText(link.value), as: UTF8.self), of: index,
        file: name(of: link.value), line: 1, column: 1, folder: HTMLReader.folder(link.value))
      if sheet.isUnreadable { throw HTMLReader.notASheet }
      return sheet
    } catch {
      findings.report(
        error.rule, about: link.value,
        "the style sheet '\(link.value.prefix(200))' \(error.reason)",
        line: link.line, column: link.column)
      return nil
    }
  }

  private func sheet(
    _ text: String, of index: Int, file: String, line: Int, column: Int, folder: String = ""
  ) -> StyleSheet {
    StyleSheet(
      source: limited(
        CSS.Source(
          text, file: file, line: max(1, line), column: max(1, column), folder: folder),
        of: index),
      origin: .author, target: .document)
  }
}

extension HTMLReader {
  /// Returns a sheet with the limits of the document applied.
  ///
  /// - Parameter index: The element that links or contains it, if any.
  func limited(_ source: CSS.Source, of index: Int? = nil) -> CSS.Source {
    var source = source
    if let index, case let parent = Int(tree.items[index].parent), parent >= 0 {
      source.owner = Int32(element(of: parent) ?? -1)
    }
    source.deadline = deadline
    source.isInQuirksMode = tree.mode == .quirks
    source.limits.rules = options.limits.rules
    source.limits.declarations = options.limits.declarations
    source.limits.layers = options.limits.layers
    return source
  }
}

/// Reads the resources of documents: files that they may access and data URLs, but nothing from the
/// network.
enum LocalFile {
  /// The reason nothing was read.
  typealias Failure = ResourceFailure

  /// Returns the bytes at a URL.
  static func read(
    _ address: String, as kind: ResourceKind, from resources: Resources
  ) -> Result<[UInt8], Failure> {
    do throws(ResourceFailure) {
      guard case .data(let text) = try ResourceAddress(address) else {
        return .success(try resources.read(address, as: kind))
      }
      let limit = resources.limits.bytes(of: kind)
      // Four characters of Base64 are three bytes, and an escaped byte is three characters.
      guard text.utf8.count / 3 <= limit else { return .failure(.tooLarge(limit)) }
      guard let bytes = DataAddress.bytes(of: text) else {
        return .failure(
          Failure(rule: "invalid-resource", reason: "is not data that can be read"))
      }
      guard bytes.count <= limit else { return .failure(.tooLarge(limit)) }
      return .success(bytes)
    } catch {
      return .failure(error)
    }
  }
}
