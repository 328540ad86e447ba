import QuoinGeometry
import QuoinModel
import QuoinSolver

extension Island {
  /// Solves the island; its solver is given back by ``release()``.
  ///
  /// - Parameter reports: whether what is wrong is reported; measuring reports nothing, placing does.
  func solve(_ question: Question, reports: Bool) {
    if answers(question) { return }
    begin(question)
    defer { if isSolved { keepSolution(of: question) } }
    if let known = pass.islandSystems.take(shapedLike: rows) {
      system = known
      if solveOn() { return }
      release(isSolved: false)
      begin(question)
    }
    system = pass.islandSystems.make(of: rows, deadline: pass.deadline)
    solveAnew(reports: reports)
  }

  /// Solves on from the solution of another island.
  ///
  /// - Returns: whether that came to one solution which holds all required rows; otherwise the island is solved anew.
  private func solveOn() -> Bool {
    guard run(nil) else { return false }
    updateHeights()
    if updateMovingRows(), !run(nil) { return false }
    guard settle(), conflicts.isEmpty else { return false }
    isSolved = isDetermined
    return isSolved
  }

  /// Solves widths first, then what depends on them, then all, until nothing moves.
  private func solveAnew(reports: Bool) {
    // Widths first: a component that ties no height to a width is then never solved twice.
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

  /// Gives the solver back, of which islands of the same shape may use what it knows.
  ///
  /// Where there is one solution it is kept, and otherwise nothing may be read after this.
  func release() { release(isSolved: isSolved && !pass.isOutOfTime) }

  private func release(isSolved: Bool) {
    guard let system else { return }
    self.system = nil
    pass.islandSystems.putBack(system, isSolved: isSolved)
  }

  /// Whether the constraints leave nothing open.
  private var isDetermined: Bool {
    for variable in 4..<Int32(4 * max(members.count, 1)) where !isDetermined(variable) {
      return false
    }
    return contentVariables.values.allSatisfy { isDetermined($0) && isDetermined($0 + 1) }
  }

  /// Repeats the solution while heights, margins or safe areas follow from frames that moved.
  ///
  /// - Returns: whether they came to rest.
  private func settle() -> Bool {
    for _ in 0..<Island.roundLimit {
      let heightsMoved = updateHeights()
      let insetsMoved = updateInsets(isFirst: false)
      guard heightsMoved || insetsMoved, updateMovingRows() else { return true }
      guard run(nil) else { return false }
    }
    let heightsMoved = updateHeights()
    return !updateInsets(isFirst: false) && !heightsMoved
  }

  private func reportUnsettled() {
    pass.report(
      .warning, rule: "size-does-not-settle",
      "the size of what is in \(pass.name(root)) depends on itself and did not settle in "
        + "\(Island.roundLimit) rounds; the last one is shown",
      about: root)
  }

  private static let roundLimit = 4

  /// - Returns: whether the solver came to an end.
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

  /// Measures what each member likes to be, before any frame is known.
  func measureNatural() {
    for slot in members.indices {
      let index = members[slot]
      if role(slot).isEmpty || role(slot).contains(.island) {
        natural[slot] = pass.measureLeaf(index, .unlimited)
      } else if slot != 0 {
        natural[slot] = pass.measure(index, Question(.unlimited))
      }
    }
  }

  /// Measures again what is not as wide as it would like to be.
  ///
  /// - Returns: whether a height changed.
  @discardableResult private func updateHeights() -> Bool {
    var changed = false
    for slot in members.indices.dropFirst() {
      let index = members[slot]
      let sizing = self.sizing(slot)
      guard sizing.height == nil, sizing.naturalHeight == .measured, natural[slot].hasNaturalHeight
      else { continue }
      let width = frame(slot).width
      guard abs(width - natural[slot].size.width) > 1e-6 || remeasured.contains(slot) else {
        continue
      }
      remeasured.insert(slot)
      // A hair more than the width: what was rounded up to a pixel must fit into itself.
      let answer =
        role(slot).isEmpty || role(slot).isConstrained
        ? pass.measureLeaf(index, ProposedSize(width: width + 1e-3))
        : pass.measure(index, Question(exactWidth: width))
      guard abs(answer.size.height - natural[slot].size.height) > 1e-6 else { continue }
      natural[slot].size.height = answer.size.height
      natural[slot].firstBaseline = answer.firstBaseline
      natural[slot].lastBaseline = answer.lastBaseline
      changed = true
    }
    return changed
  }

  /// Writes the numbers of rows that depend on frames anew.
  ///
  /// - Returns: whether any changed.
  @discardableResult private func updateMovingRows() -> Bool {
    var changed = false
    for index in moving.indices {
      let row = moving[index]
      let constant: Double
      switch row.kind {
      case .constraint(let node, let ordinal):
        guard lower(pass.tree.nodes[node].keptConstraints[ordinal], declaredAt: node) != nil else {
          continue
        }
        constant = -form.constant
      case .content(let slot): constant = naturalLength(slot, .vertical)
      case .stackEdge(let slot, let edge, let sign): constant = sign * margins[slot][edge]
      }
      guard abs(constant - row.constant) > 1e-9 else { continue }
      moving[index].constant = constant
      system?.solver.setConstant(constant, of: rows.id(row.row))
      changed = true
    }
    return changed
  }
}

extension LayoutPass {
  /// The size that an island likes for a question.
  func measureIsland(_ index: Int, _ question: Question) -> MeasuredSize {
    let island = island(index)
    island.solve(question, reports: false)
    defer { island.release() }
    return island.measuredSize
  }

  /// Solves an island in a size and places what is in it.
  func placeIsland(_ index: Int, in size: Size) {
    let island = island(index)
    islands[index] = nil
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

  /// The island of a container, which is kept from the first question until it is placed.
  private func island(_ index: Int) -> Island {
    if let known = islands[index] { return known }
    let island = Island(self, root: index)
    if islands.count < LayoutPass.mostIslands { islands[index] = island }
    return island
  }

  /// So many islands are kept at once.
  private static let mostIslands = 4096
}
