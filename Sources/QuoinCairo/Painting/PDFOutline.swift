import CPangoCairo
import QuoinGeometry
import QuoinModel
import QuoinPaint

/// The outline of a document, with which viewers navigate to its headings (ISO 32000 §12.3.3).
struct PDFOutline {
  private struct Entry {
    var heading: DocumentHeading
    /// The page number, starting at 1.
    var page: Int
  }

  private var entries: [Entry] = []

  init(_ lists: [DisplayList]) {
    var known: Set<NodeID> = []
    for (page, list) in lists.enumerated() {
      for heading in list.headings where known.insert(heading.node).inserted {
        entries.append(Entry(heading: heading, page: page + 1))
      }
    }
  }

  /// Adds the headings; those of lower levels are nested in the preceding one of a higher level.
  func add(to surface: OpaquePointer) {
    var open: [(level: Int, item: Int32)] = []
    for entry in entries {
      while let last = open.last, last.level >= entry.heading.level { open.removeLast() }
      let title = entry.heading.title.filter { $0 != "\0" }
      let top = max(0, min(entry.heading.place.y, 1e5))
      let item = cairo_pdf_surface_add_outline(
        surface, open.last?.item ?? 0, title,
        "page=\(entry.page) pos=[0 \(Int(top.rounded(.down)))]",
        CAIRO_PDF_OUTLINE_FLAG_OPEN)
      open.append((entry.heading.level, item))
    }
  }
}
