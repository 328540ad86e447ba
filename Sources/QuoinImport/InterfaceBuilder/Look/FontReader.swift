import QuoinModel
import QuoinStyle

/// Reads the fonts that elements describe.
enum FontReader {
  /// Returns the font of a `fontDescription`, or of a `font` in an attributed text.
  static func font(_ element: XMLTreeElement, defaultSize: Double) -> Font? {
    guard var font = specified(element, defaultSize: defaultSize) else { return nil }
    // There are few text styles.
    if font.textStyle == nil {
      font.size = element.tree.fontSizes.size(font.size, of: element.index)
    }
    return font
  }

  private static func specified(_ element: XMLTreeElement, defaultSize: Double) -> Font? {
    let weight = element.keyword("weight", KeywordTables.fontWeight)
    if let style = element.keyword(
      "style", KeywordTables.textStyle, otherwise: "the text has the system's font")
    {
      return Font(size: style.size, weight: weight ?? style.weight, textStyle: style)
    }
    // UIKit's font of size 0 has 12 points: six of six labels with it were recorded 14.5 points high.
    let size = size(element).map { $0 == 0 ? 12 : $0 } ?? defaultSize
    guard size > 0 else { return nil }
    if let name = element["name"] { return named(name, family: element["family"], size: size) }
    if let meta = element["metaFont"]?.lowercased() {
      return Font(
        size: size, weight: weight ?? (meta.contains("bold") ? .bold : .regular),
        isItalic: meta.contains("italic"))
    }
    let type =
      element.keyword("type", KeywordTables.fontType, otherwise: "system is used") ?? .system
    return Font(
      size: size, weight: weight ?? (type == .bold ? .bold : .regular),
      isItalic: type == .italic, isMonospaced: type == .monospaced)
  }

  /// Returns the specified size, given as a number or by name.
  private static func size(_ element: XMLTreeElement) -> Double? {
    let name: StaticString = element.has("pointSize") ? "pointSize" : "size"
    for entry in KeywordTables.fontSize.entries where element.isValue(name, entry.word) {
      return entry.value
    }
    return element.number(name, in: 0...10_000, otherwise: "the default is used")
  }

  /// Returns a font by its PostScript name, in which the part after the hyphen is the face.
  private static func named(_ name: String, family: String?, size: Double) -> Font {
    let parts = name.split(separator: "-", maxSplits: 1)
    let face = parts.count > 1 ? parts[1].lowercased() : ""
    return Font(
      family: FontReader.family(name, family), size: size,
      weight: faceWeight(face), isItalic: face.contains("italic") || face.contains("oblique"),
      isMonospaced: face.contains("mono"))
  }

  /// Returns the family of a PostScript name, or `nil` for the system font.
  static func family(_ name: String, _ family: String?) -> String? {
    let isSystem = name.isEmpty || name.hasPrefix(".") || name.hasPrefix("SFUI")
    return isSystem ? nil : family ?? name.split(separator: "-").first.map(spaced)
  }

  /// Separates the words of a name: `AvenirNext` becomes `Avenir Next`.
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

  /// The names of weights in faces, where longer ones precede those that they contain.
  private static let faces: [(word: String, weight: Font.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold),
    ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  private static func faceWeight(_ face: String) -> Font.Weight {
    faces.first { face.contains($0.word) }?.weight ?? .regular
  }
}
