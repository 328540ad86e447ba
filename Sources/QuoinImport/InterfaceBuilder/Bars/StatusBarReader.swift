import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Creates the status bar: the time, the networks and the battery, at the device's positions.
struct StatusBarReader {
  let color: Color
  /// Whether time and symbols are beside a camera cut-out.
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
    let networks = isTablet ? [wireless()] : [cellular(), wireless()]
    if isSplit {
      bar.add(side(time, .center))
      bar.add(Relation(RelativeContainer(), FlexItem(grow: 1.4, basis: .points(0))))
      bar.add(side(row(networks + [battery()]), .center))
    } else {
      bar.add(side(isTablet ? time : row(networks), .flexStart))
      if !isTablet { bar.add(Relation(time, FlexItem(shrink: 0))) }
      bar.add(side(row(isTablet ? networks + [battery()] : [battery()]), .flexEnd))
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

  private func row(_ symbols: [Node]) -> Node {
    let row = FlexContainer(.row, gap: 6, alignItems: .center)
    row.documentType = "#statusSymbols"
    for symbol in symbols { row.add(Relation(symbol, FlexItem(shrink: 0))) }
    return row
  }

  private func cellular() -> Node { symbol(StatusBarReader.bars, "#cellular", width: 18) }

  private func wireless() -> Node { symbol(StatusBarReader.waves, "#wireless", width: 17) }

  private func symbol(_ outline: Path, _ type: String, width: Double) -> Node {
    let node = ShapeNode(.path(outline))
    node.documentType = type
    (node.sizing.width, node.sizing.height) = (width, 12)
    node.style.background = color
    return node
  }

  /// Four bars, the last as high as the symbol.
  private static let bars =
    Path(
      svg: "M0 8h3v4h-3zM5 5.5h3v6.5h-3zM10 3h3v9h-3zM15 0h3v12h-3z") ?? Path()

  /// Three parts of circles around a point at the bottom, in a right angle upwards.
  private static let waves =
    Path(
      svg: "M.4 3.4A11.5 11.5 0 0 1 16.6 3.4L15 5A9.2 9.2 0 0 0 2 5Z"
        + "M3.3 6.3A7.4 7.4 0 0 1 13.7 6.3L12.1 7.9A5.1 5.1 0 0 0 4.9 7.9Z"
        + "M6.2 9.2A3.3 3.3 0 0 1 10.8 9.2L8.5 11.5Z") ?? Path()

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
