import QuoinGeometry
import QuoinModel
import QuoinSolver

extension Island {
  /// Adds the row in `form` to those of the tree: `form (== <= >=) 0`.
  ///
  /// - Returns: The index of the row.
  @discardableResult func emit(
    _ comparison: Comparison = .equal, _ strength: Float = 1000, _ source: RowSource
  ) -> Int {
    sources.append(source)
    return rows.append(form, comparison.relationalOperator, Strength(strength))
  }

  /// Adds the row `variable (== <= >=) number`.
  @discardableResult func emit(
    _ variable: Int32, _ comparison: Comparison, _ number: Double, _ strength: Float,
    _ source: RowSource
  ) -> Int {
    form.reset()
    form.add(variable, 1)
    form.constant = -number
    return emit(comparison, strength, source)
  }

  /// Writes the rows derived from the tree, each kind in tree order, then in order of declaration.
  ///
  /// Unalterable rows come first: of contradicting rows the last one is set aside, which should be
  /// a constraint of the user rather than the available space or the sign of an extent.
  func writeTreeRows() {
    var rowCount = 0
    for slot in members.indices { rowCount += 6 + node(slot).keptConstraints.count }
    rows.reserveCapacity(rowCount)
    sources.reserveCapacity(rowCount)
    for slot in members.indices { writeBounds(slot) }
    for slot in members.indices.dropFirst() { writePins(slot) }
    for slot in members.indices where role(slot).contains(.stack) { writeStack(slot) }
    for slot in members.indices { writeConstraints(slot) }
    for slot in members.indices {
      writeSizing(slot)
      if slot != 0 || role(0).isConstrained { writeContent(slot) }
    }
  }

  /// Writes the rows of the question: the root's corner is the origin, and its extents are the
  /// proposed ones.
  func writeRoom(_ question: Question) {
    for axis in Axis.allCases {
      rows.appendRoom(start(0, axis), .equal, 0, .required)
      let extent = length(0, axis)
      if question.isExact(axis), let exact = question.proposal[axis] {
        rows.appendRoom(extent, .equal, exact, .required)
      } else {
        if let limit = question.proposal[axis] {
          rows.appendRoom(extent, .lessThanOrEqual, limit, Strength(999))
        }
        // UIKit's fitting size: as small as constraints above this priority allow, unless another
        // size is requested.
        rows.appendRoom(
          extent, .equal, fitting.target[axis], Strength(fitting.priority(axis).value))
      }
    }
  }

  /// Writes a node's own size, which yields only to required constraints.
  private func writeSizing(_ slot: Int) {
    let sizing = self.sizing(slot)
    for axis in Axis.allCases where slot != 0 {
      let extent = length(slot, axis)
      if let own = sizing[axis] { emit(extent, .equal, own, 999, .sizing(slot, axis)) }
      let (low, high) =
        axis == .horizontal
        ? (sizing.minWidth, sizing.maxWidth) : (sizing.minHeight, sizing.maxHeight)
      if let high { emit(extent, .lessThanOrEqual, max(high, low ?? 0), 999, .sizing(slot, axis)) }
      if let low { emit(extent, .greaterThanOrEqual, low, 999, .sizing(slot, axis)) }
    }
    if slot != 0, let ratio = sizing.aspectRatio, ratio > 0, ratio.isFinite {
      form.reset()
      form.add(length(slot, .horizontal), 1)
      form.add(length(slot, .vertical), -ratio)
      emit(.equal, 999, .sizing(slot, .horizontal))
    }
  }

  /// Writes the natural size of the content, with hugging and compression resistance.
  private func writeContent(_ slot: Int) {
    let answer = states[slot].content
    let sizing = self.sizing(slot)
    let priorities = node(slot).priorities
    for axis in Axis.allCases where sizing[axis] == nil {
      let has = axis == .horizontal ? answer.hasNaturalWidth : answer.hasNaturalHeight
      guard has, hiddenAxes.isEmpty || hiddenAxes[slot] != axis else { continue }
      let extent = naturalLength(slot, axis)
      let source = RowSource.content(slot, axis)
      let hugging = priorities[hugging: axis].value
      let compression = priorities[compression: axis].value
      let first = rows.treeCount
      if hugging == compression {
        emit(length(slot, axis), .equal, extent, hugging, source)
      } else {
        emit(length(slot, axis), .lessThanOrEqual, extent, hugging, source)
        emit(length(slot, axis), .greaterThanOrEqual, extent, compression, source)
        if compression == 1000 {
          // As in UIKit, a content that cannot have its required extent comes as close to it as it can.
          emit(length(slot, axis), .greaterThanOrEqual, extent, 999.5, source)
        }
      }
      guard axis == .vertical, sizing[natural: axis] == .measured else { continue }
      for row in first..<rows.treeCount {
        moving.append(MovingRow(row: row, kind: .content(slot: slot)))
      }
    }
  }

  /// Returns the natural length of a member's alignment rectangle.
  func naturalLength(_ slot: Int, _ axis: Axis) -> Double {
    let extent = states[slot].content.size[axis]
    let node = node(slot)
    guard node.hasAlignmentInsets, role(slot).isEmpty,
      self.sizing(slot)[natural: axis] == .measured
    else { return extent }
    let insets = node.alignmentInsets
    return max(0, extent - (axis == .horizontal ? insets.horizontal : insets.vertical))
  }

  /// Writes that extents are not negative.
  private func writeBounds(_ slot: Int) {
    for axis in Axis.allCases {
      emit(length(slot, axis), .greaterThanOrEqual, 0, 1000, .bounds(slot, axis))
    }
  }
}

extension Comparison {
  /// The solver's operator.
  fileprivate var relationalOperator: RelationalOperator {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
