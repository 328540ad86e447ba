extension Solver {
  /// Explains why a variable has its value in the last solution.
  ///
  /// Rows that hold exactly are considered from the strongest to the weakest, then preferences,
  /// then the order of the variables; only those that determine the value are named.
  ///
  /// - Complexity: Near linear in the variable's component for layouts.
  public func explain(_ variable: Variable) -> Explanation {
    var memory = PropagationMemory()
    let lists = component(around: variable, &memory)
    var active = ActiveSystem(
      lists.variables, rows: lists.rows, preferred: lists.preferences, of: self)
    let shares = active.shares(in: variable.index)
    var explanation = Explanation()
    for index in chain(from: variable, shares.map { active.causes[Int($0.row)] }) {
      let row = Int(shares[index].row)
      explanation.steps.append(
        Explanation.Step(
          cause: active.causes[row], share: shares[index].share,
          constant: active.constants[row]))
    }
    let value = values[Int(variable.index)]
    let isRight = (explanation.value - value).magnitude <= 1e-6 * (1 + value.magnitude)
    return isRight ? explanation : Explanation()
  }

  /// The variables, rows and preferences of a component, ascending.
  func component(
    around variable: Variable, _ memory: inout PropagationMemory
  ) -> (variables: [Int32], rows: [Int32], preferences: [Int32]) {
    var preferred = preferred
    if !preferred.rows.isEmpty { preferred.addVariables(variableCount - preferred.heads.count) }
    let found = memory.withPropagation(system, preferred, variableCount: variableCount) {
      $0.visit(from: variable.index)
    }
    let layout = memory.layout
    var rows = memory.sorted(found.rows, from: layout.rowList(2))
    rows.removeAll { !system.rows[Int($0)].isAlive || !system.rows[Int($0)].isFinite }
    return (
      memory.sorted(found.variables, from: layout.variableList(3)), rows,
      memory.sorted(found.preferences, from: layout.preferenceList(1))
    )
  }

  /// The causes in the order in which they are reached from a variable outward.
  private func chain(from variable: Variable, _ causes: [Explanation.Cause]) -> [Int] {
    // The causes that contain each variable, in order.
    var causesOfVariable = [[Int32]](repeating: [], count: variableCount)
    for (index, cause) in causes.enumerated() {
      for member in variables(of: cause) { causesOfVariable[Int(member)].append(Int32(index)) }
    }
    var isMet = [Bool](repeating: false, count: causes.count)
    var isSeen = [Bool](repeating: false, count: variableCount)
    isSeen[Int(variable.index)] = true
    var queue = [variable.index]
    var next = 0
    var order: [Int] = []
    while next < queue.count {
      for index in causesOfVariable[Int(queue[next])] where !isMet[Int(index)] {
        isMet[Int(index)] = true
        order.append(Int(index))
        for member in variables(of: causes[Int(index)]) where !isSeen[Int(member)] {
          isSeen[Int(member)] = true
          queue.append(member)
        }
      }
      next += 1
    }
    return order
  }

  private func variables(of cause: Explanation.Cause) -> [Int32] {
    switch cause {
    case .constraint(let id):
      system.terms(of: Int(id.index)).map { system.cells[$0].variable }
    case .preference(let id):
      preferred.terms(of: Int(id.index)).map { preferred.cells[$0].variable }
    case .order(let variable): [variable.index]
    }
  }
}
