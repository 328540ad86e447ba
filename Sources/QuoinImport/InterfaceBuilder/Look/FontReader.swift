import QuoinModel

/// The fonts that elements describe.
enum FontReader {
  /// The font of a `fontDescription`, or of a `font` in an attributed text.
  static func font(_ element: XMLTreeElement, defaultSize: Double) -> Font? {
    if let style = element["style"], let textStyle = textStyles[style] {
      return Font(
        size: textStyle.size, weight: weight(element["weight"]) ?? textStyle.weight,
        textStyle: textStyle)
    }
    let size =
      Number.parse(element["pointSize"] ?? element["size"]) ?? namedSize(element["size"])
      ?? defaultSize
    guard size > 0 else { return nil }
    if let name = element["name"] ?? element["metaFont"].flatMap({ _ in "" }) {
      return named(name, family: element["family"], size: size)
    }
    let type = element["type"] ?? "system"
    return Font(
      size: size, weight: weight(element["weight"]) ?? (type == "boldSystem" ? .bold : .regular),
      isItalic: type == "italicSystem", isMonospaced: type == "monospacedSystem")
  }

  /// A font by its PostScript name, of which the part behind the hyphen says the face.
  private static func named(_ name: String, family: String?, size: Double) -> Font {
    let parts = name.split(separator: "-", maxSplits: 1)
    let face = parts.count > 1 ? parts[1].lowercased() : ""
    let isSystem = name.isEmpty || name.hasPrefix(".") || name.hasPrefix("SFUI")
    return Font(
      family: isSystem ? nil : family ?? parts.first.map(spaced), size: size,
      weight: faceWeight(face), isItalic: face.contains("italic") || face.contains("oblique"),
      isMonospaced: face.contains("mono"))
  }

  /// `AvenirNext` as `Avenir Next`.
  private static func spaced(_ name: Substring) -> String {
    var result = ""
    var wasLower = false
    for character in name {
      if character.isUppercase && wasLower { result.append(" ") }
      result.append(character)
      wasLower = character.isLowercase
    }
    return result
  }

  private static func weight(_ word: String?) -> Font.Weight? {
    switch word {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: nil
    }
  }

  /// The words for weights in the names of faces; the longer before those that they contain.
  private static let faces: [(word: String, weight: Font.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  private static func faceWeight(_ face: String) -> Font.Weight {
    faces.first { face.contains($0.word) }?.weight ?? .regular
  }

  private static func namedSize(_ word: String?) -> Double? {
    switch word {
    case "label": 17
    case "small": 12
    case "button": 18
    case "system": 14
    default: nil
    }
  }

  /// Whether a word is the name of a text style.
  static func isTextStyle(_ word: String) -> Bool { textStyles[word] != nil }

  private static let textStyles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleLargeTitle": .largeTitle,
    "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleSubheadline": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}
