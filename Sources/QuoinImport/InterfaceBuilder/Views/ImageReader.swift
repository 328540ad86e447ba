import QuoinGeometry
import QuoinModel

/// Reads the images that elements refer to.
struct ImageReader {
  let palette: Palette

  /// Returns the image for a key: an attribute with `catalog` beside it, or an `imageReference`.
  ///
  /// - Parameter isTinted: Whether the view tints images with automatic rendering.
  func image(
    _ element: XMLTreeElement, _ key: StaticString, isTinted: Bool = false
  ) -> ImageContent? {
    let reference = element.child("imageReference", key: key)
    guard let name = reference?["image"] ?? element[key], !name.isEmpty else { return nil }
    let isSymbol = (reference ?? element).isValue("catalog", "system")
    if isSymbol, !SymbolOutline.isDrawn(name) {
      (reference ?? element).note(
        "unsupported-attribute", "the symbol “\(name)” is not drawn yet; a plain box stands for it")
    }
    var image = palette.image(name, isSymbol: isSymbol, isTinted: isTinted)
    if isSymbol, let size = image.size {
      let factor = symbolFactor(
        element.child("preferredSymbolConfiguration", key: "preferredSymbolConfiguration")
          ?? reference)
      image.size = Size((size.width * factor).rounded(), (size.height * factor).rounded())
    }
    return image
  }

  /// Returns the scale of a symbol relative to body text.
  private func symbolFactor(_ configuration: XMLTreeElement?) -> Double {
    guard let configuration else { return 1 }
    var factor = 1.0
    if let size = configuration.number("pointSize", in: Number.positive), size > 0 {
      factor = size / 17
    }
    if let font = configuration.child("fontDescription"),
      let size = FontReader.font(font, defaultSize: 17)?.size
    {
      factor = size / 17
    }
    let name: StaticString = configuration.has("scale") ? "scale" : "symbolScale"
    return factor * (configuration.keyword(name, KeywordTables.symbolScale) ?? 1)
  }
}
