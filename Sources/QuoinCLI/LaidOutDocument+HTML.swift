import Quoin
import QuoinDocument
import QuoinImport

extension LaidOutDocument {
  /// Lays out an HTML document on pages or as a single picture.
  ///
  /// Unless a size was requested, the picture is as high as the content, like a full-page
  /// screenshot of a browser.
  mutating func arrangements(
    of scene: Quoin.Scene, _ imported: ImportedScene, in document: Document,
    _ traits: Traits, _ options: DocumentOptions, _ format: PictureFormat?, isFullPage: Bool,
    isSized: Bool
  ) -> [Arrangement] {
    if let pages = document.imported.pages {
      let made = scene.pages(
        pages, scale: Document.pointsInPixel, traits: traits,
        decoration: document.imported.pageMargins)
      let most = options.limits.limits.pages
      guard made.count > most else { return made }
      diagnostics.append(
        Diagnostic(
          .error, rule: "limit-exceeded",
          "the document has \(made.count) pages; those beyond the limit of \(most) are left out"))
      return Array(made.prefix(most))
    }
    var arrangement = scene.layout(in: imported.size, traits: traits)
    guard let format else { return [arrangement] }
    if isFullPage || !isSized && !imported.hidesOverflow {
      // The maximum sizes that these file formats support.
      let limit =
        switch format {
        case .png: (1e6 / (options.scale ?? 1)).rounded(.down)
        case .pdf: 14_400 / Document.pointsInPixel
        case .svg: 1e6
        }
      arrangement = document.wholePage(arrangement, limit: limit)
    }
    if !imported.hidesOverflow, let outside = arrangement.farthestOutside {
      let content = arrangement.contentSize
      diagnostics.append(
        Diagnostic(
          .warning, rule: "content-cut",
          "the content is \(LaidOutDocument.words(content)) and the picture \(LaidOutDocument.words(arrangement.size)): "
            + "content outside of it is not drawn, such as '\(name(of: outside, in: arrangement))'",
          place: place(of: outside, in: arrangement)))
    }
    return [format == .pdf ? arrangement.scaled(by: Document.pointsInPixel) : arrangement]
  }

  private static func words(_ size: Size) -> String {
    func number(_ length: Double) -> String {
      DocumentJSON.number((length * 10).rounded() / 10)
    }
    return "\(number(size.width)) × \(number(size.height))"
  }

  /// Returns the nearest enclosing item that corresponds to an element of the document.
  private func element(
    of item: Arrangement.Item, in arrangement: Arrangement
  ) -> Arrangement.Item {
    var item = item
    while item.identifier == nil || item.place == nil, let parent = item.parent {
      item = arrangement.items[parent]
    }
    return item
  }

  private func name(of item: Arrangement.Item, in arrangement: Arrangement) -> String {
    let element = element(of: item, in: arrangement)
    return element.identifier ?? element.type
  }

  private func place(of item: Arrangement.Item, in arrangement: Arrangement) -> SourcePlace? {
    element(of: item, in: arrangement).place
  }
}
