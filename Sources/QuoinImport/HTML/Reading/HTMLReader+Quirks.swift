import QuoinGeometry
import QuoinStyle

// Documents in quirks mode: HTML §15.3.10 and Quirks Mode §3.
extension HTMLReader {
  private static let margined: Set<String> = [
    "blockquote", "dir", "dl", "h1", "h2", "h3", "h4", "h5", "h6", "listing", "menu", "ol", "p",
    "plaintext", "pre", "ul", "xmp",
  ]

  /// The elements whose default margins at the end of cells browsers ignore: paragraphs, as in HTML §15.3.10, and preformatted
  /// text.
  private static let marginedAtEnd: Set<String> = ["listing", "p", "plaintext", "pre", "xmp"]

  /// Returns declarations that remove an element's default margins at the edges of the body and of
  /// cells: HTML §15.3.10.
  mutating func quirkyMargins(_ index: Int, _ tag: String) -> String {
    guard HTMLReader.margined.contains(tag) else { return "" }
    let parent = Int(tree.items[index].parent)
    guard parent >= 0, let outer = tree.items[parent].tag, ["body", "td", "th"].contains(outer)
    else { return "" }
    let isFirst = substance.first[parent] == Int32(index)
    let isLast = substance.last[parent] == Int32(index)
    let isBlank = substance.first[index] < 0
    let endsCell = isLast && outer != "body"
    var text = isFirst || endsCell && isBlank ? "margin-top: 0; " : ""
    if isFirst && isBlank || endsCell && HTMLReader.marginedAtEnd.contains(tag) {
      text += "margin-bottom: 0; "
    }
    return text
  }

  /// Removes the default margins of blocks that begin the first block of the body or of a cell: the margins of both would
  /// collapse.
  ///
  /// The hints above are for children, as in HTML §15.3.10. Browsers ignore the margins however deep the blocks are. A margin
  /// of the same size in a style sheet is removed as well, which browsers keep: computed styles have no origin.
  mutating func dropDeeperMargins() {
    for number in elements.indices {
      guard let tag = tree.items[elements[number]].tag, ["body", "td", "th"].contains(tag) else {
        continue
      }
      dropDeeperMargins(in: number, isTop: true)
      if tag != "body" { dropDeeperMargins(in: number, isTop: false) }
    }
  }

  private mutating func dropDeeperMargins(in container: Int, isTop: Bool) {
    guard var block = outermostBlock(in: container, isFirst: isTop, skipsEmpty: true) else {
      return
    }
    // The hints do not know of elements before or behind it that a style sheet takes out of the flow. A float behind it
    // does count.
    let ends = isTop ? substance.first : substance.last
    if ends[elements[container]] != Int32(elements[block]),
      isTop || !isFloating(Int(ends[elements[container]]))
    {
      dropMargin(of: block, isTop: isTop)
    }
    while isOpen(block, isTop: isTop),
      let inner = outermostBlock(in: block, isFirst: isTop, skipsEmpty: true)
    {
      block = inner
      dropMargin(of: block, isTop: isTop)
    }
  }

  private func isFloating(_ item: Int) -> Bool {
    item >= 0 && element(of: item).map { styles[$0][.float] != .keyword(.none) } ?? false
  }

  /// Removes the margin of a block that begins or ends a body or a cell, if it is the default one.
  private mutating func dropMargin(of block: Int, isTop: Bool) {
    let property: CSS.Property = isTop ? .marginTop : .marginBottom
    let style = styles[block]
    let names = isTop ? HTMLReader.margined : HTMLReader.marginedAtEnd
    if let tag = tree.items[elements[block]].tag, names.contains(tag),
      case .length(let margin, .px) = style[property],
      abs(margin - HTMLReader.defaultMargin(tag) * style.fontSize) < 0.01
    {
      styles[block][property] = .length(0, .px)
    }
  }

  /// Whether the margin of an element's first or last block collapses with its own.
  private func isOpen(_ number: Int, isTop: Bool) -> Bool {
    let style = styles[number]
    let inside: [CSS.Property] =
      isTop ? [.paddingTop, .borderTopWidth] : [.paddingBottom, .borderBottomWidth]
    return style[.overflowX] == .keyword(.visible)
      && (isTop || style[.height] == .keyword(.auto))
      && [.block, .listItem].contains(style[.display].keyword)
      && inside.allSatisfy { length(style, $0) == 0 }
  }

  /// The default margin of an element, in ems: HTML §15.3.6 and §15.3.7.
  private static func defaultMargin(_ tag: String) -> Double {
    switch tag {
    case "h1": 0.67
    case "h2": 0.83
    case "h4": 1.33
    case "h5": 1.67
    case "h6": 2.33
    default: 1
    }
  }

  /// Makes the root and the body fill the viewport, and resolves percentage heights of descendants
  /// whose ancestors have no height: Quirks Mode §3.5 to §3.7.
  mutating func fillViewport() {
    guard let body = elements.firstIndex(where: { tree.items[$0].tag == "body" }),
      tree.items[elements[body]].parent == elements.first.map(Int32.init)
    else { return }
    dependsOnViewport = true
    let root = fill(0, viewport.height)
    let room = fill(body, root)
    for number in elements.indices where number > body {
      guard case .percentage(let percent) = styles[number][.height],
        isRelativeToBody(number, body)
      else { continue }
      styles[number][.height] = .length(percent / 100 * room, .px)
    }
  }

  /// Makes the heights of cells those of their border boxes: Quirks Mode §3.9.
  mutating func fitCellHeights() {
    for number in elements.indices {
      let style = styles[number]
      guard case .length(let height, .px) = style[.height], style[.display] == .keyword(.tableCell),
        style[.boxSizing] == .keyword(.contentBox),
        let tag = tree.items[elements[number]].tag, tag == "td" || tag == "th"
      else { continue }
      // Cells share the lines between them.
      let share = style[.borderCollapse] == .keyword(.collapse) ? 0.5 : 1
      let borders = length(style, .borderTopWidth) + length(style, .borderBottomWidth)
      let inside = length(style, .paddingTop) + length(style, .paddingBottom) + borders * share
      if inside > 0 { styles[number][.height] = .length(max(0, height - inside), .px) }
    }
  }

  /// Makes cells with the `nowrap` attribute and a width at least that wide: Quirks Mode §3.
  mutating func fitUnwrappedCells() {
    for number in elements.indices {
      let index = elements[number]
      guard let tag = tree.items[index].tag, tag == "td" || tag == "th",
        tree.attribute("nowrap", of: index) != nil,
        case .length(let width, .px) = styles[number][.width], width > 0
      else { continue }
      if case .length(let least, .px) = styles[number][.minWidth], least > width { continue }
      styles[number][.minWidth] = .length(width, .px)
    }
  }

  /// Gives an element without a height at least the available height, and returns the height of its
  /// content.
  private mutating func fill(_ number: Int, _ room: Double) -> Double {
    let style = styles[number]
    let borders = length(style, .borderTopWidth) + length(style, .borderBottomWidth)
    let inside = borders + length(style, .paddingTop) + length(style, .paddingBottom)
    let isWhole = style[.boxSizing] == .keyword(.borderBox)
    if case .length(let height, .px) = style[.height] { return isWhole ? height - inside : height }
    // The margins of the root do not collapse: CSS 2 §8.3.1.
    let outside =
      number == 0
      ? length(style, .marginTop) + length(style, .marginBottom)
      : collapsedMargin(of: number, isTop: true) + collapsedMargin(of: number, isTop: false)
    var height = max(0, room - outside - inside)
    if case .percentage(let percent) = style[.height] {
      styles[number][.height] = .length(room * percent / 100, .px)
      height = isWhole ? room * percent / 100 - inside : room * percent / 100
      return max(0, height)
    }
    let displays: [CSS.Keyword?] = [.block, .listItem, .flowRoot, .flex, .grid]
    let isInFlow =
      displays.contains(style[.display].keyword) && style[.float] == .keyword(.none)
      && ![.absolute, .fixed].contains(style[.position].keyword)
    if isInFlow {
      let least = isWhole ? height + inside : height
      styles[number][.minHeight] = .length(max(least, length(style, .minHeight)), .px)
    }
    return height
  }

  /// Returns the margin above or below an element with those of its descendants that collapse with it: CSS 2 §8.3.1.
  private func collapsedMargin(of element: Int, isTop: Bool) -> Double {
    var (positive, negative) = (0.0, 0.0)
    var next: Int? = element
    while let number = next {
      let style = styles[number]
      let margin = length(style, isTop ? .marginTop : .marginBottom)
      positive = max(positive, margin)
      negative = min(negative, margin)
      let inside: [CSS.Property] =
        isTop ? [.paddingTop, .borderTopWidth] : [.paddingBottom, .borderBottomWidth]
      // The overflow of the body is that of the viewport.
      let isOpen =
        number == element
        || style[.overflowX] == .keyword(.visible)
          && (isTop || style[.height] == .keyword(.auto))
      guard isOpen, [.block, .listItem].contains(style[.display].keyword),
        inside.allSatisfy({ length(style, $0) == 0 })
      else { break }
      next = outermostBlock(in: number, isFirst: isTop)
    }
    return positive + negative
  }

  /// Whether the margins of an element collapse through it, because it is empty.
  private func isCollapsedThrough(_ number: Int) -> Bool {
    let item = elements[number]
    let inside: [CSS.Property] = [
      .paddingTop, .paddingBottom, .borderTopWidth, .borderBottomWidth, .marginTop, .marginBottom,
      .minHeight,
    ]
    return styles[number][.display] == .keyword(.block)
      && styles[number][.height] == .keyword(.auto)
      && styles[number][.overflowX] == .keyword(.visible)
      && inside.allSatisfy { length(styles[number], $0) == 0 }
      && tree.children(of: item).allSatisfy {
        tree.items[$0].tag == nil && tree.items[$0].text.allSatisfy(\.isWhitespace)
      }
  }

  /// Returns the first or last child of an element in flow, if it is a block.
  private func outermostBlock(in number: Int, isFirst: Bool, skipsEmpty: Bool = false) -> Int? {
    let children = tree.children(of: elements[number])
    for item in isFirst ? children : children.reversed() {
      guard tree.items[item].tag != nil, let child = element(of: item) else {
        if tree.items[item].text.allSatisfy(\.isWhitespace) { continue }
        return nil
      }
      let style = styles[child]
      if style[.display] == .keyword(.none) || style[.float] != .keyword(.none)
        || [.absolute, .fixed].contains(style[.position].keyword)
      {
        continue
      }
      if skipsEmpty, isCollapsedThrough(child) { continue }
      let displays: [CSS.Keyword?] = [.block, .listItem, .flowRoot, .flex, .grid, .table]
      return displays.contains(style[.display].keyword) ? child : nil
    }
    return nil
  }

  /// Returns a length in pixels; percentages refer to the width of the viewport.
  private func length(_ style: CSS.ComputedStyle, _ property: CSS.Property) -> Double {
    switch style[property] {
    case .length(let length, .px): length
    case .percentage(let percent): percent / 100 * viewport.width
    default: 0
    }
  }

  /// Returns whether no element between an element and the body has a height of its own.
  private func isRelativeToBody(_ number: Int, _ body: Int) -> Bool {
    var step = number
    while step != body {
      if [.absolute, .fixed].contains(styles[step][.position].keyword) { return false }
      let parent = Int(tree.items[elements[step]].parent)
      guard parent >= 0, let outer = element(of: parent) else { return false }
      step = outer
      guard step != body else { break }
      guard styles[step][.height] == .keyword(.auto),
        [.block, .inline, .inlineBlock, .listItem].contains(styles[step][.display].keyword)
      else { return false }
    }
    return true
  }
}

/// The first and the last significant child of each element: an element that does not float, or a
/// text with more than white space.
struct SignificantChildren {
  /// The first child by item, or -1 if there is none.
  private(set) var first: [Int32]
  private(set) var last: [Int32]

  /// - Complexity: O(n) in the number of items.
  init(of tree: HTMLTree) {
    first = Array(repeating: -1, count: tree.items.count)
    last = first
    for (index, item) in tree.items.enumerated() where item.parent >= 0 {
      guard item.tag != nil || !item.text.allSatisfy(\.isWhitespace),
        !SignificantChildren.floats(index, in: tree)
      else { continue }
      if first[Int(item.parent)] < 0 { first[Int(item.parent)] = Int32(index) }
      last[Int(item.parent)] = Int32(index)
    }
  }

  /// Returns whether an element floats by its `align` attribute: HTML §15.4.3.
  private static func floats(_ index: Int, in tree: HTMLTree) -> Bool {
    guard let tag = tree.items[index].tag, ["img", "iframe", "object", "table"].contains(tag),
      let side = tree.attribute("align", of: index)?.value.lowercased()
    else { return false }
    return side == "left" || side == "right"
  }
}
