import QuoinModel

/// The measure spec that a group of Android's framework passes to a child along an axis: a mode, and pixels.
package struct MeasureSpec: Hashable, Sendable {
  package enum Mode: Int, Sendable {
    /// The child's preferred size.
    case unspecified
    /// At most the size.
    case atMost
    /// Exactly the size.
    case exactly
  }

  /// The size and the mode in one word, as in the framework, because specs are compared and kept for each view.
  private let bits: Int

  /// The largest size, which leaves room for the mode in the word.
  private static let limit = Int.max >> 3

  /// Creates a spec; a size beyond 2^60 pixels is clamped.
  package init(mode: Mode, size: Int) {
    bits = min(max(size, -MeasureSpec.limit), MeasureSpec.limit) << 2 | mode.rawValue
  }

  package var mode: Mode {
    @inline(__always) get {
      switch bits & 3 {
      case 0: .unspecified
      case 1: .atMost
      default: .exactly
      }
    }
  }
  /// The pixels; meaningless if the mode is unspecified.
  package var size: Int { @inline(__always) get { bits >> 2 } }

  package static func exactly(_ size: Int) -> MeasureSpec {
    MeasureSpec(mode: .exactly, size: size)
  }
  package static func atMost(_ size: Int) -> MeasureSpec { MeasureSpec(mode: .atMost, size: size) }
  package static let unspecified = MeasureSpec(mode: .unspecified, size: 0)

  var isExact: Bool { @inline(__always) get { bits & 3 == Mode.exactly.rawValue } }
  /// The pixels that are available, or `nil` without a limit.
  var room: Int? { @inline(__always) get { mode == .unspecified ? nil : max(0, size) } }

  /// Returns the spec for a child with a length of its own, if the parent uses some pixels:
  /// `ViewGroup.getChildMeasureSpec`.
  func child(_ length: AndroidLength, beside used: Int) -> MeasureSpec {
    let room = max(0, size - used)
    switch (length, mode) {
    case (.pixels(let own), _): return .exactly(own)
    case (.matchParent, .exactly): return .exactly(room)
    case (_, .unspecified): return .unspecified
    case (.matchParent, .atMost), (.wrapContent, _): return .atMost(room)
    }
  }

  /// Returns the size of a view with a preferred size: `View.resolveSize`.
  func resolve(_ wanted: Int) -> Int {
    switch mode {
    case .exactly: size
    case .atMost: min(wanted, size)
    case .unspecified: wanted
    }
  }

  /// Returns the spec reduced by pixels that the parent needs itself.
  func less(_ used: Int) -> MeasureSpec {
    mode == .unspecified ? self : MeasureSpec(mode: mode, size: max(0, size - used))
  }
}
