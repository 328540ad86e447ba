/// The plans of components whose constants were changed, indexed by variable.
struct PlanBook: Sendable {
  /// The plans; dropped ones are empty.
  private(set) var plans: [Plan] = []
  private var planOfVariable: [Int32] = []
  private var vacant: [Int32] = []
  /// Plans in which constants changed since the last solve.
  var touched: [Int32] = []
  /// The number of changes to wait before a plan is made.
  var patience = 0
  /// The number of plans in a row that failed.
  var failures = 0

  var isEmpty: Bool { planOfVariable.isEmpty }

  mutating func removeAll() { self = PlanBook() }

  func plan(of variable: Int32) -> Int32 {
    Int(variable) < planOfVariable.count ? planOfVariable[Int(variable)] : -1
  }

  mutating func insert(_ plan: Plan, variableCount: Int) -> Int32 {
    while planOfVariable.count < variableCount { planOfVariable.append(-1) }
    var number = Int32(plans.count)
    if let place = vacant.popLast() {
      number = place
      plans[Int(place)] = plan
    } else {
      plans.append(plan)
    }
    for variable in plan.variables { planOfVariable[Int(variable)] = number }
    return number
  }

  /// Drops the plan of a variable.
  mutating func drop(planOf variable: Int32) {
    let number = plan(of: variable)
    if number < 0 { return }
    for member in plans[Int(number)].variables { planOfVariable[Int(member)] = -1 }
    plans[Int(number)] = Plan()
    vacant.append(number)
  }

  /// Records a change of a constant in a plan.
  mutating func note(_ change: Pending.Constant, in number: Int32) {
    if plans[Int(number)].note(change) { touched.append(number) }
  }

  /// Evaluates the plans with recorded changes; returns false and changes nothing if one of them
  /// does not hold.
  mutating func evaluate(
    _ system: RowStore, _ preferred: RowStore, values: inout [Double], slopes: inout [Double]
  ) -> Bool {
    for place in touched.indices {
      let number = Int(touched[place])
      if plans[number].evaluate(system, preferred, values: &values, slopes: &slopes) { continue }
      for other in touched[...place] { plans[Int(other)].restore(&values, system) }
      return false
    }
    for number in touched { plans[Int(number)].settle() }
    return true
  }

  mutating func watch(_ check: Plan.Check, in number: Int32) { plans[Int(number)].watch(check) }
}
