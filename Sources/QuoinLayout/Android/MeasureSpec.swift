import QuoinModel

/// What a group of Android's framework asks of a child along an axis: a mode, and a number of pixels.
struct MeasureSpec: Hashable {
  enum Mode: Hashable {
    /// As large as the child likes.
    case unspecified
    /// No larger than the size.
    case atMost
    /// The size, whatever the child likes.
    case exactly
  }

  var mode: Mode
  /// The pixels; of no meaning where the mode is unspecified.
  var size: Int

  static func exactly(_ size: Int) -> MeasureSpec { MeasureSpec(mode: .exactly, size: size) }
  static func atMost(_ size: Int) -> MeasureSpec { MeasureSpec(mode: .atMost, size: size) }
  static let unspecified = MeasureSpec(mode: .unspecified, size: 0)

  var isExact: Bool { mode == .exactly }

  /// What is asked of a child of which the parent uses some pixels beside it, and which has a length of its
  /// own: `ViewGroup.getChildMeasureSpec`.
  func child(_ length: AndroidLength, beside used: Int) -> MeasureSpec {
    let room = max(0, size - used)
    switch (length, mode) {
    case (.pixels(let own), _): return .exactly(own)
    case (.matchParent, .exactly): return .exactly(room)
    case (_, .unspecified): return .unspecified
    case (.matchParent, .atMost), (.wrapContent, _): return .atMost(room)
    }
  }

  /// The size of a view that would like another one: `View.resolveSize`.
  func resolve(_ wanted: Int) -> Int {
    switch mode {
    case .exactly: size
    case .atMost: min(wanted, size)
    case .unspecified: wanted
    }
  }

  /// The spec less what the parent needs for itself.
  func less(_ used: Int) -> MeasureSpec {
    mode == .unspecified ? self : MeasureSpec(mode: mode, size: max(0, size - used))
  }
}
