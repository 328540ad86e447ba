import QuoinBoxLayout
import QuoinModel

// Lengths of boxes that no layout can hold, and what stands for them.

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
  /// Whether all are numbers, and not negative.
  var isUsable: Bool {
    top.isUsable && left.isUsable && bottom.isUsable && right.isUsable
      && start?.isUsable ?? true && end?.isUsable ?? true
  }

  /// Paddings that no layout can have are none.
  mutating func leaveOutUnusable() -> [String] {
    leaveOut({ !$0.isUsable }, unsaid: .zero).map { "\($0) padding" }
  }
}

extension Edges<Length> {
  /// Whether all are numbers.
  var isUsable: Bool {
    top.isUsable && left.isUsable && bottom.isUsable && right.isUsable
      && start?.isUsable ?? true && end?.isUsable ?? true
  }

  /// Distances that no layout can have are those that were not said.
  mutating func leaveOutUnusable(_ name: String, unsaid: Length) -> [String] {
    leaveOut({ !$0.isUsable }, unsaid: unsaid).map { "\($0) \(name)" }
  }
}

extension Edges {
  /// Puts another value in place of those that are not good, and names their sides.
  fileprivate mutating func leaveOut(_ isBad: (Value) -> Bool, unsaid: Value) -> [String] {
    var sides: [String] = []
    func replace(_ name: String, _ value: inout Value) {
      guard isBad(value) else { return }
      sides.append(name)
      value = unsaid
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
