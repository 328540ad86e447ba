import QuoinGeometry

/// Typed access to attributes. Invalid values are reported, and the caller's default is used.
extension XMLTreeElement {
  /// Whether the element has an attribute.
  func has(_ name: StaticString) -> Bool { attributePosition(name) != nil }

  /// Whether an attribute equals a text, compared bytewise.
  func isValue(_ name: StaticString, _ text: StaticString) -> Bool {
    attributePosition(name).map { tree.isValue($0, text) } ?? false
  }

  /// Returns an attribute as a number, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - range: The valid range, to which other numbers are clamped.
  ///   - otherwise: The effect of an invalid number, for the diagnostic.
  func number(
    _ name: StaticString, in range: ClosedRange<Double> = Number.all,
    otherwise: String = "it is left out"
  ) -> Double? {
    guard let position = attributePosition(name) else { return nil }
    guard let value = tree.withBytes(position, { Number.decimal($0) }) else {
      fault("invalid-number", name, "which is not a decimal number; \(otherwise)")
      return nil
    }
    guard value.magnitude <= Number.limit else {
      fault("number-out-of-range", name, "which no layout can hold; \(otherwise)")
      return nil
    }
    guard !range.contains(value) else { return value }
    let moved = min(max(value, range.lowerBound), range.upperBound)
    let bound =
      value < range.lowerBound
      ? "below \(Self.text(range.lowerBound))" : "above \(Self.text(range.upperBound))"
    fault("number-out-of-range", name, "which is \(bound); \(Self.text(moved)) is used")
    return moved
  }

  /// Returns an attribute as a Boolean (YES or NO), or the default if there is none.
  func flag(_ name: StaticString, default value: Bool = false) -> Bool {
    guard let position = attributePosition(name) else { return value }
    if tree.isValue(position, "YES") { return true }
    if tree.isValue(position, "NO") { return false }
    fault("invalid-value", name, "known are YES, NO; \(value ? "YES" : "NO") is used")
    return value
  }

  /// Returns the meaning of a keyword, or `nil` if there is none or it is unknown.
  ///
  /// - Parameter otherwise: The effect of an unknown keyword, for the diagnostic.
  func keyword<Value>(
    _ name: StaticString, _ words: Keywords<Value>, otherwise: String = "the default is used"
  ) -> Value? {
    guard let position = attributePosition(name) else { return nil }
    for entry in words.entries where tree.isValue(position, entry.word) { return entry.value }
    fault("invalid-value", name, "known are \(words.words); \(otherwise)")
    return nil
  }

  /// Reports an attribute with an invalid value.
  func fault(_ rule: String, _ name: StaticString, _ why: String) {
    let text = (self[name] ?? "").prefix(60)
    tree.faults.add(
      rule, "<\(self.name)> has \(name) '\(text)'; \(why)", element: index, attribute: name)
  }

  /// Reports a problem with the element as a whole, once.
  func note(_ rule: String, _ message: String) {
    tree.faults.add(rule, message, element: index, attribute: "")
  }

  /// The rectangle given by `x`, `y`, `width` and `height`.
  var rect: Rect { Rect(origin: Point(coordinate("x"), coordinate("y")), size: size) }

  /// The size given by `width` and `height`.
  var size: Size { Size(extent("width"), extent("height")) }

  /// The insets given by `top`, `left`, `bottom` and `right`, or by `minX`, `minY` etc.
  var insets: EdgeInsets {
    EdgeInsets(
      top: inset("top", "minY"), left: inset("left", "leading", "minX"),
      bottom: inset("bottom", "maxY"), right: inset("right", "trailing", "maxX"))
  }

  private func coordinate(_ name: StaticString) -> Double {
    number(name, otherwise: "0 is used") ?? 0
  }

  private func extent(_ name: StaticString) -> Double {
    number(name, in: Number.positive, otherwise: "0 is used") ?? 0
  }

  private func inset(_ names: StaticString...) -> Double {
    for name in names where has(name) { return number(name, otherwise: "0 is used") ?? 0 }
    return 0
  }

  /// Returns a number as text without unnecessary digits.
  private static func text(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
