import QuoinGeometry

/// The qualifiers in the name of a resource folder, such as `values-land-xhdpi`.
struct AndroidQualifiers {
  /// The resource type: `values`, `layout` or `drawable`.
  let kind: String
  /// The rank of each qualifier in order of precedence, or `nil` if the folder does not have it.
  private var ranks = [Int?](repeating: nil, count: Slot.allCases.count)
  /// Whether a qualifier contradicts the configuration or is unknown.
  private(set) var isExcluded = false

  /// The qualifiers in order of precedence.
  private enum Slot: Int, CaseIterable {
    case operatorCode
    case locale
    case direction
    case smallestWidth
    case width
    case height
    case size
    case aspect
    case orientation
    case mode
    case night
    case density
    case touch
    case version
  }

  /// Creates the qualifiers of a folder name for a configuration.
  init(_ folder: Substring, _ configuration: AndroidConfiguration) {
    let pieces = folder.split(separator: "-")
    kind = String(pieces.first ?? "")
    for piece in pieces.dropFirst() { read(piece.lowercased(), configuration) }
  }

  /// Returns whether these qualifiers are a better match than others that also match.
  func isBetter(than other: AndroidQualifiers) -> Bool {
    for (mine, theirs) in zip(ranks, other.ranks) where mine != theirs {
      return mine ?? Int.min > theirs ?? Int.min
    }
    return false
  }

  private mutating func set(_ slot: Slot, _ rank: Int?) {
    if let rank { ranks[slot.rawValue] = rank } else { isExcluded = true }
  }

  private mutating func read(_ word: String, _ configuration: AndroidConfiguration) {
    switch word {
    case "ldrtl": set(.direction, configuration.direction == .rightToLeft ? 1 : nil)
    case "ldltr": set(.direction, configuration.direction == .leftToRight ? 1 : nil)
    case "land": set(.orientation, configuration.isLandscape ? 1 : nil)
    case "port": set(.orientation, configuration.isLandscape ? nil : 1)
    case "night": set(.night, configuration.isNight ? 1 : nil)
    case "notnight": set(.night, configuration.isNight ? nil : 1)
    case "small": set(.size, 1)
    case "normal": set(.size, 2)
    case "large": set(.size, configuration.smallestWidth >= 480 ? 3 : nil)
    case "xlarge": set(.size, configuration.smallestWidth >= 720 ? 4 : nil)
    case "long": set(.aspect, 1)
    case "notlong", "round", "notround": set(.aspect, word == "notround" ? 1 : nil)
    case "car", "desk", "television", "appliance", "watch", "vrheadset": set(.mode, nil)
    case "finger", "notouch", "nokeys": set(.touch, word == "notouch" ? nil : 1)
    default: readNumber(word, configuration)
    }
  }

  private mutating func readNumber(_ word: String, _ configuration: AndroidConfiguration) {
    func number(_ prefix: String, _ suffix: String) -> Int? {
      guard word.hasPrefix(prefix), word.hasSuffix(suffix),
        word.count > prefix.count + suffix.count
      else { return nil }
      return Int(word.dropFirst(prefix.count).dropLast(suffix.count))
    }
    if let least = number("sw", "dp") {
      set(.smallestWidth, least <= configuration.smallestWidth ? least : nil)
    } else if let least = number("w", "dp") {
      set(.width, least <= configuration.width ? least : nil)
    } else if let least = number("h", "dp") {
      set(.height, least <= configuration.height ? least : nil)
    } else if let least = number("v", "") {
      set(.version, least <= configuration.version ? least : nil)
    } else if let dots = AndroidQualifiers.densities[word] ?? number("", "dpi") {
      set(.density, AndroidQualifiers.rank(density: dots, configuration))
    } else if number("mcc", "") != nil || number("mnc", "") != nil {
      set(.operatorCode, nil)
    } else {
      readLocale(word, configuration)
    }
  }

  /// Returns the rank of a density: the closest one is best, larger ones are better than smaller
  /// ones, and those for all densities rank in between.
  private static func rank(density: Int, _ configuration: AndroidConfiguration) -> Int {
    let wanted = configuration.dotsPerInch
    if density == 0 { return 100_000 }
    if density >= wanted { return 50_000 - (density - wanted) }
    return density
  }

  private mutating func readLocale(_ word: String, _ configuration: AndroidConfiguration) {
    var parts = word.split(separator: word.hasPrefix("b+") ? "+" : "-").map { String($0) }
    if word.hasPrefix("b+") { parts.removeFirst() }
    guard let language = parts.first else { return set(.locale, nil) }
    if word.hasPrefix("r"), word.count == 3, !word.hasPrefix("b+") {
      // The region of the preceding language.
      let isOwn = word.dropFirst() == configuration.region.lowercased()
      return set(.locale, isOwn && ranks[Slot.locale.rawValue] != nil ? 2 : nil)
    }
    set(.locale, language == configuration.language ? 1 : nil)
  }

  static let densities = [
    "ldpi": 120, "mdpi": 160, "tvdpi": 213, "hdpi": 240, "xhdpi": 320, "xxhdpi": 480,
    "xxxhdpi": 640, "nodpi": 0, "anydpi": 0,
  ]
}
