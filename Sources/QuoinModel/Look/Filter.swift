/// What becomes of a picture before it is painted: CSS Filter Effects 1 §6.1.
public enum Filter: Hashable, Sendable {
  /// A blur by a Gaussian of a standard deviation, in points.
  case blur(Double)
  /// A shadow behind all that is opaque; its spread does not count.
  case dropShadow(Shadow)
  /// Lighter or darker by a factor.
  case brightness(Double)
  /// Farther from grey, or nearer to it, by a factor.
  case contrast(Double)
  /// Without colour by a share, 0…1.
  case grayscale(Double)
  /// All hues turned by an angle, in degrees.
  case hueRotate(Double)
  /// Light and dark exchanged by a share, 0…1.
  case invert(Double)
  /// Less opaque, by a factor.
  case opacity(Double)
  /// More colourful or less, by a factor.
  case saturate(Double)
  /// In the brown of old photographs by a share, 0…1.
  case sepia(Double)

  /// The filter with its colour as it is in a scheme.
  func resolved(_ scheme: ColorScheme) -> Filter {
    guard case .dropShadow(let shadow) = self else { return self }
    return .dropShadow(shadow.resolved(scheme))
  }
}
