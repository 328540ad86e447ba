extension Solver {
  /// Prefers `expression == value` where constraints leave freedom.
  ///
  /// Preferences apply one after the other in the order of adding, each as far as constraints and
  /// earlier preferences allow. They never conflict and do not make a variable determined.
  ///
  /// - Parameters:
  ///   - expression: What is preferred to be `value`.
  ///   - value: What it is preferred to be.
  ///   - tag: A number of the client's own, kept for reports.
  /// - Returns: The preference's name.
  @discardableResult
  public mutating func prefer(
    _ expression: LinearExpression, equals value: Double = 0, tag: Int32 = -1
  ) -> PreferenceID {
    wishes.begin(.equal, value - expression.constant, strength: 0, tag: tag)
    wishes.append(expression.terms)
    return finishPreference()
  }

  /// Prefers `a == value` where constraints leave freedom.
  @discardableResult
  public mutating func prefer(_ a: Term, equals value: Double, tag: Int32 = -1) -> PreferenceID {
    wishes.begin(.equal, value, strength: 0, tag: tag)
    wishes.appendDistinct(a.variable.index, a.coefficient)
    return finishPreference()
  }

  /// Prefers `a + b == value` where constraints leave freedom.
  @discardableResult
  public mutating func prefer(
    _ a: Term, _ b: Term, equals value: Double, tag: Int32 = -1
  ) -> PreferenceID {
    wishes.begin(.equal, value, strength: 0, tag: tag)
    wishes.append(a.variable.index, a.coefficient)
    wishes.append(b.variable.index, b.coefficient)
    return finishPreference()
  }

  /// Prefers `a + b + c == value` where constraints leave freedom.
  @discardableResult
  public mutating func prefer(
    _ a: Term, _ b: Term, _ c: Term, equals value: Double, tag: Int32 = -1
  ) -> PreferenceID {
    wishes.begin(.equal, value, strength: 0, tag: tag)
    wishes.append(a.variable.index, a.coefficient)
    wishes.append(b.variable.index, b.coefficient)
    wishes.append(c.variable.index, c.coefficient)
    return finishPreference()
  }

  /// Changes the value of a preference `Σ terms == value`.
  public mutating func setPreference(_ value: Double, of id: PreferenceID) {
    let row = Int(id.index)
    let old = wishes.rows[row]
    if old.constant == value { return }
    wishes.setConstant(value, of: row)
    noteConstant(id.index, isPreference: true, old: old.constant)
    if !wishes.rows[row].isFinite { suspectWishes.append(id.index) }
  }

  /// Takes a preference out of the system.
  ///
  /// Removing it again does nothing.
  public mutating func remove(_ id: PreferenceID) {
    let row = Int(id.index)
    if !wishes.rows[row].isAlive { return }
    wishes.remove(row)
    markDirty(wishes, row)
  }

  private mutating func finishPreference() -> PreferenceID {
    let row = wishes.rows.count - 1
    wishes.addVariables(variableCount - wishes.heads.count)
    wishes.link()
    markDirty(wishes, row)
    if !wishes.rows[row].isFinite { suspectWishes.append(Int32(row)) }
    return PreferenceID(index: Int32(row))
  }
}
