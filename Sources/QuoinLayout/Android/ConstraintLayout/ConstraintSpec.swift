/// How much room a layout offers along one axis, in whole pixels: the question of Android's measuring.
package struct ConstraintSpec: Hashable, Sendable {
  package enum Mode: UInt8, Hashable, Sendable {
    /// The extent is settled.
    case exactly
    /// The extent may be anything up to the size.
    case atMost
    /// There is no limit.
    case unspecified
  }

  package var mode: Mode
  package var size: Int

  package init(_ mode: Mode, _ size: Int) {
    self.mode = mode
    self.size = size
  }

  package static func exactly(_ size: Int) -> ConstraintSpec { ConstraintSpec(.exactly, size) }
  package static func atMost(_ size: Int) -> ConstraintSpec { ConstraintSpec(.atMost, size) }
  package static let unspecified = ConstraintSpec(.unspecified, 0)

  /// The question for a child that wraps its content, when `used` pixels of this one are taken.
  func wrapping(used: Int) -> ConstraintSpec {
    let room = max(0, size - used)
    switch mode {
    case .exactly, .atMost: return .atMost(room)
    case .unspecified: return .unspecified
    }
  }

  /// The question for a child that is as large as its parent, when `used` pixels of this one are taken.
  func filling(used: Int) -> ConstraintSpec {
    let room = max(0, size - used)
    switch mode {
    case .exactly: return .exactly(room)
    case .atMost: return .atMost(room)
    case .unspecified: return .unspecified
    }
  }

  /// The extent of something that wants to be `wanted` long under this question.
  func resolving(_ wanted: Int) -> Int {
    switch mode {
    case .exactly: size
    case .atMost: min(wanted, size)
    case .unspecified: wanted
    }
  }
}

/// What a child answers when it is measured.
package struct ConstraintAnswer: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// From the child's top to its first line's baseline; `nil` if it has none.
  package var baseline: Int?

  package init(width: Int, height: Int, baseline: Int? = nil) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}
