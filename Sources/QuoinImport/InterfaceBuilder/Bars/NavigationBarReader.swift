import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Creates the rows of a navigation bar: prompt, title between buttons, large title.
struct NavigationBarReader {
  let session: ImportSession
  let controllers: ControllerGraph
  let items: BarItemReader
  let metrics: BarMetrics
  /// The width of the bar, in points, or `nil` if it is not known.
  var width: Double?

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
    // The first right item is the outermost one.
    let right = items(item, single: "rightBarButtonItem", list: "rightBarButtonItems")
    let end = Array(items.row(right).reversed())
    let rest = width.map { $0 - breadth(of: title ?? "", letter: 8.8) - breadth(of: right) }
    if left.isEmpty || showsBoth, !hidesBack, let back = back(controller, rest: rest) {
      start.append(Relation(back, FlexItem()))
      bar.padding.left = .points(8)
      if end.isEmpty { bar.padding.right = .points(8) }
    }
    start += items.row(left)
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

  /// The approximate width of bar items with the space beside them, in points.
  private func breadth(of items: [XMLTreeElement]) -> Double {
    items.reduce(0) { sum, item in
      let title = item.has("image") ? nil : TextReader.plain(item, "title")
      return sum + 16 + (title.map { breadth(of: $0, letter: 8.5) } ?? 22)
    }
  }

  /// The approximate width of a text in the font of bars, which has 17 points.
  ///
  /// Nothing is measured while a document is read.
  private func breadth(of text: String, letter: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? letter : 17) }
  }

  /// Returns the back button for the controller that has shown this one.
  ///
  /// The title of the bar has priority over that of the button, as in UIKit: without space for both, the button is called
  /// "Back", or has only its arrow.
  ///
  /// - Parameter rest: The width that the other items leave, in points.
  private func back(_ controller: XMLTreeElement?, rest: Double?) -> Node? {
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
    // The arrow, its distance to the text, the margins and the distances to the title.
    let room = rest.map { $0 - 21 - 5 - 16 - 16 } ?? .infinity
    let isLong = title.isEmpty || title.count > 12 && own == nil
    let shown = [isLong ? "Back" : title, "Back"].first { breadth(of: $0, letter: 8.5) <= room }
    if let shown {
      button.add(Relation(items.text(shown, .system(17), look.tint ?? .accent), FlexItem()))
    }
    return button
  }

  private func title(_ item: XMLTreeElement?, _ controller: XMLTreeElement?) -> String? {
    if let title = item.flatMap({ TextReader.plain($0, "title") }), !title.isEmpty { return title }
    return controller.flatMap { TextReader.plain($0, "title") }
  }
}
