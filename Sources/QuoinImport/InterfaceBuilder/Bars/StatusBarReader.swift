import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Creates the status bar: the time and the battery, at the device's positions.
struct StatusBarReader {
  let color: Color
  /// Whether time and battery are beside a camera cut-out.
  let isSplit: Bool
  let isTablet: Bool

  func bar() -> Node {
    let bar = FlexContainer(.row, alignItems: .center)
    bar.documentType = "#statusBar"
    let size: Double = isSplit ? 16 : 12
    let time = TextNode("9:41")
    time.style.text.font = .system(size, weight: .semibold)
    time.style.text.color = color
    time.documentType = "#time"
    let battery = battery()
    if isSplit {
      bar.add(side(time, .center))
      bar.add(Relation(RelativeContainer(), FlexItem(grow: 1.4, basis: .points(0))))
      bar.add(side(battery, .center))
    } else {
      bar.add(side(isTablet ? time : RelativeContainer(), .flexStart))
      if !isTablet { bar.add(Relation(time, FlexItem(shrink: 0))) }
      bar.add(side(battery, .flexEnd))
      bar.padding = Edges(LengthPercentage.zero, .points(8))
    }
    return bar
  }

  /// Returns a part of the bar that is as wide as the one at the other end.
  private func side(_ node: Node, _ alignment: ContentAlignment) -> Relation<FlexContainer> {
    let side = FlexContainer(.row, justifyContent: alignment, alignItems: .center)
    side.documentType = "#side"
    side.add(Relation(node, FlexItem(shrink: 0)))
    return Relation(side, FlexItem(grow: 1, basis: .points(0)))
  }

  private func battery() -> Node {
    let battery = RelativeContainer()
    battery.documentType = "#battery"
    (battery.sizing.width, battery.sizing.height) = (27, 12)
    func add(_ frame: Rect, _ opacity: Double, radius: Double, isLine: Bool = false) {
      let part = RelativeContainer()
      part.documentType = "#batteryPart"
      part.style.cornerRadius = radius
      if isLine {
        part.style.borderWidth = 1
        part.style.borderColor = color.opacity(opacity)
      } else {
        part.style.background = color.opacity(opacity)
      }
      battery.add(Relation(part, RelativePlacement(pinned: AbsolutePlacement(frame: frame))))
    }
    add(Rect(0, 0, 24.5, 12), 0.4, radius: 3.8, isLine: true)
    add(Rect(2, 2, 20.5, 8), 1, radius: 2.2)
    add(Rect(25.5, 4, 1.5, 4), 0.4, radius: 0.75)
    return battery
  }
}
