import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Creates the items of bottom bars: tabs or buttons.
struct BottomBarReader {
  let session: ImportSession
  let controllers: ControllerGraph
  let items: BarItemReader

  private var look: BarLook { items.look }

  /// Returns the buttons of a toolbar.
  func tools(_ elements: [XMLTreeElement]) -> Node {
    let bar = FlexContainer(.row, gap: 8, alignItems: .center)
    bar.documentType = "#toolbarItems"
    bar.padding = Edges(.zero, .points(16))
    for item in items.row(elements) { bar.add(item) }
    return bar
  }

  /// Returns the tabs of a tab bar controller; the selected one is that of the shown controller.
  func tabs(_ controller: XMLTreeElement?, shown: XMLTreeElement?) -> Node {
    let parts = controllers.parts(of: controller)
    let chosen = shown?["id"].flatMap { controllers.tabPlace(of: $0) }
    // Phones show up to five tabs and tablets eight; further ones are behind a "More" tab.
    let most = session.classes.width == .regular ? 8 : 5
    let hasMore = parts.count > most
    let elements = parts.prefix(hasMore ? most - 1 : most).map {
      controllers.elements[$0]?.child("tabBarItem")
    }
    guard elements.contains(where: { $0 != nil }) else {
      return tabs([shown?.child("tabBarItem")].filter { $0 != nil }, chosen: 0)
    }
    return tabs(elements, chosen: chosen ?? 0, hasMore: hasMore)
  }

  /// Returns a row of tabs; a controller without a tab bar item has an empty one.
  ///
  /// - Parameter hasMore: Whether there are more tabs than fit.
  func tabs(_ elements: [XMLTreeElement?], chosen: Int?, hasMore: Bool = false) -> Node {
    let bar = FlexContainer(.row, alignItems: .stretch)
    bar.documentType = "#tabs"
    if elements.count > BottomBarReader.maximumTabs {
      elements[BottomBarReader.maximumTabs]?.note(
        "limit-exceeded",
        "the tab bar has more than \(BottomBarReader.maximumTabs) tabs; the rest is not shown")
    }
    for (index, element) in elements.prefix(BottomBarReader.maximumTabs).enumerated() {
      let isChosen = index == chosen
      let color = isChosen ? look.tint ?? .accent : look.unselected
      bar.add(
        Relation(tab(element, color, isChosen: isChosen), FlexItem(grow: 1, basis: .points(0))))
    }
    if hasMore {
      let isChosen = chosen ?? 0 >= elements.count
      let color = isChosen ? look.tint ?? .accent : look.unselected
      let more = column(
        ImageContent(name: "ellipsis", size: Size(24), isSymbol: true), "More", color)
      bar.add(Relation(more, FlexItem(grow: 1, basis: .points(0))))
    }
    return bar
  }

  /// The maximum number of tabs: more are narrower than a finger on any screen.
  private static let maximumTabs = 40

  private func tab(_ element: XMLTreeElement?, _ color: Color, isChosen: Bool) -> Node {
    guard let element else { return column(nil, "", color) }
    let system = element["systemItem"].flatMap { SystemItem(tab: $0) }
    let reader = ImageReader(palette: session.palette)
    var image = reader.image(element, "image", isTinted: true)
    if isChosen, let selected = reader.image(element, "selectedImage", isTinted: true) {
      image = selected
    }
    if image == nil, let symbol = system?.symbol {
      image = ImageContent(name: symbol, size: Size(24), isSymbol: true)
    }
    return column(image, TextReader.plain(element, "title") ?? system?.title ?? "", color)
  }

  /// Returns an image above a title.
  private func column(_ image: ImageContent?, _ title: String, _ color: Color) -> Node {
    let column = FlexContainer(.column, alignItems: .center)
    column.documentType = "#tab"
    if let image {
      let picture = items.picture(image, color)
      var item = FlexItem(shrink: 0)
      item.height = .points(28)
      item.maxWidth = .points(60)
      item.margin = Edges(top: .points(5), left: .points(0), bottom: .points(0), right: .points(0))
      column.add(Relation(picture, item))
    }
    guard !title.isEmpty else { return column }
    var place = FlexItem(shrink: 0)
    place.margin = Edges(
      top: image == nil ? .points(33) : .points(0), left: .points(0), bottom: .points(0),
      right: .points(0))
    column.add(Relation(items.text(title, .system(10, weight: .medium), color), place))
    return column
  }
}
