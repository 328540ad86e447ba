import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Choices in a grey pill, the chosen one raised.
  mutating func segments(count: Int, selected: Int, in frame: Rect, look: Look) {
    fill(frame, look.accents.off ?? .tertiarySystemFill, radius: 8.5)
    // A document may claim any number; more than fit need no marks.
    guard count > 0, count <= 1000 else { return }
    let cells = frame.split(.horizontal, into: count)
    func visual(_ index: Int) -> Int { isRightToLeft ? count - 1 - index : index }
    for index in 1..<max(1, count) {
      let neighbours = selected >= 0 ? visual(selected) : -2
      if index == neighbours || index == neighbours + 1 { continue }
      fill(
        Rect(cells[index].minX - 0.5, frame.minY + 8, 1, max(0, frame.height - 16)),
        .separator)
    }
    guard cells.indices.contains(selected) else { return }
    let raised = Color(light: .white, dark: Color(hex: 0x636366))
    let cell = cells[visual(selected)].inset(by: EdgeInsets(2))
    fill(
      cell.offset(by: Point(0, 1)).outset(by: EdgeInsets(0.5)), Color(white: 0, alpha: 0.06),
      radius: 7.5)
    fill(cell, look.accents.on ?? raised, radius: 7)
  }
}
