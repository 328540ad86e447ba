/// The work of a layout, for tests and benchmarks.
public struct BoxStatistics: Hashable, Sendable {
  /// The number of container layouts, not counting those found in a cache.
  public var visits = 0
  /// The number of measurements of measured boxes.
  public var measurements = 0

  /// Creates statistics.
  package init(visits: Int = 0, measurements: Int = 0) {
    self.visits = visits
    self.measurements = measurements
  }
}
