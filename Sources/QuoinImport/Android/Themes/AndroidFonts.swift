import Foundation
import QuoinModel
import QuoinResources

/// The fonts of a document: system fonts, if installed, and those of the project in `res/font`.
struct AndroidFonts {
  /// The system font faces used by texts.
  private var faces: Set<String> = []
  /// The project's font files, by the name of the font resource.
  private(set) var own: [(family: String, path: String)] = []
  private var known: [String: String?] = [:]

  /// Records that a text uses a font.
  mutating func use(_ font: Font) {
    guard let family = font.family, family.hasPrefix("Roboto") else { return }
    let stem = family.filter { $0 != " " }
    let weight =
      switch font.weight.rawValue {
      case ...250: "Thin"
      case ...350: "Light"
      case ...450: "Regular"
      case ...550: "Medium"
      case ...750: "Bold"
      default: "Black"
      }
    let slanted = weight == "Regular" ? "Italic" : weight + "Italic"
    faces.insert("\(stem)-\(font.isItalic ? slanted : weight)")
  }

  /// Returns the family of a font resource such as `@font/lato`.
  mutating func family(_ value: String, _ resolver: AndroidResolver) -> String? {
    guard let reference = AndroidReference(value), reference.kind == "font" else { return nil }
    if let known = known[reference.name] { return known }
    var family: String?
    if let path = resolver.project.file("font/" + reference.name) {
      for file in path.hasSuffix(".xml") ? files(path, resolver) : [path] {
        family = "@font/" + reference.name
        own.append((family: "@font/" + reference.name, path: file))
      }
    }
    known[reference.name] = .some(family)
    return family
  }

  /// Returns the files of a family.
  private func files(_ path: String, _ resolver: AndroidResolver) -> [String] {
    guard let file = resolver.file(path), let root = file.tree.root else { return [] }
    return root.children.prefix(40).compactMap { font in
      let own = file.attributes(font)
      guard let raw = own["android:font"] ?? own["font"], let reference = AndroidReference(raw)
      else { return nil }
      return resolver.project.file("font/" + reference.name)
    }
  }

  /// Returns the fonts to import with a document.
  func imported(_ resources: Resources) -> [ImportedFont] {
    let system = faces.sorted().compactMap { face -> ImportedFont? in
      let folder = AndroidFonts.folders.first {
        FileManager.default.isReadableFile(atPath: $0 + "/" + face + ".ttf")
      }
      let family = face.hasPrefix("RobotoCondensed") ? "Roboto Condensed" : AndroidLooks.family
      return folder.map {
        ImportedFont(family: family, source: .file($0 + "/" + face + ".ttf"), name: face)
      }
    }
    let project = own.compactMap { font -> ImportedFont? in
      guard let bytes = try? resources.file(path: font.path, as: .font).bytes() else { return nil }
      return ImportedFont(
        family: font.family, source: .data(Array(bytes)), name: FilePath.name(font.path))
    }
    return system + project
  }

  /// Whether the system font is installed.
  static let isInstalled = folders.contains {
    FileManager.default.isReadableFile(atPath: $0 + "/Roboto-Regular.ttf")
  }

  /// The folders in which Debian and other systems install Roboto: `fonts-roboto-unhinted`,
  /// `fonts-roboto-hinted`.
  private static let folders = [
    "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF",
    "/usr/share/fonts/truetype/roboto/hinted", "/usr/share/fonts/truetype/roboto/unhinted",
    "/usr/share/fonts/truetype/roboto", "/usr/share/fonts/google-roboto", "/usr/share/fonts/TTF",
    "/Library/Fonts", "/opt/homebrew/share/fonts",
  ]
}
