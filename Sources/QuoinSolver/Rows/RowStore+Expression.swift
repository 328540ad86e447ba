extension RowStore {
  /// Adds the terms of an expression to the last row.
  mutating func append(_ terms: [Term]) {
    // A short row is searched term by term; a long one is sorted first, to stay near linear.
    if terms.count <= 16 {
      for term in terms { append(term.variable.index, term.coefficient) }
      return
    }
    let sorted = terms.enumerated().sorted { left, right in
      let a = left.element.variable.index
      let b = right.element.variable.index
      return a == b ? left.offset < right.offset : a < b
    }
    var index = 0
    while index < sorted.count {
      let variable = sorted[index].element.variable.index
      var sum = 0.0
      while index < sorted.count, sorted[index].element.variable.index == variable {
        sum += sorted[index].element.coefficient
        index += 1
      }
      appendDistinct(variable, sum)
    }
  }
}
