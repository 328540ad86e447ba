import QuoinGeometry
import QuoinModel
import QuoinSolver

/// The rows of a stack, rebuilt for each pass.
///
/// Priorities match the observed behaviour of UIKit's stack view: edges and gaps are required, the stack's own extent
/// shrinks weakly (49 along it, 51 across), an arranged node without a natural size shrinks more weakly still (25),
/// unless its document records its size, which it keeps across the stack against the stack's shrinking (52).
extension Island {
  /// Returns the arranged children of a stack, from its leading side or top.
  func arranged(_ slot: Int) -> [Int] {
    var children: [Int] = []
    pass.forEachChild(of: members[slot]) { child in
      guard !pass.tree.nodes[child].isHidden, isArranged(child),
        let childSlot = self.slot(of: child)
      else { return }
      children.append(childSlot)
    }
    return children
  }

  /// Whether a child is arranged by its stack, shown or hidden.
  private func isArranged(_ child: Int) -> Bool {
    (pass.tree.relations[child] as? Relation<StackContainer>)?.placement.isArranged ?? true
  }

  /// Writes all rows of a stack.
  func writeStack(_ slot: Int) {
    guard let stack = node(slot) as? StackContainer else { return }
    writeHidden(slot, stack)
    let row = arranged(slot)
    writeFit(slot, stack)
    guard let first = row.first, let last = row.last else { return }
    let near: Edge = stack.axis == .vertical ? .top : direction(slot).leadingEdge
    writeEdge(slot, stack, of: first, near, .equal)
    writeGaps(row, slot, stack)
    writeEdge(slot, stack, of: last, near.opposite, .equal)
    writeDistribution(row, slot, stack)
    for child in row { writeAcross(child, slot, stack, isFirst: child == first) }
    writeBaselines(row, slot, stack)
  }

  /// Whether the children respect the margins, which padding replaces.
  private func keepsToMargins(_ slot: Int, _ stack: StackContainer) -> Bool {
    stack.isMarginsRelative || pass.padding(of: members[slot]) != nil
  }

  private func writeFit(_ slot: Int, _ stack: StackContainer) {
    emit(length(slot, stack.axis), .equal, 0, 49, .stack(slot, .fit(stack.axis)))
    let across: Float = stack.alignment == .fill ? 49 : 51
    emit(length(slot, stack.axis.cross), .equal, 0, across, .stack(slot, .fit(stack.axis.cross)))
  }

  /// Writes the rows of hidden children, which take no room along the stack and are aligned across it.
  ///
  /// Recorded stacks of Interface Builder have their hidden views as broad as the others, and are not broader for them.
  private func writeHidden(_ slot: Int, _ stack: StackContainer) {
    pass.forEachChild(of: members[slot]) { child in
      guard pass.tree.nodes[child].isHidden, isArranged(child),
        let hidden = self.slot(of: child)
      else { return }
      emit(length(hidden, stack.axis), .equal, 0, 1000, .stack(slot, .hidden(hidden)))
      form.reset()
      form.add(start(hidden, stack.axis), 1)
      form.add(start(slot, stack.axis), -1)
      emit(.equal, 1000, .stack(slot, .hidden(hidden)))
      writeHiddenAcross(hidden, slot, stack)
    }
  }

  private func writeHiddenAcross(_ hidden: Int, _ slot: Int, _ stack: StackContainer) {
    let axis = stack.axis.cross
    let (near, far) = sides(slot, axis)
    switch stack.alignment {
    case .center: writeCenter(hidden, slot, stack)
    case .trailing: writeEdge(slot, stack, of: hidden, far, .equal)
    case .fill:
      writeEdge(slot, stack, of: hidden, near, .equal)
      // Weaker than the stack's own fit, so that the content of a hidden container widens nothing.
      writeEdge(slot, stack, of: hidden, far, .equal, 48)
      hiddenAxes[hidden] = axis
    case .leading, .firstBaseline, .lastBaseline:
      writeEdge(slot, stack, of: hidden, near, .equal)
    }
  }

  /// Returns the edges of a stack between which it places its children across it.
  private func sides(_ slot: Int, _ axis: Axis) -> (near: Edge, far: Edge) {
    if axis == .vertical { return (.top, .bottom) }
    return direction(slot) == .rightToLeft ? (.right, .left) : (.left, .right)
  }

  /// Writes `child.edge (== <= >=) stack.edge`, inside the margins if the stack respects them.
  private func writeEdge(
    _ slot: Int, _ stack: StackContainer, of child: Int, _ edge: Edge, _ comparison: Comparison,
    _ strength: Float = 1000
  ) {
    let isEnd = edge == .right || edge == .bottom
    let keepsToMargins = keepsToMargins(slot, stack)
    let inset = keepsToMargins ? states[slot].margins[edge] : 0
    form.reset()
    form.add(start(child, edge.axis), 1)
    form.add(start(slot, edge.axis), -1)
    if isEnd {
      form.add(length(child, edge.axis), 1)
      form.add(length(slot, edge.axis), -1)
    }
    let sign: Double = isEnd ? -1 : 1
    form.constant = -sign * inset
    let row = emit(
      comparison, strength, .stack(slot, .edge(child, edge, isMargin: keepsToMargins)))
    if keepsToMargins {
      moving.append(MovingRow(row: row, kind: .stackEdge(slot: slot, edge, sign: sign)))
    }
  }

  /// Writes the distance from the end of one child to the start of the next into `form`.
  private func gap(
    _ before: Int, _ after: Int, _ slot: Int, _ stack: StackContainer, sign: Double = 1
  ) {
    if stack.isBaselineRelative, stack.axis == .vertical {
      form.add(line(.firstBaseline, .itself, of: after, fromInside: false), sign)
      form.add(line(.lastBaseline, .itself, of: before, fromInside: false), -sign)
      return
    }
    let isReversed = stack.axis == .horizontal && direction(slot) == .rightToLeft
    let (left, right) = isReversed ? (after, before) : (before, after)
    form.add(start(right, stack.axis), sign)
    form.add(start(left, stack.axis), -sign)
    form.add(length(left, stack.axis), -sign)
  }

  private func spacing(after child: Int, _ stack: StackContainer) -> Double {
    let relation = pass.tree.relations[members[child]] as? Relation<StackContainer>
    return relation?.placement.spacingAfter ?? stack.spacing
  }

  private func writeGaps(_ row: [Int], _ slot: Int, _ stack: StackContainer) {
    if stack.distribution == .equalSpacing, row.count > 2 {
      writeEqualGaps(row, slot, stack)
      return
    }
    let isFixed =
      stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    for (before, after) in zip(row, row.dropFirst()) {
      form.reset()
      gap(before, after, slot, stack)
      let spacing = spacing(after: before, stack)
      form.constant -= spacing
      emit(
        isFixed ? .equal : .greaterThanOrEqual, 1000,
        .stack(slot, .spacing(before, after, spacing)))
    }
  }

  /// Writes equal gaps, with a common length that no gap may be shorter than.
  ///
  /// The length is a variable of its own: rows that compare each gap with the first one would contain the first two
  /// nodes in all of them, and in all rows derived from them.
  private func writeEqualGaps(_ row: [Int], _ slot: Int, _ stack: StackContainer) {
    let common = rows.makeVariables(1)
    let pairs = zip(row, row.dropFirst())
    for (before, after) in pairs {
      let spacing = spacing(after: before, stack)
      emit(
        common, .greaterThanOrEqual, spacing, 1000, .stack(slot, .spacing(before, after, spacing)))
    }
    for (before, after) in pairs {
      form.reset()
      gap(before, after, slot, stack)
      form.add(common, -1)
      emit(.equal, 1000, .stack(slot, .equalGap(before, after)))
    }
  }

  private func writeDistribution(_ row: [Int], _ slot: Int, _ stack: StackContainer) {
    guard let first = row.first else { return }
    let axis = stack.axis
    switch stack.distribution {
    case .fill, .equalSpacing: break
    case .fillEqually:
      for child in row.dropFirst() {
        form.reset()
        form.add(length(child, axis), 1)
        form.add(length(first, axis), -1)
        emit(.equal, 1000, .stack(slot, .equalLength(child, first)))
      }
    case .fillProportionally:
      let sized = row.filter { naturalLength($0, axis) > 0 }
      guard let reference = sized.first else { break }
      for child in sized.dropFirst() {
        form.reset()
        form.add(length(child, axis), naturalLength(reference, axis))
        form.add(length(reference, axis), -naturalLength(child, axis))
        emit(.equal, 999, .stack(slot, .proportion(child, reference)))
      }
    case .equalCentering: writeEqualCenters(row, slot, axis)
    }
  }

  /// Writes equal distances between centres, with a variable of its own as above.
  private func writeEqualCenters(_ row: [Int], _ slot: Int, _ axis: Axis) {
    guard row.count > 2 else { return }
    func distance(_ before: Int, _ after: Int) {
      form.reset()
      form.add(extent(after, axis).line(at: 0.5), 1)
      form.add(extent(before, axis).line(at: 0.5), -1)
    }
    let first = rows.makeVariables(1)
    distance(row[0], row[1])
    form.add(first, -1)
    emit(.equal, 1000, .stack(slot, .equalCentering(row[0], row[1])))
    for (before, after) in zip(row.dropFirst(), row.dropFirst(2)) {
      distance(before, after)
      form.add(first, -1)
      emit(.equal, 150, .stack(slot, .equalCentering(before, after)))
    }
  }

  private func writeAcross(_ child: Int, _ slot: Int, _ stack: StackContainer, isFirst: Bool) {
    let axis = stack.axis.cross
    let (near, far) = sides(slot, axis)
    func inside(_ edge: Edge) {
      let isEnd = edge == .right || edge == .bottom
      writeEdge(slot, stack, of: child, edge, isEnd ? .lessThanOrEqual : .greaterThanOrEqual)
    }
    switch stack.alignment {
    case .fill:
      writeEdge(slot, stack, of: child, near, .equal)
      writeEdge(slot, stack, of: child, far, .equal)
      return
    case .leading:
      writeEdge(slot, stack, of: child, near, .equal)
      inside(far)
    case .trailing:
      writeEdge(slot, stack, of: child, far, .equal)
      inside(near)
    case .center:
      writeCenter(child, slot, stack)
      inside(near)
      inside(far)
    case .firstBaseline, .lastBaseline:
      if axis == .horizontal {
        writeEdge(slot, stack, of: child, near, .equal)
      } else if isFirst {
        // Recorded stacks contain the top of the first view only, and have it at their bottom if they are higher.
        inside(near)
        writeEdge(slot, stack, of: child, far, .equal, 25)
      }
      inside(far)
    }
    guard !hasNatural(child, axis) else { return }
    if node(child) is TextViewNode {
      // A scrolling text has no size of its own, and takes the breadth of the stack.
      form.reset()
      form.add(length(child, axis), 1)
      form.add(length(slot, axis), -1)
      emit(.equal, 25, .stack(slot, .breadth(child)))
    } else if let drawn = drawnLength(child, axis) {
      emit(length(child, axis), .equal, drawn, 52, .stack(slot, .drawn(child)))
    } else {
      emit(length(child, axis), .equal, 0, 25, .stack(slot, .shrink(child)))
    }
  }

  private func hasNatural(_ child: Int, _ axis: Axis) -> Bool {
    axis == .horizontal
      ? states[child].natural.hasNaturalWidth : states[child].natural.hasNaturalHeight
  }

  /// Returns the recorded length of an arranged child without a natural one, if its document has it.
  func drawnLength(_ child: Int, _ axis: Axis) -> Double? {
    guard let relation = pass.tree.relations[members[child]] as? Relation<StackContainer>,
      let drawn = relation.placement.drawnSize?[axis], drawn > 0, !hasNatural(child, axis)
    else { return nil }
    return drawn
  }

  private func writeCenter(_ child: Int, _ slot: Int, _ stack: StackContainer) {
    let axis = stack.axis.cross
    form.reset()
    form.add(extent(child, axis).line(at: 0.5), 1)
    form.add(extent(slot, axis).line(at: 0.5), -1)
    guard keepsToMargins(slot, stack) else {
      emit(.equal, 1000, .stack(slot, .center(child)))
      return
    }
    let offset = centerOffset(slot, axis)
    form.constant -= offset
    let row = emit(.equal, 1000, .stack(slot, .center(child)))
    moving.append(MovingRow(row: row, kind: .stackCenter(slot: slot, axis)))
  }

  /// Returns the distance of the centre between a stack's margins from its own centre.
  func centerOffset(_ slot: Int, _ axis: Axis) -> Double {
    let (near, far): (Edge, Edge) = axis == .vertical ? (.top, .bottom) : (.left, .right)
    return (states[slot].margins[near] - states[slot].margins[far]) / 2
  }

  private func writeBaselines(_ row: [Int], _ slot: Int, _ stack: StackContainer) {
    guard stack.axis == .horizontal else { return }
    let attribute: Attribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return
    }
    for child in row.dropFirst() {
      form.reset()
      form.add(line(attribute, .itself, of: child, fromInside: false), 1)
      form.add(line(attribute, .itself, of: row[0], fromInside: false), -1)
      emit(.equal, 1000, .stack(slot, .baseline(child, row[0])))
    }
  }
}
