import QuoinGeometry
import QuoinModel
import QuoinSolver

extension Island {
  /// Reports the freedom that the constraints leave.
  ///
  /// There is one diagnostic for each direction in which nodes may still move together, so that one
  /// missing constraint is one diagnostic, however many nodes depend on it.
  ///
  /// - Parameter open: The variables of members that are not determined, in tree order.
  func reportFreedom(_ open: [Int32]) {
    var reported: Set<Int32> = []
    var count = 0
    for variable in open where !reported.contains(variable) {
      let room = Island.maximumDirections - count
      guard room > 0 else {
        reportRest(open.filter { !reported.contains($0) })
        return
      }
      var isSaid = false
      let directions =
        system?.solver.freeDirections(of: Variable(index: variable), atMost: room) ?? []
      count += max(1, directions.count)
      for direction in directions {
        for term in direction.speeds { reported.insert(term.variable.index) }
        isSaid =
          report(direction.speeds.map(\.variable.index), range: direction.range) || isSaid
      }
      // During a conflict there are no directions, but the node itself can still be named.
      if !isSaid { report([variable], range: 0...0) }
      reported.insert(variable)
    }
    reportOpenContent(except: reported)
  }

  /// Reports scrolling members whose constraints do not determine how large their content is.
  ///
  /// - Parameter reported: The variables that a diagnostic about a node already concerns.
  private func reportOpenContent(except reported: Set<Int32>) {
    for (slot, variable) in contentVariables.sorted(by: { $0.key < $1.key }) {
      let open = Axis.allCases.filter { axis in
        let extent = variable + (axis == .horizontal ? 0 : 1)
        return !isDetermined(extent) && !reported.contains(extent)
      }
      guard !open.isEmpty else { continue }
      let words = open.map { $0 == .horizontal ? "width" : "height" }
      let edges = open.map { $0 == .horizontal ? "right" : "bottom" }
      pass.report(
        .warning, rule: "ambiguous-size",
        "no constraint determines the \(words.joined(separator: " and ")) of the content of "
          + "\(pass.name(members[slot])), so it is as large as the frame; constrain the "
          + "\(edges.joined(separator: " and ")) of what scrolls to the content",
        about: members[slot])
    }
  }

  /// The maximum number of directions to find: each takes time, and may include all nodes.
  private static let maximumDirections = 50
  /// The maximum number of nodes listed in a diagnostic.
  private static let maximumListedNodes = 50

  /// Reports that more is undetermined than the diagnostics list.
  private func reportRest(_ open: [Int32]) {
    let slots = Set(open.map { Int($0) / 4 }.filter { $0 < members.count })
      .subtracting([0]).sorted()
    guard let slot = slots.first else { return }
    pass.report(
      .warning, rule: "ambiguous-size",
      "no constraint determines the position or size of \(slots.count) more nodes, of which "
        + "\(pass.name(members[slot])) is the first: only \(Island.maximumDirections) directions in which nodes "
        + "may move are reported one by one",
      about: members[slot],
      and: slots.dropFirst().prefix(Island.maximumListedNodes).map { members[$0] })
  }

  /// Reports one direction of freedom.
  ///
  /// - Parameters:
  ///   - variables: The variables that move together, in order.
  ///   - range: How far the fastest of them can move, in points.
  /// - Returns: Whether any belongs to a member.
  @discardableResult private func report(
    _ variables: [Int32], range: ClosedRange<Double>
  ) -> Bool {
    var moves: [(slot: Int, words: [String])] = []
    var isSize = false
    for variable in variables {
      let index = Int(variable)
      // The variables after the members' are those of guides and of scrolled content.
      guard index < 4 * members.count else { break }
      if index % 4 >= 2 { isSize = true }
      if moves.last?.slot != index / 4 { moves.append((index / 4, [])) }
      moves[moves.count - 1].words.append(["x", "y", "width", "height"][index % 4])
    }
    guard let first = moves.first(where: { $0.slot != 0 }) else { return false }
    let others = moves.filter { $0.slot != first.slot && $0.slot != 0 }
    var text = "no constraint determines the \(first.words.joined(separator: " and ")) of "
    text += pass.name(members[first.slot])
    let span = range.upperBound - range.lowerBound
    if span.isFinite, span > 0 { text += ", which can move by \(trim(span)) points" }
    if !others.isEmpty {
      let named = others.prefix(2).map { pass.name(members[$0.slot]) }
      let rest = others.count - named.count
      text += ", and with it move " + named.joined(separator: rest > 0 ? ", " : " and ")
      if rest > 0 { text += " and \(rest) more" }
    }
    text += "; add a constraint"
    if isSize { text += ", or change a hugging or compression priority" }
    pass.report(
      .warning, rule: isSize ? "ambiguous-size" : "ambiguous-position", text,
      about: members[first.slot],
      and: others.prefix(Island.maximumListedNodes).map { members[$0.slot] })
    return true
  }
}
