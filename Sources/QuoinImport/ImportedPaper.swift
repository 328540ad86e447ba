package import QuoinModel

/// The pages onto which a document is printed.
package struct ImportedPaper {
  /// The size and the margins of the pages, in points.
  package var format: PageFormat
  /// Creates the content of a page's margins; see `ImportedDocument.pageMargins`.
  package var margins: ((PrintedPage) -> Node?)?
  /// The problems in the document's page settings.
  package var diagnostics: [Diagnostic]
}

extension ImportedDocument {
  /// Returns the pages that an HTML document specifies with `@page`.
  ///
  /// - Parameter request: The size and the margins. Values that are `nil` come from the document.
  /// - Returns: `nil` for documents that are not HTML, and if pages are optional and the document has no page
  ///   settings.
  package func paper(for request: ImportOptions.PageRequest) -> ImportedPaper? {
    guard let scene = scenes.first, let root = scene.root as? FlowContainer,
      let source = root.documentSource as? HTMLSource
    else { return nil }
    return source.paper(for: request, in: scene.traits)
  }
}
