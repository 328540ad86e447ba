import QuoinModel
import QuoinStyle

// The values of nodes and placements that vary by traits are set in the tree for the time of a pass, and restored
// afterwards: a variation may set any property, of a class of the user, too, so there is nowhere else to read it from. A
// kept pass sets the same values for each update. Neither setting nor restoring is a change of the tree.
extension Preparation {
  /// Sets the values of a node that vary by traits.
  ///
  /// - Parameter traits: The traits of the node.
  mutating func setVariedValues(of node: Node, in traits: Traits) {
    for variation in node.variations where variation.query.matches(traits) {
      restorations.append(Restoration(node: node, restore: variation.change.apply(to: node)))
    }
  }

  /// Sets the values of a placement that vary by traits.
  ///
  /// - Parameter traits: The traits of the container.
  mutating func setVariedValues(of relation: AnyRelation, in traits: Traits) {
    for variation in relation.variations where variation.query.matches(traits) {
      restorations.append(Restoration(node: relation.node, restore: variation.apply(relation)))
    }
  }

  /// Restores the values that were set for a time, in reverse order.
  mutating func restore() {
    if restorations.isEmpty { return }
    while let restoration = restorations.popLast() {
      restoration.node.withoutNotingChanges(restoration.restore)
    }
    // Observers may have changed other nodes in this moment, without their ancestors.
    _ = StyleClock.tick()
  }
}

extension LayoutPass {
  /// Sets the values that vary by traits in the nodes of the last layout, until they are restored.
  func setVariedValues() {
    for index in tree.preparation.varied.keys { setVariedValues(ofNodeAt: index) }
  }

  /// Sets the values that vary by traits in nodes that have got variations since the last layout.
  ///
  /// - Returns: `false` if a list has made its rows without the values.
  func setVariedValues(in changed: [Int]) -> Bool {
    for index in changed where tree.preparation.varied[index] == nil {
      guard tree.nodes[index].hasVariations || tree.relations[index]?.varies ?? false else {
        continue
      }
      if tree.roles[index].contains(.list) { return false }
      setVariedValues(ofNodeAt: index)
    }
    return true
  }

  /// Sets the values of new nodes that vary by traits, in the traits of the container.
  ///
  /// The values of their placements are set as these are read. A node that comes from another container has its values
  /// already if it varied there.
  ///
  /// - Returns: `false` if a node that varies had other traits there.
  func setVariedValues(inNew nodes: [Node], of container: Int) -> Bool {
    for node in nodes {
      let traits = tree.traits(of: container)
      if let index = indices[node.id], tree.preparation.varied[index] != nil {
        if outerTraits(of: index) != traits { return false }
      } else if node.hasVariations {
        node.withoutNotingChanges { tree.preparation.setVariedValues(of: node, in: traits) }
      }
    }
    return true
  }

  /// Sets the values that vary by traits in placements that are read again.
  func setVariedPlacements(of nodes: [Int]) {
    for index in nodes {
      guard let relation = tree.relations[index], relation.varies else { continue }
      let traits = outerTraits(of: index)
      tree.nodes[index].withoutNotingChanges {
        tree.preparation.setVariedValues(of: relation, in: traits)
      }
    }
  }

  private func setVariedValues(ofNodeAt index: Int) {
    let (node, outer) = (tree.nodes[index], outerTraits(of: index))
    node.withoutNotingChanges {
      if let relation = tree.relations[index] {
        tree.preparation.setVariedValues(of: relation, in: outer)
      }
      tree.preparation.setVariedValues(of: node, in: traits(of: node, in: outer))
    }
  }

  /// Notes which nodes that changed or were inserted vary by traits.
  func noteVariations(of nodes: [Int]) {
    for index in nodes {
      let varies = tree.nodes[index].hasVariations || tree.relations[index]?.varies ?? false
      if varies != (tree.preparation.varied[index] != nil) {
        tree.preparation.varied[index] = varies ? true : nil
      }
    }
  }

  /// Whether a node has the traits that it had in the last layout, or that the container of an inserted one has.
  func keepsTraits(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    let parent = Int(tree.parents[index])
    if node.direction == nil, !node.hasTraitOverrides {
      let known = tree.preparation.traitIndices
      return known[index] == (parent >= 0 ? known[parent] : 0)
    }
    return traits(of: node, in: outerTraits(of: index)) == tree.traits(of: index)
  }

  /// Returns the traits of a node in a container with some traits.
  private func traits(of node: Node, in outer: Traits) -> Traits {
    if node.direction == nil, !node.hasTraitOverrides { return outer }
    return outer.overridden(by: node.traitOverrides, direction: node.direction)
  }

  /// The traits of the container of a node, or of the scene.
  private func outerTraits(of index: Int) -> Traits {
    let parent = Int(tree.parents[index])
    return parent >= 0 ? tree.traits(of: parent) : traits
  }
}
