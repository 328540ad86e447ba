extension Look {
  /// The properties of the look that pictures do not show yet, in the words of CSS.
  ///
  /// A painter reports them; nothing is left out without a word.
  public var unpaintedProperties: [String] {
    var names: [String] = []
    if text.lineHeight != .normal { names.append("line-height") }
    if text.letterSpacing != 0 { names.append("letter-spacing") }
    if text.wordSpacing != 0 { names.append("word-spacing") }
    if text.transform != .none { names.append("text-transform") }
    if !text.decoration.isEmpty { names.append("text-decoration") }
    return names
  }
}
