#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The font files that are used if none are specified.
///
/// Inter substitutes for the system font; DejaVu provides the characters that Inter lacks, and the
/// monospaced font; Noto provides colour emoji, for which DejaVu is the fallback; Liberation has
/// the same widths as Arial, Helvetica, Times and Courier. The folders are searched in this order,
/// and each file is taken from the first folder that contains it:
///
/// - Debian, Ubuntu (`fonts-inter`, `fonts-dejavu-core`, `fonts-noto-color-emoji`,
///   `fonts-noto-cjk`, `fonts-liberation`): `/usr/share/fonts/opentype/inter`,
///   `/usr/share/fonts/truetype/dejavu`, `…/noto`, `…/liberation`; Fedora, Arch:
///   `/usr/share/fonts/…` likewise;
/// - Homebrew (`font-inter`, `font-dejavu`, `font-liberation`) and macOS: `~/Library/Fonts`,
///   `/Library/Fonts`.
enum FontFiles {
  /// The standard files that exist, in a fixed order.
  static func standard() -> [String] {
    let folders = folders().filter { access($0, F_OK) == 0 }
    let names = interNames() + interCollections + dejaVuNames + emojiNames + liberationNames
    var files: [String] = []
    for name in names {
      // The collection of all weights is needed only if the single files are missing.
      if interCollections.contains(name), !files.isEmpty { continue }
      if let folder = folders.first(where: { isReadable($0 + "/" + name) }) {
        files.append(folder + "/" + name)
      }
    }
    return files
  }

  /// Whether a file is readable.
  static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// The existing font files for Chinese, Japanese and Korean.
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
