extension Double {
  /// The largest length that the engine computes with.
  ///
  /// Sums and products of a tree's worth of such lengths stay finite, so no input can produce an
  /// infinite frame.
  static let maximumLength = 1e12

  /// The number clamped to the engine's range; NaN becomes zero.
  var finite: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Double.maximumLength), Double.maximumLength)
  }

  /// The number clamped to the engine's range and to zero, for sizes and factors.
  var finiteLength: Double { Swift.max(0, finite) }
}

extension Float {
  /// See ``Swift/Double/maximumLength``.
  static let maximumLength: Float = 1e12

  /// Whether the number is not NaN, which stands for `auto` and for unknown lengths.
  @inline(__always) var isKnown: Bool { self == self }

  /// The number, or zero if it is unknown.
  @inline(__always) var orZero: Float { self == self ? self : 0 }

  /// The number clamped to the engine's range; NaN is kept.
  @inline(__always) var limited: Float {
    self > Float.maximumLength
      ? Float.maximumLength : (self < -Float.maximumLength ? -Float.maximumLength : self)
  }

  /// Creates the smallest number that is not below a measured one, so that a text still fits its
  /// own width.
  init(roundingUp value: Double) {
    let length = value.finiteLength
    let nearest = Float(length)
    self = Double(nearest) < length ? nearest.nextUp : nearest
  }

  /// Returns the length clamped to limits, of which the lower one takes precedence.
  @inline(__always) func clamped(_ lower: Float, _ upper: Float) -> Float {
    let limited = self > upper ? upper : self
    return limited < lower ? lower : limited
  }
}
