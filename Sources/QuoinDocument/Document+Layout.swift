public import Quoin
public import QuoinImport

extension Document {
  /// The number of points in a CSS pixel: CSS Values 4 §6.2.
  package static let pointsInPixel = 0.75

  /// Returns a scene for a tree of the document, with the document's fonts.
  public func scene(of imported: ImportedScene) -> Scene {
    var scene = Scene(imported.root, text: text)
    // Browsers position boxes at fractions of pixels.
    scene.roundsToPixels = kind != .html
    return scene
  }

  /// Lays out the initial scene, or the scene with the given identifier or name.
  ///
  /// - Parameters:
  ///   - name: the identifier or name of the scene, or `nil` for the initial one.
  ///   - size: the available size, in points, or `nil` for the document's own size; for HTML that
  ///     specifies none, it is 1280 × 720.
  ///   - change: modifies the traits that the document was read for.
  /// - Returns: the layout, or an empty arrangement with an error if there is no such scene.
  public func layout(
    _ name: String? = nil, in size: Size? = nil, _ change: (inout Traits) -> Void = { _ in }
  ) -> Arrangement {
    guard let imported = scene(named: name) else {
      return Scene(FlowContainer()).layout(in: .zero).adding([
        Diagnostic(
          .error, rule: "no-such-scene",
          name.map { "no scene has the id '\($0)'" } ?? "the document has no scene")
      ])
    }
    var traits = imported.traits
    change(&traits)
    return scene(of: imported).layout(in: size ?? imported.size, traits: traits)
  }

  /// Lays out the document as printed pages, in points.
  ///
  /// HTML is laid out for print media with its `@page` rules. For Interface Builder documents, each
  /// scene is fitted onto a page.
  ///
  /// - Parameter request: the size and the margins of pages; what it leaves out is taken from the
  ///   document.
  /// - Returns: an arrangement for each page; the first one has the diagnostics of all.
  public func pages(_ request: ImportOptions.PageRequest = .init()) -> [Arrangement] {
    guard kind == .html else {
      let format = request.size.map { PageFormat($0) } ?? .a4
      return imported.scenes.map { imported in
        scene(of: imported).layout(in: imported.size, traits: imported.traits)
          .fitted(on: request.margins.map { PageFormat(format.size, margins: $0) } ?? format).page
      }
    }
    guard let imported = imported.scenes.first, let paper = self.imported.paper(for: request) else {
      return []
    }
    var pages = scene(of: imported).pages(
      paper.format, scale: Document.pointsInPixel, traits: imported.traits,
      decoration: paper.margins)
    if !pages.isEmpty { pages[0] = pages[0].adding(paper.diagnostics) }
    return pages
  }

  /// Returns the arrangement extended to the height of its content if that is taller, as in a
  /// browser's full-page screenshot.
  ///
  /// - Parameters:
  ///   - arrangement: a layout of the document.
  ///   - limit: the maximum height, in points.
  public func wholePage(_ arrangement: Arrangement, limit: Double = 1e6) -> Arrangement {
    let height = min(arrangement.contentSize.height.rounded(.up), limit)
    guard height > arrangement.size.height else { return arrangement }
    return arrangement.resized(to: Size(arrangement.size.width, height))
  }
}
