public import QuoinGeometry

extension Length: PercentageExpressible {}
extension LengthPercentage: PercentageExpressible {}
extension FlexBasis: PercentageExpressible {}
extension SizeValue: PercentageExpressible {}
extension TrackBreadth: PercentageExpressible {}
extension TrackSize: PercentageExpressible {}
extension TrackList.Part: PercentageExpressible {}

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
