public import QuoinGeometry

extension Length: PercentageExpressible, PointsExpressible {}
extension LengthPercentage: PercentageExpressible, PointsExpressible {}
extension FlexBasis: PercentageExpressible, PointsExpressible {}
extension SizeValue: PercentageExpressible, PointsExpressible {}
extension TrackBreadth: PercentageExpressible, PointsExpressible {}
extension TrackSize: PercentageExpressible, PointsExpressible {}
extension TrackList.Part: PercentageExpressible, PointsExpressible {}

extension Length {
  /// Returns the negated length: `marginTop(-5%)`.
  @_disfavoredOverload public static prefix func - (length: Length) -> Length {
    switch length {
    case .points(let points): .points(-points)
    case .percent(let percent): .percent(-percent)
    case .auto: .auto
    }
  }
}
