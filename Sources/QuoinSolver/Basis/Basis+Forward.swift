extension Basis {
  /// Computes how the variables move when one active unit moves by 1 and the others stay.
  mutating func forward(slot: Int) {
    vector[slot] = 1
    setBit(slot)
    forward(from: slot..<slot + 1)
  }

  /// Solves `B · direction == vector`, where `vector` is by slot with a bit set for each nonzero
  /// entry.
  mutating func forward() { forward(from: 0..<count) }

  /// Solves where only some slots have bits set; slots before them need not be visited.
  private mutating func forward(from slots: Range<Int>) {
    clearDirection()
    var next = slots.lowerBound
    if etaIndex.isCurrent {
      next = undoIndexedEtas(from: slots)
    } else if !etas.isEmpty {
      undoEtas()
      next = 0
    }
    let rowSlots = bump
    if next < rowSlots.lowerBound {
      visit(from: next, to: rowSlots.lowerBound)
      next = rowSlots.lowerBound
    }
    if !rowSlots.isEmpty { forwardBump() }
    next = max(next, rowSlots.upperBound)
    if next < count { visit(from: next, to: count) }
  }

  mutating func clearDirection() {
    for index in 0..<movedCount { direction[Int(moved[index])] = 0 }
    movedCount = 0
  }

  /// Converts `vector` to the slots as they were before the etas.
  mutating func undoEtas() {
    withBuffers(etas, etaTerms) { etas, terms in
      withMutableBuffers(&vector, &bits) { vector, bits in
        for index in etas.indices.reversed() {
          let eta = etas[index]
          var sum = vector[Int(eta.slot)]
          for place in eta.terms {
            let term = terms[place]
            sum -= term.coefficient * vector[Int(term.slot)]
          }
          vector[Int(eta.slot)] = sum == 0 ? 0 : sum / eta.pivot
          if sum != 0 { bits.insert(eta.slot) }
        }
      }
    }
  }

  /// Substitutes forward through a range of slots.
  private mutating func visit(from first: Int, to end: Int) {
    var count = movedCount
    withBuffers(columnStarts, columnTerms, variableOfSlot, pivotOfSlot) {
      starts, terms, variableOfSlot, pivotOfSlot in
      withMutableBuffers(&vector, &direction, &moved, &bits) { vector, direction, moved, bits in
        var word = first >> 6
        let lastWord = (end &- 1) >> 6
        while word <= lastWord {
          // The bump may begin or end within a word.
          var mask = ~UInt64(0)
          if word == lastWord && end & 63 != 0 { mask = (1 << UInt64(end & 63)) &- 1 }
          while let slot = bits.removeFirst(in: word, mask) {
            let sum = vector[slot]
            vector[slot] = 0
            if sum == 0 { continue }
            let value = sum / pivotOfSlot[slot]
            let variable = variableOfSlot[slot]
            direction[Int(variable)] = value
            moved[count] = variable
            count &+= 1
            var index = Int(starts[Int(variable)])
            let last = Int(starts[Int(variable) &+ 1])
            while index < last {
              let term = terms[index]
              index &+= 1
              vector[Int(term.slot)] -= term.coefficient * value
              bits.insert(term.slot)
            }
          }
          word &+= 1
        }
      }
    }
    movedCount = count
  }

  /// Solves the bump if any nonzero value reaches it.
  private mutating func forwardBump() {
    let first = bump.lowerBound
    var isReached = false
    for slot in bump where vector[slot] != 0 { isReached = true }
    clearBits(bump)
    if !isReached { return }
    for slot in bump {
      bumpVector[slot - first] = vector[slot]
      vector[slot] = 0
    }
    for index in bumpFactors.factorRow.indices {
      let amount = bumpVector[Int(bumpFactors.factorRow[index])]
      if amount == 0 { continue }
      bumpVector[Int(bumpFactors.factorTarget[index])] += bumpFactors.factorValue[index] * amount
    }
    for pivot in bumpFactors.pivotRow.indices.reversed() {
      let row = Int(bumpFactors.pivotRow[pivot])
      let variable = bumpFactors.pivotVariable[pivot]
      var sum = bumpVector[row]
      let start = Int(bumpFactors.rowStart[row])
      for term in start..<start + Int(bumpFactors.rowCount[row])
      where bumpFactors.termVariable[term] != variable {
        sum -= bumpFactors.termCoefficient[term] * bumpResult[Int(bumpFactors.termVariable[term])]
      }
      bumpResult[Int(variable)] = sum / bumpFactors.pivotCoefficient[pivot]
    }
    for index in 0..<bump.count {
      let value = bumpResult[index]
      bumpVector[index] = 0
      bumpResult[index] = 0
      if value == 0 { continue }
      let variable = variableOfSlot[first + index]
      direction[Int(variable)] = value
      moved[movedCount] = variable
      movedCount += 1
      for term in Int(columnStarts[Int(variable)])..<Int(columnStarts[Int(variable) + 1]) {
        let other = Int(columnTerms[term].slot)
        vector[other] -= columnTerms[term].coefficient * value
        setBit(other)
      }
    }
  }

  mutating func clearBits(_ slots: Range<Int>) {
    for slot in slots { bits[slot >> 6] &= ~(1 << UInt64(slot & 63)) }
  }
}
