package import Quoin
package import QuoinImport

extension Document {
  /// Returns the layout of a scene as the device would show it: between bars, with the embedded
  /// scenes filled in.
  ///
  /// The frames of a document do not include bars, so only pictures use this.
  ///
  /// - Parameters:
  ///   - arrangement: the layout of the scene's own tree.
  ///   - imported: the scene.
  ///   - layout: lays out other trees with the same traits.
  package func onScreen(
    _ arrangement: Arrangement, of imported: ImportedScene,
    _ layout: (_ root: Node, _ size: Size) -> Arrangement
  ) -> Arrangement {
    guard kind == .interfaceBuilder else { return arrangement }
    let scenes = self.imported.shownScenes
    var room = ScreenRoom(scenes: scenes, insertions: self.imported.insertions)
    // Tables of embedded scenes have their rows, too.
    func laidOut(_ root: Node, _ size: Size) -> Arrangement { withRows(layout(root, size)) }
    let view = room.filled(withRows(arrangement), depth: 0, laidOut)
    guard let screen = imported.screen else { return view.adding(room.findings) }
    let bars = layout(screen.root, screen.size)
    let fixed = self.imported.fixedScrollViews
    let scrolled = ScreenRoom.scrolled(view, under: screen, fixed: fixed)
    var parts = [screen.content: scrolled]
    for item in bars.items {
      guard let scene = screen.columns[item.id], scenes.indices.contains(scene) else {
        continue
      }
      let other = scenes[scene]
      let part = room.filled(laidOut(other.root, item.frame.size), depth: 1, laidOut)
      parts[item.id] =
        other.screen.map { ScreenRoom.scrolled(part, under: $0, fixed: fixed) } ?? part
    }
    let whole = room.filled(bars.filling(parts), depth: 0, laidOut, but: Array(parts.values))
    return HomeIndicator.adapted(in: whole).adding(arrangement.diagnostics + room.findings)
  }

  /// Returns an arrangement with its prototype rows repeated, and with rows where the app has them.
  ///
  /// A document contains each prototype once; the app shows one row for each item of its data.
  private func withRows(_ arrangement: Arrangement) -> Arrangement {
    func isRow(_ type: String) -> Bool {
      ["tableViewCell", "separator", "rowBackground", "sectionHeader", "sectionFooter"].contains(
        type)
    }
    return
      arrangement.repeatingRows(
        of: imported.prototypeTables, count: 3, isRow: isRow,
        isGround: { $0 == "sectionBackground" }
      )
      .repeatingRows(of: imported.staticTables, count: 1, isRow: isRow)
  }
}

/// Fills scenes into the nodes that embed them.
private struct ScreenRoom {
  let scenes: [ImportedScene]
  let insertions: [NodeID: Int]
  /// The number of items that may still be shown; scenes that embed each other would otherwise grow
  /// without end.
  private var rest = ScreenRoom.itemLimit
  /// The first node whose scene is left out.
  private var firstLeftOut: Arrangement.Item?

  private static let itemLimit = 20_000
  private static let depthLimit = 6

  init(scenes: [ImportedScene], insertions: [NodeID: Int]) {
    self.scenes = scenes
    self.insertions = insertions
  }

  /// The finding that scenes are left out, if some are.
  var findings: [Diagnostic] {
    guard let item = firstLeftOut else { return [] }
    let name = item.identifier ?? item.type
    return [
      Diagnostic(
        .error, rule: "limit-exceeded",
        "\(item.type) “\(name)” embeds a scene beyond the limit of scenes in each other, \(ScreenRoom.depthLimit) deep, "
          + "or of their \(ScreenRoom.itemLimit) items; it and those after it are left out of the picture",
        place: item.place, nodes: [name])
    ]
  }

  /// Returns an arrangement with the embedded scenes filled in.
  ///
  /// - Parameter done: the parts of the arrangement that are already filled.
  mutating func filled(
    _ arrangement: Arrangement, depth: Int,
    _ layout: (_ root: Node, _ size: Size) -> Arrangement, but done: [Arrangement] = []
  ) -> Arrangement {
    guard !insertions.isEmpty else { return arrangement }
    let finished = Set(done.flatMap { $0.items.map(\.id) })
    var parts: [NodeID: Arrangement] = [:]
    for item in arrangement.items {
      guard let scene = insertions[item.id], !finished.contains(item.id),
        scenes.indices.contains(scene)
      else { continue }
      guard rest > 0, depth < ScreenRoom.depthLimit else {
        firstLeftOut = firstLeftOut ?? item
        continue
      }
      let part = layout(scenes[scene].root, item.frame.size)
      rest -= part.items.count
      parts[item.id] = filled(part, depth: depth + 1, layout)
    }
    return arrangement.filling(parts)
  }

  /// Returns the view with the content of its scroll views moved below the bars that cover them.
  static func scrolled(
    _ view: Arrangement, under screen: ImportedScreen, fixed: Set<NodeID>
  ) -> Arrangement {
    guard screen.covers.top > 0 else { return view }
    var contents: [Int: Point] = [:]
    var index = 0
    while index < view.items.count {
      let item = view.items[index]
      guard ["tableView", "collectionView", "scrollView"].contains(item.type) else {
        index += 1
        continue
      }
      let covered = screen.covers.top - view.absoluteFrame(of: index).minY
      if covered > 0, item.frame.height > covered, !fixed.contains(item.id),
        item.type != "scrollView" || screen.hasNavigationBar
      {
        contents[index] = Point(0, covered)
      }
      // Nested scroll views move with the content of the outer one.
      index = item.end
    }
    return view.moving(contents)
  }
}
