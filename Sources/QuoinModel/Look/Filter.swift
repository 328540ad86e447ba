/// A filter applied to an element before it is painted: CSS Filter Effects 1 §6.1.
public enum Filter: Hashable, Sendable {
  /// A Gaussian blur with a standard deviation, in points.
  case blur(Double)
  /// A shadow of all opaque parts; its spread is ignored.
  case dropShadow(Shadow)
  /// Multiplies the brightness by a factor.
  case brightness(Double)
  /// Multiplies the contrast by a factor.
  case contrast(Double)
  /// Removes colour by an amount, 0…1.
  case grayscale(Double)
  /// Rotates all hues by an angle, in degrees.
  case hueRotate(Double)
  /// Inverts colours by an amount, 0…1.
  case invert(Double)
  /// Multiplies the opacity by a factor.
  case opacity(Double)
  /// Multiplies the saturation by a factor.
  case saturate(Double)
  /// Applies a sepia tone by an amount, 0…1.
  case sepia(Double)

  /// Returns the filter with its colour for a colour scheme.
  func resolved(_ scheme: ColorScheme) -> Filter {
    guard case .dropShadow(let shadow) = self else { return self }
    return .dropShadow(shadow.resolved(scheme))
  }
}
