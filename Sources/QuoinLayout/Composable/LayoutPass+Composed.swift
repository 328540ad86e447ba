import QuoinGeometry
import QuoinModel

/// The layout value of a container while a scene is laid out.
struct Composition {
  var layout: any Layout<Placed<Node>>
  let context: LayoutContext<Placed<Node>>
}

extension LayoutPass {
  /// The size that a layout value likes for a question.
  func measureComposed(_ index: Int, _ question: Question) -> MeasuredSize {
    var size = Size.zero
    for axis in Axis.allCases where question.isExact(axis) {
      size[axis] = question.proposal[axis] ?? 0
    }
    let room = Size(
      question.proposal.width ?? .infinity, question.proposal.height ?? .infinity)
    let padding = padding(of: index) ?? .zero
    let border = Size(padding.horizontal, padding.vertical)
    var answer =
      withComposition(of: index) { composition in
        composition.layout.measure(
          SizeRange(min: size, max: room).inset(by: border), in: composition.context)
      } ?? MeasuredSize(.zero)
    answer.size.width += border.width
    answer.size.height += border.height
    answer.firstBaseline = answer.firstBaseline.map { $0 + padding.top }
    answer.lastBaseline = answer.lastBaseline.map { $0 + padding.top }
    return answer
  }

  /// Places what is in a container by its layout value.
  func placeComposed(_ index: Int, in size: Size) {
    let room = Rect(origin: .zero, size: size).inset(by: padding(of: index) ?? .zero)
    withComposition(of: index) { composition in
      composition.layout.layout(in: room, context: composition.context)
      var placed: Set<NodeID> = []
      composition.layout.forEachContent { content in
        let node = content.element
        guard let child = member(node, of: index) else { return reportAbsent(node, index) }
        if !placed.insert(node.id).inserted { reportTwice(child, index) }
        frames[child] = content.frame.isFinite ? content.frame : .zero
      }
    }
    tree.forEachChild(of: index) { place($0, in: frames[$0].size) }
  }

  /// Takes the composition out while it is used: what is in it may be a container of this kind too.
  @discardableResult
  private func withComposition<Result>(of index: Int, _ body: (inout Composition) -> Result)
    -> Result?
  {
    guard let container = tree.nodes[index] as? LayoutContainer else { return nil }
    var composition =
      composed.removeValue(forKey: index)
      ?? Composition(
        layout: container.layout,
        context: context(forLayoutOf: index))
    defer { composed[index] = composition }
    return body(&composition)
  }

  private func context(forLayoutOf index: Int) -> LayoutContext<Placed<Node>> {
    var context = LayoutContext<Placed<Node>>(direction: tree.directions[index]) {
      [unowned self] in measureMember($0.element, of: index, $1)
    }
    context.onUnusableNumber = { [unowned self] what in
      report(
        .error, rule: "number-out-of-range",
        "the \(what) in the layout of \(name(index)) is a number that no layout can hold; it is "
          + "left out",
        about: index)
    }
    return context
  }

  /// The index of a node that is a child of a container.
  private func member(_ node: Node, of index: Int) -> Int? {
    guard let child = tree.indices[node.id], tree.parents[Int(child)] == index else { return nil }
    return Int(child)
  }

  /// The size of a child among those of a range.
  private func measureMember(_ node: Node, of index: Int, _ range: SizeRange) -> MeasuredSize {
    guard let child = member(node, of: index) else { return MeasuredSize(range.min) }
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

  private func reportAbsent(_ node: Node, _ index: Int) {
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
