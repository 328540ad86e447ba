import Foundation
import Quoin
import StandInUI

// A screen of an app that also imports a framework with types of the same names: with the aliases of the
// module, the words are the plain ones.

enum Screen {
  static let tint: Color = .indigo
  static let title = Style { $0.text.font = Font.system(20, weight: .bold) }
  static let sheet = StyleSheet {
    Rule("label") { $0.text.color = tint }
    Rule(".card") { $0.cornerRadius = 12 }
  }

  static func page(for url: URL, at date: Date) -> RelativeContainer {
    let name = TextNode(url.lastPathComponent).style(title)
    let day = TextNode("\(date.timeIntervalSince1970)").color(.gray)
    let chart = ShapeNode(.path(Path(Rect(0, 0, 100, 20))))
    let page = RelativeContainer {
      StackContainer(.vertical, spacing: 8) {
        name
        day
        chart
      }.id("stack")
    }.class("card").margins(EdgeInsets(16))
    constrain(name, chart) { name, chart in
      name.leading == name.superview.leading + 16
      chart.width == name.width * 0.5 - 4
    }
    day.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    return page
  }

  static func widths() -> [Double] {
    let arrangement = Scene(
      page(for: URL(fileURLWithPath: "/etc/hosts"), at: Date()), styles: sheet
    )
    .layout(in: Size(320, 200))
    let frames: [Rect] = arrangement.items.map(\.frame)
    return frames.map { Double(CGFloat($0.width)) } + [Angle.degrees(90).radians]
  }

  static let gradient = Gradient.linear(angle: 90, .red, .blue)
  static let sides: [Edge] = Edge.allCases
  static let axis: Axis = .horizontal
  static let alignment: Alignment = .center
  static let corner = Point(0, 0)

  // What the other framework means stays within reach.
  static func other() -> (StandInUI.Color, StandInUI.Scene) { (.init(), .init()) }
}

/// A layout value of the app's own, by the protocol of a name that the other framework has, too.
struct Halves<Child: Layout>: Layout {
  var child: Child

  mutating func layout(in rect: Rect) {
    child.layout(in: Rect(rect.minX, rect.minY, rect.width / 2, rect.height))
  }

  var contents: [Child.Content] { child.contents }
}
