import QuoinModel

extension CSS.MediaParser {
  /// Parses `name`, `name: value`, or a range such as `400px <= width < 700px`.
  mutating func feature(_ range: Range<Int>) -> MediaQuery.Condition {
    guard let first = range.first else { return fail(range.lowerBound, "a feature is missing") }
    if case .ident(let name) = list.tokens[first].kind {
      let rest = list.trimmed(first + 1..<range.upperBound)
      if rest.isEmpty { return known(name.asciiLowercased, .equal, nil, first) }
      if list.tokens[rest.lowerBound].kind == .colon {
        return plain(
          name.asciiLowercased, list.trimmed(rest.lowerBound + 1..<rest.upperBound), first)
      }
    }
    return comparisons(range)
  }

  private mutating func plain(
    _ name: String, _ value: Range<Int>, _ index: Int
  ) -> MediaQuery.Condition {
    var name = name
    var comparison = MediaQuery.Feature.Comparison.equal
    let prefix = name.hasPrefix("-webkit-") ? "-webkit-" : ""
    let rest = name.dropFirst(prefix.count)
    if rest.hasPrefix("min-") {
      comparison = .greaterOrEqual
      name = prefix + rest.dropFirst(4)
    } else if rest.hasPrefix("max-") {
      comparison = .lessOrEqual
      name = prefix + rest.dropFirst(4)
    }
    guard let feature = self.feature(named: name) else { return unknown(name, index) }
    name = feature
    guard let value = self.value(value, of: name) else {
      return fail(index, "'\(list.text(value))' is not a valid value for '\(name)'")
    }
    return known(name, comparison, value, index)
  }

  private mutating func known(
    _ name: String, _ comparison: MediaQuery.Feature.Comparison,
    _ value: MediaQuery.Feature.Value?, _ index: Int
  ) -> MediaQuery.Condition {
    guard let name = feature(named: name) else { return unknown(name, index) }
    let isNumeric = MediaQuery.Feature.numeric.contains(name)
    guard isNumeric || (MediaQuery.Feature.words[name] != nil && comparison == .equal) else {
      return unknown(name, index)
    }
    return .feature(MediaQuery.Feature(name: name, comparison: comparison, value: value))
  }

  /// Returns the media feature that a name stands for.
  private func feature(named name: String) -> String? {
    if isOfContainer { return ContainerQuery.features[name] }
    return MediaQuery.Feature.names.contains(name) ? name : nil
  }

  private mutating func unknown(_ name: String, _ index: Int) -> MediaQuery.Condition {
    fail(
      index,
      "the feature '\(name)' is not known"
        + Suggestion.words(
          for: name,
          among: isOfContainer ? Set(ContainerQuery.features.keys) : MediaQuery.Feature.names))
  }

  /// Parses the value of a feature, with lengths in points.
  ///
  /// In media queries `em` is always 16 points, regardless of the sheet.
  private func value(_ range: Range<Int>, of name: String) -> MediaQuery.Feature.Value? {
    guard let first = range.first else { return nil }
    if range.count == 1 {
      switch list.tokens[first].kind {
      case .ident(let word):
        if name == "text-size" {
          let size = TextSize.allCases.firstIndex {
            $0.rawValue.asciiLowercased == word.asciiLowercased
          }
          return size.map { .number(Double($0)) }
        }
        let word = word.asciiLowercased
        return MediaQuery.Feature.words[name]?.contains(word) == true ? .word(word) : nil
      case .number(let number, _):
        let takesNumber = MediaQuery.Feature.counts.contains(name) || number == 0
        return takesNumber && MediaQuery.Feature.numeric.contains(name) ? .number(number) : nil
      case .dimension(let number, _, let unit):
        switch unit.asciiLowercased {
        case "dppx", "x": return name == "resolution" ? .number(number) : nil
        case "dpi": return name == "resolution" ? .number(number / 96) : nil
        case "dpcm": return name == "resolution" ? .number(number * 2.54 / 96) : nil
        case let unit:
          guard MediaQuery.Feature.lengths.contains(name) else { return nil }
          if unit == "em" || unit == "rem" { return .number(number * 16) }
          return CSS.Unit(rawValue: unit)?.points.map { .number(number * $0) }
        }
      default: return nil
      }
    }
    if case .function = list.tokens[first].kind, MediaQuery.Feature.lengths.contains(name) {
      var reader = CSS.ValueReader(list, range)
      guard case .calc(let calc)? = reader.length(percentages: false), reader.isAtEnd else {
        return nil
      }
      return calc.linear { $1 == .em || $1 == .rem ? $0 * 16 : nil }
        .map { .number(CSS.limited($0.fixed)) }
    }
    // A ratio such as `16 / 9`.
    let parts = range.filter { list.tokens[$0].kind != .whitespace }
    guard name.hasSuffix("aspect-ratio"), parts.count == 3, list.tokens[parts[1]].kind.isDelim("/"),
      case .number(let width, _) = list.tokens[parts[0]].kind,
      case .number(let height, _) = list.tokens[parts[2]].kind, height > 0
    else { return nil }
    return .number(width / height)
  }

  /// Parses one or two comparisons: Media Queries 4 §2.4.3.
  private mutating func comparisons(_ range: Range<Int>) -> MediaQuery.Condition {
    var sides: [Range<Int>] = []
    var operators: [MediaQuery.Feature.Comparison] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let kind = list.tokens[index].kind
      let isEqualNext = index + 1 < range.upperBound && list.tokens[index + 1].kind.isDelim("=")
      var found: MediaQuery.Feature.Comparison?
      if kind.isDelim("<") { found = isEqualNext ? .lessOrEqual : .less }
      if kind.isDelim(">") { found = isEqualNext ? .greaterOrEqual : .greater }
      if kind.isDelim("=") { found = .equal }
      if let found {
        sides.append(list.trimmed(start..<index))
        operators.append(found)
        index += found == .lessOrEqual || found == .greaterOrEqual ? 2 : 1
        start = index
      } else {
        index = list.behind(index)
      }
    }
    sides.append(list.trimmed(start..<range.upperBound))
    guard (1...2).contains(operators.count) else {
      return fail(range.lowerBound, "'\(list.text(range))' is not a media feature")
    }
    for (position, side) in sides.enumerated() where side.count == 1 {
      guard let written = list.tokens[side.lowerBound].kind.ident,
        let name = feature(named: written), MediaQuery.Feature.numeric.contains(name)
      else { continue }
      var parts: [MediaQuery.Condition] = []
      for (index, comparison) in operators.enumerated() {
        let isLeft = index < position
        guard let value = value(sides[isLeft ? index : index + 1], of: name) else {
          return fail(range.lowerBound, "'\(list.text(range))' cannot be compared")
        }
        parts.append(known(name, isLeft ? comparison.mirrored : comparison, value, index))
      }
      return parts.count == 1 ? parts[0] : .and(parts)
    }
    let names = sides.compactMap { $0.count == 1 ? list.tokens[$0.lowerBound].kind.ident : nil }
    return fail(
      range.lowerBound,
      "'\(list.text(range))' compares no feature that is known"
        + (names.first.map {
          Suggestion.words(for: $0, among: MediaQuery.Feature.numeric)
        } ?? ""))
  }
}
