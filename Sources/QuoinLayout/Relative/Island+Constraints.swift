import QuoinGeometry
import QuoinModel
import QuoinSolver

extension Island {
  /// Writes the constraints declared at a member.
  func writeConstraints(_ slot: Int) {
    let index = members[slot]
    for (ordinal, constraint) in node(slot).keptConstraints.enumerated() {
      guard let dependsOnFrames = lower(constraint, declaredAt: index) else { continue }
      let row = emit(
        constraint.comparison, constraint.priority.value,
        .constraint(slot, ordinal: ordinal))
      if dependsOnFrames {
        moving.append(MovingRow(row: row, kind: .constraint(slot: slot, ordinal: ordinal)))
      }
    }
  }

  /// Writes a constraint into `form` as `form (== <= >=) 0`.
  ///
  /// - Returns: Whether its number depends on frames, or `nil` if it is left out.
  func lower(_ constraint: Constraint, declaredAt index: Int) -> Bool? {
    form.reset()
    termSlots.removeAll(keepingCapacity: true)
    var isDirectional = false
    for ordinal in 0..<constraint.termCount {
      let term = constraint.term(ordinal)
      guard let slot = resolve(term, constraint, index) else { return nil }
      termSlots.append(slot)
      isDirectional = isDirectional || term.attribute.isDirectional
    }
    guard constraint.constant.isFinite, constraint.constant.magnitude <= 1e9 else {
      reportNumber(constraint, index)
      return nil
    }
    let common = commonAncestor(termSlots)
    // In right-to-left layouts, leading and trailing are measured from the right: a positive
    // constant still points away from the leading side.
    let isMirrored = isDirectional && direction(common) == .rightToLeft
    var positions = Point.zero
    var dependsOnFrames = false
    for ordinal in 0..<constraint.termCount {
      let term = constraint.term(ordinal)
      let slot = termSlots[ordinal]
      let attribute = term.attribute.resolved(direction(common))
      let isPlace = !attribute.isDimension
      var factor = ordinal == 0 ? term.coefficient : -term.coefficient
      if isMirrored, isPlace, attribute.axis == .horizontal { factor = -factor }
      // A scrolling container that contains another item of the constraint is seen from inside; and
      // so is one whose own list contains the constraint.
      let inside = scrolls(slot) && termSlots.contains { $0 != slot && isInside($0, slot) }
      let part = part(term)
      form.add(line(attribute, part, of: slot, fromInside: inside), factor)
      if isPlace { positions[attribute.axis] += factor }
      dependsOnFrames =
        dependsOnFrames || attribute.isMargin || attribute == .firstBaseline
        || attribute == .lastBaseline || (part != .itself && part.guideIndex == nil)
    }
    // Positions are measured from the leading corner of the nearest common ancestor; if their
    // factors do not cancel, that corner is part of the row.
    for axis in Axis.allCases {
      let sum = positions[axis]
      guard sum != 0 else { continue }
      if common != 0 { form.add(start(common, axis), -sum) }
      if isMirrored, axis == .horizontal { form.add(length(common, axis), -sum) }
    }
    form.constant -= constraint.constant
    guard form.constant.isFinite, form.terms.allSatisfy({ $0.coefficient.isFinite }) else {
      reportNumber(constraint, index)
      return nil
    }
    return dependsOnFrames
  }

  /// Returns the part of the member that a term refers to, in the member's own terms.
  private func part(_ term: AnchorTerm) -> AnchorItem.Part { term.item.part.base }

  /// Returns the slot of the member that a term refers to.
  private func resolve(_ term: AnchorTerm, _ constraint: Constraint, _ index: Int) -> Int? {
    guard let node = self.index(of: term.item.node) else {
      pass.add(
        Diagnostic(
          .warning, rule: "constraint-outside-tree",
          "'\(describe(constraint))' at \(pass.name(index)) refers to a node outside the "
            + "tree; it is ignored",
          place: constraint.place ?? pass.tree.nodes[index].place,
          nodes: [pass.identifier(index)]))
      return nil
    }
    var target = node
    for _ in 0..<term.item.part.levels where target >= 0 { target = Int(pass.tree.parents[target]) }
    if target >= 0, let slot = slot(of: target) { return slot }
    let reached = target >= 0 ? pass.name(target) : "the container of the root"
    let separator = separatingContainer(to: target)
    pass.add(
      Diagnostic(
        .error, rule: "constraint-leaves-island",
        "'\(describe(constraint))' at \(pass.name(index)) reaches \(reached)"
          + (separator.map { ", but \(pass.name($0)) between them does not place by constraints" }
            ?? ", which constraints cannot reach from there")
          + "; it is left out",
        place: constraint.place ?? pass.tree.nodes[index].place,
        nodes: [pass.identifier(index)] + (target >= 0 ? [pass.identifier(target)] : [])))
    return nil
  }

  /// Returns the container that separates the island from a node outside it.
  private func separatingContainer(to target: Int) -> Int? {
    guard target >= 0 else { return nil }
    var step = Int(pass.tree.parents[target])
    while step >= 0 {
      if slot(of: step) != nil { return pass.tree.roles[step].contains(.island) ? nil : step }
      if !pass.tree.roles[step].contains(.island) { return step }
      step = Int(pass.tree.parents[step])
    }
    let parent = Int(pass.tree.parents[root])
    return parent >= 0 ? parent : nil
  }

  private func reportNumber(_ constraint: Constraint, _ index: Int) {
    let terms = [constraint.first] + [constraint.second].compactMap(\.self) + constraint.others
    let factors = terms.map(\.coefficient)
    let isConstant = !constraint.constant.isFinite || constraint.constant.magnitude > 1e9
    let factor = factors.first { !$0.isFinite } ?? factors.max { $0.magnitude < $1.magnitude }
    let number = isConstant ? "\(constraint.constant)" : "the factor \(factor ?? 0)"
    pass.add(
      Diagnostic(
        .warning, rule: "number-out-of-range",
        "a constraint at \(pass.name(index)) has a number that no layout can hold "
          + "(\(number)); it is left out",
        place: constraint.place ?? pass.tree.nodes[index].place, nodes: [pass.identifier(index)]))
  }

  /// Returns the nearest member that is an ancestor of all others, or one of them.
  private func commonAncestor(_ slots: [Int]) -> Int {
    guard var common = slots.first else { return 0 }
    for slot in slots.dropFirst() {
      while common != slot, !isInside(slot, common) { common = parentSlot(common) }
    }
    return common
  }

  /// Whether a member is a descendant of another.
  func isInside(_ inner: Int, _ outer: Int) -> Bool {
    inner > outer && members[inner] < Int(pass.tree.ends[members[outer]])
  }
}
