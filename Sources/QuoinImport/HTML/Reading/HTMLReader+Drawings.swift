import QuoinStyle

// What inline SVGs show of the elements around them and of other SVGs.
extension HTMLReader {
  /// Returns the styles around an SVG with presentation properties that it inherits, the closest first.
  mutating func drawingStyles(around root: Int) -> [CSS.ComputedStyle] {
    var styles: [CSS.ComputedStyle] = []
    var index = Int(tree.items[root].parent)
    while index >= 0 {
      let style = style(of: index)
      if !style.set.isDisjoint(with: CSS.Property.inheritedDrawing) {
        styles.append(style)
        drawings.note(styled: index)
      }
      index = Int(tree.items[index].parent)
    }
    return styles
  }

  /// Returns the SVGs that show something of elements with other styles than before, except those that are or contain one.
  ///
  /// - Parameter others: The numbers of the elements.
  func drawings(showing others: [Int]) -> [Int] {
    let roots = drawings.roots
    guard !roots.isEmpty else { return [] }
    var found: [Int] = []
    if drawings.borrows {
      found = drawings.roots(referringTo: Set(others.map { elements[$0] }), in: tree)
    }
    for number in others {
      let item = elements[number]
      guard
        !styles[number].set.isDisjoint(with: CSS.Property.inheritedDrawing)
          || drawings.isStyled(item)
      else { continue }
      let range = item..<Int(tree.items[item].end)
      found += roots.filter(range.contains)
    }
    return found
  }
}
