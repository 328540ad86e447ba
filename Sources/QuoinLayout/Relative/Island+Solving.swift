import QuoinGeometry
import QuoinModel
import QuoinSolver

extension Island {
  /// Solves the island: widths, then what depends on them, then all, until nothing moves.
  ///
  /// - Parameter reports: whether what is wrong is said; measuring says nothing, placing does.
  func solve(_ question: Question, reports: Bool) {
    measureNatural()
    updateInsets(isFirst: true)
    writeRows(question)
    // Widths first: a component that ties no height to a width is then never solved twice.
    let widths = members.indices.map { Variable(index: length($0, .horizontal)) }
    run(widths)
    updateHeights()
    updateMovingRows()
    run(nil)
    settle(reports: reports)
    if settleTies(reports: reports) {
      run(nil)
      settle(reports: false)
    }
    if reports { reportConflicts() }
  }

  /// Repeats the solution while heights, margins or safe areas follow from frames that moved.
  private func settle(reports: Bool) {
    for _ in 0..<Island.roundLimit {
      let heightsMoved = updateHeights()
      let insetsMoved = updateInsets(isFirst: false)
      guard heightsMoved || insetsMoved, updateMovingRows() else { return }
      run(nil)
    }
    if reports, updateHeights() || updateInsets(isFirst: false) {
      pass.report(
        .warning, rule: "size-does-not-settle",
        "the size of what is in \(pass.name(root)) depends on itself and did not settle in "
          + "\(Island.roundLimit) rounds; the last one is shown",
        about: root)
    }
  }

  private static let roundLimit = 4

  private func run(_ variables: [Variable]?) {
    do {
      let report = try solver.solve(variables, policy: .relax)
      for conflict in report.conflicts { conflicts[conflict.setAside] = conflict }
    } catch {
      pass.report(
        .error, rule: "unsolvable",
        "the constraints in \(pass.name(root)) cannot be solved: \(error)",
        about: root)
    }
  }

  private func measureNatural() {
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
      solver.setConstant(constant, of: row.id)
      changed = true
    }
    return changed
  }
}

extension LayoutPass {
  /// The size that an island likes for a question.
  func measureIsland(_ index: Int, _ question: Question) -> MeasuredSize {
    let island = Island(self, root: index)
    island.solve(question, reports: false)
    return island.measuredSize
  }

  /// Solves an island in a size and places what is in it.
  func placeIsland(_ index: Int, in size: Size) {
    let island = Island(self, root: index)
    island.solve(Question(exactly: size), reports: true)
    for slot in island.members.indices.dropFirst() {
      let frame = island.frame(slot)
      let parent = island.parentSlot(slot)
      let origin = parent == 0 ? Point.zero : island.frame(parent).origin
      let member = island.members[slot]
      frames[member] = Rect(origin: frame.origin - origin, size: finite(frame.size))
      if !tree.roles[member].contains(.island) { place(member, in: frames[member].size) }
    }
  }
}
