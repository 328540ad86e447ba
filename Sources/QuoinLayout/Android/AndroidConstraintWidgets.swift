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
      target(link.target).map { ConstraintLink(side(link.from), to: side(link.to), of: $0) }
    }
    widget.margins = slot.margins
    widget.writtenMargins = (placement.box.margins.left ?? 0, placement.box.margins.right ?? 0)
    let gone = placement.goneMargins
    (widget.goneMargins.left, widget.goneMargins.right) = (gone.left, gone.right)
    (widget.goneMargins.start, widget.goneMargins.end) = (gone.start, gone.end)
    (widget.goneMargins.top, widget.goneMargins.bottom) = (gone.top, gone.bottom)
    widget.goneMargins.baseline = gone.baseline
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

  private func side(_ side: AndroidConstraint.Side) -> ConstraintSide {
    switch side {
    case .left: .left
    case .right: .right
    case .start: .start
    case .end: .end
    case .top: .top
    case .bottom: .bottom
    case .baseline: .baseline
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
    dimension.match =
      switch own.match {
      case .spread: .spread
      case .wrap: .wrap
      case .percent: .percent
      }
    dimension.percent = own.percent
    dimension.minimum = limit(own.minimum)
    dimension.maximum = limit(own.maximum)
    dimension.isConstrained = own.isConstrained
    dimension.bias = own.bias
    dimension.chainStyle = style(own.chainStyle)
    dimension.weight = own.weight
    return dimension
  }

  private func limit(_ limit: AndroidConstraint.Dimension.Limit) -> ConstraintDimension.Limit {
    switch limit {
    case .none: .none
    case .pixels(let count): .pixels(count)
    case .wrap: .wrap
    }
  }

  private func style(
    _ style: AndroidConstraint.Dimension.ChainStyle
  ) -> ConstraintDimension.ChainStyle {
    switch style {
    case .spread: .spread
    case .spreadInside: .spreadInside
    case .packed: .packed
    }
  }

  private func kind(_ role: AndroidConstraint.Role) -> ConstraintWidget.Kind {
    switch role {
    case .view: return .view
    case .guideline(let line):
      let place: ConstraintGuideline.Place =
        switch line.place {
        case .begin(let pixels): .begin(pixels)
        case .end(let pixels): .end(pixels)
        case .percent(let part): .percent(part)
        }
      return .guideline(
        ConstraintGuideline(
          isVertical: line.isVertical, place: place, followsDirection: line.followsDirection,
          isShown: line.isShown))
    case .barrier(let barrier):
      return .barrier(
        ConstraintBarrier(
          side: side(barrier.side), margin: barrier.margin, allowsGone: barrier.allowsGone,
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
    flow.wrapMode =
      switch own.wrapMode {
      case .none: .none
      case .chain: .chain
      case .aligned: .aligned
      case .chain2: .chain2
      }
    flow.maximumElements = own.maximumElements
    flow.horizontal = chains(own.horizontal)
    flow.vertical = chains(own.vertical)
    flow.horizontalAlign =
      switch own.horizontalAlign {
      case .start: .start
      case .end: .end
      default: .center
      }
    flow.verticalAlign =
      switch own.verticalAlign {
      case .top: .top
      case .bottom: .bottom
      case .baseline: .baseline
      default: .center
      }
    flow.padding = own.padding.insets(run.direction)
    flow.givesVisibility = own.givesVisibility
    return flow
  }

  private func chains(_ own: AndroidConstraintFlow.Chains) -> ConstraintFlow.Chains {
    var chains = ConstraintFlow.Chains()
    chains.style = own.style.map { style($0) }
    chains.firstStyle = own.firstStyle.map { style($0) }
    chains.lastStyle = own.lastStyle.map { style($0) }
    chains.bias = own.bias
    chains.firstBias = own.firstBias
    chains.lastBias = own.lastBias
    chains.gap = own.gap
    return chains
  }
}
