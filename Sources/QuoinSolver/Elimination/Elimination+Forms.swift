extension Elimination {
  /// Computes the eliminated variables by back substitution, last eliminated first.
  func substituteBack(into values: inout [Double]) {
    for pivot in pivotRow.indices.reversed() {
      let row = Int(pivotRow[pivot])
      let variable = pivotVariable[pivot]
      var sum = rowConstant[row]
      let start = Int(rowStart[row])
      for index in start..<start + Int(rowCount[row]) where termVariable[index] != variable {
        sum -= termCoefficient[index] * values[Int(termVariable[index])]
      }
      values[Int(variable)] = sum / pivotCoefficient[pivot]
    }
  }

  /// The length of the longest form that is stored for use in other rows.
  private static var maximumFormLength: Int { 6 }

  /// Expresses every eliminated variable in kept ones if the result is short.
  ///
  /// Long forms (the position of the hundredth view of a stack is the sum of all widths before it)
  /// are not stored, because they would take quadratic memory in total; ``expand(_:_:)`` walks the
  /// pivots instead.
  mutating func computeForms() {
    let count = pivotOfVariable.count
    formStart.refill(with: 0, count: count)
    formCount.refill(with: -1, count: count)
    formConstant.refill(with: 0, count: count)
    formVariable.removeAll(keepingCapacity: true)
    formCoefficient.removeAll(keepingCapacity: true)
    for pivot in pivotRow.indices.reversed() { computeForm(pivot) }
    expansion.reset(variableCount: count)
  }

  private mutating func computeForm(_ pivot: Int) {
    let row = Int(pivotRow[pivot])
    let variable = pivotVariable[pivot]
    let divisor = pivotCoefficient[pivot]
    let first = formVariable.count
    var constant = rowConstant[row] / divisor
    let start = Int(rowStart[row])
    for index in start..<start + Int(rowCount[row]) where termVariable[index] != variable {
      let other = Int(termVariable[index])
      let factor = -termCoefficient[index] / divisor
      if pivotOfVariable[other] < 0 {
        addToForm(Int32(other), factor, from: first)
      } else if formCount[other] >= 0 {
        constant += factor * formConstant[other]
        let source = Int(formStart[other])
        for place in source..<source + Int(formCount[other]) {
          addToForm(formVariable[place], factor * formCoefficient[place], from: first)
        }
      } else {
        return dropForm(from: first)
      }
      if formVariable.count - first > Self.maximumFormLength { return dropForm(from: first) }
    }
    formStart[Int(variable)] = Int32(first)
    formCount[Int(variable)] = Int32(formVariable.count - first)
    formConstant[Int(variable)] = constant
  }

  private mutating func dropForm(from first: Int) {
    formVariable.removeLast(formVariable.count - first)
    formCoefficient.removeLast(formCoefficient.count - first)
  }

  private mutating func addToForm(_ variable: Int32, _ coefficient: Double, from first: Int) {
    for place in first..<formVariable.count where formVariable[place] == variable {
      let old = formCoefficient[place]
      let sum = old + coefficient
      if sum.magnitude > 1e-12 * max(old.magnitude, coefficient.magnitude) {
        formCoefficient[place] = sum
      } else {
        formVariable.remove(at: place)
        formCoefficient.remove(at: place)
      }
      return
    }
    formVariable.append(variable)
    formCoefficient.append(coefficient)
  }
}
