import QuoinGeometry

extension Unicode.Scalar {
  /// The strong direction of a letter: classes L, R and AL of Unicode's bidirectional algorithm.
  package var strongDirection: LayoutDirection? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x200E: return .leftToRight
    case 0..<0xAA, 0x0660...0x0669, 0x06DD, 0x06F0...0x06F9: return nil
    case 0x200F, 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      return properties.generalCategory == .nonspacingMark ? nil : .rightToLeft
    default: return properties.isAlphabetic ? .leftToRight : nil
    }
  }
}

extension Sequence<Unicode.Scalar> {
  /// The direction of a paragraph by its first letter with a strong direction: rules P2 and P3 of
  /// Unicode's bidirectional algorithm.
  package var firstStrongDirection: LayoutDirection? {
    var isolates = 0
    for scalar in self {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = Swift.max(0, isolates - 1)
      default:
        if isolates == 0, let direction = scalar.strongDirection { return direction }
      }
    }
    return nil
  }
}
