import QuoinGeometry
import QuoinModel

/// A group in a layout pass, with its children and its passes.
class AndroidGroupState<Group: AndroidPassing>: AndroidState {
  private final let group: Group
  /// The children, or `nil` before the first measurement and after one of them changed.
  @exclusivity(unchecked) private final var kept: AndroidRun<Group.Placement>?
  @exclusivity(unchecked) private final var passes: Group.Passes?
  /// The specs by which the children were measured last, if they are not placed since.
  @exclusivity(unchecked) private final var ran: AndroidOrder?
  /// The specs by which the children are placed.
  @exclusivity(unchecked) private final var placed: AndroidOrder?

  init(_ group: Group, _ pass: LayoutPass, _ index: Int) {
    self.group = group
    super.init(pass, index)
  }

  override func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    measureGroup(width, height)
  }

  final func measureGroup(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    guard isDepthAllowed else { return AndroidMeasure(0, 0) }
    return run(AndroidOrder(width: width, height: height))
  }

  /// Measures the children by specs, and returns the size of the group.
  @discardableResult final func run(_ order: AndroidOrder) -> AndroidMeasure {
    owner._withUnsafeGuaranteedRef { $0.depth += 1 }
    defer { owner._withUnsafeGuaranteedRef { $0.depth -= 1 } }
    if Group.Passes.isRepeatable, passes != nil, let kept {
      kept.slots.reset()
    } else {
      passes = group.passes(freshRun(), order)
    }
    ran = order
    return passes?.measure(order.width ?? .unspecified, order.height ?? .unspecified)
      ?? AndroidMeasure(0, 0)
  }

  /// Returns the children as before their first measurement.
  final func freshRun() -> AndroidRun<Group.Placement> {
    ran = nil
    if let kept {
      kept.slots.reset()
      return kept
    }
    var children: [(index: Int, placement: Group.Placement)] = []
    pass.forEachChild(of: index) { child in
      guard let relation = pass.tree.relations[child] as? Relation<Group> else {
        preconditionFailure("a container's relations carry its own placements")
      }
      children.append((child, relation.placement))
    }
    let run = AndroidRun(
      group, pass, index, AndroidSlots(pass, children, density: group.density))
    kept = run
    return run
  }

  /// Returns the children as measured by specs.
  final func slots(measuredBy order: AndroidOrder) -> [AndroidSlot<Group.Placement>] {
    run(order)
    return kept?.shown ?? []
  }

  override func place(_ width: Int, _ height: Int, _ order: AndroidOrder) {
    placeGroup(width, height, order)
  }

  final func placeGroup(_ width: Int, _ height: Int, _ order: AndroidOrder) {
    let isPlaced = owner._withUnsafeGuaranteedRef { pass in
      if pass.isOutOfTime { return true }
      guard !pass.placedSizes.isEmpty else { return false }
      let size = pass.frames[index].size
      if pass.placedSizes[index] == size, pass.isUpdating, !pass.dirty.contains(index),
        placed == order
      {
        return true
      }
      pass.placedSizes[index] = size
      return false
    }
    if !isPlaced, isDepthAllowed { placeChildren(width, height, order) }
  }

  /// Whether another group may be nested here; reports it otherwise.
  private final var isDepthAllowed: Bool {
    owner._withUnsafeGuaranteedRef { pass in
      if pass.depth < LayoutPass.depthLimit { return true }
      pass.reportDepth(index)
      return false
    }
  }

  /// Places the children and their contents.
  final func placeChildren(_ width: Int, _ height: Int, _ order: AndroidOrder) {
    placed = order
    var order = order
    order.width = order.width ?? .exactly(width)
    order.height = order.height ?? .exactly(height)
    if ran != order { run(order) }
    // What a group does to its children when it places them must not be done twice.
    ran = nil
    passes?.layout(width, height)
    owner._withUnsafeGuaranteedRef { $0.depth += 1 }
    kept?.slots.place()
    owner._withUnsafeGuaranteedRef { $0.depth -= 1 }
  }

  final override func forgetAnswers() {
    super.forgetAnswers()
    ran = nil
  }

  final override func forgetChildren() {
    // The passes hold slots, so they go first.
    passes = nil
    kept?.slots.deallocate()
    (kept, ran) = (nil, nil)
  }

  deinit { forgetChildren() }
}

// The groups that nearly all views are in. Methods of a generic class are compiled once for all groups, and those that
// a class for one group calls are compiled for that group.

final class AndroidLinearState: AndroidGroupState<AndroidLinear> {
  override func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    measureGroup(width, height)
  }
  override func place(_ width: Int, _ height: Int, _ order: AndroidOrder) {
    placeGroup(width, height, order)
  }
}

final class AndroidFrameState: AndroidGroupState<AndroidFrame> {
  override func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    measureGroup(width, height)
  }
  override func place(_ width: Int, _ height: Int, _ order: AndroidOrder) {
    placeGroup(width, height, order)
  }
}

final class AndroidRelativeState: AndroidGroupState<AndroidRelative> {
  override func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    measureGroup(width, height)
  }
  override func place(_ width: Int, _ height: Int, _ order: AndroidOrder) {
    placeGroup(width, height, order)
  }
}

final class AndroidConstraintState: AndroidGroupState<AndroidConstraint> {
  override func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    measureGroup(width, height)
  }
  override func place(_ width: Int, _ height: Int, _ order: AndroidOrder) {
    placeGroup(width, height, order)
  }
}
