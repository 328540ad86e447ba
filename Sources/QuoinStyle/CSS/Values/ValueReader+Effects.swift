import QuoinModel

extension CSS.ValueReader {
  /// Reads `none` or comma-separated shadows: CSS Backgrounds 3 §6.1, CSS Text Decoration 4 §4.
  mutating func shadows(ofBox: Bool) -> CSS.Value? {
    if keyword(.none) { return .keyword(.none) }
    var shadows: [CSS.Value] = []
    repeat {
      guard let shadow = shadow(ofBox: ofBox) else { return nil }
      shadows.append(.shadow(shadow))
    } while comma()
    return .commas(shadows)
  }

  private mutating func shadow(ofBox: Bool) -> CSS.ShadowValue? {
    var shadow = CSS.ShadowValue()
    var hasColor = false
    var hasLengths = false
    while true {
      if ofBox, !shadow.isInner, keyword(.inset) {
        shadow.isInner = true
      } else if !hasColor, let color = color() {
        shadow.color = color
        hasColor = true
      } else if !hasLengths, let x = length(percentages: false) {
        guard let y = length(percentages: false) else { return nil }
        (shadow.x, shadow.y) = (x, y)
        if let blur = length(percentages: false, nonNegative: true) {
          shadow.blur = blur
          if ofBox, let spread = length(percentages: false) { shadow.spread = spread }
        }
        hasLengths = true
      } else {
        break
      }
    }
    return hasLengths ? shadow : nil
  }

  /// Reads `none` or a list of transform functions: CSS Transforms 1 §8.
  mutating func transform() -> CSS.Value? {
    if keyword(.none) { return .keyword(.none) }
    var functions: [CSS.Value] = []
    while let name = functionName {
      guard let values = arguments({ $0.transformArguments(name) }) else { return nil }
      functions.append(.function(name, values))
    }
    return functions.isEmpty ? nil : .list(functions)
  }

  private mutating func transformArguments(_ name: String) -> [CSS.Value]? {
    func several(
      _ counts: ClosedRange<Int>, _ read: (inout CSS.ValueReader) -> CSS.Value?
    ) -> [CSS.Value]? {
      var values: [CSS.Value] = []
      repeat {
        guard let value = read(&self) else { return nil }
        values.append(value)
      } while comma()
      return counts.contains(values.count) ? values : nil
    }
    let factor: (inout CSS.ValueReader) -> CSS.Value? = { reader in
      if case .percentage(let percent) = reader.kind {
        reader.advance()
        return .number(percent / 100)
      }
      return reader.number().map { .number($0) }
    }
    switch name {
    case "translate": return several(1...2) { $0.length() }
    case "translatex", "translatey": return several(1...1) { $0.length() }
    case "scale": return several(1...2, factor)
    case "scalex", "scaley": return several(1...1, factor)
    case "rotate", "rotatez", "skewx", "skewy":
      return several(1...1) { $0.angle().map { .angle($0) } }
    // CSS Transforms 2 §13: drawn in the plane, 3D functions only make things narrower.
    case "translate3d": return several(3...3) { $0.length() }
    case "translatez", "perspective":
      return several(1...1) {
        $0.keyword(.none) ? .keyword(.none) : $0.length(percentages: false)
      }
    case "scale3d": return several(3...3, factor)
    case "scalez": return several(1...1, factor)
    case "rotatex", "rotatey": return several(1...1) { $0.angle().map { .angle($0) } }
    case "skew": return several(1...2) { $0.angle().map { .angle($0) } }
    case "matrix": return several(6...6) { $0.number().map { .number($0) } }
    default: return nil
    }
  }

  /// Reads comma-separated names and strings: CSS Fonts 4 §2.1.
  mutating func fontFamilies() -> CSS.Value? {
    var families: [CSS.Value] = []
    repeat {
      if case .string(let name) = kind {
        advance()
        families.append(.string(name))
        continue
      }
      var words: [String] = []
      while case .ident(let word) = kind {
        words.append(word)
        advance()
      }
      guard !words.isEmpty else { return nil }
      let single = words.count == 1 ? words[0].asciiLowercased : ""
      if CSS.wideKeywords.contains(single) || single == "default" { return nil }
      if let generic = CSS.Keyword(single), CSS.genericFamilies.contains(generic) {
        families.append(.keyword(generic))
      } else {
        families.append(.string(words.joined(separator: " ")))
      }
    } while comma()
    return .commas(families)
  }
}

extension CSS {
  /// The CSS-wide keywords: CSS Cascade 5 §7.3.
  static let wideKeywords: Set<String> = [
    "inherit", "initial", "unset", "revert", "revert-layer",
  ]

  static let genericFamilies: [Keyword] = [
    .serif, .sansSerif, .monospace, .cursive, .fantasy, .systemUi, .uiSerif, .uiSansSerif,
    .uiMonospace, .uiRounded, .math, .emoji,
  ]

  /// Those for which browsers on free systems have no font, so that the next family of a list is taken.
  package static let absentFamilies: [Keyword] = [.cursive, .fantasy, .math]
}
