import Foundation
import Workloads

/// Instructions over the number of views, a panel for each workload, both axes logarithmic.
struct Chart {
  let results: Results
  let options: Options

  private static let colors = [
    Engines.quoin: "#c8102e", "kiwi": "#00708a", "cassowary": "#b97a00", Engines.frames: "#777",
  ]
  private static let panel = (width: 220.0, height: 190.0, left: 52.0, top: 34.0)
  private static let step = (x: 284.0, y: 260.0)
  private static let views = (1.0, 3.7)
  private static let instructions = (2.0, 11.0)

  /// The chart as a document of SVG.
  var svg: String {
    let panels = options.workloads.filter { $0.sizes.count > 1 }
    let columns = min(4, max(1, panels.count))
    let rows = (panels.count + columns - 1) / columns
    let width = Self.step.x * Double(columns) + 16
    let height = Self.step.y * Double(rows) + 64
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width)) \(number(height))" \
      font-family="system-ui, sans-serif" font-size="11">
      """,
      "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
      text(16, 24, "Build + solve + read: instructions over the number of views", "15"),
    ]
    lines += legend
    for (index, workload) in panels.enumerated() {
      let x = Double(index % columns) * Self.step.x
      let y = Double(index / columns) * Self.step.y + 48
      lines.append("<g transform=\"translate(\(number(x)) \(number(y)))\">")
      lines += axes(workload)
      for engine in options.engines { lines += curve(engine, workload) }
      lines.append("</g>")
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private var legend: [String] {
    options.engines.enumerated().map { index, engine in
      let x = 16 + Double(index) * 90
      let color = Self.colors[engine] ?? "#000"
      return """
        <circle cx="\(number(x + 4))" cy="40" r="4" fill="\(color)"/>\
        \(text(x + 12, 44, engine))
        """
    }
  }

  private func axes(_ workload: Workload) -> [String] {
    let panel = Self.panel
    var lines = [text(panel.left, 26, "\(workload.rawValue) · \(workload.title)", "12")]
    for decade in stride(from: 1.0, through: 3, by: 1) {
      let x = position(pow(10, decade), 1).x
      lines.append(line(x, panel.top, x, panel.top + panel.height))
      lines.append(
        text(x, panel.top + panel.height + 14, Numbers.axis(decade), anchor: "middle"))
    }
    for decade in stride(from: Self.instructions.0, through: Self.instructions.1, by: 1) {
      let y = position(1, pow(10, decade)).y
      lines.append(line(panel.left, y, panel.left + panel.width, y))
      lines.append(text(panel.left - 6, y + 4, Numbers.axis(decade), anchor: "end"))
    }
    return lines
  }

  private func curve(_ engine: String, _ workload: Workload) -> [String] {
    let points = workload.sizes.compactMap { size -> (x: Double, y: Double)? in
      let count = results.figure(engine, workload, size, .total).instructions
      return count.map { position(Double(workload.viewCount(size)), $0) }
    }
    if points.isEmpty { return [] }
    let color = Self.colors[engine] ?? "#000"
    let path = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    let width = engine == Engines.quoin ? 2.5 : 1.5
    return [
      "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\"/>"
    ]
      + points.map {
        "<circle cx=\"\(number($0.x))\" cy=\"\(number($0.y))\" r=\"2.5\" fill=\"\(color)\"/>"
      }
  }

  private func position(_ views: Double, _ count: Double) -> (x: Double, y: Double) {
    let panel = Self.panel
    let x = (log10(views) - Self.views.0) / (Self.views.1 - Self.views.0)
    let y =
      (log10(count) - Self.instructions.0) / (Self.instructions.1 - Self.instructions.0)
    return (panel.left + max(0, x) * panel.width, panel.top + (1 - y) * panel.height)
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    """
    <path d="M\(number(x1)) \(number(y1))L\(number(x2)) \(number(y2))" stroke="#ddd" \
    stroke-width="0.7"/>
    """
  }

  private func text(
    _ x: Double, _ y: Double, _ text: String, _ size: String = "11", anchor: String = "start"
  ) -> String {
    """
    <text x="\(number(x))" y="\(number(y))" font-size="\(size)" \
    text-anchor="\(anchor)">\(text)</text>
    """
  }

  private func number(_ value: Double) -> String { String(format: "%.1f", value) }
}

extension Numbers {
  /// A power of ten on an axis.
  fileprivate static func axis(_ decade: Double) -> String {
    let units = ["", " k", " M", " G"]
    let thousands = Int(decade) / 3
    return String(Int(pow(10, decade - Double(3 * thousands)))) + units[thousands]
  }
}
