import Quoin
import QuoinCairo

/// A layout that is drawn into a picture, where one tree is to be seen more than once.
struct Panel: Sendable {
  /// The layout.
  var arrangement: Arrangement
  /// Where it stands in the picture, in points.
  var origin: Point

  init(_ arrangement: Arrangement, at origin: Point) {
    self.arrangement = arrangement
    self.origin = origin
  }
}

extension DisplayList {
  /// Draws a panel above all that is there.
  mutating func draw(_ panel: Panel) {
    let list = DisplayList(panel.arrangement)
    commands.append(.beginTransform(.translation(panel.origin.x, panel.origin.y)))
    commands += list.commands
    commands.append(.endTransform)
    diagnostics += list.diagnostics
  }
}

/// The ground of a picture with panels: a small line of text above each.
func captions(_ captions: [(text: String, x: Double)], y: Double = 12) -> Node {
  AbsoluteContainer {
    for entry in captions { caption(entry.text).origin(entry.x, y) }
  }.background(.systemGroupedBackground)
}
