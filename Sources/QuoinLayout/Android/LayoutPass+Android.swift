import QuoinModel

// The states of Android's views, which are made when a group first needs them.
extension LayoutPass {
  /// Returns the state by which a group measures a child.
  func androidView(_ index: Int, density: Double) -> AndroidState {
    // Without a measurer the engine reports that texts have no size.
    guard scene.text != nil, tree.sizings[index] == Sizing(), let state = androidState(at: index)
    else { return AndroidGuestState(self, index, density: density) }
    return state
  }

  /// Returns the state of a view, or `nil` if the node is not an Android view.
  func androidState(at index: Int) -> AndroidState? {
    if androidStates.isEmpty { androidStates = Array(repeating: nil, count: tree.count) }
    if let known = androidStates[index] { return known }
    let state = makeAndroidState(index)
    androidStates[index] = state
    return state
  }

  /// Returns the state of a group.
  func androidState<Group: AndroidPassing>(
    of group: Group, at index: Int
  ) -> AndroidGroupState<Group> {
    if let known = androidState(at: index) as? AndroidGroupState<Group> { return known }
    let state = AndroidGroupState(group, self, index)
    androidStates[index] = state
    return state
  }

  private func makeAndroidState(_ index: Int) -> AndroidState? {
    switch tree.nodes[index] {
    case let leaf as AndroidLeaf: state(of: leaf, index)
    case let group as AndroidLinear: AndroidLinearState(group, self, index)
    case let group as AndroidConstraint: AndroidConstraintState(group, self, index)
    case let group as AndroidFrame: AndroidFrameState(group, self, index)
    case let group as AndroidRelative: AndroidRelativeState(group, self, index)
    case let group as AndroidTable: AndroidGroupState(group, self, index)
    case let group as AndroidTableRow: AndroidGroupState(group, self, index)
    case let group as AndroidGrid: AndroidGroupState(group, self, index)
    case let group as AndroidFlexbox: AndroidGroupState(group, self, index)
    case let group as AndroidCoordinator: AndroidGroupState(group, self, index)
    case let group as AndroidDrawer: AndroidGroupState(group, self, index)
    case let group as AndroidSwipe: AndroidGroupState(group, self, index)
    case let group as AndroidAbsolute: AndroidGroupState(group, self, index)
    default: nil
    }
  }

  private func state(of leaf: AndroidLeaf, _ index: Int) -> AndroidState {
    if let text = AndroidTextMeasuring(leaf, in: context(index)) {
      return AndroidTextState(text, self, index)
    }
    return AndroidLeafState(leaf, self, index)
  }

  /// Discards what is known of a view.
  ///
  /// - Parameter isOther: Whether the view itself changed, and not only one inside it.
  func forgetAndroidState(_ index: Int, isOther: Bool) {
    guard !androidStates.isEmpty else { return }
    guard isOther else {
      androidStates[index]?.forgetAnswers()
      return
    }
    androidStates[index] = nil
    let parent = Int(tree.parents[index])
    if parent >= 0 { androidStates[parent]?.forgetChildren() }
  }
}
