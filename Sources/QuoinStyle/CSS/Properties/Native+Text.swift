import QuoinBoxLayout
import QuoinModel

extension NativeConversions {
  /// The families up to the first generic one, which is replaced by the system font.
  static let fontFamily = CSS.Native(.fontFamily, .fontMonospaced) { value, style in
    guard case .commas(let families) = value, let first = families.first else { return false }
    switch first {
    case .string(let name):
      let isSystem = name == "-apple-system" || name == "BlinkMacSystemFont"
      style[.fontFamily] = .string(isSystem ? "" : names(families).joined(separator: ", "))
      style[.fontMonospaced] = .flag(false)
    case .keyword(let generic):
      guard generic != .cursive, generic != .fantasy, generic != .emoji, generic != .math
      else { return false }
      style[.fontFamily] = .string(generic == .serif || generic == .uiSerif ? "serif" : "")
      style[.fontMonospaced] = .flag(generic == .monospace || generic == .uiMonospace)
    default: return false
    }
    return true
  }

  private static func names(_ families: [CSS.Value]) -> [String] {
    var names: [String] = []
    for family in families {
      switch family {
      case .string(let name): names.append(String(name.filter { $0 != "," }))
      case .keyword(let generic): return names.isEmpty ? names : names + [generic.name]
      default: return names
      }
    }
    return names
  }

  /// The weight, rounded to one of nine.
  static let fontWeight = CSS.Native(.fontWeight) { value, style in
    guard case .number(let number) = value,
      let weight = Font.Weight(rawValue: min(max(Int((number / 100).rounded()), 1), 9) * 100)
    else { return false }
    style[.fontWeight] = .weight(weight)
    return true
  }

  static let fontSize = CSS.Native(.fontSize, .textStyle) { value, style in
    guard case .length(let points, .px) = value else { return false }
    style[.fontSize] = .number(points)
    style[.textStyle] = .initial
    return true
  }

  static let lineHeight = CSS.Native(.lineHeight) { value, style in
    switch value {
    case .keyword: style[.lineHeight] = .lineHeight(.normal)
    case .number(let factor): style[.lineHeight] = .lineHeight(.multiple(factor))
    case .length(let points, .px): style[.lineHeight] = .lineHeight(.points(points))
    default: return false
    }
    return true
  }

  static let decoration = CSS.Native(.decoration) { value, style in
    var lines: TextDecoration = []
    if case .list(let words) = value {
      for word in words {
        switch word.keyword {
        case .underline: lines.insert(.underline)
        case .overline: lines.insert(.overline)
        case .lineThrough: lines.insert(.lineThrough)
        default: return false
        }
      }
    }
    style[.decoration] = .decoration(lines)
    return true
  }

  static let lineClamp = CSS.Native(.lineLimit) { value, style in
    switch value {
    case .number(let lines): style[.lineLimit] = .integer(Int(lines))
    case .keyword: style[.lineLimit] = .integer(0)
    default: return false
    }
    return true
  }

  static let alpha = CSS.Native(.alpha) { value, style in
    guard case .number(let number) = value else { return false }
    style[.alpha] = .number(number)
    return true
  }

  static let aspectRatio = CSS.Native(.aspectRatio) { value, style in
    if value == .keyword(.auto) {
      style[.aspectRatio] = .initial
      return true
    }
    guard case .list(let parts) = value, parts.count == 2, case .number(let width) = parts[0],
      case .number(let height) = parts[1]
    else { return false }
    // A ratio of zero means no ratio.
    style[.aspectRatio] = width > 0 && height > 0 ? .number(width / height) : .initial
    return true
  }
}
