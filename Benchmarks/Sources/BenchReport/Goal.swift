/// One figure that is to be reached.
public struct Goal: Sendable {
  /// What is to be reached.
  public enum Kind: Sendable {
    /// At least so many times fewer instructions than the better of the peers.
    case fewer(Double)
    /// At least so many times fewer instructions than one peer.
    case fewerThan(String, Double)
    /// At least so many times less processor time than the better of the peers.
    case faster(Double)
    /// At most so many of what a counter of the measuring program counts.
    case counter(String, Double)
    /// An exponent of growth of at most this, from a size on.
    case growth(Double, from: Int)
    /// At most so many times the time of the baseline.
    case baseline(Double)
    /// At most so many nanoseconds a view.
    case nanoseconds(Double)
    /// A peak of memory of at most so many bytes a view.
    case bytes(Double)
  }

  var family: Family
  var size: Int
  var phase: Phase
  var kind: Kind

  /// Makes a goal for a phase on one system.
  public init(_ family: Family, _ size: Int, _ phase: Phase, _ kind: Kind) {
    self.family = family
    self.size = size
    self.phase = phase
    self.kind = kind
  }
}
