/// How far a picture may differ from its reference and still pass.
public struct PictureTolerance: Hashable, Sendable {
  /// The fraction of pixels that must match, 0…1.
  public var precision: Double
  /// How similar two pixels must look to match: 1 means equal beyond what the eye can see, 0.98
  /// that no eye can tell them apart, 0 that any two match.
  public var perceptualPrecision: Double

  /// Whether both values are in 0…1; outside that range a comparison would be meaningless.
  var isUsable: Bool { (0...1).contains(precision) && (0...1).contains(perceptualPrecision) }

  /// Creates a tolerance from its two parts.
  public init(precision: Double, perceptualPrecision: Double) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
  }

  /// Every pixel must be equal, as on one machine with the same fonts and libraries.
  public static let exact = PictureTolerance(precision: 1, perceptualPrecision: 1)
  /// Allows the differences at glyph edges that other versions of the text and drawing libraries
  /// cause.
  public static let libraries = PictureTolerance(precision: 0.99, perceptualPrecision: 0.95)
}
