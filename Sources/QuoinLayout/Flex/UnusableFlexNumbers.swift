import QuoinBoxLayout

extension FlexItem {
  /// Negative factors and factors that are no numbers are those that were not said.
  mutating func leaveOutUnusable() -> [String] {
    let unsaid = FlexItem()
    var what: [String] = []
    if !(grow >= 0 && grow.isUsable) {
      what.append("grow factor (\(grow))")
      grow = unsaid.grow
    }
    if !(shrink >= 0 && shrink.isUsable) {
      what.append("shrink factor (\(shrink))")
      shrink = unsaid.shrink
    }
    if !basis.isUsable {
      what.append("flex basis")
      basis = unsaid.basis
    }
    for edge in [\Edges<Length>.top, \.left, \.bottom, \.right] {
      if !margin[keyPath: edge].isUsable {
        what.append("margin")
        margin[keyPath: edge] = .points(0)
      }
      if !inset[keyPath: edge].isUsable {
        what.append("inset")
        inset[keyPath: edge] = .auto
      }
    }
    return what
  }
}

extension FlexBasis {
  fileprivate var isUsable: Bool {
    switch self {
    case .points(let number), .percent(let number): number >= 0 && number.isUsable
    default: true
    }
  }
}

extension Length {
  fileprivate var isUsable: Bool {
    switch self {
    case .points(let number), .percent(let number): number.isUsable
    default: true
    }
  }
}
