import QuoinStyle

// What inline SVGs show of the elements around them and of other SVGs.
extension HTMLReader {
  /// Returns the styles around an SVG with presentation properties that it inherits, the closest first.
  func drawingStyles(around root: Int) -> [CSS.ComputedStyle] {
    var styles: [CSS.ComputedStyle] = []
    var index = Int(tree.items[root].parent)
    while index >= 0 {
      let style = style(of: index)
      if !style.set.isDisjoint(with: CSS.Property.inheritedDrawing) { styles.append(style) }
      index = Int(tree.items[index].parent)
    }
    return styles
  }

  /// Returns the SVGs that show parts of others which have other styles than before.
  ///
  /// What is in an element with another style counts as such, too, and so do the SVGs that inherit from it.
  ///
  /// - Parameter others: The numbers of the elements with other styles.
  func drawings(showing others: [Int]) -> [Int] {
    guard drawings.borrows else { return [] }
    return drawings.roots(referringTo: Set(others.map { elements[$0] }), in: tree)
  }
}
