import Foundation
import QuoinGeometry
import QuoinStyle

/// What a drawing's document says of its size: SVG 2 §8.
struct SVGHeader {
  /// The size, as far as the document says one; else that of its view box, or CSS's.
  let size: Size
  /// The part of its size that the document leaves to the page.
  let flexibility: Flexibility

  /// What a drawing leaves to the page.
  enum Flexibility {
    /// Nothing.
    case none
    /// The size, and not the proportion: it fills the room.
    case size
    /// The proportion: lengths that it does not say are those that CSS gives.
    case proportion
  }

  /// What the root of a document says, or `nil` where it is no drawing.
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
    switch (width, height, box) {
    case (let width?, let height?, _): size = Size(width, height)
    case (let width?, nil, let box?): size = Size(width, width * box.height / box.width)
    case (nil, let height?, let box?): size = Size(height * box.width / box.height, height)
    case (nil, nil, let box?): size = box
    default:
      size = Size(
        width ?? Replaced.standardSize.width, height ?? Replaced.standardSize.height)
    }
  }

  /// A length that does not depend on the page.
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
