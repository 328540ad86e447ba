extension Length {
  /// The length in points, or nil for `auto` and for percentages of nothing.
  func resolved(against base: Double?) -> Double? {
    switch self {
    case .points(let points): points.finite
    case .percent(let percent): base.map { percent.percent(of: $0) }
    case .auto: nil
    }
  }
}
