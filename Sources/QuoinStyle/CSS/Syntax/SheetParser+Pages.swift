import QuoinGeometry
import QuoinModel

extension CSS.SheetParser {
  /// Parses `@page`, `@page :first`, `@page chapter:left, :right`: CSS Paged Media 3 §4.2.
  mutating func pageRule(
    _ prelude: Range<Int>, _ block: Range<Int>, _ start: Int, _ context: Context
  ) {
    guard context.selectors.isEmpty else {
      report(
        .error, "invalid-rule", start,
        "@page is allowed only at the top level and in @media and @layer")
      return
    }
    let (boxes, footnoteArea) = marginBoxes(block)
    let declarations = pageDeclarations(block)
    for part in list.split(prelude) {
      guard
        var rule = pageSelector(list.trimmed(part), isOnly: prelude.isEmpty, start, context)
      else { continue }
      rule.declarations = declarations
      rule.boxes = boxes
      rule.footnoteArea = footnoteArea
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
      // `auto` is the value of `page` for no name: §6.
      guard name.asciiLowercased != "auto" else {
        report(.error, "invalid-rule", index, "'auto' is not a name of pages")
        return nil
      }
      rule.name = name
      index += 1
    }
    while index + 1 < range.upperBound, list.tokens[index].kind == .colon {
      switch list.tokens[index + 1].kind.ident {
      case "first": rule.sides.insert(.first)
      case "left": rule.sides.insert(.left)
      case "right": rule.sides.insert(.right)
      case "blank": rule.sides.insert(.blank)
      default:
        return reportSelector(range, range.lowerBound)
      }
      index += 2
    }
    guard index == range.upperBound, !range.isEmpty else {
      return reportSelector(range, range.isEmpty ? start : range.lowerBound)
    }
    return rule
  }

  private mutating func reportSelector(_ range: Range<Int>, _ index: Int) -> CSS.PageRule? {
    report(
      .error, "invalid-rule", index,
      "'\(list.text(range).prefix(40))' is not a page selector: write a name, ':first', ':left', ':right' or "
        + "':blank'")
    return nil
  }

  /// Parses margin boxes such as `@top-left { content: "…" }`, and `@footnote`: CSS Paged Media 3 §5, CSS Generated
  /// Content for Paged Media 3 §2.4.
  private mutating func marginBoxes(
    _ block: Range<Int>
  ) -> (boxes: [CSS.PageRule.MarginBox], footnoteArea: String?) {
    var boxes: [CSS.PageRule.MarginBox] = []
    var footnoteArea: String?
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
      guard CSS.PageRule.marginBoxes.contains(name) || name == "footnote", open < end,
        list.tokens[open].kind == .openBrace
      else {
        report(
          "unsupported-rule", index,
          "@\(word) is not a margin box of pages; it is left out"
            + Suggestion.words(for: name, among: CSS.PageRule.marginBoxes))
        continue
      }
      let inside = open + 1..<max(open + 1, min(list.partner(open), end))
      reportFaults(inside)
      let raw = list.declarations(inside, fail: { _, _ in })
      if name == "footnote" {
        footnoteArea = (footnoteArea ?? "") + raw.map(text(of:)).joined()
        continue
      }
      var box = CSS.PageRule.MarginBox(name: name)
      for declaration in raw {
        switch declaration.name {
        case "content": box.content = marginContent(declaration) ?? box.content
        case "vertical-align": box.verticalAlign = escaped(declaration.value)
        default: box.text += text(of: declaration)
        }
      }
      boxes.append(box)
    }
    return (boxes, footnoteArea)
  }

  private func text(of declaration: CSS.RawDeclaration) -> String {
    let mark = declaration.isImportant ? " !important" : ""
    return "\(declaration.name): \(escaped(declaration.value))\(mark); "
  }

  /// Reports the faults of declarations as in any other rule, except for `content`, which has values of its own here.
  private mutating func reportFaults(_ block: Range<Int>) {
    let before = sheet.diagnostics.count
    _ = declarations(block)
    let places = list.declarations(block, fail: { _, _ in }).filter { $0.name == "content" }
      .map { list.place($0.index) }
    let found = sheet.diagnostics[before...].filter { found in
      !places.contains { $0 == found.place }
    }
    sheet.diagnostics.replaceSubrange(before..., with: found)
  }

  /// Returns a value as a text in which `<` is escaped, so that it cannot end the style element it is placed in (HTML
  /// §13.2.5.2).
  func escaped(_ value: Range<Int>) -> String {
    list.text(value).split(separator: "<", omittingEmptySubsequences: false).joined(
      separator: "\\3C ")
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
