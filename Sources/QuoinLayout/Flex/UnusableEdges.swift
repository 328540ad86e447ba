import QuoinBoxLayout
import QuoinModel

// Unusable lengths of boxes, and their replacements.

extension LengthPercentage {
  var isUsable: Bool {
    switch self {
    case .points(let number), .percent(let number): number >= 0 && number.isUsable
    }
  }
}

extension Length {
  var isUsable: Bool {
    switch self {
    case .points(let number), .percent(let number): number.isUsable
    case .auto: true
    }
  }
}

extension Edges<LengthPercentage> {
  /// Whether all sides are usable and not negative.
  var isUsable: Bool { allSatisfy(\.isUsable) }

  /// Replaces unusable padding by zero, and returns the names of the sides.
  mutating func leaveOutUnusable() -> [String] {
    leaveOut({ !$0.isUsable }, fallback: .zero).map { "\($0) padding" }
  }
}

extension Edges<Length> {
  /// Whether all sides are usable.
  var isUsable: Bool { allSatisfy(\.isUsable) }

  /// Replaces unusable distances by the default, and returns the names of the sides.
  mutating func leaveOutUnusable(_ name: String, fallback: Length) -> [String] {
    leaveOut({ !$0.isUsable }, fallback: fallback).map { "\($0) \(name)" }
  }
}

extension Edges {
  /// Whether the values of all sides have a property.
  fileprivate func allSatisfy(_ isGood: (Value) -> Bool) -> Bool {
    isGood(top) && isGood(left) && isGood(bottom) && isGood(right) && start.map(isGood) ?? true
      && end.map(isGood) ?? true
  }

  /// Replaces bad values by another one, and returns the names of their sides.
  fileprivate mutating func leaveOut(_ isBad: (Value) -> Bool, fallback: Value) -> [String] {
    var sides: [String] = []
    func replace(_ name: String, _ value: inout Value) {
      guard isBad(value) else { return }
      sides.append(name)
      value = fallback
    }
    replace("top", &top)
    replace("left", &left)
    replace("bottom", &bottom)
    replace("right", &right)
    if let value = start, isBad(value) {
      sides.append("start")
      start = nil
    }
    if let value = end, isBad(value) {
      sides.append("end")
      end = nil
    }
    return sides
  }
}
