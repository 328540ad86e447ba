import QuoinGeometry
import QuoinModel

extension CSS.SheetParser {
  /// Parses the declarations of a page rule: CSS Paged Media 3 §7.
  mutating func pageDeclarations(
    _ block: Range<Int>
  ) -> [(declared: CSS.PageRule.Declared, isImportant: Bool)] {
    var failures: [(Int, String)] = []
    let raw = list.declarations(block) { failures.append(($0, $1)) }
    for (index, message) in failures {
      if case .atKeyword = list.tokens[index].kind { continue }
      report("invalid-declaration", index, message)
    }
    var found: [(declared: CSS.PageRule.Declared, isImportant: Bool)] = []
    let most = 1_000
    if raw.count > most {
      // The declarations are applied again for each kind of page.
      report(
        "limit-exceeded", raw[most].index,
        "the page rule has more declarations than the limit of \(most); the others are left out")
    }
    for declaration in raw.prefix(most) {
      let edges = ["margin-top", "margin-right", "margin-bottom", "margin-left"]
      var reader = CSS.ValueReader(list, declaration.value)
      var read: [CSS.PageRule.Declared]?
      switch declaration.name {
      case "size": read = pageSheet(&reader).map { [$0] }
      case "bleed": read = pageBleed(&reader).map { [$0] }
      case "page-orientation": read = pageOrientation(&reader).map { [.orientation($0)] }
      case "counter-reset": read = pageCounters(declaration)
      case "marks": read = pageMarks(&reader).map { [.marks($0)] }
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
        found += pageLook(declaration).map { ($0, declaration.isImportant) }
        continue
      }
      let isRead = reader.isAtEnd || declaration.name == "counter-reset"
      guard let read, isRead else {
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

  /// Parses a declaration of the page's background, borders or padding, or one that its margin boxes inherit: §7.
  private mutating func pageLook(_ declaration: CSS.RawDeclaration) -> [CSS.PageRule.Declared] {
    let name = declaration.name
    let isGround = name == "background" || name.hasPrefix("background-")
    let isInherited = name == "font" || CSS.Property.named(name)?.isInherited == true
    let isPadding = name == "padding" || name.hasPrefix("padding-")
    let isBox =
      isPadding || ["border", "outline", "box-shadow"].contains(name)
      || (name.hasPrefix("border-") && name != "border-collapse" && name != "border-spacing")
      || name.hasPrefix("outline-")
    guard isGround || isInherited || isBox else {
      report(
        "unsupported-property", declaration.index,
        "'\(name)' of @page is not supported; 'size', 'margin', 'padding', 'border', 'background' and those that "
          + "margin boxes inherit are")
      return []
    }
    guard let read = try? CSS.declared(name, list, declaration.value) else {
      report(
        "invalid-value", declaration.index,
        "'\(list.text(declaration.value).prefix(60))' is not a supported value for '\(name)' in @page"
      )
      return []
    }
    let text = "\(name): \(escaped(declaration.value)); "
    if isGround { return [.ground(text)] }
    guard isBox else { return pageFontSize(name, read) + [.inherited(text)] }
    let isReadable = read.allSatisfy { item in
      guard case .value(let property, _) = item else { return false }
      return CSS.PageRule.edges[property] == nil || pageEdge(item) != nil
    }
    guard isReadable else {
      report(
        "unsupported-value", declaration.index,
        "'\(list.text(declaration.value).prefix(60))' of '\(name)' in @page is not supported: write lengths of "
          + "physical edges without variables")
      return []
    }
    return read.compactMap { pageEdge($0) } + (isPadding ? [] : [.box(text)])
  }

  /// Returns the font size of the page, if a declaration is about it.
  private func pageFontSize(
    _ name: String, _ declared: [CSS.Declared]
  ) -> [CSS.PageRule.Declared] {
    guard name == "font" || name == "font-size" else { return [] }
    let sizes = declared.compactMap { item -> CSS.Value? in
      if case .value(.fontSize, let value) = item { value } else { nil }
    }
    return [.fontSize(sizes.last)]
  }

  /// Returns what a longhand of padding or borders contributes to the insets of the page area.
  private func pageEdge(_ declared: CSS.Declared) -> CSS.PageRule.Declared? {
    guard case .value(let property, let value) = declared,
      let (kind, edge) = CSS.PageRule.edges[property]
    else { return nil }
    if kind == .borderStyle {
      return .borderStyle(edge, value != .keyword(.none) && value != .keyword(.hidden))
    }
    guard let length = CSS.Calc.leaf(value).pageLength else { return nil }
    return kind == .borderWidth ? .borderWidth(edge, length) : .padding(edge, length)
  }

  /// Parses the value of `bleed`: §7.3.
  private func pageBleed(_ reader: inout CSS.ValueReader) -> CSS.PageRule.Declared? {
    if reader.keyword(.auto) { return .bleed(nil) }
    guard let value = reader.length(percentages: false, nonNegative: true),
      let length = CSS.Calc.leaf(value).pageLength
    else { return nil }
    return .bleed(length)
  }

  /// Parses `counter-reset` of the counter of footnotes: CSS Generated Content for Paged Media 3 §2.5.
  private func pageCounters(_ declaration: CSS.RawDeclaration) -> [CSS.PageRule.Declared]? {
    guard let read = try? CSS.declared("counter-reset", list, declaration.value),
      case .value(_, .list(let counters))? = read.first
    else { return nil }
    var found: [CSS.PageRule.Declared] = []
    for counter in counters {
      guard case .function("footnote", let numbers) = counter,
        case .number(let number)? = numbers.first
      else { return nil }
      found.append(.footnoteNumber(Int(min(max(number, -1_000_000), 1_000_000))))
    }
    return found
  }

  /// Parses the value of `page-orientation`: §7.4.
  private func pageOrientation(_ reader: inout CSS.ValueReader) -> PageOrientation? {
    let turns: [String: PageOrientation] = [
      "upright": .upright, "rotate-left": .left, "rotate-right": .right,
    ]
    guard let turn = reader.kind.ident.flatMap({ turns[$0] }) else { return nil }
    reader.advance()
    return turn
  }

  /// Parses the value of `marks`: §7.2.
  private func pageMarks(_ reader: inout CSS.ValueReader) -> PrinterMarks? {
    if reader.keyword(.none) { return [] }
    let kinds: [String: PrinterMarks] = ["crop": .crop, "cross": .cross]
    var marks: PrinterMarks = []
    while let kind = reader.kind.ident.flatMap({ kinds[$0] }), !marks.contains(kind) {
      marks.insert(kind)
      reader.advance()
    }
    return marks.isEmpty ? nil : marks
  }

  /// Parses a length or a percentage of the page, with `auto` as zero: §6.2.
  private func pageLength(_ reader: inout CSS.ValueReader) -> CSS.PageRule.Length? {
    if reader.keyword(.auto) { return CSS.PageRule.Length() }
    guard let value = reader.length() else { return nil }
    return CSS.Calc.leaf(value).pageLength
  }

  /// Parses the value of `size`: CSS Paged Media 3 §7.1.
  private func pageSheet(_ reader: inout CSS.ValueReader) -> CSS.PageRule.Declared? {
    if reader.keyword(.auto) { return .sheet(.auto) }
    func length(_ reader: inout CSS.ValueReader) -> CSS.PageRule.Length? {
      guard
        let value = reader.attempt({ $0.length(percentages: false, nonNegative: true) }),
        let length = CSS.Calc.leaf(value).pageLength, length.pixels > 0 || length.ems > 0
      else { return nil }
      return length
    }
    if let width = length(&reader) {
      return .size(width, length(&reader) ?? width)
    }
    var turn = reader.keyword([.portrait, .landscape])
    let name = reader.kind.ident.flatMap { CSS.PageRule.sheets[$0] != nil ? $0 : nil }
    if name != nil { reader.advance() }
    if turn == nil { turn = reader.keyword([.portrait, .landscape]) }
    guard let size = name.flatMap({ CSS.PageRule.sheets[$0] }) else {
      return turn.map { .sheet($0 == .landscape ? .landscape : .portrait) }
    }
    return .sheet(.size(turn == .landscape ? Size(size.height, size.width) : size))
  }
}

extension CSS.PageRule {
  /// A kind of property that insets the page area.
  fileprivate enum EdgeKind { case padding, borderWidth, borderStyle }

  /// The properties that inset the page area, with their edges counted clockwise from the top.
  fileprivate static let edges: [CSS.Property: (kind: EdgeKind, edge: Int)] = {
    let sides: [(EdgeKind, [CSS.Property])] = [
      (.padding, [.paddingTop, .paddingRight, .paddingBottom, .paddingLeft]),
      (
        .borderWidth,
        [.borderTopWidth, .borderRightWidth, .borderBottomWidth, .borderLeftWidth]
      ),
      (
        .borderStyle,
        [.borderTopStyle, .borderRightStyle, .borderBottomStyle, .borderLeftStyle]
      ),
    ]
    var edges: [CSS.Property: (kind: EdgeKind, edge: Int)] = [:]
    for (kind, properties) in sides {
      for (edge, property) in properties.enumerated() { edges[property] = (kind, edge) }
    }
    return edges
  }()
}

extension CSS.Calc {
  /// The value as a length of a page, whose font size is not known yet.
  ///
  /// `rem` is the font size of the page, too: it has no element around it.
  fileprivate var pageLength: CSS.PageRule.Length? {
    guard let fixed = sum(em: 0), let whole = sum(em: 1) else { return nil }
    return CSS.PageRule.Length(
      pixels: fixed.fixed, ems: whole.fixed - fixed.fixed, percent: fixed.percent)
  }

  private func sum(em: Double) -> Linear? {
    if case .leaf(.calc(let inner)) = self { return inner.sum(em: em) }
    return linear { number, unit in unit == .em || unit == .rem ? number * em : nil }
  }
}
