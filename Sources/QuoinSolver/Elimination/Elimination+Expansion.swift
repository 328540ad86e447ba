extension Elimination {
  /// Begins the expansion of a row with the given constant.
  mutating func beginExpansion(constant: Double) {
    expansion.constant = constant
    expansion.variables.removeAll(keepingCapacity: true)
    expansion.coefficients.removeAll(keepingCapacity: true)
  }

  /// Adds `coefficient · variable` to the expansion, in terms of kept variables if that form is
  /// available.
  mutating func expand(_ variable: Int32, _ coefficient: Double) {
    let index = Int(variable)
    if pivotOfVariable[index] < 0 {
      _ = expansion.accumulate(variable, coefficient)
    } else if formCount[index] >= 0 {
      expansion.constant += coefficient * formConstant[index]
      let start = Int(formStart[index])
      for place in start..<start + Int(formCount[index]) {
        _ = expansion.accumulate(formVariable[place], coefficient * formCoefficient[place])
      }
    } else if expansion.accumulate(variable, coefficient) {
      expansion.heap.insert(Int64(pivotOfVariable[index]))
    }
  }

  /// Substitutes the remaining eliminated variables and collects the result.
  ///
  /// Pivots refer only to later ones, so each is visited once in the order of elimination.
  mutating func endExpansion() {
    while let pivot = expansion.heap.popSmallest() {
      let variable = pivotVariable[Int(pivot)]
      let factor = expansion.take(variable) / pivotCoefficient[Int(pivot)]
      if factor == 0 { continue }
      let row = Int(pivotRow[Int(pivot)])
      expansion.constant += factor * rowConstant[row]
      let start = Int(rowStart[row])
      for index in start..<start + Int(rowCount[row]) where termVariable[index] != variable {
        expand(termVariable[index], -factor * termCoefficient[index])
      }
    }
    for variable in expansion.touched where expansion.isTouched[Int(variable)] {
      let coefficient = expansion.take(variable)
      if coefficient == 0 { continue }
      expansion.variables.append(variable)
      expansion.coefficients.append(coefficient)
    }
    expansion.touched.removeAll(keepingCapacity: true)
  }
}
