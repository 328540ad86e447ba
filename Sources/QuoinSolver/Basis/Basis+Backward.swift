extension Basis {
  /// Expresses a row of the matrix in terms of the active units.
  mutating func backward(row: Int) {
    var last = -1
    for term in matrix.terms(of: row) {
      addToGradient(matrix.cells[term].coefficient, of: matrix.cells[term].column)
      last = max(last, Int(slotOfVariable[Int(matrix.cells[term].column)]))
    }
    backward(upTo: last + 1)
  }

  /// Adds the rows of inactive units to the gradient, each multiplied by its slope at the current
  /// level or at the unit's own level.
  mutating func addSlopes(
    of members: ArraySlice<Int32>, _ units: [Simplex.Unit], areOwn: Bool = false
  ) {
    withBuffers(matrix.rows, matrix.cells, slotOfVariable) { rows, cells, slots in
      withMutableBuffers(&gradient, &bits) { gradient, bits in
        for index in members {
          let unit = units[Int(index)]
          if unit.isActive { continue }
          let slope = areOwn ? unit.ownSlope : unit.slope
          if slope == 0 { continue }
          let row = rows[Int(index)]
          for term in row.terms {
            let cell = cells[term]
            gradient[Int(cell.column)] += cell.coefficient * slope
            bits.insert(slots[Int(cell.column)])
          }
        }
      }
    }
  }

  @inline(__always) mutating func addToGradient(_ amount: Double, of variable: Int32) {
    gradient[Int(variable)] += amount
    setBit(Int(slotOfVariable[Int(variable)]))
  }

  /// Solves `multipliers · B == gradient`, where `gradient` is by variable with the bits of their
  /// slots set.
  mutating func backward() { backward(upTo: count) }

  /// Solves where only slots before `end` have bits set; later slots need not be visited.
  private mutating func backward(upTo end: Int) {
    for index in 0..<touchedCount {
      let slot = Int(touched[index])
      multipliers[slot] = 0
      isTouched[slot] = false
    }
    touchedCount = 0
    visit(from: bump.upperBound, to: end)
    if !bump.isEmpty { backwardBump() }
    visit(from: 0, to: min(end, bump.lowerBound))
    if etaIndex.isCurrent {
      applyIndexedEtas()
    } else if !etas.isEmpty {
      applyEtas()
    }
  }

  /// Substitutes backward through a range of slots.
  private mutating func visit(from first: Int, to end: Int) {
    if first >= end { return }
    var count = touchedCount
    matrix.withPointers { rows, cells in
      withBuffers(rowOfSlot, pivotOfSlot, slotOfVariable, variableOfSlot) {
        rowOfSlot, pivotOfSlot, slotOfVariable, variableOfSlot in
        withMutableBuffers(&gradient, &multipliers, &touched, &isTouched, &bits) {
          gradient, multipliers, touched, isTouched, bits in
          var word = (end &- 1) >> 6
          let firstWord = first >> 6
          while word >= firstWord {
            var mask = ~UInt64(0)
            if word == firstWord { mask <<= UInt64(first & 63) }
            while let slot = bits.removeLast(in: word, mask) {
              let variable = variableOfSlot[slot]
              let sum = gradient[Int(variable)]
              gradient[Int(variable)] = 0
              if sum == 0 { continue }
              let value = sum / pivotOfSlot[slot]
              multipliers[slot] = value
              isTouched[slot] = true
              touched[count] = Int32(truncatingIfNeeded: slot)
              count &+= 1
              let row = rows[Int(rowOfSlot[slot])]
              for term in row.terms {
                let cell = cells[term]
                if cell.column == variable { continue }
                gradient[Int(cell.column)] -= cell.coefficient * value
                bits.insert(slotOfVariable[Int(cell.column)])
              }
            }
            word &-= 1
          }
        }
      }
    }
    touchedCount = count
  }

  private mutating func backwardBump() {
    let first = bump.lowerBound
    var isReached = false
    for slot in bump where gradient[Int(variableOfSlot[slot])] != 0 { isReached = true }
    clearBits(bump)
    if !isReached { return }
    for slot in bump {
      let variable = Int(variableOfSlot[slot])
      bumpVector[slot - first] = gradient[variable]
      gradient[variable] = 0
    }
    for pivot in bumpFactors.pivotRow.indices {
      let row = Int(bumpFactors.pivotRow[pivot])
      let variable = bumpFactors.pivotVariable[pivot]
      let value = bumpVector[Int(variable)] / bumpFactors.pivotCoefficient[pivot]
      bumpResult[row] = value
      if value == 0 { continue }
      let start = Int(bumpFactors.rowStart[row])
      for term in start..<start + Int(bumpFactors.rowCount[row])
      where bumpFactors.termVariable[term] != variable {
        bumpVector[Int(bumpFactors.termVariable[term])] -=
          bumpFactors.termCoefficient[term] * value
      }
    }
    for index in bumpFactors.factorRow.indices.reversed() {
      let amount = bumpResult[Int(bumpFactors.factorTarget[index])]
      if amount == 0 { continue }
      bumpResult[Int(bumpFactors.factorRow[index])] += bumpFactors.factorValue[index] * amount
    }
    for index in 0..<bump.count {
      let value = bumpResult[index]
      bumpVector[index] = 0
      bumpResult[index] = 0
      if value == 0 { continue }
      touch(first + index)
      multipliers[first + index] = value
      for term in matrix.terms(of: Int(rowOfSlot[first + index])) {
        let cell = matrix.cells[term]
        if Int(slotOfVariable[Int(cell.column)]) < first {
          addToGradient(-cell.coefficient * value, of: cell.column)
        }
      }
    }
  }

  private mutating func touch(_ slot: Int) {
    if isTouched[slot] { return }
    isTouched[slot] = true
    touched[touchedCount] = Int32(truncatingIfNeeded: slot)
    touchedCount += 1
  }

  /// Converts from the slots before the etas to the current ones.
  mutating func applyEtas() {
    var count = touchedCount
    withBuffers(etas, etaTerms) { etas, terms in
      withMutableBuffers(&multipliers, &touched, &isTouched) { multipliers, touched, isTouched in
        for index in etas.indices {
          let eta = etas[index]
          let value = multipliers[Int(eta.slot)]
          if value == 0 { continue }
          let scaled = value / eta.pivot
          multipliers[Int(eta.slot)] = scaled
          for place in eta.terms {
            let term = terms[place]
            let slot = Int(term.slot)
            let old = multipliers[slot]
            let sum = old - term.coefficient * scaled
            // What remains after a cancellation is rounding error.
            multipliers[slot] = sum.magnitude <= 1e-14 * old.magnitude ? 0 : sum
            if isTouched[slot] { continue }
            isTouched[slot] = true
            touched[count] = term.slot
            count &+= 1
          }
        }
      }
    }
    touchedCount = count
  }
}
