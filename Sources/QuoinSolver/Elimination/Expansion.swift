/// A sparse sum under construction, over the variables of one component.
struct Expansion {
  /// The variables of the result and, index by index, their coefficients.
  var variables: [Int32] = []
  var coefficients: [Double] = []
  var constant = 0.0

  // For each variable: its weight so far, and the largest magnitude of the numbers added to it.
  var weight: [Double] = []
  var magnitude: [Double] = []
  var isTouched: [Bool] = []
  var touched: [Int32] = []
  var heap = IndexHeap()

  mutating func reset(variableCount: Int) {
    weight.refill(with: 0, count: variableCount)
    magnitude.refill(with: 0, count: variableCount)
    isTouched.refill(with: false, count: variableCount)
    touched.removeAll(keepingCapacity: true)
    heap.removeAll()
  }

  /// Adds to a variable's weight; returns true the first time since the last ``clear(_:)``.
  mutating func accumulate(_ variable: Int32, _ amount: Double) -> Bool {
    let index = Int(variable)
    weight[index] += amount
    magnitude[index] = max(magnitude[index], amount.magnitude)
    if isTouched[index] { return false }
    isTouched[index] = true
    touched.append(variable)
    return true
  }

  /// Removes and returns the weight of a variable, or 0 if it is only rounding error from a
  /// cancellation.
  mutating func take(_ variable: Int32) -> Double {
    let index = Int(variable)
    let value = weight[index]
    let isRounding = value.magnitude <= 1e-12 * magnitude[index]
    weight[index] = 0
    magnitude[index] = 0
    isTouched[index] = false
    return isRounding ? 0 : value
  }
}
