import QuoinGeometry
import QuoinModel

extension Canvas {
  /// Draws picker wheels with rows that fade from the middle, and bars in place of text.
  mutating func picker(in frame: Rect) {
    let row = 32.0
    let high = size(of: .selection).height ?? row
    let pill = Rect(frame.minX + 9, frame.midY - high / 2, frame.width - 18, high)
    part(.selection, in: pill.intersection(frame))
    guard let sign = mark() else { return }
    let columns = frame.width < 120 ? 1 : frame.width < 240 ? 2 : 3
    let cells = frame.inset(by: Size(18, 0)).split(.horizontal, into: columns, spacing: 10)
    clip(frame) { canvas in
      for step in -3...3 {
        let distance = Double(abs(step))
        // Rows on a wheel seen from the front are closer together as they turn away.
        let y = frame.midY + (step < 0 ? -1 : 1) * (distance * row - distance * distance * 1.6)
        guard y > frame.minY, y < frame.maxY else { continue }
        let height = 10 - 1.6 * distance
        for (index, cell) in cells.enumerated() {
          let share = 0.45 + 0.08 * Double((step + 3 + index * 2) % 4)
          let width = cell.width * share
          let word = Rect(cell.midX - width / 2, y - height / 2, width, height)
          canvas.fill(
            word, sign.color.opacity(step == 0 ? 0.8 : 0.42 - 0.11 * distance),
            radius: height / 2)
        }
      }
    }
  }
}
