public import Quoin
public import QuoinImport

extension Document {
  /// Points of a sheet in a pixel: CSS Values 4 §6.2.
  package static let pointsInPixel = 0.75

  /// A tree of the document with its fonts, ready to be laid out.
  public func scene(of imported: ImportedScene) -> Scene {
    var scene = Scene(imported.root, text: text)
    // Browsers place boxes on fractions of pixels.
    scene.roundsToPixels = kind != .html
    return scene
  }

  /// Lays out the scene that is shown first, or the one of an id or a name.
  ///
  /// - Parameters:
  ///   - name: the scene.
  ///   - size: the room, in points, or `nil` for that of the document: where HTML says none, it is
  ///     `HTMLDocument.standardViewport`.
  ///   - change: changes the surroundings that the document was read for.
  /// - Returns: an empty arrangement with an error where there is no such scene.
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

  /// The pages onto which the document is printed, in points of the sheet.
  ///
  /// HTML is laid out for paper, with its `@page` rules; of Interface Builder's documents each scene is
  /// fitted on a page.
  ///
  /// - Parameter request: the size and the margins of pages; what it leaves out the document says.
  /// - Returns: an arrangement of each page, of which the first has the findings of all.
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
      paper.format, scale: Document.pointsInPixel, traits: imported.traits, margins: paper.margins)
    if !pages.isEmpty { pages[0] = pages[0].adding(paper.diagnostics) }
    return pages
  }

  /// An arrangement as high as its content, where that is higher, as pictures are that browsers make of
  /// whole documents.
  ///
  /// - Parameters:
  ///   - arrangement: a layout of the document.
  ///   - limit: the greatest height, in points.
  public func wholePage(_ arrangement: Arrangement, limit: Double = 1e6) -> Arrangement {
    let height = min(arrangement.contentSize.height.rounded(.up), limit)
    guard height > arrangement.size.height else { return arrangement }
    return arrangement.resized(to: Size(arrangement.size.width, height))
  }
}
