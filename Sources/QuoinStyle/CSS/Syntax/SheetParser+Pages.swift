import QuoinGeometry
import QuoinModel

extension CSS.SheetParser {
  /// Parses `@page`, `@page :first`, `@page :left, :right`: CSS Paged Media 3 §4.2.
  mutating func pageRule(
    _ prelude: Range<Int>, _ block: Range<Int>, _ start: Int, _ context: Context
  ) {
    guard context.selectors.isEmpty else {
      report(
        .error, "invalid-rule", start,
        "@page is allowed only at the top level and in @media and @layer")
      return
    }
    let boxes = marginBoxes(block)
    let declarations = pageDeclarations(block)
    for part in list.split(prelude) {
      guard
        var rule = pageSelector(list.trimmed(part), isOnly: prelude.isEmpty, start, context)
      else { continue }
      rule.declarations = declarations
      rule.boxes = boxes
      sheet.pageRules.append(rule)
    }
  }

  private mutating func pageSelector(
    _ range: Range<Int>, isOnly: Bool, _ start: Int, _ context: Context
  ) -> CSS.PageRule? {
    var rule = CSS.PageRule(
      sides: [], conditions: context.conditions, place: list.place(start))
    var index = range.lowerBound
    if isOnly { return rule }
    if index < range.upperBound, case .ident(let name) = list.tokens[index].kind {
      report(
        "unsupported-rule", index,
        "pages with names are not supported: '@page \(name)' is left out, as is the property "
          + "'page'")
      return nil
    }
    while index + 1 < range.upperBound, list.tokens[index].kind == .colon {
      switch list.tokens[index + 1].kind.ident {
      case "first": rule.sides.insert(.first)
      case "left": rule.sides.insert(.left)
      case "right": rule.sides.insert(.right)
      case "blank": rule.isOfBlank = true
      default:
        index = range.lowerBound
        report(
          .error, "invalid-rule", index,
          "'\(list.text(range).prefix(40))' is not a page selector: write ':first', ':left', ':right' or "
            + "':blank'")
        return nil
      }
      index += 2
    }
    guard index == range.upperBound, !range.isEmpty else {
      report(
        .error, "invalid-rule", range.isEmpty ? start : range.lowerBound,
        "'\(list.text(range).prefix(40))' is not a page selector: write ':first', ':left', ':right' or ':blank'"
      )
      return nil
    }
    return rule
  }

  /// Parses margin boxes such as `@top-left { content: "…" }`: CSS Paged Media 3 §5.
  private mutating func marginBoxes(_ block: Range<Int>) -> [CSS.PageRule.MarginBox] {
    var boxes: [CSS.PageRule.MarginBox] = []
    var index = block.lowerBound
    while index < block.upperBound {
      guard case .atKeyword(let word) = list.tokens[index].kind else {
        index = list.behind(index)
        continue
      }
      let end = list.behindAtRule(index, block.upperBound)
      defer { index = end }
      let name = word.asciiLowercased
      var open = index + 1
      while open < end, list.tokens[open].kind == .whitespace { open += 1 }
      guard CSS.PageRule.marginBoxes.contains(name), open < end,
        list.tokens[open].kind == .openBrace
      else {
        report(
          "unsupported-rule", index,
          "@\(word) is not a margin box of pages; it is left out"
            + Suggestion.words(for: name, among: CSS.PageRule.marginBoxes))
        continue
      }
      let inside = open + 1..<max(open + 1, min(list.partner(open), end))
      // Parse errors are reported as in any other rule; the result is not needed.
      _ = declarations(inside)
      var box = CSS.PageRule.MarginBox(name: name)
      for declaration in list.declarations(inside, fail: { _, _ in }) {
        let value = escaped(declaration.value)
        let mark = declaration.isImportant ? " !important" : ""
        switch declaration.name {
        case "content":
          let isRead = (try? CSS.declared("content", list, declaration.value)) != nil
          if isRead { box.content = value }
        case "vertical-align": box.verticalAlign = value
        default: box.text += "\(declaration.name): \(value)\(mark); "
        }
      }
      boxes.append(box)
    }
    return boxes
  }

  private mutating func pageDeclarations(
    _ block: Range<Int>
  ) -> [(declared: CSS.PageRule.Declared, isImportant: Bool)] {
    var failures: [(Int, String)] = []
    let raw = list.declarations(block) { failures.append(($0, $1)) }
    for (index, message) in failures {
      if case .atKeyword = list.tokens[index].kind { continue }
      report("invalid-declaration", index, message)
    }
    var found: [(declared: CSS.PageRule.Declared, isImportant: Bool)] = []
    for declaration in raw {
      let edges = ["margin-top", "margin-right", "margin-bottom", "margin-left"]
      var reader = CSS.ValueReader(list, declaration.value)
      var read: [CSS.PageRule.Declared]?
      switch declaration.name {
      case "size": read = pageSheet(&reader).map { [.sheet($0)] }
      case "margin":
        var lengths: [CSS.PageRule.Length] = []
        while lengths.count < 4, let length = pageLength(&reader) { lengths.append(length) }
        if let top = lengths.first {
          let right = lengths.count > 1 ? lengths[1] : top
          let bottom = lengths.count > 2 ? lengths[2] : top
          let left = lengths.count > 3 ? lengths[3] : right
          read = [
            .margin(0, top), .margin(1, right), .margin(2, bottom), .margin(3, left),
          ]
        }
      case let name where edges.contains(name):
        guard let edge = edges.firstIndex(of: name) else { continue }
        read = pageLength(&reader).map { [.margin(edge, $0)] }
      default:
        if CSS.withoutEffect.contains(declaration.name) || CSS.isForeign(declaration.name) {
          continue
        }
        guard let look = pageLook(declaration) else { continue }
        found.append((look, declaration.isImportant))
        continue
      }
      guard let read, reader.isAtEnd else {
        report(
          "invalid-value", declaration.index,
          "'\(list.text(declaration.value).prefix(60))' is not a supported value for "
            + "'\(declaration.name)' in @page")
        continue
      }
      found += read.map { ($0, declaration.isImportant) }
    }
    return found
  }

  /// Parses a declaration of the page's background, or one that its margin boxes inherit: §7.
  private mutating func pageLook(_ declaration: CSS.RawDeclaration) -> CSS.PageRule.Declared? {
    let name = declaration.name
    let isGround = name == "background" || name.hasPrefix("background-")
    let isInherited = name == "font" || CSS.Property.named(name)?.isInherited == true
    guard isGround || isInherited else {
      report(
        "unsupported-property", declaration.index,
        "'\(name)' of @page is not supported; 'size', 'margin', 'background' and those that margin boxes"
          + " inherit are")
      return nil
    }
    guard (try? CSS.declared(name, list, declaration.value)) != nil else {
      report(
        "invalid-value", declaration.index,
        "'\(list.text(declaration.value).prefix(60))' is not a supported value for '\(name)' in @page"
      )
      return nil
    }
    let text = "\(name): \(escaped(declaration.value)); "
    return isGround ? .ground(text) : .inherited(text)
  }

  /// Returns a value as a text in which `<` is escaped, so that it cannot end the style element it is placed in (HTML
  /// §13.2.5.2).
  private func escaped(_ value: Range<Int>) -> String {
    list.text(value).split(separator: "<", omittingEmptySubsequences: false).joined(
      separator: "\\3C ")
  }

  /// Parses a length or a percentage of the page, with `auto` as zero: §6.2.
  private func pageLength(_ reader: inout CSS.ValueReader) -> CSS.PageRule.Length? {
    if reader.keyword(.auto) { return CSS.PageRule.Length(pixels: 0) }
    guard let value = reader.length() else { return nil }
    guard let sum = CSS.Calc.leaf(value).sum(emPixels: 16) else { return nil }
    return CSS.PageRule.Length(pixels: sum.fixed, percent: sum.percent)
  }

  /// Parses the value of `size`: CSS Paged Media 3 §7.1.
  private func pageSheet(_ reader: inout CSS.ValueReader) -> CSS.PageRule.Sheet? {
    if reader.keyword(.auto) { return .auto }
    func length(_ reader: inout CSS.ValueReader) -> Double? {
      guard
        let value = reader.attempt({ $0.length(percentages: false, nonNegative: true) }),
        let sum = CSS.Calc.leaf(value).sum(emPixels: 16), sum.fixed > 0
      else { return nil }
      return sum.fixed
    }
    if let width = length(&reader) {
      return .size(Size(width, length(&reader) ?? width))
    }
    var turn = reader.keyword([.portrait, .landscape])
    let name = reader.kind.ident.flatMap { CSS.PageRule.sheets[$0] != nil ? $0 : nil }
    if name != nil { reader.advance() }
    if turn == nil { turn = reader.keyword([.portrait, .landscape]) }
    guard let size = name.flatMap({ CSS.PageRule.sheets[$0] }) else {
      return turn == .landscape ? .landscape : turn == .portrait ? .portrait : nil
    }
    return .size(turn == .landscape ? Size(size.height, size.width) : size)
  }
}

extension CSS.PageRule {
  /// The names of the margin boxes: §5.1.
  static let marginBoxes: Set<String> = [
    "top-left-corner", "top-left", "top-center", "top-right", "top-right-corner", "right-top",
    "right-middle", "right-bottom", "bottom-right-corner", "bottom-right", "bottom-center",
    "bottom-left", "bottom-left-corner", "left-bottom", "left-middle", "left-top",
  ]

  /// The named page sizes in portrait orientation, in pixels: §7.1.
  static let sheets: [String: Size] = {
    func mm(_ width: Double, _ height: Double) -> Size {
      Size(width * 96 / 25.4, height * 96 / 25.4)
    }
    return [
      "a3": mm(297, 420), "a4": mm(210, 297), "a5": mm(148, 210), "b4": mm(250, 353),
      "b5": mm(176, 250), "jis-b4": mm(257, 364), "jis-b5": mm(182, 257),
      "letter": Size(816, 1056), "legal": Size(816, 1344), "ledger": Size(1056, 1632),
    ]
  }()
}

extension CSS.Calc {
  /// Returns the value as pixels and a percentage, with a fixed font size because no element is
  /// known.
  fileprivate func sum(emPixels: Double) -> Linear? {
    if case .leaf(.calc(let inner)) = self { return inner.sum(emPixels: emPixels) }
    return linear { number, unit in unit == .em || unit == .rem ? number * emPixels : nil }
  }
}
