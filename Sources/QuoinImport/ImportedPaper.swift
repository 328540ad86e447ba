package import QuoinModel

/// The pages onto which a document is printed.
package struct ImportedPaper {
  /// The size and the margins of the pages, in points of the sheet.
  package var format: PageFormat
  /// Makes what is in the margins of a page; see `ImportedDocument.pageMargins`.
  package var margins: ((_ page: Int, _ count: Int) -> Node?)?
  /// What is wrong with what the document says of its pages.
  package var diagnostics: [Diagnostic]
}

extension ImportedDocument {
  /// The pages that an HTML document asks for with `@page`.
  ///
  /// - Parameter request: the size and the margins; what it leaves out the document says.
  /// - Returns: `nil` for other documents, and where pages are optional and the document says nothing of
  ///   them.
  package func paper(for request: ImportOptions.PageRequest) -> ImportedPaper? {
    guard let scene = scenes.first, let root = scene.root as? FlowContainer,
      let source = root.documentSource as? HTMLSource
    else { return nil }
    return source.paper(for: request, in: scene.traits)
  }
}
