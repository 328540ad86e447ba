import Quoin

/// Pairs of an app's screens on iOS and Android, matched by name: `LoginViewController` in a storyboard and
/// `activity_login.xml` are the login screen.
struct PlatformPairs {
  /// A screen of one platform, with its variants.
  private struct Screen {
    var sheet: VariantGroup.Sheet
    var variants: VariantSet
  }

  /// A screen that exists on both platforms.
  struct Pair {
    /// The file name, from the words that both screens' names share.
    var name: String
    var sheet: ContactSheet
  }

  private var apple: [Set<String>: Screen] = [:]
  private var android: [Set<String>: Screen] = [:]
  /// The words of the screens' names, in document order.
  private var order: [(words: Set<String>, name: String)] = []

  /// Words for kinds of screens and views, ignored when names are compared.
  private static let kinds: Set<String> = [
    "activity", "cell", "controller", "dialog", "fragment", "item", "layout", "page", "row",
    "scene", "screen", "table",
    "view", "vc",
  ]

  /// Adds the screens of a document, unless screens of the same names were added before.
  mutating func add(_ outcome: VariantOutcome, of system: DocumentSystem) {
    guard system != .none else { return }
    let isAndroid = system == .android
    for sheet in outcome.sheets {
      // If a document has a single scene, the document's name identifies it, too.
      let isOnly = outcome.sheets.count == 1
      let names =
        (isAndroid ? [] : [sheet.title]) + (isOnly ? [FileNames.stem(outcome.path)] : [])
      for name in names {
        let words = PlatformPairs.words(of: name)
        guard !words.isEmpty else { continue }
        let screen = Screen(sheet: sheet, variants: outcome.variants)
        if isAndroid {
          if android[words] == nil { android[words] = screen }
        } else if apple[words] == nil {
          apple[words] = screen
          order.append((words, words.sorted().joined(separator: "-")))
        }
      }
    }
  }

  /// The screens that exist on both platforms, in the order of Apple's documents.
  var pairs: [Pair] {
    order.compactMap { words, name in
      guard let left = apple[words], let right = android[words] else { return nil }
      let rows = PlatformPairs.rows(left, "iOS") + PlatformPairs.rows(right, "Android")
      return Pair(
        name: FileNamePart.of(name),
        sheet: ContactSheet(
          title: left.sheet.title, subtitle: "\(left.sheet.title) · \(right.sheet.title)",
          rows: rows))
    }
  }

  private static func rows(_ screen: Screen, _ system: String) -> [ContactSheet.Row] {
    VariantGroup.rows(of: screen.sheet, in: screen.variants).map { row in
      var row = row
      row.title = row.title.map { "\(system) · \($0)" } ?? system
      return row
    }
  }

  /// Returns the lowercased words of a name that identify the screen.
  static func words(of name: String) -> Set<String> {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isUppercase && wasSmall {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isPart { word += character.lowercased() }
      wasSmall = isPart && !character.isUppercase
    }
    if !word.isEmpty { words.append(word) }
    return Set(words).subtracting(kinds)
  }
}

/// Helpers for file names.
enum FileNames {
  /// Returns the last component of a path, without its extension.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}
