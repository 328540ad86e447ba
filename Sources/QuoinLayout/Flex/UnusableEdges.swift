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

extension Edges {
  fileprivate static var sides: [(String, WritableKeyPath<Edges, Value>)] {
    [("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right)]
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
    var what: [String] = []
    for (name, side) in Edges.sides where !self[keyPath: side].isUsable {
      what.append("\(name) padding")
      self[keyPath: side] = .zero
    }
    if !(start?.isUsable ?? true) {
      what.append("start padding")
      start = nil
    }
    if !(end?.isUsable ?? true) {
      what.append("end padding")
      end = nil
    }
    return what
  }
}

extension Edges<Length> {
  /// Distances that no layout can have are those that were not said.
  mutating func leaveOutUnusable(_ name: String, unsaid: Length) -> [String] {
    var what: [String] = []
    for (_, side) in Edges.sides where !self[keyPath: side].isUsable {
      what.append(name)
      self[keyPath: side] = unsaid
    }
    if !(start?.isUsable ?? true) {
      what.append("start \(name)")
      start = nil
    }
    if !(end?.isUsable ?? true) {
      what.append("end \(name)")
      end = nil
    }
    return what
  }
}
