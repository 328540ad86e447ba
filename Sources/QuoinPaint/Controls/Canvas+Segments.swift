import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws a row of segments with the selected one raised.
  mutating func segments(shares: [Double], selected: Int, in frame: Rect, look: Look) {
    part(.track, in: frame, accent: look.accents.off)
    let count = shares.count
    // A document may specify any number of segments; that many need no dividers.
    guard count > 0, count <= 1000 else { return }
    var end = frame.minX
    let cells = (isRightToLeft ? shares.reversed() : shares).map { share in
      let cell = Rect(end, frame.minY, share.asFraction * frame.width, frame.height)
      end = cell.maxX
      return cell
    }
    func visual(_ index: Int) -> Int { isRightToLeft ? count - 1 - index : index }
    let line = size(of: .divider, or: Size(1, frame.height))
    for index in 1..<max(1, count) {
      let neighbours = selected >= 0 ? visual(selected) : -2
      if index == neighbours || index == neighbours + 1 { continue }
      let height = min(line.height, frame.height)
      part(
        .divider,
        in: Rect(cells[index].minX - line.width / 2, frame.midY - height / 2, line.width, height))
    }
    guard cells.indices.contains(selected) else { return }
    let inset: EdgeInsets = parts[.track]?.metrics.padding ?? .zero
    part(
      .selection, in: cells[visual(selected)].inset(by: inset), accent: look.accents.on)
  }
}
