import QuoinBoxLayout
import QuoinModel

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
    for edge in [\Edges<Length>.start, \.end] {
      if !(margin[keyPath: edge]?.isUsable ?? true) {
        what.append(edge == \.start ? "start margin" : "end margin")
        margin[keyPath: edge] = nil
      }
      if !(inset[keyPath: edge]?.isUsable ?? true) {
        what.append(edge == \.start ? "start inset" : "end inset")
        inset[keyPath: edge] = nil
      }
    }
    return what
  }
}

extension FlexContainer {
  private static var sides: [(String, WritableKeyPath<Edges<LengthPercentage>, LengthPercentage>)] {
    [
      ("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right),
    ]
  }

  /// Whether gaps and padding are numbers, and not negative.
  var isUsable: Bool {
    flex.rowGap.isUsable && flex.columnGap.isUsable
      && FlexContainer.sides.allSatisfy { padding[keyPath: $0.1].isUsable }
      && padding.start?.isUsable ?? true && padding.end?.isUsable ?? true
  }

  /// Gaps and padding that no layout can have are none.
  func leaveOutUnusable() -> [String] {
    var what: [String] = []
    if !flex.rowGap.isUsable {
      what.append("row gap")
      flex.rowGap = .zero
    }
    if !flex.columnGap.isUsable {
      what.append("column gap")
      flex.columnGap = .zero
    }
    for (name, path) in FlexContainer.sides where !padding[keyPath: path].isUsable {
      what.append("\(name) padding")
      padding[keyPath: path] = .zero
    }
    if !(padding.start?.isUsable ?? true) {
      what.append("start padding")
      padding.start = nil
    }
    if !(padding.end?.isUsable ?? true) {
      what.append("end padding")
      padding.end = nil
    }
    return what
  }
}

extension LengthPercentage {
  fileprivate var isUsable: Bool {
    switch self {
    case .points(let number), .percent(let number): number >= 0 && number.isUsable
    }
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
