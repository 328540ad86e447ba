#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The font files that are used when none are named.
///
/// Inter stands in for the system's font; DejaVu serves what Inter lacks, and fixed pitch; Noto has
/// emoji in colour, and where it is missing DejaVu's serve; Liberation's glyphs are as wide as those
/// of Arial, Helvetica, Times and Courier. They are looked for in this order, and each file is taken
/// from the first folder that has it:
///
/// - Debian, Ubuntu (`fonts-inter`, `fonts-dejavu-core`, `fonts-noto-color-emoji`, `fonts-noto-cjk`,
///   `fonts-liberation`): `/usr/share/fonts/opentype/inter`, `/usr/share/fonts/truetype/dejavu`,
///   `…/noto`, `…/liberation`; Fedora, Arch: `/usr/share/fonts/…` likewise;
/// - Homebrew (`font-inter`, `font-dejavu`, `font-liberation`) and macOS: `~/Library/Fonts`,
///   `/Library/Fonts`.
enum FontFiles {
  /// The standard files that there are, in a fixed order.
  static func standard() -> [String] {
    let folders = folders()
    let names = interNames() + interCollections + dejaVuNames + emojiNames + liberationNames
    var files: [String] = []
    for name in names {
      // One file of all weights is needed only where the single ones are not.
      if interCollections.contains(name), !files.isEmpty { continue }
      if let folder = folders.first(where: { isReadable($0 + "/" + name) }) {
        files.append(folder + "/" + name)
      }
    }
    return files
  }

  /// Whether a file can be read.
  static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// The files of the fonts for Chinese, Japanese and Korean that there are.
  static func eastAsian() -> [String] {
    let folders = folders()
    return ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"].compactMap { name in
      folders.first { isReadable($0 + "/" + name) }.map { $0 + "/" + name }
    }
  }

  private static func folders() -> [String] {
    var folders = [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
      "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/inter", "/usr/share/fonts/TTF",
      "/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto", "/usr/share/fonts/opentype/noto",
      "/usr/share/fonts/noto-cjk", "/usr/share/fonts/google-noto-sans-cjk-fonts",
      "/usr/share/fonts/google-noto-color-emoji-fonts", "/usr/share/fonts/dejavu-sans-fonts",
      "/usr/share/fonts/dejavu-sans-mono-fonts", "/usr/share/fonts/truetype/liberation",
      "/usr/share/fonts/truetype/liberation2", "/usr/share/fonts/liberation",
      "/usr/share/fonts/liberation-sans", "/usr/share/fonts/liberation-serif",
      "/usr/share/fonts/liberation-mono",
      "/usr/local/share/fonts", "/opt/homebrew/share/fonts", "/Library/Fonts",
    ]
    if let home = getenv("HOME") {
      let home = String(cString: home)
      folders += [home + "/Library/Fonts", home + "/.local/share/fonts"]
    }
    return folders
  }

  private static func interNames() -> [String] {
    let weights = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    return weights.flatMap { weight in
      let slanted = weight == "Regular" ? "Italic" : weight + "Italic"
      return ["Inter-\(weight).otf", "Inter-\(slanted).otf"]
    }
  }

  private static let emojiNames = ["NotoColorEmoji.ttf"]

  private static let liberationNames = ["Sans", "Serif", "Mono", "SansNarrow"].flatMap { family in
    ["Regular", "Bold", "Italic", "BoldItalic"].map { "Liberation\(family)-\($0).ttf" }
  }

  private static let interCollections = ["Inter.ttc", "InterVariable.ttf"]

  private static let dejaVuNames = [
    "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf",
    "DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf",
  ]
}
