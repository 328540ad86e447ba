import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Creates the rows of a navigation bar: prompt, title between buttons, large title.
struct NavigationBarReader {
  let session: ImportSession
  let controllers: ControllerGraph
  let items: BarItemReader
  let metrics: BarMetrics

  private var look: BarLook { items.look }

  /// Returns the rows of a bar with their heights, from the top.
  func rows(_ bar: SceneBars.Top, _ controller: XMLTreeElement?, height: Double) -> [(Node, Double)]
  {
    let item = controller?.child("navigationItem")
    var rows: [(Node, Double)] = []
    if bar.hasPrompt {
      let prompt = items.text(bar.prompt ?? "", .system(13), look.titleColor)
      prompt.style.text.alignment = .center
      rows.append((prompt, metrics.prompt))
    }
    let title = self.title(item, controller)
    rows.append((row(item, controller, title: bar.hasLargeTitle ? nil : title), height))
    if bar.hasLargeTitle {
      let large = items.text(title ?? "", .system(34, weight: .bold), look.titleColor)
      rows.append((large, metrics.largeTitle))
    }
    return rows
  }

  /// Returns buttons at both ends with the title between them, centred in the bar while space permits.
  func row(_ item: XMLTreeElement?, _ controller: XMLTreeElement?, title: String?) -> Node {
    let bar = FlexContainer(.row, gap: 8, alignItems: .center)
    bar.documentType = "#navigationItems"
    bar.padding = Edges(.zero, .points(16))
    let left = items(item, single: "leftBarButtonItem", list: "leftBarButtonItems")
    let hidesBack = item?.flag("hidesBackButton") ?? false
    let showsBoth = item?.flag("leftItemsSupplementBackButton") ?? false
    var start: [Relation<FlexContainer>] = []
    if left.isEmpty || showsBoth, !hidesBack, let back = back(controller) {
      start.append(Relation(back, FlexItem()))
      bar.padding.left = .points(8)
    }
    start += items.row(left)
    // The first right item is the outermost one.
    let right = items(item, single: "rightBarButtonItem", list: "rightBarButtonItems")
    let end = Array(items.row(right).reversed())
    bar.add(group(start, .flexStart))
    if let view = item?.child(key: "titleView") {
      bar.add(Relation(items.custom(view), FlexItem()))
    } else if let title, !title.isEmpty {
      let text = items.text(
        title, look.titleFont ?? .system(17, weight: .semibold), look.titleColor)
      bar.add(Relation(text, FlexItem()))
    }
    bar.add(group(end, .flexEnd))
    return bar
  }

  private func items(
    _ item: XMLTreeElement?, single: StaticString, list: StaticString
  ) -> [XMLTreeElement] {
    if let one = item?.child("barButtonItem", key: single) { return [one] }
    guard let holder = item?.children.first(where: { $0.isNamed(list) }) else { return [] }
    return holder.children.filter { $0.name == "barButtonItem" }
  }

  /// Returns the items at one end.
  ///
  /// Both ends are equally wide while space permits, so that the title is centred.
  private func group(
    _ items: [Relation<FlexContainer>], _ alignment: ContentAlignment
  ) -> Relation<FlexContainer> {
    let group = FlexContainer(.row, gap: 16, justifyContent: alignment, alignItems: .center)
    group.documentType = "#barButtons"
    for item in items { group.add(item) }
    return Relation(group, FlexItem(grow: 1, basis: .points(0)))
  }

  /// Returns the back button for the controller that has shown this one.
  private func back(_ controller: XMLTreeElement?) -> Node? {
    guard let id = controller?["id"], let source = controllers.previous[id],
      let previous = controllers.elements[source]
    else { return nil }
    let item = previous.child("navigationItem")
    let own = item?.child("barButtonItem", key: "backBarButtonItem")
    let title = own.flatMap { TextReader.plain($0, "title") } ?? title(item, previous) ?? ""
    let button = FlexContainer(.row, gap: 5, alignItems: .center)
    button.documentType = "#backButton"
    let arrow = ImageContent(name: "chevron.backward", size: Size(21), isSymbol: true)
    button.add(Relation(items.picture(arrow, look.tint), FlexItem(shrink: 0)))
    // The system shows only this word for a long title.
    let shown = title.isEmpty || title.count > 12 && own == nil ? "Back" : title
    button.add(
      Relation(items.text(shown, .system(17), look.tint ?? .accent), FlexItem()))
    return button
  }

  private func title(_ item: XMLTreeElement?, _ controller: XMLTreeElement?) -> String? {
    if let title = item.flatMap({ TextReader.plain($0, "title") }), !title.isEmpty { return title }
    return controller.flatMap { TextReader.plain($0, "title") }
  }
}
