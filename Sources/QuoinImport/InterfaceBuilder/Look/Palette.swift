import QuoinGeometry
import QuoinModel

/// The colours and pictures that a document lists in its resources.
struct Palette {
  private var namedColors: [String: Color] = [:]
  private var systemColors: [String: Color] = [:]
  private var images: [String: ImageContent] = [:]

  init(_ root: XMLTreeElement) {
    guard let resources = root.child("resources") else { return }
    for entry in resources.children {
      guard let name = entry["name"] else { continue }
      switch entry.name {
      case "namedColor": namedColors[name] = entry.child("color").flatMap { color($0) }
      case "systemColor": systemColors[name] = entry.child("color").flatMap { color($0) }
      case "image":
        let symbol = entry.isValue("catalog", "system")
        let size = entry.size
        images[Palette.key(name, isSymbol: symbol)] = ImageContent(
          name: name, size: size == .zero ? nil : symbol ? Palette.symbolSize(size) : size,
          isSymbol: symbol)
      default: break
      }
    }
  }

  /// The picture of a name, with its size where the document lists it.
  func image(_ name: String, isSymbol: Bool) -> ImageContent {
    images[Palette.key(name, isSymbol: isSymbol)] ?? ImageContent(name: name, isSymbol: isSymbol)
  }

  /// The colour of an element, or `nil` where it says none that is known.
  func color(_ element: XMLTreeElement) -> Color? {
    let recorded = ColorReader.components(element)
    for key: StaticString in ["systemColor", "cocoaTouchSystemColor"] {
      guard let name = element[key] else { continue }
      let color = SystemColors.color(name) ?? systemColors[name] ?? recorded
      if color == nil {
        element.fault("unknown-color", key, "which is no colour of the system; none is used")
      }
      return color
    }
    if let name = element["name"] {
      let color = namedColors[name] ?? recorded
      if color == nil {
        element.fault(
          "unknown-color", "name", "which is no colour of the document's resources; none is used")
      }
      return color
    }
    return recorded
  }

  private static func key(_ name: String, isSymbol: Bool) -> String {
    (isSymbol ? "symbol:" : "image:") + name
  }

  /// The size of a symbol at the body text size, in points.
  ///
  /// Documents record a nominal size of which the longer side is 64 or 128. What a symbol takes in
  /// a layout is about 0.16 of the 128-based size and 6 points around it.
  private static func symbolSize(_ nominal: Size) -> Size {
    let longer = max(nominal.width, nominal.height)
    let factor = (longer <= 64 ? 2 : 1) * 0.16
    return Size(
      (nominal.width * factor + 6).rounded(), (nominal.height * factor + 6).rounded())
  }
}
