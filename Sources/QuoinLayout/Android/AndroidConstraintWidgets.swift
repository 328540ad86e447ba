import QuoinGeometry
import QuoinModel

/// Converts the layout parameters of a constraint layout's children into the solver's types.
struct AndroidConstraintWidgets {
  private let indices: [String: Int]
  private let group: AndroidConstraint
  private let run: AndroidRun<AndroidConstraint.Placement>

  init(
    _ indices: [String: Int], _ group: AndroidConstraint,
    _ run: AndroidRun<AndroidConstraint.Placement>
  ) {
    self.indices = indices
    self.group = group
    self.run = run
  }

  /// Returns the widget of a child; links to missing widgets are left out.
  func widget(_ slot: AndroidSlot<AndroidConstraint.Placement>) -> ConstraintWidget {
    let placement = slot.placement
    var widget = ConstraintWidget()
    widget.kind = kind(placement.role)
    widget.visibility = placement.box.isGone ? .gone : placement.isInvisible ? .invisible : .visible
    widget.horizontal = dimension(placement.horizontal, placement.box.width)
    widget.vertical = dimension(placement.vertical, placement.box.height)
    widget.links = placement.links.compactMap { link in
      target(link.target).map { ConstraintLink(link.from, to: link.to, of: $0) }
    }
    widget.margins = slot.margins.insets
    widget.writtenMargins = (placement.box.margins.left ?? 0, placement.box.margins.right ?? 0)
    widget.goneMargins = placement.goneMargins
    widget.baselineMargin = placement.baselineMargin
    widget.ratio = placement.ratio.flatMap { ConstraintRatio($0) }
    if let circle = placement.circle, let center = target(circle.center) {
      widget.circle = ConstraintCircle(target: center, radius: circle.radius, angle: circle.angle)
    }
    widget.wrapsParent = (placement.wrapsParentAcross, placement.wrapsParentDown)
    return widget
  }

  private func target(_ name: String?) -> ConstraintTarget? {
    guard let name, name != group.identifier || indices[name] != nil else { return .parent }
    return indices[name].map { .sibling(ConstraintIndex($0)) }
  }

  private func members(_ names: [String]) -> [ConstraintIndex] {
    names.flatMap { name -> [ConstraintIndex] in
      guard name.hasPrefix("#") else {
        return indices[name].map { [ConstraintIndex($0)] } ?? []
      }
      return run.slots.indices
        .filter { run.slots[$0].placement.tags.contains(String(name.dropFirst())) }
        .map { ConstraintIndex($0) }
    }
  }

  private func dimension(
    _ own: AndroidConstraint.Dimension, _ length: AndroidLength
  ) -> ConstraintDimension {
    var dimension = ConstraintDimension()
    dimension.length =
      switch length {
      case .matchParent: .matchParent
      case .wrapContent: .wrapContent
      case .pixels(0): .matchConstraint
      case .pixels(let count): .fixed(count)
      }
    dimension.match = own.match
    dimension.percent = own.percent
    dimension.minimum = own.minimum
    dimension.maximum = own.maximum
    dimension.isConstrained = own.isConstrained
    dimension.bias = own.bias
    dimension.chainStyle = own.chainStyle
    dimension.weight = own.weight
    return dimension
  }

  private func kind(_ role: AndroidConstraint.Role) -> ConstraintWidget.Kind {
    switch role {
    case .view: return .view
    case .guideline(let line): return .guideline(line)
    case .barrier(let barrier):
      return .barrier(
        ConstraintBarrier(
          side: barrier.side, margin: barrier.margin, allowsGone: barrier.allowsGone,
          widgets: members(barrier.members)))
    case .group(let names): return .group(members(names))
    case .placeholder(let name):
      return .placeholder(name.flatMap { indices[$0] }.map { ConstraintIndex($0) })
    case .flow(let flow): return .flow(self.flow(flow))
    }
  }

  private func flow(_ own: AndroidConstraintFlow) -> ConstraintFlow {
    var flow = ConstraintFlow()
    flow.widgets = members(own.members)
    flow.isVertical = own.isVertical
    flow.wrapMode = own.wrapMode
    flow.maximumElements = own.maximumElements
    flow.horizontal = own.horizontal
    flow.vertical = own.vertical
    flow.horizontalAlign = own.horizontalAlign
    flow.verticalAlign = own.verticalAlign
    flow.padding = own.padding.insets(run.direction)
    flow.givesVisibility = own.givesVisibility
    return flow
  }
}
