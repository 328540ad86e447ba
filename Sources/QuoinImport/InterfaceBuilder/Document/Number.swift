import QuoinGeometry

/// Numbers as documents write them.
enum Number {
  /// What is larger cannot be a length on any screen.
  static let limit = 1e9

  /// A number, or `nil` where it is missing, no number, infinite or absurdly large.
  static func parse(_ text: String?) -> Double? {
    guard let text, let value = Double(text), value.isFinite, value.magnitude <= limit else {
      return nil
    }
    return value
  }

  /// A factor: `0.5`, or a ratio such as `16:9` or `1/3`.
  static func multiplier(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    guard parts.count <= 2, let first = parse(String(parts[0])) else { return nil }
    guard parts.count == 2 else { return first }
    guard let second = parse(String(parts[1])), second != 0 else { return nil }
    return parse("\(first / second)")
  }

  /// The rectangle of an element with `x`, `y`, `width` and `height`.
  static func rect(_ element: XMLTreeElement) -> Rect {
    Rect(
      parse(element["x"]) ?? 0, parse(element["y"]) ?? 0, max(0, parse(element["width"]) ?? 0),
      max(0, parse(element["height"]) ?? 0))
  }

  /// The size of an element with `width` and `height`.
  static func size(_ element: XMLTreeElement) -> Size { rect(element).size }

  /// Insets of an element with `top`, `left`, `bottom` and `right`, or `minX`, `minY`….
  static func insets(_ element: XMLTreeElement) -> EdgeInsets {
    func value(_ names: String...) -> Double {
      for name in names {
        if let value = parse(element[name]) { return value }
      }
      return 0
    }
    return EdgeInsets(
      top: value("top", "minY"), left: value("left", "leading", "minX"),
      bottom: value("bottom", "maxY"), right: value("right", "trailing", "maxX"))
  }
}
