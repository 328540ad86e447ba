extension Solver {
  /// Adds the preference `expression == value`, which applies where constraints leave freedom.
  ///
  /// Preferences apply one after the other in the order of adding, each as far as constraints and
  /// earlier preferences allow. They never conflict and do not make a variable determined.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - value: Its preferred value.
  ///   - tag: A number of the client's choice, kept for reports.
  /// - Returns: The preference's identifier.
  @discardableResult
  public mutating func prefer(
    _ expression: LinearExpression, equals value: Double = 0, tag: Int32 = -1
  ) -> PreferenceID {
    preferred.begin(.equal, value - expression.constant, strength: 0, tag: tag)
    preferred.append(expression.terms)
    return finishPreference()
  }

  /// Adds the preference `a == value`, which applies where constraints leave freedom.
  @discardableResult
  public mutating func prefer(_ a: Term, equals value: Double, tag: Int32 = -1) -> PreferenceID {
    preferred.begin(.equal, value, strength: 0, tag: tag)
    preferred.appendDistinct(a.variable.index, a.coefficient)
    return finishPreference()
  }

  /// Adds the preference `a + b == value`, which applies where constraints leave freedom.
  @discardableResult
  public mutating func prefer(
    _ a: Term, _ b: Term, equals value: Double, tag: Int32 = -1
  ) -> PreferenceID {
    preferred.begin(.equal, value, strength: 0, tag: tag)
    preferred.append(a.variable.index, a.coefficient)
    preferred.append(b.variable.index, b.coefficient)
    return finishPreference()
  }

  /// Adds the preference `a + b + c == value`, which applies where constraints leave freedom.
  @discardableResult
  public mutating func prefer(
    _ a: Term, _ b: Term, _ c: Term, equals value: Double, tag: Int32 = -1
  ) -> PreferenceID {
    preferred.begin(.equal, value, strength: 0, tag: tag)
    preferred.append(a.variable.index, a.coefficient)
    preferred.append(b.variable.index, b.coefficient)
    preferred.append(c.variable.index, c.coefficient)
    return finishPreference()
  }

  /// Changes the value of a preference `Σ terms == value`.
  public mutating func setPreference(_ value: Double, of id: PreferenceID) {
    let row = Int(id.index)
    let old = preferred.rows[row]
    if old.constant == value { return }
    preferred.setConstant(value, of: row)
    noteConstant(id.index, isPreference: true, old: old.constant)
    if !preferred.rows[row].isFinite { suspectPreferences.append(id.index) }
  }

  /// Removes a preference from the system.
  ///
  /// Removing it again has no effect.
  public mutating func remove(_ id: PreferenceID) {
    let row = Int(id.index)
    if !preferred.rows[row].isAlive { return }
    preferred.remove(row)
    markDirty(preferred, row)
  }

  private mutating func finishPreference() -> PreferenceID {
    let row = preferred.rows.count - 1
    preferred.addVariables(variableCount - preferred.heads.count)
    preferred.link()
    markDirty(preferred, row)
    if !preferred.rows[row].isFinite { suspectPreferences.append(Int32(row)) }
    return PreferenceID(index: Int32(row))
  }
}
