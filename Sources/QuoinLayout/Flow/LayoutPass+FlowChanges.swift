import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

// What a later layout keeps of flow containers: the boxes, and the lines in which nothing has changed.
extension LayoutPass {
  /// Whether all flow containers can be laid out again after changes.
  ///
  /// Columns and vertical lines cannot: the parts that they add are not undone. Neither can lists beside tables with parts
  /// that are painted separately, since rows come and go in the list of items.
  var knowsFlows: Bool {
    !tree.hasFlows
      || columnLayouts.isEmpty && leftOut.isEmpty && !tree.hasInnerBoxTrees
        && (lists.isEmpty || !listsItemsAgain)
  }

  /// Whether parts of tables are painted separately, so that the items are not those of the nodes, and are all listed again
  /// after a change.
  var listsItemsAgain: Bool { !tablePieces.isEmpty || !itemPlaces.isEmpty }

  /// Whether a node is a flow container or in one.
  func isInFlow(_ index: Int) -> Bool {
    guard tree.hasFlows else { return false }
    let parent = Int(tree.parents[index])
    return tree.roles[index].contains(.flow) || parent >= 0 && tree.roles[parent].contains(.flow)
  }

  /// Whether a node takes part in the flow around it as before.
  ///
  /// - Parameter items: The items of the layout before.
  func keepsLevel(_ index: Int, in items: Arrangement.Items) -> Bool {
    let place = itemPlaces.isEmpty ? index : itemPlaces[index]
    return tree.keepsRole(index) && tree.keepsInlineText(index)
      && level(of: index) == items[place].level
  }

  /// Sets the deadline of this update, also for the boxes and systems that were made before.
  func setDeadline(_ deadline: Deadline?) {
    if self.deadline == nil, deadline == nil { return }
    self.deadline = deadline
    scene.resolver.deadline = deadline
    for tree in flowTrees.values { tree.setDeadline(deadline) }
  }

  /// Renews the box and the lines of a changed node in a flow container.
  ///
  /// - Returns: `false` if the boxes have to be rebuilt.
  func renewBox(of index: Int, in flow: FlowTree) -> Bool {
    guard tree.keepsBox(index) else { return false }
    let element = tree.elements[index]
    // The font of an item with blocks gives its marker a line.
    guard element?.marker == nil else { return false }
    // Its style tells which box holds a fixed one, and it may have a place in another one.
    guard element?.isFixed != true else { return false }
    if let box = flow.box(of: index) {
      guard element == nil || !hasAnnotations else { return false }
      flow.boxes.setStyle(BoxStyles.style(of: index, isRoot: false, in: self), of: box)
      if let element { flow.setLengths(of: box, element) }
    } else if let element, element.level == .none || element.level == .contents {
      return false
    }
    return flow.renewLines(of: index, in: self)
  }

  /// Adds the nodes whose margins are percentages of the widths of containers that changed theirs.
  ///
  /// - Parameter moved: The nodes with another frame than before, or `nil` for all nodes.
  func noteMargins(in moved: [MovedNode]?, _ changed: inout MarkedNodes) {
    guard tree.hasElements else { return }
    for container in moved?.map({ $0.index }) ?? Array(tree.nodes.indices)
    where tree.roles[container].contains(.flow) {
      forEachChild(of: container) { child in
        if case .percent = tree.elements[child]?.topMargin { changed.insert(child) }
      }
    }
  }
}
