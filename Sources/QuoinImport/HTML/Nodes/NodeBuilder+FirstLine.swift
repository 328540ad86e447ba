import QuoinModel
import QuoinStyle

// CSS Pseudo-Elements 4 §2.1: the first line of a block container may have a style of its own.
extension NodeBuilder {
  /// Returns the style of a block's first line, which may be that of a block around it.
  mutating func firstLine(_ index: Int, _ level: ElementBox.Level) -> Style? {
    guard hasFirstLines, level == .block || level == .atomic else { return nil }
    var block = index
    while block >= 0 {
      let number = element(block)
      if let style = reader.pseudoStyles[number]?[.firstLine] {
        return style.native(
          CSS.PropertySet(
            CSS.Property.all.filter {
              $0.isInherited && style[$0] != reader.styles[number][$0]
            }))
      }
      guard level == .block, isFirstInFlow(block) else { return nil }
      block = Int(reader.tree.items[block].parent)
    }
    return nil
  }

  /// Whether the first line of a block is that of its parent, too: §2.1.3.
  private mutating func isFirstInFlow(_ block: Int) -> Bool {
    let parent = Int(reader.tree.items[block].parent)
    let displays: [CSS.Keyword?] = [.block, .listItem, .flowRoot, .inlineBlock]
    guard parent >= 0, isInFlow(block), displays.prefix(2).contains(display(block)),
      displays.contains(display(parent))
    else { return false }
    return firstSeenChild(of: parent) >= block
  }

  /// Returns the first child in flow that is seen, or the index after the last one.
  private mutating func firstSeenChild(of parent: Int) -> Int {
    if let known = firstSeenChildren[parent] { return known }
    let end = Int(reader.tree.items[parent].end)
    var next = parent + 1
    while next < end {
      let item = reader.tree.items[next]
      let isSeen =
        item.tag == nil
        ? item.text.contains { !$0.isWhitespace }
        : isInFlow(next) && display(next) != CSS.Keyword.none
      if isSeen { break }
      next = Int(item.end)
    }
    firstSeenChildren[parent] = next
    return next
  }

  private func display(_ index: Int) -> CSS.Keyword? {
    reader.styles[element(index)][CSS.Property.display].keyword
  }

  private func isInFlow(_ index: Int) -> Bool {
    let style = reader.styles[element(index)]
    return style[CSS.Property.float] == .keyword(.none)
      && [.static, .relative, .sticky].contains(style[CSS.Property.position].keyword)
  }

  /// Adds the first letter in an inline box of its own: CSS Pseudo-Elements 4 §2.2.
  mutating func addFirstLetter(
    _ letter: String, _ style: CSS.ComputedStyle, of item: Int, to container: FlowContainer,
    _ decoration: Style
  ) {
    let parent = reader.styles[element(item)]
    let node = FlowContainer()
    node.documentType = "::first-letter"
    node.documentStyle = look(style, nil)
    node.direction = style.direction
    addPlain(letter, to: node, decoration)
    hide(node, style)
    var placement = FlowItem()
    placement.element = box(nil, style, parent: parent)
    put(node, placement, into: container)
  }

  /// Adds a text that is not of the document itself.
  mutating func addPlain(
    _ text: String, to container: FlowContainer, _ decoration: Style
  ) {
    let node = nodes.formerText(in: container) ?? TextNode(text)
    if node.string != text { node.string = text }
    if node.isHidden { node.isHidden = false }
    set(textStyle(in: container, decoration), of: node)
    set(type: "#text", of: node)
    put(node, into: container)
  }
}
