import QuoinGeometry
import QuoinModel
import QuoinSolver

extension Island {
  /// Reports variables that the constraints leave undetermined, and determines them by a fixed
  /// rule.
  ///
  /// The rule, in tree order: a node has its natural size, or its recorded size, or zero; then it
  /// is placed at its container's top leading corner. Earlier nodes come first, so if several could
  /// take the free space, the last one does.
  ///
  /// - Returns: Whether any variable was undetermined.
  func settleTies(reports: Bool) -> Bool {
    let open = openVariables()
    if reports { reportFreedom(open) }
    var isOpen = !open.isEmpty
    var next = open.startIndex
    while next < open.endIndex {
      let slot = Int(open[next] / 4)
      let end = open[next...].firstIndex { $0 / 4 != slot } ?? open.endIndex
      for variable in open[next..<end] where variable % 4 >= 2 {
        let axis: Axis = variable % 4 == 2 ? .horizontal : .vertical
        system?.solver.prefer(Term(Variable(index: variable)), equals: preferredLength(slot, axis))
      }
      for variable in open[next..<end] where variable % 4 < 2 {
        preferStart(slot, variable % 4 == 0 ? .horizontal : .vertical)
      }
      next = end
    }
    for (slot, variable) in contentVariables.sorted(by: { $0.key < $1.key }) {
      // Content without a specified size is as large as its frame.
      for axis in Axis.allCases {
        let extent = variable + (axis == .horizontal ? 0 : 1)
        guard !isDetermined(extent) else { continue }
        isOpen = true
        system?.solver.prefer(
          Term(Variable(index: extent)), Term(Variable(index: length(slot, axis)), -1), equals: 0)
      }
    }
    return isOpen
  }

  /// Returns the recorded length of a member, or else its natural one.
  private func preferredLength(_ slot: Int, _ axis: Axis) -> Double {
    drawnLength(slot, axis) ?? naturalLength(slot, axis)
  }

  /// Prefers a member at its container's top or leading side.
  private func preferStart(_ slot: Int, _ axis: Axis) {
    let parent = parentSlot(slot)
    form.reset()
    form.add(start(slot, axis), 1)
    form.add(start(parent, axis), -1)
    if axis == .horizontal, direction(parent) == .rightToLeft {
      form.add(length(slot, axis), 1)
      form.add(length(parent, axis), -1)
    }
    system?.solver.prefer(LinearExpression(form.terms), equals: 0)
  }

  /// Returns the variables of members that no constraint determines, in tree order.
  private func openVariables() -> [Int32] {
    (4..<Int32(4 * max(members.count, 1))).filter { !isDetermined($0) }
  }
}
