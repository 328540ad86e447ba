import QuoinBoxLayout

extension CSS.Value {
  /// The value of `align-self`, `justify-items` or a similar property; omitted parts are `normal`.
  package var selfAlignment: SelfAlignment {
    var keyword = SelfAlignment.Keyword.normal
    var isSafe = false
    var isLast = false
    let parts: [CSS.Value]
    if case .list(let list) = self { parts = list } else { parts = [self] }
    for part in parts {
      switch part.keyword {
      case .safe: isSafe = true
      case .auto: keyword = .auto
      case .stretch: keyword = .stretch
      case .baseline: keyword = isLast ? .lastBaseline : .baseline
      case .last: isLast = true
      case .center: keyword = .center
      case .start: keyword = .start
      case .end: keyword = .end
      case .selfStart: keyword = .selfStart
      case .selfEnd: keyword = .selfEnd
      case .flexStart: keyword = .flexStart
      case .flexEnd: keyword = .flexEnd
      case .left: keyword = .left
      case .right: keyword = .right
      default: break
      }
    }
    return SelfAlignment(keyword, isSafe: isSafe)
  }
}
