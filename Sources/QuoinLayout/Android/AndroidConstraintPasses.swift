import QuoinGeometry
import QuoinModel

extension AndroidConstraint: AndroidPassing {
  func passes(_ run: AndroidRun<Placement>, _ order: AndroidOrder) -> AndroidConstraintPasses {
    AndroidConstraintPasses(group: self, run: run)
  }
}

/// The passes of `ConstraintLayout`, which run the library's solver.
struct AndroidConstraintPasses: AndroidPasses {
  typealias Placement = AndroidConstraint.Placement

  let group: AndroidConstraint
  let run: AndroidRun<Placement>
  /// The children with their parameters, as the solver takes them.
  private let widgets: [ConstraintWidget]
  private var output: ConstraintLayoutOutput?
  /// The connected children, if the group may be measured again.
  private var state: ConstraintState?

  init(group: AndroidConstraint, run: AndroidRun<Placement>) {
    self.group = group
    self.run = run
    let indices = Dictionary(
      run.slots.enumerated().compactMap { index, slot in
        slot.node.identifier.map { ($0, index) }
      }, uniquingKeysWith: { $1 })
    let reader = AndroidConstraintWidgets(indices, group, run)
    widgets = run.slots.map { reader.widget($0) }
  }

  static var isRepeatable: Bool { true }

  mutating func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    let solved = connected(width, height).solved()
    output = solved
    if solved.isCutShort {
      run.report(
        .warning, rule: "limit-exceeded",
        "the constraints take more than the limit of \(ConstraintState.maximumSteps) steps, so some of them are left out: "
          + "put the children into groups")
    }
    return AndroidMeasure(solved.width, solved.height)
  }

  /// Returns the children with their connections, before they are solved for some specs.
  private mutating func connected(_ width: MeasureSpec, _ height: MeasureSpec) -> ConstraintState {
    if let state {
      state.restart(width, height)
      return state
    }
    var input = ConstraintLayoutInput(
      children: widgets, width: width, height: height)
    input.padding = run.padding
    input.minimumWidth = run.minimumWidth
    input.minimumHeight = run.minimumHeight
    input.maximumWidth = group.maximumWidth
    input.maximumHeight = group.maximumHeight
    input.isRightToLeft = run.isRightToLeft
    input.settlesDirectly = group.settlesDirectly
    let slots = run.slots
    let made = ConstraintState(input) { child, width, height in
      let slot = slots[child.rawValue]
      slot.measure(width, height)
      return AndroidMeasure(slot.width, slot.height, baseline: slot.baseline)
    }
    // A layout that is not kept rarely measures a group more than once or twice.
    if run.isKept, made.rememberStart() { state = made }
    return made
  }

  func layout(_ width: Int, _ height: Int) {
    guard let output else { return }
    for (slot, placement) in zip(run.slots, output.placements) {
      slot.isLeftOut = placement.isGone
      (slot.left, slot.top) = (placement.x, placement.y)
      if case .group = slot.placement.role, !slot.placement.box.isGone {
        // A group that is not gone is a view of zero size in the corner.
        slot.isLeftOut = false
        (slot.left, slot.top) = (run.padding.left, run.padding.top)
      }
      // The solver's last measurement may have come from its cache.
      slot.settle(
        placement.widthSpec, placement.heightSpec, width: placement.width,
        height: placement.height)
    }
  }
}
