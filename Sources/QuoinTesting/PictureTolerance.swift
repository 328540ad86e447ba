/// How far a picture may differ from its reference and still pass.
public struct PictureTolerance: Hashable, Sendable {
  /// The share of pixels that must match, 0…1.
  public var precision: Double
  /// How like two pixels must look to match: 1 means equal to the eye's limit and beyond, 0.98 that no
  /// eye tells them apart, 0 that any two match.
  public var perceptualPrecision: Double

  /// Whether both are shares; with others no comparison would say anything.
  var isUsable: Bool { (0...1).contains(precision) && (0...1).contains(perceptualPrecision) }

  /// A tolerance of its parts.
  public init(precision: Double, perceptualPrecision: Double) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
  }

  /// Every pixel equal: what one machine with the same fonts and libraries gives.
  public static let exact = PictureTolerance(precision: 1, perceptualPrecision: 1)
  /// What other versions of the text and drawing libraries may change at the edges of glyphs.
  public static let libraries = PictureTolerance(precision: 0.99, perceptualPrecision: 0.95)
}
