import Foundation

/// Instructions over the number of views, a panel for each workload, both axes logarithmic.
struct Chart {
  let suite: Suite
  let options: Options
  let results: Results

  private static let subjectColor = "#c8102e"
  private static let peerColors = ["#00708a", "#b97a00", "#5b3a8e", "#3f7f3f"]
  private static let baselineColor = "#777"
  private static let panel = (width: 220.0, height: 190.0, left: 52.0, top: 34.0)
  private static let step = (x: 284.0, y: 260.0)
  private static let instructions = (2.0, 11.0)

  /// The powers of ten of the axis of views.
  private var range: (Double, Double) {
    let most = options.families.flatMap(\.views).max() ?? 1000
    return (1, max(3, log10(Double(most))) + 0.2)
  }

  /// The chart as a document of SVG.
  var svg: String {
    let panels = options.families.filter { $0.sizes.count > 1 }
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
      text(16, 24, "\(suite.total.title): instructions over the number of \(suite.units)", "15"),
    ]
    lines += legend
    for (index, family) in panels.enumerated() {
      let x = Double(index % columns) * Self.step.x
      let y = Double(index / columns) * Self.step.y + 48
      lines.append("<g transform=\"translate(\(number(x)) \(number(y)))\">")
      lines += axes(family)
      for engine in options.engines { lines += curve(engine, family) }
      lines.append("</g>")
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private var legend: [String] {
    options.engines.enumerated().map { index, engine in
      let x = 16 + Double(index) * 90
      let color = color(engine)
      return """
        <circle cx="\(number(x + 4))" cy="40" r="4" fill="\(color)"/>\
        \(text(x + 12, 44, engine))
        """
    }
  }

  private func color(_ engine: String) -> String {
    if engine == suite.subject { return Self.subjectColor }
    if engine == suite.baseline { return Self.baselineColor }
    let place = suite.peers.firstIndex(of: engine) ?? 0
    return Self.peerColors[place % Self.peerColors.count]
  }

  private func axes(_ family: Family) -> [String] {
    let panel = Self.panel
    var lines = [text(panel.left, 26, "\(family.name) · \(family.title)", "12")]
    for decade in stride(from: 1.0, through: range.1, by: 1) {
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

  private func curve(_ engine: String, _ family: Family) -> [String] {
    let points = family.sizes.compactMap { size -> (x: Double, y: Double)? in
      let count = results.figure(engine, family, size, suite.total).instructions
      return count.map { position(Double(family.viewCount(size)), $0) }
    }
    if points.isEmpty { return [] }
    let color = color(engine)
    let path = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    let width = engine == suite.subject ? 2.5 : 1.5
    return [
      "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\"/>"
    ]
      + points.map {
        "<circle cx=\"\(number($0.x))\" cy=\"\(number($0.y))\" r=\"2.5\" fill=\"\(color)\"/>"
      }
  }

  private func position(_ views: Double, _ count: Double) -> (x: Double, y: Double) {
    let panel = Self.panel
    let x = (log10(views) - range.0) / (range.1 - range.0)
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
