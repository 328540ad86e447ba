import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// Builds the tree of a screen, from back to front.
struct ScreenBuilder {
  let session: ImportSession
  let controllers: ControllerGraph
  let device: Device?
  let metrics: ScreenMetrics
  let root: RootElement
  /// Whether it is a column of a screen, which draws what extends across its columns.
  var isColumn = false

  private var size: Size { metrics.size }

  func screen() -> ImportedScreen {
    let screen = RelativeContainer()
    screen.documentType = "#screen"
    screen.style.background = .systemBackground
    let content = RelativeContainer()
    content.documentType = "#content"
    add(content, metrics.frame, to: screen)
    var result = ImportedScreen(root: screen, size: size, content: content.id)
    result.covers = EdgeInsets(
      top: max(0, metrics.top - metrics.frame.minY), left: 0,
      bottom: max(0, metrics.frame.maxY - (size.height - metrics.bottom)), right: 0)
    result.hasNavigationBar = metrics.bars.top != nil
    let isLight = addTop(to: screen, &result)
    addBottom(to: screen, &result)
    if !isColumn { addEdges(to: screen, isLight: isLight) }
    return result
  }

  /// Adds what is above all other views: the status bar and the home indicator.
  func addEdges(to screen: RelativeContainer, isLight: Bool) {
    addStatusBar(to: screen, isLight: isLight)
    addHomeIndicator(to: screen)
  }

  /// Adds the navigation bar.
  ///
  /// - Returns: Whether the bar is always dark, so that the status bar above it is light.
  private func addTop(to screen: RelativeContainer, _ result: inout ImportedScreen) -> Bool {
    guard let top = metrics.bars.top else { return false }
    let element = top.simulated ?? top.controller?.child("navigationBar", key: "navigationBar")
    let isOpaque = element.map { !$0.flag("translucent", default: true) } ?? false
    let look = BarLook(
      element, palette: session.palette, isAtEdge: session.info.era == .current && !isOpaque)
    ground(look, Rect(0, 0, size.width, metrics.top), lineAtTop: false, to: screen)
    let items = reader(look)
    let reader = NavigationBarReader(
      session: session, controllers: controllers, items: items.reader, metrics: metrics.metrics,
      width: size.width)
    var y = metrics.statusBar
    for (row, height) in reader.rows(top, root.controller, height: metrics.barRow) {
      let side = row is TextNode ? session.sideMargin : 0
      add(row, room(y, height).inset(by: EdgeInsets(horizontal: side, vertical: 0)), to: screen)
      y += height
    }
    result.views += items.views.list
    return look.isDark
  }

  func addBottom(
    to screen: RelativeContainer, _ result: inout ImportedScreen
  ) {
    guard let bottom = metrics.bars.bottom else { return }
    let y = size.height - metrics.bottom
    switch bottom {
    case .tabs(let controller):
      if !isColumn { addTabs(of: controller, from: y, to: screen, &result) }
    case .tools: addTools(from: y, to: size.height, screen, &result)
    case .toolsAboveTabs(let controller):
      let middle = y + metrics.metrics.toolbar
      addTools(from: y, to: middle, screen, &result)
      if !isColumn { addTabs(of: controller, from: middle, to: screen, &result) }
    }
  }

  /// Adds a tab bar that extends from a y position to the bottom.
  private func addTabs(
    of controller: XMLTreeElement?, from y: Double, to screen: RelativeContainer,
    _ result: inout ImportedScreen
  ) {
    let look = BarLook(
      controller?.child("tabBar", key: "tabBar"), palette: session.palette, isAtEdge: false)
    ground(look, Rect(0, y, size.width, size.height - y), lineAtTop: true, to: screen)
    let items = reader(look)
    let row = BottomBarReader(session: session, controllers: controllers, items: items.reader)
      .tabs(controller, shown: root.controller)
    add(row, room(y, metrics.metrics.tabBar), to: screen)
    result.views += items.views.list
  }

  /// Adds a toolbar between two y positions.
  private func addTools(
    from y: Double, to end: Double, _ screen: RelativeContainer, _ result: inout ImportedScreen
  ) {
    let navigation = root.controller?["id"].flatMap { controllers.navigation[$0] }
    let look = BarLook(
      navigation?.child("toolbar", key: "toolbar"), palette: session.palette, isAtEdge: false)
    ground(look, Rect(0, y, size.width, end - y), lineAtTop: true, to: screen)
    let items = reader(look)
    let list = root.controller?.children.first { $0.name == "toolbarItems" }
    let row = BottomBarReader(session: session, controllers: controllers, items: items.reader)
      .tools(list.map { Array($0.children) } ?? [])
    add(row, room(y, metrics.metrics.toolbar), to: screen)
    result.views += items.views.list
  }

  /// Returns the part of a bar outside the screen's cut-outs.
  private func room(_ y: Double, _ height: Double) -> Rect {
    let screen = metrics.metrics.screen
    return Rect(0, y, size.width, height).inset(
      by: EdgeInsets(top: 0, left: screen.left, bottom: 0, right: screen.right))
  }

  private func addStatusBar(to screen: RelativeContainer, isLight: Bool) {
    let height = metrics.statusBar
    guard height > 0, !metrics.isPart else { return }
    let simulated = root.controller?.child(key: "simulatedStatusBarMetrics")
    let isWhite = isLight || simulated?["statusBarStyle"] == "lightContent"
    let hasCutOut = metrics.metrics.hasHomeIndicator && device?.isTablet == false
    let reader = StatusBarReader(
      color: isWhite ? .white : .label, isSplit: hasCutOut, isTablet: device?.isTablet ?? false)
    add(reader.bar(), Rect(0, 0, size.width, height), to: screen)
  }

  private func addHomeIndicator(to screen: RelativeContainer) {
    guard metrics.metrics.hasHomeIndicator, !metrics.isPart else { return }
    let line = RelativeContainer()
    line.documentType = "#homeIndicator"
    line.style.background = .label
    line.style.cornerRadius = 2.5
    let width = (size.width * 0.36).rounded()
    add(line, Rect(((size.width - width) / 2).rounded(), size.height - 13, width, 5), to: screen)
  }

  /// Adds the background of a bar and the hairline at its side towards the view.
  private func ground(
    _ look: BarLook, _ frame: Rect, lineAtTop: Bool, to screen: RelativeContainer
  ) {
    guard let color = look.ground else { return }
    let ground = RelativeContainer()
    ground.documentType = "#barGround"
    ground.style.background = color
    add(ground, frame, to: screen)
    guard look.hasLine else { return }
    let line = RelativeContainer()
    line.documentType = "#barLine"
    line.style.background = .separator
    let width = 1 / (device?.scale ?? 2)
    add(line, Rect(0, lineAtTop ? frame.minY : frame.maxY, size.width, width), to: screen)
  }

  private func reader(_ look: BarLook) -> (reader: BarItemReader, views: BarViews) {
    let views = BarViews()
    var reader = BarItemReader(session: session, look: look)
    reader.place = { element, node in views.list.append((element, node.id)) }
    return (reader, views)
  }

  func add(_ node: Node, _ frame: Rect, to screen: RelativeContainer) {
    screen.add(Relation(node, RelativePlacement(pinned: AbsolutePlacement(frame: frame))))
  }
}

/// The nodes that hold the document's views in bars, collected while the bars are built.
final class BarViews {
  var list: [(element: XMLTreeElement, room: NodeID)] = []
}
