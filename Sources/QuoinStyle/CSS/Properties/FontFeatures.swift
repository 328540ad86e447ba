import QuoinModel

extension Grammars {
  /// Tags, each with a number, `on` or `off`: CSS Fonts 4 §6.12.
  static let featureSettings: CSS.Grammar = { reader in
    if reader.keyword(.normal) { return .keyword(.normal) }
    var settings: [CSS.Value] = []
    repeat {
      guard case .string(let tag) = reader.kind, Font.Feature(tag) != nil else { return nil }
      reader.advance()
      var value = 1
      if reader.keyword(.off) {
        value = 0
      } else if !reader.keyword(.on), let number = reader.integer() {
        guard number >= 0, number <= 65535 else { return nil }
        value = number
      }
      settings.append(.list([.string(tag), .number(Double(value))]))
    } while reader.comma()
    return .commas(settings)
  }

  /// Keywords for digits and fractions: CSS Fonts 4 §6.7.
  static let numericVariants = variants([
    [.liningNums, .oldstyleNums], [.proportionalNums, .tabularNums],
    [.diagonalFractions, .stackedFractions], [.ordinal], [.slashedZero],
  ])

  /// Keywords for ligatures: CSS Fonts 4 §6.4.
  static let ligatureVariants: CSS.Grammar = { reader in
    reader.keyword(.none) ? .keyword(.none) : ligatures(&reader)
  }

  private static let ligatures = variants([
    [.commonLigatures, .noCommonLigatures], [.discretionaryLigatures, .noDiscretionaryLigatures],
    [.historicalLigatures, .noHistoricalLigatures], [.contextual, .noContextual],
  ])

  /// Keywords for East Asian characters: CSS Fonts 4 §6.10.
  static let eastAsianVariants = variants([
    [.jis78, .jis83, .jis90, .jis04, .simplified, .traditional], [.fullWidth, .proportionalWidth],
    [.ruby],
  ])

  /// Returns a grammar of keywords, at most one of each group, in any order.
  ///
  /// The value lists them in the order of the groups.
  private static func variants(_ groups: [[CSS.Keyword]]) -> CSS.Grammar {
    { reader in
      if reader.keyword(.normal) { return .keyword(.normal) }
      var words = [CSS.Value?](repeating: nil, count: groups.count)
      while let word = reader.keyword(groups.joined()) {
        guard let group = groups.firstIndex(where: { $0.contains(word) }), words[group] == nil
        else { return nil }
        words[group] = .keyword(word)
      }
      let found = words.compactMap { $0 }
      return found.isEmpty ? nil : .list(found)
    }
  }

  /// Tags of axes, each with a number: CSS Fonts 4 §7.2.
  static let variationSettings: CSS.Grammar = { reader in
    if reader.keyword(.normal) { return .keyword(.normal) }
    // The last value of a tag holds, and tags are in order: CSS Fonts 4 §7.2.
    var settings: [String: Double] = [:]
    repeat {
      guard case .string(let tag) = reader.kind, tag.utf8.count == 4,
        tag.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
      else { return nil }
      reader.advance()
      guard let number = reader.number() else { return nil }
      settings[tag] = number
    } while reader.comma()
    return .commas(
      settings.sorted { $0.key < $1.key }.map { .list([.string($0.key), .number($0.value)]) })
  }

  /// A width in percent: CSS Fonts 4 §2.3.
  static let fontStretch: CSS.Grammar = { reader in
    if let word = fontStretchWord(&reader) { return word }
    guard case .percentage(let percent) = reader.percentage(), percent >= 0 else { return nil }
    return .percentage(percent)
  }

  /// The keyword of a width: CSS Fonts 4 §2.7, the shorthand has no percentages.
  static let fontStretchWord: CSS.Grammar = { reader in
    reader.keyword(stretches.lazy.map(\.key)).flatMap { stretches[word: $0] }.map {
      .percentage($0)
    }
  }

  private static let stretches: KeyValuePairs<CSS.Keyword, Double> = [
    .ultraCondensed: 50, .extraCondensed: 62.5, .condensed: 75, .semiCondensed: 87.5, .normal: 100,
    .semiExpanded: 112.5, .expanded: 125, .extraExpanded: 150, .ultraExpanded: 200,
  ]

  /// `normal`, `italic`, or `oblique` with an angle: CSS Fonts 4 §2.4.
  static let fontStyle: CSS.Grammar = { reader in
    guard let word = reader.keyword([.normal, .italic, .oblique]) else { return nil }
    guard word == .oblique,
      let degrees = reader.attempt({ reader in
        reader.angle(allowsZero: false).flatMap { (-90...90).contains($0) ? $0 : nil }
      })
    else { return .keyword(word) }
    // The angle of `oblique` alone is left out.
    switch degrees {
    case 0: return .keyword(.normal)
    case Font.italicAngle: return .keyword(.oblique)
    default: return .list([.keyword(.oblique), .angle(degrees)])
    }
  }

  /// The x-height or cap height that fonts are scaled to: CSS Fonts 5 §2.2.
  static let fontSizeAdjust: CSS.Grammar = { reader in
    if let word = reader.keyword([.none, .fromFont]) {
      // Only the fonts after the first are scaled to its own height.
      return word == .none ? .keyword(.none) : nil
    }
    let metric = reader.keyword([.exHeight, .capHeight])
    guard let number = reader.number(), number >= 0 else { return nil }
    return metric == .capHeight
      ? .list([.keyword(.capHeight), .number(number)]) : .number(number)
  }
}

extension NativeConversions {
  /// Returns a conversion of a property that selects OpenType features or instances of fonts.
  ///
  /// - Parameter keepsOthers: whether the initial value leaves the features of a style as they are.
  static func features(_ property: CSS.Property, keepsOthers: Bool = true) -> CSS.Native {
    CSS.Native(.fontFeatures) { value, style in
      let features = property.fontFeatures(value)
      if !keepsOthers || !features.isEmpty { style[.fontFeatures] = .features(features) }
      return true
    }
  }

  /// Italic letters; the angle of oblique ones is among the features.
  static let fontStyle = CSS.Native(.fontItalic) { value, style in
    style[.fontItalic] = .flag(value != .keyword(.normal))
    return true
  }
}

extension CSS.Property {
  /// The properties of which only values that are not initial are converted for nodes.
  static let fontChoices = CSS.PropertySet([
    .fontStretch, .fontSizeAdjust, .fontOpticalSizing, .fontVariationSettings,
    .fontVariantLigatures, .fontVariantPosition, .fontVariantEastAsian,
  ])

  /// The properties that select OpenType features and instances of fonts, in ascending precedence: CSS Fonts 4 §7.2.
  static let fontFeatures: [CSS.Property] = [
    .fontWeight, .fontStretch, .fontStyle, .fontSizeAdjust, .fontOpticalSizing,
    .fontVariationSettings, .fontKerning, .fontVariantLigatures, .fontVariantPosition,
    .fontVariantNumeric, .fontVariantEastAsian, .fontFeatureSettings,
  ]
  static let fontFeatureSet = CSS.PropertySet(fontFeatures)

  /// Returns the features that a computed value of one of these properties selects.
  func fontFeatures(_ value: CSS.Value) -> [Font.Feature] {
    switch (self, value) {
    case (.fontWeight, .number(let weight)):
      return weight.remainder(dividingBy: 100) == 0 && weight < 1000
        ? [] : [Font.Feature(.weight, weight)]
    case (.fontStretch, .percentage(let percent)):
      return percent == 100 ? [] : [Font.Feature(.stretch, percent)]
    case (.fontStyle, .list(let parts)):
      guard case .angle(let degrees)? = parts.last else { return [] }
      return [Font.Feature(.slant, degrees)]
    case (.fontSizeAdjust, .number(let ratio)): return [Font.Feature(.xHeight, ratio)]
    case (.fontSizeAdjust, .list(let parts)):
      guard case .number(let ratio)? = parts.last else { return [] }
      return [Font.Feature(.capHeight, ratio)]
    case (.fontOpticalSizing, .keyword(.none)): return [Font.Feature(.fixedOpticalSize, 0)]
    // Kerning is on unless a style turns it off: CSS Fonts 4 §6.3.
    case (.fontKerning, .keyword(.none)): return [.noKerning]
    case (.fontVariationSettings, .commas(let settings)):
      return settings.compactMap { CSS.Property.setting($0, Font.Feature.init(axis:_:)) }
    case (.fontFeatureSettings, .commas(let settings)):
      return settings.compactMap { CSS.Property.setting($0) { Font.Feature($0, Int($1)) } }
    case (_, .list(let words)): return words.flatMap { CSS.Property.features(of: $0.keyword) }
    case (_, .keyword(let word)): return CSS.Property.features(of: word)
    default: return []
    }
  }

  private static func setting(
    _ value: CSS.Value, _ feature: (String, Double) -> Font.Feature?
  ) -> Font.Feature? {
    guard case .list(let parts) = value, parts.count == 2, case .string(let tag) = parts[0],
      case .number(let number) = parts[1]
    else { return nil }
    return feature(tag, number)
  }

  /// The features of the keywords of `font-variant`: CSS Fonts 4 §6.4 to §6.10.
  private static func features(of word: CSS.Keyword?) -> [Font.Feature] {
    guard let word else { return [] }
    return tags(of: word).compactMap { tag in
      tag.hasPrefix("-") ? Font.Feature(String(tag.dropFirst()), 0) : Font.Feature(tag)
    }
  }

  /// The OpenType tags of a keyword; a hyphen turns a feature off.
  private static func tags(of word: CSS.Keyword) -> [String] {
    switch word {
    case .liningNums: ["lnum"]
    case .oldstyleNums: ["onum"]
    case .proportionalNums: ["pnum"]
    case .tabularNums: ["tnum"]
    case .diagonalFractions: ["frac"]
    case .stackedFractions: ["afrc"]
    case .ordinal: ["ordn"]
    case .slashedZero: ["zero"]
    case .none: ["-liga", "-clig", "-dlig", "-hlig", "-calt"]
    case .commonLigatures: ["liga", "clig"]
    case .noCommonLigatures: ["-liga", "-clig"]
    case .discretionaryLigatures: ["dlig"]
    case .noDiscretionaryLigatures: ["-dlig"]
    case .historicalLigatures: ["hlig"]
    case .noHistoricalLigatures: ["-hlig"]
    case .contextual: ["calt"]
    case .noContextual: ["-calt"]
    case .sub: ["subs"]
    case .super: ["sups"]
    case .jis78: ["jp78"]
    case .jis83: ["jp83"]
    case .jis90: ["jp90"]
    case .jis04: ["jp04"]
    case .simplified: ["smpl"]
    case .traditional: ["trad"]
    case .fullWidth: ["fwid"]
    case .proportionalWidth: ["pwid"]
    case .ruby: ["ruby"]
    default: []
    }
  }
}

extension CSS.ComputedStyle {
  /// The features that all these properties select together.
  var fontFeatures: [Font.Feature] {
    let own = set.intersection(CSS.Property.fontFeatureSet)
    guard own != CSS.PropertySet() else { return [] }
    var features: [Font.Feature] = []
    for property in CSS.Property.fontFeatures where own.contains(property) {
      features.choose(property.fontFeatures(self[property]))
    }
    return features
  }
}
