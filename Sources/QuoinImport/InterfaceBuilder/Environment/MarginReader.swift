import QuoinGeometry
import QuoinModel

/// Reads the layout margins of views: specified ones, and the defaults of cells.
struct MarginReader {
  let session: ImportSession

  func apply(_ varied: VariedElement, to container: ContainerNode) {
    container.insetsMarginsFromSafeArea =
      session.info.era >= .safeAreas
      && varied.flag("insetsLayoutMarginsFromSafeArea", default: true)
    if let insets = varied.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      let values = insets.insets
      container.margins = .directional(
        DirectionalEdgeInsets(
          top: values.top, leading: values.left, bottom: values.bottom, trailing: values.right))
    } else if let insets = varied.child("edgeInsets", key: "layoutMargins") {
      container.margins = .fixed(insets.insets)
    }
    if varied.name == "tableViewCellContentView" {
      // These margins are derived from the table; preserving them would apply them twice.
      if container.margins == nil { container.margins = contentMargins(varied) }
    } else if varied.name != "tableViewCell" {
      container.preservesParentMargins = varied.flag("preservesSuperviewLayoutMargins")
    }
  }

  /// Returns the margins of a table cell's content view.
  private func contentMargins(_ varied: VariedElement) -> LayoutMargins? {
    guard session.info.era >= .safeAreas else { return nil }
    let cell = varied.element.parent
    let side = sideMargin(cell)
    let hasAccessory = (cell?.keyword("accessoryType", KeywordTables.accessory) ?? nil) != nil
    return .directional(
      DirectionalEdgeInsets(
        top: 11, leading: side, bottom: 11, trailing: hasAccessory ? 8 : side))
  }

  private func sideMargin(_ cell: XMLTreeElement?) -> Double {
    let cellWidth = cell.flatMap { $0.child("rect", key: "frame") }.map { $0.size.width }
    var table = cell?.parent
    while let element = table, element.name != "tableView" { table = element.parent }
    guard let table else {
      // A cell that is the root of a document.
      let screen = session.info.era >= .cards ? session.info.device?.size.width : nil
      return min(cellWidth ?? 375, screen ?? .infinity) > 390 ? 20 : 16
    }
    let tableWidth = table.child("rect", key: "frame").map { $0.size.width } ?? 0
    let screenWidth = session.info.device?.size.width ?? 0
    // The screen's width decides unless the table or the cell is wider.
    let width = max(tableWidth, cellWidth ?? 0, screenWidth)
    if width > 390 { return 20 }
    // Until Xcode 11, phones that are 320 points wide had the margin of separators.
    return screenWidth == 320 && width == 320 && session.info.toolsVersion < 17000 ? 15 : 16
  }
}
