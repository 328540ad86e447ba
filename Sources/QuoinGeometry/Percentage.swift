/// A value that may be a percentage: what `50%` stands for wherever a length is asked for.
public protocol PercentageExpressible {
  /// A percentage from 0 to 100.
  static func percent(_ percent: Double) -> Self
}

postfix operator %

/// A percentage, as the place that it is written in understands it: `basis(50%)`.
public postfix func % <Value: PercentageExpressible>(percent: Double) -> Value {
  .percent(percent)
}
