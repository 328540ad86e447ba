/// The part of a component that propagation leaves, as a system with its own numbering.
struct Core: Sendable {
  /// The solver's variable for each of the core's variables, ascending.
  var variables: [Int32] = []
  var rows: [Int32] = []
  var system = RowStore()
  var preferred = RowStore()
}

extension Propagation {
  /// Extracts the unknowns of a component and their rows, with known values substituted.
  ///
  /// Preferences are included only if nothing was deferred, because settling freedom requires the
  /// whole component.
  mutating func extractCore(of component: Component, into core: inout Core) {
    core.variables.removeAll(keepingCapacity: true)
    core.rows.removeAll(keepingCapacity: true)
    core.system.removeAll()
    core.preferred.removeAll()
    for index in component.variables where variableState[Int(variableList[index])] == Self.unknown {
      core.variables.append(variableList[index])
    }
    core.variables.sort()
    // The counts are no longer needed; each is replaced by the variable's number in the core.
    for (place, variable) in core.variables.enumerated() {
      equalityCount[Int(variable)] = Int32(place)
    }
    core.system.addVariables(core.variables.count)
    for index in component.rows {
      let row = Int(rowList[index])
      if rowState[row] != Self.used && unknownCount[row] > 0 { core.rows.append(Int32(row)) }
    }
    core.rows.sort()
    for row in core.rows { add(rows[Int(row)], cells, tag: -1, to: &core.system) }
    if looseCount > 0 || component.preferences.isEmpty { return }
    core.preferred.addVariables(core.variables.count)
    var list: [Int32] = []
    for index in component.preferences { list.append(preferenceList[index]) }
    list.sort()
    for preference in list {
      add(preferenceRows[Int(preference)], preferenceCells, tag: preference, to: &core.preferred)
    }
  }

  private func add(
    _ header: RowStore.Row, _ cells: UnsafePointer<RowStore.Cell>, tag: Int32,
    to store: inout RowStore
  ) {
    let terms = Int(header.start)..<Int(header.start + header.count)
    var constant = header.constant
    for term in terms where variableState[Int(cells[term].variable)] == Self.known {
      constant -= cells[term].coefficient * values[Int(cells[term].variable)]
    }
    store.begin(header.relation, constant, strength: header.strength, tag: tag)
    for term in terms where variableState[Int(cells[term].variable)] == Self.unknown {
      store.appendDistinct(equalityCount[Int(cells[term].variable)], cells[term].coefficient)
    }
  }

  /// Solves the core and the variables that depend on it; returns false if the general method is
  /// needed.
  mutating func solveCore(
    of component: Component, _ core: inout Core, by worker: inout ComponentSolver
  ) -> Bool {
    extractCore(of: component, into: &core)
    guard worker.solveCore(&core.system, core.preferred, settlesFreedom: looseCount == 0) else {
      return false
    }
    for (place, variable) in core.variables.enumerated() {
      values[Int(variable)] = worker.values[place]
    }
    guard finish(component) else { return false }
    for (place, variable) in core.variables.enumerated() {
      isDetermined[Int(variable)] = worker.isDetermined[place]
    }
    eliminations += worker.elimination.pivotRow.count
    return true
  }

  /// Makes a solved core from the last ``solveCore(of:_:by:)``, to resume from at the next change.
  mutating func keepCore(
    of component: Component, _ core: Core, _ system: RowStore, _ worker: inout ComponentSolver
  ) -> SolvedCore {
    var kept = worker.keepCore()
    kept.isDetermined = !worker.hasFreedom
    kept.variables.reserveCapacity(component.variables.count)
    for index in component.variables { kept.variables.append(variableList[index]) }
    kept.members = core.variables.compactCopy(of: core.variables.count)
    for index in kept.rows.indices { kept.rows[index] = core.rows[Int(kept.rows[index])] }
    for index in (0..<looseCount).reversed() {
      kept.loose.append(looseTerms[index])
      kept.looseVariables.append(cells[Int(looseTerms[index])].variable)
    }
    kept.looseVariables.sort()
    kept.isRestFixed = !hasChosen
    kept.firstLateRow = Int32(system.rows.count)
    if looseCount == 0 && !component.preferences.isEmpty {
      kept.preferred = core.preferred.compact
      for row in core.preferred.rows.indices {
        kept.preferences.append(core.preferred.tag(of: row))
      }
    }
    return kept
  }
}
