/// Rows have the signs that the library gives them, because the sign decides which variable a row defines if there are
/// several candidates, and so which of two contradicting relations yields.
extension StrengthSystem {
  /// Adds `left = value`.
  mutating func equal(_ left: StrengthVariable, _ value: Int) {
    if variables[left].row == nil {
      settle(left, at: Double(value))
      return
    }
    var row = StrengthRow()
    row.constant = abs(Double(value))
    row.add(value < 0 ? 1 : -1, left)
    add(row)
  }

  /// Adds `left = right + margin`.
  mutating func equal(
    _ left: StrengthVariable, _ right: StrengthVariable, _ margin: Int = 0, _ strength: RowStrength
  ) {
    if strength == .required, let value = variables[right].finalValue,
      variables[left].row == nil
    {
      settle(left, at: value + Double(margin))
      return
    }
    if isFinal(left), isFinal(right) { return }
    var row = difference(left, right, margin)
    addErrors(to: &row, strength)
    add(row)
  }

  /// Adds `left ≥ right + margin`.
  mutating func atLeast(
    _ left: StrengthVariable, _ right: StrengthVariable, _ margin: Int = 0, _ strength: RowStrength
  ) {
    addBound(left, right, margin, slack: 1, strength)
  }

  /// Adds `left ≤ right + margin`.
  mutating func atMost(
    _ left: StrengthVariable, _ right: StrengthVariable, _ margin: Int = 0, _ strength: RowStrength
  ) {
    addBound(left, right, margin, slack: -1, strength)
  }

  /// Divides the space before `begin` and after `end` by a bias.
  mutating func center(_ gap: StrengthGap, bias: Double, _ strength: RowStrength) {
    var row = StrengthRow()
    if gap.before == gap.after {
      // Both sides are connected to one line: the centre lies there.
      row.add(1, gap.begin)
      row.add(1, gap.end)
      row.add(-2, gap.before)
    } else if bias <= 0 {
      row.add(-1, gap.begin)
      row.add(1, gap.before)
      row.constant = Double(gap.beginMargin)
    } else if bias >= 1 {
      row.add(-1, gap.end)
      row.add(1, gap.after)
      row.constant = -Double(gap.endMargin)
    } else {
      // (begin - before - m1) × (1 - bias) = (after - end - m2) × bias; for a bias of 0.5 both factors are 1, which
      // gives its errors twice the weight of others, as in the library.
      let (first, second) = bias == 0.5 ? (1, 1) : (1 - bias, bias)
      row.add(first, gap.begin)
      row.add(-first, gap.before)
      row.add(second, gap.end)
      row.add(-second, gap.after)
      row.constant = Double(gap.endMargin) * second - Double(gap.beginMargin) * first
    }
    addErrors(to: &row, strength)
    add(row)
  }

  /// Adds `a - b = factor × (c - d)`.
  mutating func proportion(
    _ first: (StrengthVariable, StrengthVariable), _ factor: Double,
    _ second: (StrengthVariable, StrengthVariable)
  ) {
    var row = StrengthRow()
    row.add(-1, first.0)
    row.add(1, first.1)
    row.add(factor, second.0)
    row.add(-factor, second.1)
    add(row)
  }

  /// Returns `0 = right + margin - left`, or its negative, so that the constant is not negative.
  private func difference(
    _ left: StrengthVariable, _ right: StrengthVariable, _ margin: Int
  ) -> StrengthRow {
    var row = StrengthRow()
    row.constant = abs(Double(margin))
    row.add(margin < 0 ? 1 : -1, left)
    row.add(margin < 0 ? -1 : 1, right)
    return row
  }

  private mutating func addBound(
    _ left: StrengthVariable, _ right: StrengthVariable, _ margin: Int, slack sign: Double,
    _ strength: RowStrength
  ) {
    if isFinal(left), isFinal(right) { return }
    var row = difference(left, right, margin)
    let sign = margin < 0 ? -sign : sign
    row.add(sign, makeSlack())
    if strength < .required { row.add(-sign, makeError(strength)) }
    add(row)
  }

  private mutating func addErrors(to row: inout StrengthRow, _ strength: RowStrength) {
    guard strength < .required else { return }
    row.add(1, makeError(strength))
    row.add(-1, makeError(strength))
  }
}

/// The two gaps around an item: from `before` to its `begin`, and from its `end` to `after`.
struct StrengthGap {
  var begin: StrengthVariable
  var before: StrengthVariable
  var beginMargin: Int
  var after: StrengthVariable
  var end: StrengthVariable
  var endMargin: Int
}
