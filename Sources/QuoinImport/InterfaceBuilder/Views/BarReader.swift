import QuoinModel

/// Creates the nodes of bars.
struct BarReader {
  let palette: Palette
  let info: DocumentInfo

  func node(_ varied: VariedElement) -> Node {
    let items = varied.element.child("items")
    let node: BarNode
    switch varied.name {
    case "navigationBar":
      let item = items?.child("navigationItem")
      node = BarNode(.navigation, title: item.flatMap { TextReader.plain($0, "title") } ?? "")
    case "tabBar": node = BarNode(.tabs, items: names(items))
    default:
      node = BarNode(.tools, items: names(items))
      let metrics = BarMetrics(info.device, info)
      if metrics.hasHomeIndicator { node.sizing.naturalHeight = .fixed(metrics.toolbar) }
    }
    if let attributes = varied.element.child("textAttributes", key: "titleTextAttributes") {
      let looks = LookReader(palette: palette)
      if let color = attributes.child("color", key: "textColor") {
        node.style.text.color = palette.color(color)
      }
      node.style.text.font = attributes.child("fontDescription", key: "fontDescription").flatMap {
        FontReader.font($0, defaultSize: 17)
      }
      node.style.text.shadows = looks.textShadow(
        attributes.child("color", key: "textShadowColor"),
        offset: attributes.child("offsetWrapper", key: "textShadowOffset"), standard: 0)
    }
    node.style.accents.bar = LookReader(palette: palette).color(varied, "barTintColor")
    return node
  }

  private func names(_ items: XMLTreeElement?) -> [String] {
    guard let items else { return [] }
    var names: [String] = []
    for item in items.children {
      let system = item["systemItem"]
      if system == "flexibleSpace" || system == "fixedSpace" { continue }
      names.append(TextReader.plain(item, "title") ?? system.map(word) ?? "")
    }
    return names
  }

  /// Returns a system item's name as a title: `recents` as `Recents`.
  private func word(_ system: String) -> String {
    system.prefix(1).uppercased() + system.dropFirst()
  }
}
