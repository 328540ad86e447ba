import QuoinGeometry
import QuoinModel
import QuoinSolver

extension Island {
  /// Says what the constraints leave open, and settles it by a written rule.
  ///
  /// The rule, in tree order: a node keeps its natural size, or has none; then it stands at its
  /// container's top leading corner. Earlier nodes come first, so of several that could take what is
  /// left over the last one does.
  ///
  /// - Returns: whether anything was open.
  func settleTies(reports: Bool) -> Bool {
    var isOpen = false
    for slot in members.indices.dropFirst() {
      var open: [Axis: (place: Bool, extent: Bool)] = [:]
      for axis in Axis.allCases {
        let place = !solver.isDetermined(Variable(index: start(slot, axis)))
        let extent = !solver.isDetermined(Variable(index: length(slot, axis)))
        if place || extent { open[axis] = (place, extent) }
      }
      guard !open.isEmpty else { continue }
      isOpen = true
      for axis in Axis.allCases {
        if open[axis]?.extent == true {
          solver.prefer(
            Term(Variable(index: length(slot, axis))), equals: naturalLength(slot, axis))
        }
      }
      for axis in Axis.allCases {
        if open[axis]?.place == true {
          preferStart(slot, axis)
        }
      }
      if reports { reportOpen(slot, open) }
    }
    for (slot, variable) in contentVariables.sorted(by: { $0.key < $1.key }) {
      // A content that nothing sizes is as large as its frame; that is no finding.
      for axis in Axis.allCases {
        let extent = Variable(index: variable.index + (axis == .horizontal ? 0 : 1))
        guard !solver.isDetermined(extent) else { continue }
        isOpen = true
        solver.prefer(
          Term(extent), Term(Variable(index: length(slot, axis)), -1), equals: 0)
      }
    }
    return isOpen
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
    solver.prefer(LinearExpression(form.terms), equals: 0)
  }

  private func reportOpen(_ slot: Int, _ open: [Axis: (place: Bool, extent: Bool)]) {
    var places: [String] = []
    var extents: [String] = []
    if let x = open[.horizontal] {
      if x.place { places.append("x") }
      if x.extent { extents.append("width") }
    }
    if let y = open[.vertical] {
      if y.place { places.append("y") }
      if y.extent { extents.append("height") }
    }
    let index = members[slot]
    if !extents.isEmpty {
      pass.report(
        .warning, rule: "ambiguous-size",
        "nothing settles the \(extents.joined(separator: " and ")) of \(pass.name(index)); add a "
          + "constraint, or change its hugging or compression priority",
        about: index)
    } else {
      pass.report(
        .warning, rule: "ambiguous-position",
        "nothing settles the \(places.joined(separator: " and ")) of \(pass.name(index)); add a "
          + "constraint",
        about: index)
    }
  }
}
