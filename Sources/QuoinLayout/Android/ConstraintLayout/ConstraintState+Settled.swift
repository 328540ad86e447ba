/// Layouts whose positions all follow from each other: their system has no choices, so it is not built.
extension ConstraintState {
  /// Whether direct resolution found the position of each child, or the child has none.
  ///
  /// Direct resolution happens before the first solving; positions found then are no longer marked in later ones.
  var areAllSettled: Bool {
    guard isOfViews else { return false }
    for axis in ConstraintAxis.both where wraps(axis) {
      // Limits that contradict each other are left to the system.
      if let most = greatestContentSize(axis), most < max(0, leastContentSize(axis)) {
        return false
      }
    }
    return items.indices.dropFirst().allSatisfy { item in
      // The sides of a child that matches the layout are set before others.
      guard behaviour(item, .horizontal) != .matchParent, behaviour(item, .vertical) != .matchParent
      else { return false }
      if self[item, .horizontal].isResolved, self[item, .vertical].isResolved {
        return true
      }
      return isUnseen(item)
    }
  }

  /// Whether nothing refers to a child that is gone, so that it has no position.
  private func isUnseen(_ item: Int) -> Bool { items[item].isGone && !hasDependents(item) }

  /// Reads the frames that the system would give if all children are settled, and returns whether a limit cut one.
  func readSettledFrames() -> Bool {
    var ends = ConstraintPair<Int?>(nil)
    for item in items.indices.dropFirst() {
      let isUnseen = isUnseen(item)
      for axis in ConstraintAxis.both {
        self[item, axis].isDirect = false
        guard !isUnseen, self[item, axis].countsInParent else { continue }
        let end = self[item, axis].position + size(item, axis)
        ends[axis] = max(ends[axis] ?? end, end)
      }
    }
    var isOpen = false
    for item in items.indices {
      var frame = ConstraintPair((begin: 0, end: 0))
      if item == 0 {
        frame.horizontal.end = settledLayoutSize(.horizontal, ends.horizontal)
        frame.vertical.end = settledLayoutSize(.vertical, ends.vertical)
      } else if !isUnseen(item) {
        frame = ConstraintPair(settledSides(item, .horizontal), settledSides(item, .vertical))
        self[item, .horizontal].isResolved = false
        self[item, .vertical].isResolved = false
      }
      if take(frame, of: item) { isOpen = true }
    }
    return isOpen
  }

  /// Returns the sides of a settled child, rounded as the system rounds them.
  private func settledSides(_ item: Int, _ axis: ConstraintAxis) -> (begin: Int, end: Int) {
    let begin = self[item, axis].position
    return (
      StrengthSystem.pixels(at: begin), StrengthSystem.pixels(at: begin + size(item, axis))
    )
  }

  /// Returns the size of the layout around settled children: the least one that includes them, within its limits.
  private func settledLayoutSize(_ axis: ConstraintAxis, _ end: Int?) -> Int {
    guard wraps(axis) else { return size(0, axis) }
    let wanted = max(0, leastContentSize(axis), end ?? 0)
    return StrengthSystem.pixels(at: min(wanted, greatestContentSize(axis) ?? wanted))
  }
}
