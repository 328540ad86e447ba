import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// A pass as the box engine sees it: boxes are the indices of nodes.
struct FlexHost: BoxTree {
  let pass: LayoutPass

  func childCount(of box: Int32) -> Int { pass.children(of: Int(box)).count }

  func child(_ index: Int, of box: Int32) -> Int32 { Int32(pass.children(of: Int(box))[index]) }

  func direction(of box: Int32) -> LayoutDirection { pass.tree.directions[Int(box)] }

  func rules(of box: Int32) -> BoxRules {
    let node = pass.tree.nodes[Int(box)]
    var rules = BoxRules()
    let sizing = pass.tree.sizings[Int(box)]
    func value(_ length: Double?) -> SizeValue { length.map { .points($0) } ?? .auto }
    rules.width = value(sizing.width)
    rules.height = value(sizing.height)
    rules.minWidth = value(sizing.minWidth)
    rules.minHeight = value(sizing.minHeight)
    rules.maxWidth = value(sizing.maxWidth)
    rules.maxHeight = value(sizing.maxHeight)
    rules.aspectRatio = sizing.aspectRatio
    if let flex = node as? FlexContainer {
      rules.padding = pass.tree.looks[Int(box)].metrics.padding(flex.padding)
    }
    return rules
  }

  func flexStyle(of container: Int32) -> FlexStyle {
    (pass.tree.nodes[Int(container)] as? FlexContainer)?.flex ?? FlexStyle()
  }

  func flexItem(of child: Int32) -> FlexItem {
    (pass.tree.relations[Int(child)] as? Relation<FlexContainer>)?.placement ?? FlexItem()
  }

  mutating func measure(_ box: Int32, _ proposal: BoxProposal) -> BoxMeasurement {
    let index = Int(box)
    if pass.tree.kinds[index] == .flex { return pass.measureFlex(index, proposal) }
    var question = Question(
      ProposedSize(
        width: extent(proposal.width, of: index), height: extent(proposal.height, of: nil)))
    question.isWidthExact = proposal.width.length != nil
    question.isHeightExact = proposal.height.length != nil
    let answer = pass.measure(index, question)
    return BoxMeasurement(size: answer.size, firstBaseline: answer.firstBaseline)
  }

  mutating func place(_ box: Int32, _ placement: BoxPlacement) {
    pass.frames[Int(box)] = placement.frame
    if pass.tree.kinds[Int(box)] == .flex { pass.flexPlacements[Int(box)] = placement }
  }

  /// The room that a question leaves; a container of constraints or of a stack has no smaller size
  /// than its fitting one, so it is not asked for its smallest.
  private func extent(_ extent: BoxExtent, of index: Int?) -> Double? {
    switch extent {
    case .exactly(let length), .fixed(let length), .within(let length): length
    case .minContent: index.map { pass.tree.kinds[$0].isIsland ? nil : 0 } ?? nil
    case .maxContent: nil
    }
  }
}

extension LayoutPass {
  /// The children of a node, remembered.
  func children(of index: Int) -> [Int] {
    if let known = childLists[index] { return known }
    let children = tree.children(of: index)
    childLists[index] = children
    return children
  }

  /// The size that a flex container likes for a question.
  func measureFlex(_ index: Int, _ question: Question) -> MeasuredSize {
    func extent(_ axis: Axis) -> BoxExtent {
      guard let length = question.proposal[axis] else { return .maxContent }
      return question.isExact(axis) ? .exactly(length) : .within(length)
    }
    let answer = measureFlex(
      index, BoxProposal(width: extent(.horizontal), height: extent(.vertical)))
    return MeasuredSize(answer.size, firstBaseline: answer.firstBaseline)
  }

  /// The size that a flex container needs, remembered: nested ones would ask each other without end.
  func measureFlex(_ index: Int, _ proposal: BoxProposal) -> BoxMeasurement {
    let key = FlexKey(index: index, proposal: proposal)
    if let known = flexMeasured[key] { return known }
    guard depth < LayoutPass.depthLimit else {
      reportDepth(index)
      return BoxMeasurement(size: .zero)
    }
    depth += 1
    defer { depth -= 1 }
    var host = FlexHost(pass: self)
    var answer = FlexLayout.measure(Int32(index), proposal, in: &host)
    answer.size = finite(answer.size)
    flexMeasured[key] = answer
    return answer
  }

  /// Places the children of a flex container and what is in them.
  func placeFlex(_ index: Int, in size: Size) {
    var host = FlexHost(pass: self)
    let placement =
      flexPlacements[index] ?? BoxPlacement(frame: Rect(origin: .zero, size: size))
    let limitations = FlexLayout.place(Int32(index), placement, in: &host)
    if limitations.contains(.wrap) {
      report(
        .warning, rule: "not-supported",
        "\(name(index)) asks for several lines; wrapping is not supported yet, its children are "
          + "in one line",
        about: index)
    }
    for child in children(of: index) {
      if !frames[child].isFinite { frames[child] = .zero }
      place(child, in: frames[child].size)
    }
  }

  struct FlexKey: Hashable {
    var index: Int
    var proposal: BoxProposal
  }
}
