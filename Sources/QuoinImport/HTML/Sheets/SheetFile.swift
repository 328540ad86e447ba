import Foundation
import QuoinModel
import QuoinStyle

/// Checks standalone CSS files.
package enum SheetFile {
  /// The target of a sheet, which determines the available properties and selectors.
  package enum Target: Hashable, Sendable {
    /// The elements of HTML documents.
    case documents
    /// Native nodes, as with `StyleSheet(css:)`.
    case nodes
  }

  /// Returns the problems in a sheet and the local sheets it imports.
  ///
  /// - Parameters:
  ///   - data: The text of the sheet, in UTF-8.
  ///   - path: The path for diagnostics; imported sheets are relative to it.
  ///   - target: The target of the sheet.
  ///   - given: The files the sheet may import, and the limits.
  /// - Complexity: O(n) in the length of the texts.
  package static func diagnostics(
    of data: Data, path: String, target: Target,
    options given: ImportOptions = ImportOptions()
  ) -> [Diagnostic] {
    switch target {
    case .nodes:
      let sheet = StyleSheet(css: text(data), file: path)
      let resolver = StyleResolver()
      resolver.resolve(ShapeNode(), sheet, MediaEnvironment())
      // A kind may be a class of the app; a name similar to one of Quoin's kinds is a typo.
      return sheet.diagnostics
        + resolver.diagnostics.filter { $0.rule == "unknown-kind" && $0.severity == .warning }
    case .documents:
      var options = given
      options.path = path
      options.deadline = options.deadlineFromNow
      var reader = HTMLReader(HTMLTree(), options: options)
      var sheets: [StyleSheet] = []
      let sheet = StyleSheet(
        source: reader.limited(CSS.Source(text(data), file: path)), origin: .author,
        target: .document)
      reader.addSheet(sheet, into: &sheets, from: [])
      for sheet in sheets { reader.findings.add(sheet.diagnostics) }
      reader.reportDeadline()
      return reader.findings.diagnostics
    }
  }

  private static func text(_ data: Data) -> String {
    let text = String(decoding: data, as: UTF8.self)
    return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }
}
