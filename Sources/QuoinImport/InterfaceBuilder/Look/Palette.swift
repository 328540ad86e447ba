import QuoinGeometry
import QuoinModel

/// The colours and images in a document's resources.
struct Palette {
  private var namedColors: [String: Color] = [:]
  private var systemColors: [String: Color] = [:]
  private var images: [String: ImageContent] = [:]
  /// The document's global tint, for views without their own.
  private(set) var tint: Color?
  /// The app's bundle, whose colours and images take precedence over those recorded in the document.
  private let bundle: LazyBundle

  init(_ root: XMLTreeElement, bundle: LazyBundle) {
    self.bundle = bundle
    readResources(root)
    tint = root.child("color", key: "tintColor").flatMap { color($0) }
  }

  private mutating func readResources(_ root: XMLTreeElement) {
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

  /// Returns the image with a name, with its size if the document lists it.
  ///
  /// - Parameter isTinted: Whether the view tints images with automatic rendering.
  func image(_ name: String, isSymbol: Bool, isTinted: Bool = false) -> ImageContent {
    var recorded =
      images[Palette.key(name, isSymbol: isSymbol)] ?? ImageContent(name: name, isSymbol: isSymbol)
    guard !isSymbol else { return recorded }
    if let picture = bundle.value.picture(name) {
      var image = picture.content(isTinted: isTinted)
      // The recorded size is the fallback for files without a readable size.
      image.size = image.size ?? recorded.size
      return image
    }
    if bundle.value.isProject { recorded.missingFrom = bundle.value.words }
    return recorded
  }

  /// Returns the colour of an element, or `nil` if it has no known one.
  func color(_ element: XMLTreeElement) -> Color? {
    let recorded = ColorReader.components(element)
    for key: StaticString in ["systemColor", "cocoaTouchSystemColor"] {
      guard let name = element[key] else { continue }
      let color = SystemColors.color(name) ?? systemColors[name] ?? recorded
      if color == nil {
        element.fault("unknown-color", key, "which is not a system colour; none is used")
      }
      return color
    }
    if let name = element["name"] {
      if let color = bundle.value.color(name) { return color }
      let color = namedColors[name] ?? recorded
      if color != nil, bundle.value.isProject {
        element.note(
          "unknown-color",
          "the colour “\(name.prefix(60))” is in no catalogue of \(bundle.value.words); the one "
            + "recorded in the document is used")
      }
      if color == nil {
        element.fault(
          "unknown-color", "name", "which is not a colour of the document's resources; none is used"
        )
      }
      return color
    }
    return recorded
  }

  private static func key(_ name: String, isSymbol: Bool) -> String {
    (isSymbol ? "symbol:" : "image:") + name
  }

  /// Returns the size of a symbol at the body text size, in points.
  ///
  /// Documents record a nominal size whose longer side is 64 or 128. In a layout a symbol takes about 0.16
  /// of the 128-based size plus 6 points.
  private static func symbolSize(_ nominal: Size) -> Size {
    let longer = max(nominal.width, nominal.height)
    let factor = (longer <= 64 ? 2 : 1) * 0.16
    return Size(
      (nominal.width * factor + 6).rounded(), (nominal.height * factor + 6).rounded())
  }
}
