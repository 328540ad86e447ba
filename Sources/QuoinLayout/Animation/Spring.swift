import QuoinModel

/// A damped spring that pulls a change from 0 to 1.
///
/// It is the closed solution of m·x″ + c·x′ + k·(x − 1) = 0, x(0) = 0, x′(0) = the initial velocity.
/// Progress may go beyond 1 and come back.
public struct Spring: Hashable, Sendable {
  /// The mass m.
  public let mass: Double
  /// The stiffness k.
  public let stiffness: Double
  /// The damping c.
  public let damping: Double
  /// The initial velocity, in progress per second.
  public let initialVelocity: Double

  /// Creates a spring with the parameters of `CASpringAnimation`.
  ///
  /// - Precondition: mass, stiffness and damping are positive and finite.
  public init(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    precondition(
      mass > 0 && stiffness > 0 && damping > 0 && mass.isFinite && stiffness.isFinite
        && damping.isFinite && initialVelocity.isFinite,
      "a spring's mass, stiffness and damping must be positive")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from its undamped period, in seconds, and its damping ratio.
  ///
  /// A ratio of 1 is critical damping: k = (2π / response)², c = 4π · ratio / response.
  ///
  /// - Precondition: both are positive and finite.
  public init(response: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let frequency = 2 * .pi / response
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity)
  }

  /// Creates a spring from its undamped period, in seconds, and its bounce.
  ///
  /// The bounce lies between −1 and 1: 0 does not overshoot, 0.5 overshoots a lot, and below 0 the spring is
  /// overdamped.
  ///
  /// - Precondition: the duration is positive, and the bounce above −1 and below 1.
  public init(duration: Double, bounce: Double = 0) {
    precondition(bounce > -1 && bounce < 1, "a spring's bounce is between -1 and 1")
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Creates a spring that settles to within a thousandth in a given time, as UIKit specifies springs.
  ///
  /// - Precondition: duration and ratio are positive and finite.
  public init(settlingIn duration: Double, dampingRatio: Double) {
    // Time scales with the frequency if the initial velocity is zero.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    self.init(response: duration / unit.settlingDuration, dampingRatio: dampingRatio)
  }

  /// The undamped angular frequency: √(k / m).
  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping divided by the critical damping: c / (2√(k·m)).
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Returns the progress at a time, in seconds.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (frequency, ratio) = (frequency, dampingRatio)
    let decay = ratio * frequency
    switch shape {
    case .swinging(let swing):
      let sine = (initialVelocity - decay) / swing
      return 1 + LibM.exp(-decay * time)
        * (sine * LibM.sin(swing * time) - LibM.cos(swing * time))
    case .critical:
      return 1 + LibM.exp(-frequency * time) * ((initialVelocity - frequency) * time - 1)
    case .creeping(let slow, let fast):
      let share = (initialVelocity + fast) / (slow - fast)
      return 1 + share * LibM.exp(slow * time) - (1 + share) * LibM.exp(fast * time)
    }
  }

  /// The time after which progress stays within a thousandth of its end, in seconds.
  ///
  /// It is computed from the envelope of the oscillation, so it may be late by a part of one period.
  public var settlingDuration: Double {
    let threshold = 0.001
    let (frequency, ratio) = (frequency, dampingRatio)
    switch shape {
    case .swinging(let swing):
      let sine = (initialVelocity - ratio * frequency) / swing
      let height = (1 + sine * sine).squareRoot()
      return max(0, LibM.log(height / threshold)) / (ratio * frequency)
    case .creeping(let slow, let fast):
      let share = (initialVelocity + fast) / (slow - fast)
      let height = share.magnitude + (1 + share).magnitude
      return max(0, LibM.log(height / threshold)) / -slow
    case .critical:
      let slope = (initialVelocity - frequency).magnitude
      func height(_ time: Double) -> Double {
        LibM.exp(-frequency * time) * (1 + slope * time)
      }
      var (low, high) = (0.0, 1 / frequency)
      while height(high) > threshold { (low, high) = (high, high * 2) }
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if height(middle) > threshold { low = middle } else { high = middle }
      }
      return high
    }
  }

  private enum Shape {
    /// Underdamped, with an angular frequency.
    case swinging(Double)
    case critical
    /// Overdamped, with two rates of decay, the one nearer to zero first.
    case creeping(Double, Double)
  }

  private var shape: Shape {
    let (frequency, ratio) = (frequency, dampingRatio)
    // This close to the critical ratio, the other formulas would divide zero by zero.
    guard (ratio - 1).magnitude > 1e-6 else { return .critical }
    guard ratio > 1 else { return .swinging(frequency * (1 - ratio * ratio).squareRoot()) }
    let root = (ratio * ratio - 1).squareRoot()
    return .creeping(-frequency * (ratio - root), -frequency * (ratio + root))
  }
}
