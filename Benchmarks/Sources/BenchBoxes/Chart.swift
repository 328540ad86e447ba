import BoxWorkloads
import Foundation

/// Instructions of the first layout over the number of boxes, a panel for each tree, both axes
/// logarithmic.
struct Chart {
  let results: Results

  private static let colors = ["quoin": "#c8102e", "yoga": "#00708a"]
  private static let panel = (width: 220.0, height: 190.0, left: 52.0, top: 34.0)
  private static let step = (x: 284.0, y: 260.0)
  private static let boxes = (1.0, 5.0)
  private static let instructions = (3.0, 11.0)

  /// The chart as a document of SVG.
  var svg: String {
    let panels = BoxWorkload.allCases.filter { $0.sizes.count > 1 }
    let rows = (panels.count + 3) / 4
    let (width, height) = (Self.step.x * 4 + 16, Self.step.y * Double(rows) + 64)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width)) \(number(height))" \
      font-family="system-ui, sans-serif" font-size="11">
      """, "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
      text(16, 24, "First layout: instructions over the number of boxes", "15"),
    ]
    for (index, engine) in Results.engines.enumerated() {
      let x = 16 + Double(index) * 90
      let color = Self.colors[engine] ?? "#000"
      lines.append(
        "<circle cx=\"\(number(x + 4))\" cy=\"40\" r=\"4\" fill=\"\(color)\"/>"
          + text(x + 12, 44, engine))
    }
    for (index, workload) in panels.enumerated() {
      let (x, y) = (Double(index % 4) * Self.step.x, Double(index / 4) * Self.step.y + 48)
      lines.append("<g transform=\"translate(\(number(x)) \(number(y)))\">")
      lines += axes(workload)
      for engine in Results.engines { lines += curve(engine, workload) }
      lines.append("</g>")
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private func axes(_ workload: BoxWorkload) -> [String] {
    let panel = Self.panel
    var lines = [text(panel.left, 26, "\(workload.rawValue) · \(workload.title)", "12")]
    for decade in stride(from: Self.boxes.0, through: Self.boxes.1, by: 1) {
      let x = position(pow(10, decade), 1).x
      lines.append(line(x, panel.top, x, panel.top + panel.height))
      lines.append(text(x, panel.top + panel.height + 14, axis(decade), anchor: "middle"))
    }
    for decade in stride(from: Self.instructions.0, through: Self.instructions.1, by: 1) {
      let y = position(1, pow(10, decade)).y
      lines.append(line(panel.left, y, panel.left + panel.width, y))
      lines.append(text(panel.left - 6, y + 4, axis(decade), anchor: "end"))
    }
    return lines
  }

  private func curve(_ engine: String, _ workload: BoxWorkload) -> [String] {
    let points = workload.sizes.compactMap { size -> (x: Double, y: Double)? in
      let count = results[engine, workload, size]?.instructions["layout"]
      return count.map { position(Double(workload.tree(size).count), $0) }
    }
    let color = Self.colors[engine] ?? "#000"
    let path = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    return [
      "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\"/>"
    ]
      + points.map {
        "<circle cx=\"\(number($0.x))\" cy=\"\(number($0.y))\" r=\"2.5\" fill=\"\(color)\"/>"
      }
  }

  private func position(_ boxes: Double, _ count: Double) -> (x: Double, y: Double) {
    let panel = Self.panel
    let x = (log10(boxes) - Self.boxes.0) / (Self.boxes.1 - Self.boxes.0)
    let y =
      (log10(count) - Self.instructions.0) / (Self.instructions.1 - Self.instructions.0)
    return (panel.left + max(0, x) * panel.width, panel.top + (1 - y) * panel.height)
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    "<path d=\"M\(number(x1)) \(number(y1))L\(number(x2)) \(number(y2))\" stroke=\"#ddd\"/>"
  }

  private func text(
    _ x: Double, _ y: Double, _ text: String, _ size: String = "11", anchor: String = "start"
  ) -> String {
    """
    <text x="\(number(x))" y="\(number(y))" font-size="\(size)" \
    text-anchor="\(anchor)">\(text)</text>
    """
  }

  private func axis(_ decade: Double) -> String {
    let units = ["", " k", " M", " G"]
    let thousands = Int(decade) / 3
    return String(Int(pow(10, decade - Double(3 * thousands)))) + units[thousands]
  }

  private func number(_ value: Double) -> String { String(format: "%.1f", value) }
}
