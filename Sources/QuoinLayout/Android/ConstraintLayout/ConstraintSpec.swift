/// The space that a layout offers along one axis, in whole pixels: the measure spec of Android.
package struct ConstraintSpec: Hashable, Sendable {
  package enum Mode: UInt8, Hashable, Sendable {
    /// The extent is exact.
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

  /// Returns the spec for a child that wraps its content, with `used` pixels already taken.
  func wrapping(used: Int) -> ConstraintSpec {
    let room = max(0, size - used)
    switch mode {
    case .exactly, .atMost: return .atMost(room)
    case .unspecified: return .unspecified
    }
  }

  /// Returns the spec for a child that matches its parent, with `used` pixels already taken.
  func filling(used: Int) -> ConstraintSpec {
    let room = max(0, size - used)
    switch mode {
    case .exactly: return .exactly(room)
    case .atMost: return .atMost(room)
    case .unspecified: return .unspecified
    }
  }

  /// Returns the extent under this spec of something whose preferred length is `wanted`.
  func resolving(_ wanted: Int) -> Int {
    switch mode {
    case .exactly: size
    case .atMost: min(wanted, size)
    case .unspecified: wanted
    }
  }
}

/// The result of measuring a child.
package struct ConstraintAnswer: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// The distance from the child's top to its first line's baseline; `nil` if it has none.
  package var baseline: Int?

  package init(width: Int, height: Int, baseline: Int? = nil) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}
