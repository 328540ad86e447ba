import Foundation
import QuoinGeometry
import QuoinStyle

/// The size information of an SVG document: SVG 2 §8.
struct SVGHeader {
  /// The specified size, with missing lengths from the view box or the defaults of CSS.
  let size: Size
  /// The way in which the page can size the image.
  let flexibility: Flexibility

  /// The way in which a page can size an image.
  enum Flexibility {
    /// The size is fixed.
    case none
    /// The size is determined by the page, and the aspect ratio is fixed: the image fills the
    /// available space.
    case size
    /// The aspect ratio is determined by the page: unspecified lengths are those that CSS defines.
    case proportion
  }

  /// Reads the root element of a document, or fails if it is not an SVG.
  init?(_ data: Data) {
    guard let root = XMLTreeReader.root(of: data),
      root.isNamed("svg") || root.name.hasSuffix(":svg")
    else { return nil }
    let width = SVGHeader.length(root["width"])
    let height = SVGHeader.length(root["height"])
    let box = SVGHeader.box(root["viewBox"])
    flexibility =
      switch (width, height, box) {
      case (nil, nil, _?): .size
      case (_?, _?, _), (_, _, _?): .none
      default: .proportion
      }
    let specified =
      switch (width, height, box) {
      case (let width?, let height?, _): Size(width, height)
      case (let width?, nil, let box?): Size(width, width * box.height / box.width)
      case (nil, let height?, let box?): Size(height * box.width / box.height, height)
      case (nil, nil, let box?): box
      default:
        Size(width ?? Replaced.standardSize.width, height ?? Replaced.standardSize.height)
      }
    size = SVGHeader.limited(specified)
  }

  /// The longest side of an image in points.
  private static let longestSide = 1e6

  /// Returns a size that layouts can compute with, of the same aspect ratio if it has one.
  private static func limited(_ size: Size) -> Size {
    let longest = max(size.width, size.height)
    guard longest > longestSide else { return size }
    guard longest.isFinite else {
      return Size(min(size.width, longestSide), min(size.height, longestSide))
    }
    return Size(size.width / longest * longestSide, size.height / longest * longestSide)
  }

  /// Returns a length that does not depend on the page.
  private static func length(_ text: String?) -> Double? {
    guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "+") }
    guard let number = Double(digits), number > 0, number.isFinite else { return nil }
    switch text.dropFirst(digits.count).lowercased() {
    case "", "px": return number
    case "em", "rem": return number * 16
    case "ex": return number * 8
    case let unit: return CSS.Unit(rawValue: unit)?.points.map { $0 * number }
    }
  }

  private static func box(_ text: String?) -> Size? {
    let numbers = (text ?? "").split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0, numbers[2].isFinite,
      numbers[3].isFinite
    else { return nil }
    return Size(numbers[2], numbers[3])
  }
}
