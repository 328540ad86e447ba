extension CSS.ComputedStyle {
  /// Whether the element's back face is toward the viewer and hidden: CSS Transforms 2 §9.
  package var hidesBackface: Bool {
    guard self[.backfaceVisibility] == .keyword(.hidden),
      case .list(let functions) = self[.transform]
    else { return false }
    var isBack = false
    for case .function(let name, let values) in functions {
      guard name == "rotatex" || name == "rotatey", case .angle(let degrees)? = values.first else {
        continue
      }
      let turn = abs(degrees.truncatingRemainder(dividingBy: 360))
      if turn > 90, turn < 270 { isBack.toggle() }
    }
    return isBack
  }
}
