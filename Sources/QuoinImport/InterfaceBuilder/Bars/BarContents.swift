import QuoinGeometry
import QuoinModel

/// Creates the items of bars that are views of a document.
struct BarContents {
  let session: ImportSession

  /// Returns a bar with its items as nodes, or `nil` if it has no items.
  func filled(_ varied: VariedElement, _ bar: Node) -> Node? {
    guard let bar = bar as? BarNode, let list = varied.element.child("items"),
      list.children.contains(where: { _ in true })
    else { return nil }
    let look = BarLook(varied.element, palette: session.palette, isAtEdge: false)
    var items = BarItemReader(session: session, look: look)
    items.place = place
    let controllers = ControllerGraph.none
    let row: Node
    switch bar.bar {
    case .navigation:
      guard let item = list.child("navigationItem") else { return nil }
      row = NavigationBarReader(
        session: session, controllers: controllers, items: items,
        metrics: BarMetrics(session.info.device, session.info)
      ).row(item, nil, title: TextReader.plain(item, "title"))
    case .tabs:
      let tabs = list.children.filter { $0.name == "tabBarItem" }
      // If no tab has an image, the bar node draws its own placeholders.
      guard tabs.contains(where: { $0.has("image") || $0.has("systemItem") }) else { return nil }
      let chosen = varied["selectedItem"].flatMap { id in tabs.firstIndex { $0["id"] == id } }
      row = BottomBarReader(session: session, controllers: controllers, items: items)
        .tabs(tabs, chosen: chosen)
    case .tools:
      row = BottomBarReader(session: session, controllers: controllers, items: items)
        .tools(list.children.filter { $0.name == "barButtonItem" })
    }
    bar.title = ""
    bar.items = []
    let filled = RelativeContainer()
    filled.backdrop = bar
    filled.style = bar.style
    filled.sizing = bar.sizing
    filled.add(Relation(row, RelativePlacement(pinned: .filling)))
    return filled
  }

  /// Adds an item's custom view to its placeholder.
  ///
  /// The view may contain bars in turn. The depth is limited, because each level uses stack memory.
  private func place(_ view: XMLTreeElement, _ room: Node) {
    guard let room = room as? RelativeContainer, ChildViews.isView(view) else { return }
    guard session.barDepth < BarContents.maximumDepth else {
      view.note(
        "limit-exceeded",
        "bars are nested more than \(BarContents.maximumDepth) deep in views of bars; the rest is not shown"
      )
      return
    }
    session.barDepth += 1
    defer { session.barDepth -= 1 }
    room.add(Relation(ViewReader(session: session).read(view), RelativePlacement(pinned: .filling)))
  }

  private static let maximumDepth = 8
}
