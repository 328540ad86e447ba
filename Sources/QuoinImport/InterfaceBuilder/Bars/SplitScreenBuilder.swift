import QuoinGeometry
import QuoinModel

/// Builds the screen of a split view: two columns, each with its own bars, below one status bar.
struct SplitScreenBuilder {
  let device: Device
  /// Whether the scene whose screen this is has the leading column.
  let isPrimary: Bool
  let own: ScreenBuilder
  /// The builder of the other column, or `nil` if the document has no scene for it.
  let other: ScreenBuilder?
  /// The index of the other column's scene.
  let scene: Int?

  func screen() -> ImportedScreen {
    let screen = RelativeContainer()
    screen.documentType = "#screen"
    screen.style.background = .systemBackground
    let shown = column(own)
    var result = ImportedScreen(root: screen, size: device.size, content: shown.content)
    result.covers = shown.covers
    result.hasNavigationBar = shown.hasNavigationBar
    result.views = shown.views
    let width = own.metrics.size.width
    let rest = device.size.width - width
    place(shown.root, x: isPrimary ? 0 : rest, width: width, in: screen)
    if let other, let scene {
      let beside = column(other)
      result.columns[beside.content] = scene
      result.views += beside.views
      place(beside.root, x: isPrimary ? width : 0, width: rest, in: screen)
    }
    let line = RelativeContainer()
    line.documentType = "#columnLine"
    line.style.background = .separator
    let thickness = 1 / device.scale
    place(line, x: (isPrimary ? width : rest) - thickness, width: thickness, in: screen)
    let whole = across()
    if case .tabs? = whole.metrics.bars.bottom { whole.addBottom(to: screen, &result) }
    whole.addEdges(to: screen, isLight: false)
    return result
  }

  private func column(_ builder: ScreenBuilder) -> ImportedScreen {
    var builder = builder
    builder.isColumn = true
    return builder.screen()
  }

  private func place(_ node: Node, x: Double, width: Double, in screen: RelativeContainer) {
    own.add(node, Rect(x, 0, width, device.size.height), to: screen)
  }

  /// Returns the builder of what extends across both columns.
  private func across() -> ScreenBuilder {
    var bars = own.metrics.bars
    bars.top = nil
    if case .toolsAboveTabs(let controller) = bars.bottom { bars.bottom = .tabs(controller) }
    return ScreenBuilder(
      session: own.session, controllers: own.controllers, device: device,
      metrics: ScreenMetrics(
        bars: bars, metrics: own.metrics.metrics, size: device.size),
      root: own.root)
  }
}
