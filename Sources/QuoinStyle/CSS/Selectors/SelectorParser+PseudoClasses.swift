import QuoinModel

extension CSS.SelectorParser {
  /// Parses a pseudo-class after its colon and leaves the index at its last token.
  mutating func pseudoClass(
    _ index: inout Int, _ end: Int, _ depth: Int, _ compound: inout CSS.Compound,
    _ specificity: inout CSS.Specificity
  ) throws(Failure) {
    guard index < end else {
      throw Failure(message: "a name must follow ':'", index: index - 1)
    }
    let oneClass = CSS.Specificity(ids: 0, classes: 1, kinds: 0)
    switch list.tokens[index].kind {
    case .ident(let name):
      if try controlClass(name.asciiLowercased, &compound) {
        specificity = specificity + oneClass
        break
      }
      if isScoped, name.asciiLowercased == "scope" {
        compound.tests.append(.scope)
        specificity = specificity + oneClass
        break
      }
      guard let test = CSS.Test.named(name.asciiLowercased) else {
        throw Failure(message: "':\(name)' is not supported", index: index)
      }
      compound.tests.append(test)
      specificity = specificity + oneClass
    case .function(let name):
      let inside = index + 1..<max(index + 1, min(list.partner(index), end))
      let (test, weight) = try function(name.asciiLowercased, inside, index, depth)
      compound.tests.append(test)
      specificity = specificity + weight
      index = list.behind(index) - 1
    case .colon: throw Failure(message: "pseudo-elements are not supported", index: index)
    default: throw Failure(message: "a name must follow ':'", index: index)
    }
  }

  /// Parses a functional pseudo-class and returns it with its specificity (Selectors 4 §17).
  private mutating func function(
    _ name: String, _ inside: Range<Int>, _ index: Int, _ depth: Int
  ) throws(Failure) -> (CSS.Test, CSS.Specificity) {
    func heaviest(_ selectors: [CSS.Selector]) -> CSS.Specificity {
      selectors.map(\.specificity).max() ?? .zero
    }
    let oneClass = CSS.Specificity(ids: 0, classes: 1, kinds: 0)
    switch name {
    case "is", "matches", "where", "-webkit-any", "-moz-any":
      let selectors = try forgiving(inside, depth: depth)
      return (
        selectors.isEmpty ? .never : .any(selectors), name == "where" ? .zero : heaviest(selectors)
      )
    case "has" where !isInHas:
      isInHas = true
      defer { isInHas = false }
      let selectors = try relative(inside, depth: depth)
      return (.has(selectors), heaviest(selectors))
    case "not":
      let selectors = try strict(inside, depth: depth)
      return (.not(selectors), heaviest(selectors))
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      let of = name.hasSuffix("child") ? inside.first { list.tokens[$0].kind.ident == "of" } : nil
      let formula = inside.lowerBound..<(of ?? inside.upperBound)
      guard var nth = CSS.Nth(list, list.trimmed(formula)) else {
        throw Failure(
          message: "':\(name)()' needs an+b, 'odd' or 'even', as in ':\(name)(2n+1)'",
          index: index)
      }
      nth.isFromEnd = name.hasPrefix("nth-last")
      nth.isOfType = name.hasSuffix("of-type")
      guard let of else { return (.nth(nth), oneClass) }
      let selectors = try strict(of + 1..<inside.upperBound, depth: depth)
      return (.nthOf(nth, selectors), oneClass + heaviest(selectors))
    // No element is in a shadow tree or has a state of its own.
    case "host", "host-context", "state", "active-view-transition-type": return (.never, oneClass)
    case "lang": return (.language(try words(inside, of: name, index)), oneClass)
    case "dir":
      let word = try words(inside, of: name, index).first?.asciiLowercased
      let isKnown = word == "ltr" || word == "rtl"
      return (isKnown ? .direction(isLeftToRight: word == "ltr") : .never, oneClass)
    default: throw Failure(message: "':\(name)()' is not supported", index: index)
    }
  }

  /// Parses comma-separated identifiers or strings.
  private func words(
    _ range: Range<Int>, of name: String, _ index: Int
  ) throws(Failure) -> [String] {
    var words: [String] = []
    for part in list.split(range) {
      let part = list.trimmed(part)
      guard part.count == 1, let first = part.first else {
        throw Failure(message: "':\(name)()' needs names", index: index)
      }
      switch list.tokens[first].kind {
      case .ident(let word), .string(let word): words.append(word)
      case .delim(UInt8(ascii: "*")): words.append("*")
      default: throw Failure(message: "':\(name)()' needs names", index: index)
      }
    }
    return words
  }
}

extension CSS.Test {
  /// Returns the pseudo-class with a name, without arguments.
  static func named(_ name: String) -> CSS.Test? {
    switch name {
    case "root", "scope": .root
    case "empty": .empty
    case "first-child": .nth(CSS.Nth(step: 0, offset: 1))
    case "last-child": .nth(CSS.Nth(step: 0, offset: 1, isFromEnd: true))
    case "only-child":
      .any([
        CSS.Selector(compounds: [
          CSS.Compound(tests: [
            .nth(CSS.Nth(step: 0, offset: 1)),
            .nth(CSS.Nth(step: 0, offset: 1, isFromEnd: true)),
          ])
        ])
      ])
    case "first-of-type": .nth(CSS.Nth(step: 0, offset: 1, isOfType: true))
    case "last-of-type": .nth(CSS.Nth(step: 0, offset: 1, isFromEnd: true, isOfType: true))
    case "only-of-type":
      .any([
        CSS.Selector(compounds: [
          CSS.Compound(tests: [
            .nth(CSS.Nth(step: 0, offset: 1, isOfType: true)),
            .nth(CSS.Nth(step: 0, offset: 1, isFromEnd: true, isOfType: true)),
          ])
        ])
      ])
    case "normal": .normal
    case "highlighted", "active": .state(.highlighted, isIn: true)
    case "selected", "checked": .state(.selected, isIn: true)
    case "disabled": .state(.disabled, isIn: true)
    case "enabled": .state(.disabled, isIn: false)
    case "focused", "focus", "focus-visible": .state(.focused, isIn: true)
    case "hovered", "hover": .state(.hovered, isIn: true)
    case "link", "any-link", "-webkit-any-link": .attribute(CSS.AttributeTest(name: "href"))
    case "open": .attribute(CSS.AttributeTest(name: "open"))
    case "required": .attribute(CSS.AttributeTest(name: "required"))
    case "defined": .not([])
    case "visited", "target", "fullscreen", "focus-within", "placeholder-shown", "invalid",
      "user-invalid", "user-valid", "out-of-range", "autofill", "-webkit-autofill", "popover-open",
      "modal", "playing", "paused", "indeterminate", "target-within", "target-current", "current",
      "past", "future", "picture-in-picture", "active-view-transition", "host", "interest-source",
      "interest-target", "-webkit-full-screen", "-webkit-full-page-media", "window-inactive",
      "horizontal", "vertical", "decrement", "increment", "start", "end", "double-button",
      "single-button", "no-button", "corner-present", "-internal-autofill-previewed":
      .never
    default: nil
    }
  }
}

extension CSS.Nth {
  /// Parses `odd`, `even`, `b` and `an+b`: CSS Syntax 3 §6.
  init?(_ list: CSS.TokenList, _ range: Range<Int>) {
    var text: [UInt8] = []
    var tokens = 0
    for index in range {
      // Spaces are allowed only around the sign between the parts.
      let token = list.tokens[index]
      if token.kind == .whitespace { text.append(32) } else { tokens += 1 }
      if token.kind != .whitespace {
        text.append(contentsOf: Array(list.source.text(token.start, token.end).utf8))
      }
    }
    guard tokens > 0, text.count < 64 else { return nil }
    let word = String(decoding: text, as: UTF8.self).asciiLowercased
    switch word {
    case "odd": self.init(step: 2, offset: 1)
    case "even": self.init(step: 2, offset: 0)
    default:
      guard let numbers = CSS.Nth.parse(Array(word.utf8)) else { return nil }
      self.init(step: numbers.step, offset: numbers.offset)
    }
  }

  private static func parse(_ text: [UInt8]) -> (step: Int32, offset: Int32)? {
    guard let mark = text.firstIndex(of: UInt8(ascii: "n")) else {
      guard let number = integer(text[...]) else { return nil }
      return (0, number)
    }
    let before = text[..<mark]
    var step: Int32
    switch String(decoding: before, as: UTF8.self) {
    case "", "+": step = 1
    case "-": step = -1
    default:
      guard let number = integer(before) else { return nil }
      step = number
    }
    var after = text[(mark + 1)...]
    while after.first == 32 { after = after.dropFirst() }
    if after.isEmpty { return (step, 0) }
    guard let sign = after.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    after = after.dropFirst()
    while after.first == 32 { after = after.dropFirst() }
    guard let digit = after.first, CSS.isDigit(digit), let number = integer(after) else {
      return nil
    }
    return (step, sign == UInt8(ascii: "-") ? -number : number)
  }

  /// Parses an integer with an optional sign, clamped to the range of positions.
  private static func integer(_ text: ArraySlice<UInt8>) -> Int32? {
    var digits = text
    if digits.first == UInt8(ascii: "+") || digits.first == UInt8(ascii: "-") {
      digits = digits.dropFirst()
    }
    guard !digits.isEmpty, digits.allSatisfy(CSS.isDigit) else { return nil }
    var value: Int32 = 0
    for digit in digits { value = min(100_000_000, value) * 10 + Int32(digit - 48) }
    return text.first == UInt8(ascii: "-") ? -value : value
  }
}
