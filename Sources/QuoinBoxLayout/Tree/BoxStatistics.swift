/// What a layout did; for tests and benchmarks.
public struct BoxStatistics: Hashable, Sendable {
  /// How many times a container was laid out; those found in a cache do not count.
  public var visits = 0
  /// How many times a measured box was asked for its size.
  public var measurements = 0

  /// Nothing was done, or what the numbers say.
  package init(visits: Int = 0, measurements: Int = 0) {
    self.visits = visits
    self.measurements = measurements
  }
}
