extension Double {
  /// The largest length with which the engine computes.
  ///
  /// Sums and products of a tree's worth of such lengths stay finite, so no input can produce an
  /// infinite frame.
  static let largestLength = 1e12

  /// The number within what the engine computes with; NaN is zero.
  var finite: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Double.largestLength), Double.largestLength)
  }

  /// The number as a size or a factor, which is never negative.
  var finiteLength: Double { Swift.max(0, finite) }
}

extension Float {
  /// See ``Swift/Double/largestLength``.
  static let largestLength: Float = 1e12

  /// Whether the number is one: NaN stands for `auto` and for what is not known.
  @inline(__always) var isKnown: Bool { self == self }

  /// The number, or zero for one that is not known.
  @inline(__always) var orZero: Float { self == self ? self : 0 }

  /// The number within what the engine computes with; NaN stays.
  @inline(__always) var limited: Float {
    self > Float.largestLength
      ? Float.largestLength : (self < -Float.largestLength ? -Float.largestLength : self)
  }

  /// The smallest number that is not below a measured one, so that a text still fits the width
  /// that it asked for.
  init(roundingUp value: Double) {
    let length = value.finiteLength
    let nearest = Float(length)
    self = Double(nearest) < length ? nearest.nextUp : nearest
  }

  /// The length within limits, of which the lower one wins.
  @inline(__always) func clamped(_ lower: Float, _ upper: Float) -> Float {
    let limited = self > upper ? upper : self
    return limited < lower ? lower : limited
  }
}
