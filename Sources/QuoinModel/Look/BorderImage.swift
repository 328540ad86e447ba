import QuoinBoxLayout
import QuoinGeometry

/// An image drawn in place of a box's border lines: CSS Backgrounds 3 §6.
package struct BorderImage: Hashable, Sendable {
  /// The width of the border image at an edge, or its distance from the border edge.
  package enum Extent: Hashable, Sendable {
    /// The size of the image's slice.
    case auto
    /// A multiple of the border's width.
    case multiple(Double)
    /// A length; a percentage refers to the area of the border image.
    case length(LengthPercentage)
  }

  /// The way a slice fills its part of the border.
  package enum Tiling: UInt8, Hashable, Sendable {
    /// One copy, stretched.
    case stretched
    /// Copies of natural proportions, centred and cut at the ends.
    case repeated
    /// A whole number of copies, scaled to fit.
    case rounded
    /// A whole number of copies with space around them.
    case spaced
  }

  /// The image.
  package var image: BackgroundLayer.Image
  /// The distances of the slices from the top, right, bottom and left edge of the image; points are
  /// pixels of the image.
  package var slices: [LengthPercentage]
  /// Whether the middle of the image is drawn, too.
  package var fillsMiddle: Bool
  /// The widths of the border image, in the same order.
  package var widths: [Extent]
  /// The distances by which the border image exceeds the border box, in the same order.
  package var outsets: [Extent]
  /// The tiling of the top and bottom edge.
  package var across: Tiling
  /// The tiling of the left and right edge.
  package var down: Tiling

  /// Creates a border image; the lists have four elements.
  package init(
    image: BackgroundLayer.Image, slices: [LengthPercentage], fillsMiddle: Bool, widths: [Extent],
    outsets: [Extent], across: Tiling, down: Tiling
  ) {
    precondition(slices.count == 4 && widths.count == 4 && outsets.count == 4)
    self.image = image
    self.slices = slices
    self.fillsMiddle = fillsMiddle
    self.widths = widths
    self.outsets = outsets
    self.across = across
    self.down = down
  }

  /// Returns the border image with the colours of a colour scheme.
  func resolved(_ scheme: ColorScheme) -> BorderImage {
    guard case .gradient(let gradient) = image else { return self }
    var resolved = self
    resolved.image = .gradient(gradient.resolved(scheme))
    return resolved
  }
}
