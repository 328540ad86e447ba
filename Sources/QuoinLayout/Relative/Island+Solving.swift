import QuoinGeometry
import QuoinModel
import QuoinSolver

extension Island {
  /// Solves the island; ``release()`` returns its solver.
  ///
  /// - Parameter reports: Whether problems are reported, as placing does and measuring does not.
  func solve(_ question: Question, reports: Bool) {
    if answers(question) { return }
    begin(question)
    defer { if isSolved { keepSolution(of: question) } }
    if let known = pass.islandSystems.take(shapedLike: rows, deadline: pass.deadline) {
      system = known
      if solveOn() { return }
      release(isSolved: false)
      begin(question)
    }
    system = pass.islandSystems.make(of: rows, deadline: pass.deadline)
    solveAnew(reports: reports)
  }

  /// Solves the rows starting from the solution of another island.
  ///
  /// - Returns: Whether the result is unique and satisfies all required rows; otherwise the island is solved from
  ///   scratch.
  private func solveOn() -> Bool {
    guessHeights()
    guard run(nil) else { return false }
    // Updates heights before insets, as `solveAnew(reports:)` does: safe areas depend on frames.
    if movesWithInsets, updateHeights(), updateMovingRows(), !run(nil) { return false }
    guard settle(), conflicts.isEmpty else { return false }
    isSolved = isDetermined
    return isSolved
  }

  /// Solves the rows from scratch: first widths, then what depends on them, then all, until nothing changes.
  private func solveAnew(reports: Bool) {
    // Widths first: a component without a relation between heights and widths is then solved only once.
    let widths = members.indices.map { Variable(index: length($0, .horizontal)) }
    var isWhole = run(widths)
    updateHeights()
    updateMovingRows()
    isWhole = run(nil) && isWhole
    let isSettled = settle()
    if !isSettled, reports { reportUnsettled() }
    let isOpen = settleTies(reports: reports)
    if isOpen {
      isWhole = run(nil) && isWhole
      _ = settle()
    }
    if reports { reportConflicts() }
    isSolved = isWhole && isSettled && !isOpen && conflicts.isEmpty
  }

  /// Returns the solver, which islands of the same shape may continue from.
  ///
  /// A unique solution is kept; otherwise no values may be read after this.
  func release() { release(isSolved: isSolved && !pass.isOutOfTime) }

  private func release(isSolved: Bool) {
    guard let system else { return }
    self.system = nil
    if isSolved { system.takeWidths(of: states) }
    pass.islandSystems.putBack(system, isSolved: isSolved)
  }

  /// Whether the constraints determine all variables.
  private var isDetermined: Bool {
    for variable in 4..<Int32(4 * max(members.count, 1)) where !isDetermined(variable) {
      return false
    }
    return contentVariables.values.allSatisfy { isDetermined($0) && isDetermined($0 + 1) }
  }

  /// Repeats the solution while heights, margins or safe areas follow from frames that moved.
  ///
  /// - Returns: Whether they converged.
  private func settle() -> Bool {
    for _ in 0..<Island.roundLimit {
      let heightsMoved = updateHeights()
      let insetsMoved = movesWithInsets && updateInsets(isFirst: false)
      guard heightsMoved || insetsMoved, updateMovingRows() else { return true }
      guard run(nil) else { return false }
    }
    let heightsMoved = updateHeights()
    return !(movesWithInsets && updateInsets(isFirst: false)) && !heightsMoved
  }

  /// Whether a row may depend on margins, safe areas or baselines.
  var movesWithInsets: Bool {
    moving.contains { if case .content = $0.kind { false } else { true } }
  }

  private func reportUnsettled() {
    pass.report(
      .warning, rule: "size-does-not-settle",
      "the size of what is in \(pass.name(root)) depends on itself and did not settle in "
        + "\(Island.roundLimit) rounds; the last one is shown",
      about: root)
  }

  private static let roundLimit = 4

  /// Runs the solver.
  ///
  /// - Returns: Whether the solver finished.
  private func run(_ variables: [Variable]?) -> Bool {
    guard let system else { return false }
    do {
      let report = try system.solver.solve(variables, policy: .relax)
      for conflict in report.conflicts { conflicts[conflict.setAside] = conflict }
      return true
    } catch {
      pass.report(
        .error, rule: "unsolvable",
        "the constraints in \(pass.name(root)) cannot be solved: \(error)",
        about: root)
      return false
    }
  }

  /// Measures the natural size of each member, before any frame is known.
  func measureNatural() {
    for slot in members.indices {
      let index = members[slot]
      if role(slot).isEmpty || role(slot).contains(.island) {
        states[slot].natural = pass.measureLeaf(index, .unlimited)
      } else if slot != 0 {
        states[slot].natural = pass.measure(index, Question(.unlimited))
      }
      states[slot].content = states[slot].natural
    }
  }

  /// Measures members for the widths that the members in the same slots had in the island that the system solved before.
  ///
  /// Cards of one form in rooms of one width mostly have texts of the same widths. If these are right, one run of the
  /// solver is enough; a wrong one is corrected after it. Widths must depend neither on heights nor on frames that moved,
  /// or the result could depend on the guess.
  private func guessHeights() {
    guard let system, rows.separatesAxes, !movesWithInsets else { return }
    var changed = false
    for slot in members.indices.dropFirst()
    where system.measuredWidth(slot) >= 0 && followsWidth(slot) {
      changed = updateHeight(slot, system.measuredWidth(slot)) || changed
    }
    if changed { updateMovingRows() }
  }

  /// Measures members again whose width is not the one that they were measured for.
  ///
  /// - Returns: Whether a height or baseline changed.
  @discardableResult private func updateHeights() -> Bool {
    var changed = false
    for slot in members.indices.dropFirst() where followsWidth(slot) {
      let node = node(slot)
      var width = value(length(slot, .horizontal))
      if node.hasAlignmentInsets { width += node.alignmentInsets.horizontal }
      changed = updateHeight(slot, width) || changed
    }
    return changed
  }

  /// Whether a member's height follows from its width.
  private func followsWidth(_ slot: Int) -> Bool {
    guard states[slot].content.hasNaturalHeight else { return false }
    let sizing = self.sizing(slot)
    return sizing.height == nil && sizing.naturalHeight == .measured
  }

  /// Measures a member for a width.
  ///
  /// - Returns: Whether its height or a baseline changed.
  private func updateHeight(_ slot: Int, _ width: Double) -> Bool {
    let answer: MeasuredSize
    if abs(width - states[slot].content.size.width) <= 1e-6 {
      guard states[slot].measuredWidth >= 0 else { return false }
      states[slot].measuredWidth = -1
      answer = states[slot].natural
    } else {
      guard width != states[slot].measuredWidth else { return false }
      states[slot].measuredWidth = max(0, width)
      let index = members[slot]
      // Slightly more than the width: content must fit into its own width after rounding to pixels.
      answer =
        role(slot).isEmpty || role(slot).isConstrained
        ? pass.measureLeaf(index, ProposedSize(width: width + 1e-3))
        : pass.measure(index, Question(exactWidth: width))
    }
    let former = states[slot].content
    let isChanged = abs(answer.size.height - former.size.height) > 1e-6
    guard
      isChanged || answer.firstBaseline != former.firstBaseline
        || answer.lastBaseline != former.lastBaseline
    else { return false }
    if isChanged { states[slot].content.size.height = answer.size.height }
    states[slot].content.firstBaseline = answer.firstBaseline
    states[slot].content.lastBaseline = answer.lastBaseline
    return true
  }

  /// Updates the numbers of rows that depend on frames.
  ///
  /// - Returns: Whether any changed.
  @discardableResult private func updateMovingRows() -> Bool {
    guard let system else { return false }
    var changed = false
    for row in moving {
      let constant: Double
      switch row.kind {
      case .constraint(let slot, let ordinal):
        guard lower(node(slot).keptConstraints[ordinal], declaredAt: members[slot]) != nil else {
          continue
        }
        constant = -form.constant
      case .content(let slot): constant = naturalLength(slot, .vertical)
      case .stackEdge(let slot, let edge, let sign): constant = sign * states[slot].margins[edge]
      case .stackCenter(let slot, let axis): constant = centerOffset(slot, axis)
      }
      guard abs(constant - system.constant(of: row.row)) > 1e-9 else { continue }
      system.setConstant(constant, of: row.row)
      changed = true
    }
    return changed
  }
}

extension LayoutPass {
  /// Returns the preferred size of an island for a question.
  func measureIsland(_ index: Int, _ question: Question) -> MeasuredSize {
    let island = island(index)
    island.solve(question, reports: false)
    defer { island.release() }
    return island.measuredSize
  }

  /// Solves an island in a size and places its members.
  func placeIsland(_ index: Int, in size: Size) {
    let island = island(index)
    if !scene.keepsLayouts || islands.count > LayoutPass.maximumKeptIslands { islands[index] = nil }
    island.solve(Question(exactly: size), reports: true)
    for slot in island.members.indices.dropFirst() {
      let frame = island.frame(slot)
      let parent = island.parentSlot(slot)
      let origin = parent == 0 ? Point.zero : island.frame(parent).origin
      frames[island.members[slot]] = Rect(origin: frame.origin - origin, size: finite(frame.size))
    }
    island.release()
    for member in island.members.dropFirst() where !tree.roles[member].contains(.island) {
      place(member, in: frames[member].size)
    }
  }

  /// Returns the island of a container, which is kept from the first question until it is placed.
  ///
  /// If layouts are kept, so are the rows of many islands, until one of their nodes changes.
  private func island(_ index: Int) -> Island {
    if let known = islands[index] { return known }
    let island = Island(self, root: index)
    if islands.count < LayoutPass.maximumIslands { islands[index] = island }
    return island
  }

  /// The maximum number of islands kept at once.
  private static let maximumIslands = 4096
  /// The maximum number of islands kept after they are placed; each has some kilobytes.
  private static let maximumKeptIslands = 1024
}
