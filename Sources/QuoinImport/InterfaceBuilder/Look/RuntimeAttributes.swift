import QuoinModel

/// Reads visual properties from user-defined runtime attributes: corner radius and border.
enum RuntimeAttributes {
  static func apply(_ element: XMLTreeElement, to node: Node, palette: Palette) {
    guard let list = element.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children {
      switch attribute["keyPath"] {
      case "layer.cornerRadius", "cornerRadius", "radius", "borderRadius":
        if let radius = number(attribute) { node.style.cornerRadius = radius }
      case "layer.borderWidth", "borderWidth":
        if let width = number(attribute) { node.style.borderWidth = width }
      case "layer.borderColor", "layer.borderUIColor", "borderColor":
        if let color = attribute.child("color", key: "value") {
          node.style.borderColor = palette.color(color)
        }
      case "layer.masksToBounds", "masksToBounds":
        if attribute.flag("value") { node.style.clips = true }
      default: break
      }
    }
  }

  private static func number(_ attribute: XMLTreeElement) -> Double? {
    let holder = attribute.has("value") ? attribute : attribute.child(key: "value")
    return holder?.number("value", in: Number.positive)
  }
}
