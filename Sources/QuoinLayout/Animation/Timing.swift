/// The timing of a transition: a curve over a duration, or a spring, with an optional delay.
public struct Timing: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case curve(TimingCurve, duration: Double)
    case spring(Spring)
  }

  private let kind: Kind
  /// The delay before anything moves, in seconds.
  public var delay = 0.0

  private init(_ kind: Kind) { self.kind = kind }

  /// Returns a timing that follows a curve over a duration, in seconds.
  public static func curve(_ curve: TimingCurve, duration: Double) -> Timing {
    Timing(.curve(curve, duration: duration > 0 && duration.isFinite ? duration : 0))
  }

  /// Returns a timing that follows a spring until it has settled.
  public static func spring(_ spring: Spring) -> Timing { Timing(.spring(spring)) }

  /// Returns a timing that follows a spring, from its perceived duration, in seconds, and its
  /// bounce.
  ///
  /// - Precondition: those of `Spring(duration:bounce:)`.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Timing {
    .spring(Spring(duration: duration, bounce: bounce))
  }

  /// Returns a timing with a constant pace over a duration, in seconds.
  public static func linear(duration: Double) -> Timing { .curve(.linear, duration: duration) }

  /// Returns a timing that is slow at both ends, over a duration in seconds: UIKit's default.
  public static func easeInOut(duration: Double = 0.25) -> Timing {
    .curve(.easeInOut, duration: duration)
  }

  /// Returns a timing that is slow at the start, over a duration in seconds.
  public static func easeIn(duration: Double = 0.25) -> Timing {
    .curve(.easeIn, duration: duration)
  }

  /// Returns a timing that is slow at the end, over a duration in seconds.
  public static func easeOut(duration: Double = 0.25) -> Timing {
    .curve(.easeOut, duration: duration)
  }

  /// Use `linear(duration:)` instead.
  @available(*, unavailable, renamed: "linear(duration:)")
  public static func linear(_ duration: Double) -> Timing { .linear(duration: duration) }

  /// Use `easeInOut(duration:)` instead.
  @available(*, unavailable, renamed: "easeInOut(duration:)")
  public static func easeInOut(_ duration: Double) -> Timing { .easeInOut(duration: duration) }

  /// Use `easeIn(duration:)` instead.
  @available(*, unavailable, renamed: "easeIn(duration:)")
  public static func easeIn(_ duration: Double) -> Timing { .easeIn(duration: duration) }

  /// Use `easeOut(duration:)` instead.
  @available(*, unavailable, renamed: "easeOut(duration:)")
  public static func easeOut(_ duration: Double) -> Timing { .easeOut(duration: duration) }

  /// Returns the timing with a delay, in seconds.
  public func delayed(_ delay: Double) -> Timing {
    var timing = self
    timing.delay = delay > 0 && delay.isFinite ? delay : 0
    return timing
  }

  /// The time from the start to the end of all movement, including the delay, in seconds.
  public var duration: Double {
    switch kind {
    case .curve(_, let duration): delay + duration
    case .spring(let spring): delay + spring.settlingDuration
    }
  }

  /// Returns the progress at a time, in seconds; a spring overshoots 1 and comes back.
  public func progress(at time: Double) -> Double {
    guard time < duration else { return 1 }
    let passed = time - delay
    guard passed > 0 else { return 0 }
    switch kind {
    case .curve(let curve, let duration): return curve.progress(at: passed / duration)
    case .spring(let spring): return spring.progress(at: passed)
    }
  }
}
