import QuoinGeometry

/// Attributes as values. What cannot be read is noted with its place, and the caller's default holds.
extension XMLTreeElement {
  /// Whether there is an attribute.
  func has(_ name: StaticString) -> Bool { attributePosition(name) != nil }

  /// Whether an attribute is a text, bytewise.
  func isValue(_ name: StaticString, _ text: StaticString) -> Bool {
    attributePosition(name).map { tree.isValue($0, text) } ?? false
  }

  /// A number, or `nil` where there is none.
  ///
  /// - Parameters:
  ///   - range: what the number may be; what is outside is moved to the nearer end.
  ///   - otherwise: what holds where the text is no number, in words.
  func number(
    _ name: StaticString, in range: ClosedRange<Double> = Number.all,
    otherwise: String = "it is left out"
  ) -> Double? {
    guard let position = attributePosition(name) else { return nil }
    guard let value = tree.withBytes(position, { Number.decimal($0) }) else {
      fault("invalid-number", name, "which is no decimal number; \(otherwise)")
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

  /// YES or NO, or the default where nothing is said.
  func flag(_ name: StaticString, default value: Bool = false) -> Bool {
    guard let position = attributePosition(name) else { return value }
    if tree.isValue(position, "YES") { return true }
    if tree.isValue(position, "NO") { return false }
    fault("invalid-value", name, "known are YES, NO; \(value ? "YES" : "NO") is used")
    return value
  }

  /// The meaning of a word, or `nil` where nothing is said or the word is not known.
  ///
  /// - Parameter otherwise: what holds where the word is not known, in words.
  func keyword<Value>(
    _ name: StaticString, _ words: Keywords<Value>, otherwise: String = "the default is used"
  ) -> Value? {
    guard let position = attributePosition(name) else { return nil }
    for entry in words.entries where tree.isValue(position, entry.word) { return entry.value }
    fault("invalid-value", name, "known are \(words.words); \(otherwise)")
    return nil
  }

  /// Notes that an attribute of the element says what cannot be read.
  func fault(_ rule: String, _ name: StaticString, _ why: String) {
    let text = (self[name] ?? "").prefix(60)
    tree.faults.add(
      rule, "<\(self.name)> has \(name) '\(text)'; \(why)", element: index, attribute: name)
  }

  /// Notes something about an element as a whole, once.
  func note(_ rule: String, _ message: String) {
    tree.faults.add(rule, message, element: index, attribute: "")
  }

  /// The rectangle of an element with `x`, `y`, `width` and `height`.
  var rect: Rect { Rect(origin: Point(coordinate("x"), coordinate("y")), size: size) }

  /// The size of an element with `width` and `height`.
  var size: Size { Size(extent("width"), extent("height")) }

  /// Insets of an element with `top`, `left`, `bottom` and `right`, or `minX`, `minY`….
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

  /// A number without needless digits.
  private static func text(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
