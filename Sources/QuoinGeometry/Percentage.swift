/// A value that may be a percentage, so that `50%` can be written where a length is expected.
public protocol PercentageExpressible {
  /// A percentage from 0 to 100.
  static func percent(_ percent: Double) -> Self
}

postfix operator %

/// A percentage, interpreted by the context that it is written in: `basis(50%)`.
public postfix func % <Value: PercentageExpressible>(percent: Double) -> Value {
  .percent(percent)
}
