import QuoinGeometry
import QuoinModel

extension LayoutContainer: ContainerAlgorithm {
  /// The layout value, with its state during a layout.
  public struct Cache {
    fileprivate var layout: any Layout<Placed<Node>>
    fileprivate var context: LayoutContext<Placed<Node>>?
  }

  /// Returns a cache with the described layout.
  public func makeCache() -> Cache { Cache(layout: layout) }

  /// Returns the preferred size of the layout value.
  public func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Cache
  ) -> MeasuredSize {
    children.pass.measureComposed(children.container, children.question, &cache)
  }

  /// Places the children by the layout value.
  public func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Cache
  ) {
    children.pass.placeComposed(children.container, in: size, &cache)
  }
}

extension LayoutPass {
  /// Returns the preferred size of a layout value for a question.
  fileprivate func measureComposed(
    _ index: Int, _ question: Question, _ cache: inout LayoutContainer.Cache
  ) -> MeasuredSize {
    var size = Size.zero
    for axis in Axis.allCases where question.isExact(axis) {
      size[axis] = question.proposal[axis] ?? 0
    }
    let room = Size(
      question.proposal.width ?? .infinity, question.proposal.height ?? .infinity)
    let padding = padding(of: index) ?? .zero
    let border = Size(padding.horizontal, padding.vertical)
    var answer = cache.layout.measure(
      SizeRange(min: size, max: room).inset(by: border), in: context(of: index, &cache))
    answer.size.width += border.width
    answer.size.height += border.height
    answer.firstBaseline = answer.firstBaseline.map { $0 + padding.top }
    answer.lastBaseline = answer.lastBaseline.map { $0 + padding.top }
    return answer
  }

  /// Places the children of a container by its layout value.
  fileprivate func placeComposed(
    _ index: Int, in size: Size, _ cache: inout LayoutContainer.Cache
  ) {
    let room = Rect(origin: .zero, size: size).inset(by: padding(of: index) ?? .zero)
    cache.layout.layout(in: room, context: context(of: index, &cache))
    var placed: Set<NodeID> = []
    let id = tree.nodes[index].id
    cache.layout.forEachContent { content in
      let node = content.element
      guard let child = member(node, of: id) else { return reportAbsent(node, index) }
      if !placed.insert(node.id).inserted { reportTwice(child, index) }
      frames[child] = content.frame.isFinite ? content.frame : .zero
    }
    forEachChild(of: index) { place($0, in: frames[$0].size) }
  }

  private func context(
    of index: Int, _ cache: inout LayoutContainer.Cache
  ) -> LayoutContext<Placed<Node>> {
    if let context = cache.context { return context }
    let context = context(forLayoutOf: index)
    cache.context = context
    return context
  }

  private func context(forLayoutOf index: Int) -> LayoutContext<Placed<Node>> {
    // The context is kept, and the container may have another index later.
    let id = tree.nodes[index].id
    var context = LayoutContext<Placed<Node>>(direction: tree.directions[index]) {
      [unowned self] in measureMember($0.element, of: id, $1)
    }
    context.ownLimits = { [unowned self] in limits(ofMember: $0.element, of: id, $1, $2) }
    context.onUnusableNumber = { [unowned self] what in
      guard let index = indices[id] else { return }
      report(
        .error, rule: "number-out-of-range",
        "the \(what) in the layout of \(name(index)) is a number that no layout can hold; it is "
          + "left out",
        about: index)
    }
    return context
  }

  /// Returns the index of a node that is a child of a container.
  private func member(_ node: Node, of container: NodeID) -> Int? {
    guard let child = indices[node.id], tree.parents[child] >= 0,
      tree.nodes[Int(tree.parents[child])].id == container
    else { return nil }
    return child
  }

  /// Returns the size of a child within a range.
  private func measureMember(_ node: Node, of container: NodeID, _ range: SizeRange)
    -> MeasuredSize
  {
    guard let child = member(node, of: container) else { return MeasuredSize(range.min) }
    func room(_ axis: Axis) -> Double? { range.max[axis].isFinite ? range.max[axis] : nil }
    var question = Question(ProposedSize(width: room(.horizontal), height: room(.vertical)))
    question.isWidthExact = range.isExact(.horizontal)
    question.isHeightExact = range.isExact(.vertical)
    var answer = measure(child, question)
    // A width that the range changes may change the height.
    let width = range.clamp(answer.size.width, along: .horizontal)
    if width != answer.size.width, !question.isWidthExact {
      question.proposal = ProposedSize(width: width, height: room(.vertical))
      question.isWidthExact = true
      answer = measure(child, question)
    }
    answer.size = range.clamp(answer.size)
    return answer
  }

  /// Returns a child's own size limits.
  ///
  /// Along the axis of a stack its own length is not a limit, but the flex basis.
  private func limits(
    ofMember node: Node, of container: NodeID, _ reference: Size, _ axis: Axis?
  ) -> SizeRange {
    guard let child = member(node, of: container) else { return .any }
    let own = tree.sizings[child]
    func length(_ points: Double?) -> LayoutLength { points.map { .points($0) } ?? .auto }
    var sizing = LayoutSizing()
    (sizing.width, sizing.height) = (length(own.width), length(own.height))
    (sizing.minWidth, sizing.minHeight) = (length(own.minWidth), length(own.minHeight))
    (sizing.maxWidth, sizing.maxHeight) = (length(own.maxWidth), length(own.maxHeight))
    return sizing.range(reference: reference, flexing: axis)
  }

  private func reportAbsent(_ node: Node, _ index: Int) {
    findings.noteOtherName()
    let other = node.identifier.map { "\(node.kind) '\($0)'" } ?? node.kind
    report(
      .error, rule: "placed-elsewhere",
      "the layout of \(name(index)) places \(other), which is in another container or in none: a "
        + "node is in one container at a time",
      about: index)
  }

  private func reportTwice(_ child: Int, _ index: Int) {
    report(
      .warning, rule: "placed-twice",
      "the layout of \(name(index)) places \(name(child)) more than once; the last place counts",
      about: child)
  }
}
