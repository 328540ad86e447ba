import CRSVG
import QuoinGeometry
import QuoinPaint

/// The ways in which an SVG document specifies its size: SVG 2 §8.
struct SVGSizing: OptionSet, Sendable {
  let rawValue: UInt8

  /// A view box, which has an aspect ratio.
  static let viewBox = SVGSizing(rawValue: 1)
  /// A width that does not depend on the surroundings.
  static let width = SVGSizing(rawValue: 2)
  /// A height that does not depend on the surroundings.
  static let height = SVGSizing(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the ways from a number that is not trusted.
  init?(number: Int) {
    guard (0..<8).contains(number) else { return nil }
    self.init(rawValue: UInt8(number))
  }

  /// Whether the document fills a viewport of any size by its own rules.
  ///
  /// A document with a width and a height but no view box is stretched, as if these were its view box.
  var fillsViewport: Bool { contains(.viewBox) || !isSuperset(of: [.width, .height]) }

  /// Returns the natural dimensions of a document with a size.
  func dimensions(_ size: Size) -> NaturalSize {
    let hasRatio = contains(.viewBox) || isSuperset(of: [.width, .height])
    return NaturalSize(
      width: contains(.width) ? size.width : nil, height: contains(.height) ? size.height : nil,
      ratio: hasRatio && size.height > 0 ? size.width / size.height : nil)
  }

  /// Returns a length in pixels, or `nil` if it is a part of the viewport or not positive.
  ///
  /// Lengths in font sizes refer to CSS's initial one, 16 pixels.
  static func pixels(_ length: RSVGLength) -> Double? {
    let factors: [Double] = [0, 1, 16, 8, 96, 96 / 2.54, 96 / 25.4, 96.0 / 72, 16, 8]
    guard factors.indices.contains(Int(length.unit)) else { return nil }
    let pixels = length.length * factors[Int(length.unit)]
    return pixels > 0 && pixels.isFinite ? pixels : nil
  }
}
