extension Look {
  /// The properties of the look that pictures do not show yet, in the words of CSS.
  ///
  /// A painter reports them; nothing is left out without a word.
  public var unpaintedProperties: [String] {
    var names: [String] = []
    if !decoration.isNone {
      let parts = decoration.parts
      if !parts.layers.isEmpty { names.append("background-image") }
      if !parts.shadows.isEmpty { names.append("box-shadow") }
      if !parts.hasUniformBorder { names.append("a border of different edges or not solid") }
      if !parts.hasUniformCorners { names.append("corners of different radii") }
    }
    if !text.shadows.isEmpty { names.append("text-shadow") }
    return names
  }
}
