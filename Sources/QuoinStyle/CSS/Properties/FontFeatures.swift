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
  static let numericVariants: CSS.Grammar = { reader in
    if reader.keyword(.normal) { return .keyword(.normal) }
    let groups: [[CSS.Keyword]] = [
      [.liningNums, .oldstyleNums], [.proportionalNums, .tabularNums],
      [.diagonalFractions, .stackedFractions], [.ordinal], [.slashedZero],
    ]
    var words: [CSS.Value] = []
    var taken: Set<Int> = []
    while let word = reader.keyword(groups.joined()) {
      guard let group = groups.firstIndex(where: { $0.contains(word) }),
        taken.insert(group).inserted
      else { return nil }
      words.append(.keyword(word))
    }
    return words.isEmpty ? nil : .list(words)
  }
}

extension NativeConversions {
  static let featureSettings = CSS.Native(.fontFeatures) { value, style in
    var features: [Font.Feature] = []
    if case .commas(let settings) = value {
      for setting in settings {
        guard case .list(let parts) = setting, parts.count == 2, case .string(let tag) = parts[0],
          case .number(let value) = parts[1], let feature = Font.Feature(tag, Int(value))
        else { return false }
        features.append(feature)
      }
    }
    style[.fontFeatures] = .features(features)
    return true
  }

  /// The OpenType tags of the keywords.
  private static let numericTags: [CSS.Keyword: String] = [
    .liningNums: "lnum", .oldstyleNums: "onum", .proportionalNums: "pnum",
    .tabularNums: "tnum", .diagonalFractions: "frac", .stackedFractions: "afrc",
    .ordinal: "ordn", .slashedZero: "zero",
  ]

  static let numericVariants = CSS.Native(.fontFeatures) { value, style in
    var features: [Font.Feature] = []
    if case .list(let words) = value {
      features = words.compactMap {
        $0.keyword.flatMap { numericTags[$0] }.flatMap { Font.Feature($0) }
      }
    }
    style[.fontFeatures] = .features(features)
    return true
  }

  /// Kerning, which is on unless a style turns it off: CSS Fonts 4 §6.3.
  static let kerning = CSS.Native(.fontFeatures) { value, style in
    let features = value == .keyword(.none) ? [Font.Feature("kern", 0)] : []
    style[.fontFeatures] = .features(features.compactMap { $0 })
    return true
  }
}

extension CSS.Property {
  /// The properties that select OpenType features, in ascending precedence: CSS Fonts 4 §7.2.
  static let fontFeatures = ["font-kerning", "font-variant-numeric", "font-feature-settings"]
    .compactMap { named($0) }

  /// Returns the features that a value of one of these properties selects.
  func fontFeatures(_ value: CSS.Value) -> [Font.Feature] {
    var style = Style()
    guard let native = row.native, native(value, &style),
      case .features(let features) = style[.fontFeatures]
    else { return [] }
    return features
  }
}

extension CSS.ComputedStyle {
  /// The features that all these properties select together.
  var fontFeatures: [Font.Feature] {
    var features: [Font.Feature] = []
    for property in CSS.Property.fontFeatures {
      features.choose(property.fontFeatures(self[property]))
    }
    return features
  }
}
