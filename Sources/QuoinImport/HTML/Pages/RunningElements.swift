import QuoinBoxLayout
import QuoinModel
import QuoinStyle

/// The elements of a document that are in the margins of pages: CSS Generated Content for Paged Media 3 §1.3.
///
/// They have the styles and counters of their place in the document; only the counters of pages are those of the page.
final class RunningElements {
  private let reader: HTMLReader
  private let pictures: PictureTable
  private let counters: [Int: Counters]
  private var nodes: ElementNodes

  /// Creates the running elements of a document from its builder.
  ///
  /// Fails if the document has none.
  init?(_ builder: NodeBuilder) {
    guard !builder.paged.counters.isEmpty else { return nil }
    reader = builder.reader
    pictures = builder.pictures
    counters = builder.paged.counters
    nodes = ElementNodes(count: reader.tree.items.count)
  }

  /// Returns a new node of an element for a page.
  func node(_ item: Int, on page: PrintedPage) -> FlowContainer? {
    guard let counters = counters[item] else { return nil }
    let items = item..<max(item + 1, Int(reader.tree.items[item].end))
    nodes.forget(items)
    var builder = NodeBuilder(reader, nodes, pictures: pictures)
    builder.counters = counters
    builder.paged.running = item
    builder.paged.page = page
    let container = FlowContainer()
    container.documentType = "::running"
    builder.build(items, in: container)
    nodes = builder.nodes
    return container
  }

  /// The box around a running element in a margin box.
  static let box = ElementBox(
    level: .block, style: PackedStyle(), inline: InlineStyle())
}
