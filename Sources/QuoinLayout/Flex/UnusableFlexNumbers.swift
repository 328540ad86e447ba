import QuoinBoxLayout
import QuoinModel

extension FlexItem: UsablePlacement {
  var isUsable: Bool {
    grow >= 0 && grow.isUsable && shrink >= 0 && shrink.isUsable && basis.isUsable
      && (hasInitialEdgesAndSizes || margin.isUsable && inset.isUsable)
  }

  /// Replaces unusable and negative factors by their defaults, and returns their names.
  mutating func leaveOutUnusable() -> [String] {
    let defaults = FlexItem()
    var what: [String] = []
    if !(grow >= 0 && grow.isUsable) {
      what.append("grow factor (\(grow))")
      grow = defaults.grow
    }
    if !(shrink >= 0 && shrink.isUsable) {
      what.append("shrink factor (\(shrink))")
      shrink = defaults.shrink
    }
    if !basis.isUsable {
      what.append("flex basis")
      basis = defaults.basis
    }
    if hasInitialEdgesAndSizes { return what }
    what += margin.leaveOutUnusable("margin", fallback: 0)
    what += inset.leaveOutUnusable("inset", fallback: .auto)
    return what
  }
}

extension FlexContainer {
  /// Replaces unusable gaps and padding by zero, for one pass.
  func leaveOutUnusable() -> Sanitization? {
    let style = usedFlexStyle
    guard !(style.rowGap.isUsable && style.columnGap.isUsable && usedPadding.isUsable) else {
      return nil
    }
    let (oldFlex, oldPadding) = (flexStyle, padding)
    let what =
      flexStyle.rowGap.leaveOutUnusable("row gap")
      + flexStyle.columnGap.leaveOutUnusable("column gap")
      + padding.leaveOutUnusable()
    return Sanitization(what: what) { (self.flexStyle, self.padding) = (oldFlex, oldPadding) }
  }
}

extension FlowItem: UsablePlacement {
  // Element boxes were read by rules that exclude such numbers.
  var isUsable: Bool { element != nil || margin.isUsable && inset.isUsable }

  /// Replaces unusable distances by their defaults, and returns their names.
  mutating func leaveOutUnusable() -> [String] {
    margin.leaveOutUnusable("margin", fallback: 0)
      + inset.leaveOutUnusable("inset", fallback: .auto)
  }
}

extension FlowContainer {
  /// Replaces unusable padding by zero, for one pass.
  func leaveOutUnusable() -> Sanitization? {
    guard hasPadding, !padding.isUsable else { return nil }
    let old = padding
    return Sanitization(what: padding.leaveOutUnusable()) { self.padding = old }
  }
}

extension LengthPercentage {
  /// Replaces an unusable gap by zero, and returns its name.
  mutating func leaveOutUnusable(_ name: String) -> [String] {
    guard !isUsable else { return [] }
    self = .zero
    return [name]
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
