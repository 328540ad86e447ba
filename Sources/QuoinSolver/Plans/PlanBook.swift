/// The plans of components whose constants were changed, by variable.
struct PlanBook: Sendable {
  private(set) var plans: [Plan?] = []
  private var planOfVariable: [Int32] = []
  private var vacant: [Int32] = []
  /// Plans evaluated in the solve under way.
  var touched: [Int32] = []
  /// How many changes to let pass before a plan is made, and how many in a row did not hold.
  var patience = 0
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

  /// Forgets the plan that a variable is in.
  mutating func drop(planOf variable: Int32) {
    let number = plan(of: variable)
    if number < 0 { return }
    if let plan = plans[Int(number)] {
      for member in plan.variables { planOfVariable[Int(member)] = -1 }
    }
    plans[Int(number)] = nil
    vacant.append(number)
  }

  mutating func evaluate(
    _ number: Int32, _ system: RowStore, _ wishes: RowStore, values: inout [Double],
    skipsKnown: Bool
  ) -> Bool {
    plans[Int(number)]?.evaluate(system, wishes, values: &values, skipsKnown: skipsKnown) ?? false
  }

  func restore(_ number: Int32, _ values: inout [Double], _ system: RowStore) {
    plans[Int(number)]?.restore(&values, system)
  }

  func isKnown(_ row: Int32, in number: Int32) -> Bool {
    plans[Int(number)]?.isKnown(row) ?? true
  }

  mutating func watch(_ check: Plan.Check, in number: Int32) {
    plans[Int(number)]?.checks.append(check)
  }
}
