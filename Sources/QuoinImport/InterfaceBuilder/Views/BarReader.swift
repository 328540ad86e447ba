import QuoinModel

/// Makes the nodes of bars.
struct BarReader {
  let palette: Palette

  func node(_ varied: VariedElement) -> Node {
    let items = varied.element.child("items")
    let node: BarNode
    switch varied.name {
    case "navigationBar":
      let item = items?.child("navigationItem")
      node = BarNode(.navigation, title: item.flatMap { TextReader.plain($0, "title") } ?? "")
    case "tabBar": node = BarNode(.tabs, items: names(items))
    default: node = BarNode(.tools, items: names(items))
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

  /// `recents` as `Recents`.
  private func word(_ system: String) -> String {
    system.prefix(1).uppercased() + system.dropFirst()
  }
}
