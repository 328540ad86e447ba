extension Simplex {
  /// Chooses the vertex to begin a fresh search at: required rows that fail at 0 are made to hold
  /// exactly, each by a variable that no row before it has.
  ///
  /// Such a basis is triangular by itself. Views that are nested by limits alone, thousands deep,
  /// are where they belong at once; the search would move all the inner ones with each outer one.
  mutating func crash() {
    var isTaken = [Bool](repeating: false, count: variableCount)
    var isChanged = false
    for index in ordered {
      let number = Int(index)
      if units[number].strength < 1000 { break }
      var sum = -units[number].constant
      var chosen = -1
      var coefficient = 0.0
      for term in basis.matrix.terms(of: number) {
        let cell = basis.matrix.cells[term]
        let variable = Int(cell.column)
        sum += cell.coefficient * units[variable].value
        if !isTaken[variable] && cell.coefficient.magnitude >= coefficient.magnitude {
          chosen = variable
          coefficient = cell.coefficient
        }
        isTaken[variable] = true
      }
      let holds = units[number].isEquality ? sum == 0 : sum >= 0
      if holds || chosen < 0 || coefficient.magnitude < 0.01 { continue }
      let slot = units[chosen].slot
      units[chosen].value -= sum / coefficient
      units[chosen].slot = -1
      units[number].slot = slot
      basis.unitOfSlot[Int(slot)] = index
      isChanged = true
    }
    if isChanged { refactor() }
  }
}
