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
  /// The velocity at the start: progress in a second.
  public let initialVelocity: Double

  /// A spring by the numbers of `CASpringAnimation`.
  ///
  /// - Precondition: mass, stiffness and damping are positive and finite.
  public init(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    precondition(
      mass > 0 && stiffness > 0 && damping > 0 && mass.isFinite && stiffness.isFinite
        && damping.isFinite && initialVelocity.isFinite,
      "a spring's mass, stiffness and damping are positive numbers")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// A spring by the time of one swing without damping, in seconds, and the ratio of the damping to
  /// the one at which nothing swings: k = (2π / response)², c = 4π · ratio / response.
  ///
  /// - Precondition: both are positive and finite.
  public init(response: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let frequency = 2 * .pi / response
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity)
  }

  /// A spring by the time of one swing, in seconds, and how much it swings, above −1 and below 1: 0
  /// is not at all, 0.5 a lot; below 0 it creeps.
  ///
  /// - Precondition: the duration is positive, and the bounce above −1 and below 1.
  public init(duration: Double, bounce: Double = 0) {
    precondition(bounce > -1 && bounce < 1, "a spring's bounce is between -1 and 1")
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// A spring that has settled to a thousandth at a time: UIKit's way of asking for one.
  ///
  /// - Precondition: duration and ratio are positive and finite.
  public init(settlingIn duration: Double, dampingRatio: Double) {
    // Time scales with the frequency, where nothing moves at the start.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    self.init(response: duration / unit.settlingDuration, dampingRatio: dampingRatio)
  }

  /// The angular frequency without damping: √(k / m).
  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping divided by the one at which nothing swings: c / (2√(k·m)).
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The progress at a time, in seconds.
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

  /// The time after which the change stays within a thousandth of its end, in seconds.
  ///
  /// It is that of the curve around the swings, so it may be late by a part of one swing.
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
    /// With an angular frequency.
    case swinging(Double)
    case critical
    /// With two rates of decay, the one nearer to zero first.
    case creeping(Double, Double)
  }

  private var shape: Shape {
    let (frequency, ratio) = (frequency, dampingRatio)
    // Nearer to the critical ratio than this, the other formulas divide nothing by nothing.
    guard (ratio - 1).magnitude > 1e-6 else { return .critical }
    guard ratio > 1 else { return .swinging(frequency * (1 - ratio * ratio).squareRoot()) }
    let root = (ratio * ratio - 1).squareRoot()
    return .creeping(-frequency * (ratio - root), -frequency * (ratio + root))
  }
}
