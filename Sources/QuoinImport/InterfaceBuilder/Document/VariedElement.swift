import QuoinGeometry

/// An element with the variations that override it.
struct VariedElement {
  let element: XMLTreeElement
  let variations: [XMLTreeElement]

  init(_ element: XMLTreeElement, _ classes: SizeClasses) {
    self.element = element
    variations = classes.variations(of: element)
  }

  var name: String { element.name }

  /// Returns the value of an attribute, from the most specific variation that has it.
  subscript(attribute: StaticString) -> String? { holder(attribute)[attribute] }

  /// Whether an attribute equals a text.
  func isValue(_ attribute: StaticString, _ text: StaticString) -> Bool {
    holder(attribute).isValue(attribute, text)
  }

  /// Returns an attribute as a Boolean; other values are reported.
  func flag(_ attribute: StaticString, default value: Bool = false) -> Bool {
    holder(attribute).flag(attribute, default: value)
  }

  /// Returns an attribute as a number, or `nil` if there is none; invalid values are reported.
  func number(
    _ attribute: StaticString, in range: ClosedRange<Double> = Number.all,
    otherwise: String = "it is left out"
  ) -> Double? {
    holder(attribute).number(attribute, in: range, otherwise: otherwise)
  }

  /// Returns the meaning of a keyword, or `nil` if there is none; unknown keywords are reported.
  func keyword<Value>(
    _ attribute: StaticString, _ words: Keywords<Value>,
    otherwise: String = "the default is used"
  ) -> Value? {
    holder(attribute).keyword(attribute, words, otherwise: otherwise)
  }

  /// Returns the most specific variation that has an attribute, or the element itself.
  func holder(_ attribute: StaticString) -> XMLTreeElement {
    variations.isEmpty ? element : variations.last { $0.has(attribute) } ?? element
  }

  /// Returns the child with a tag and a key, from the most specific variation that has it.
  func child(_ name: StaticString, key: StaticString) -> XMLTreeElement? {
    for variation in variations.reversed() {
      if let child = variation.child(name, key: key) { return child }
    }
    return element.child(name, key: key)
  }

  /// The recorded frame, or `nil` if there is none.
  ///
  /// Documents that Xcode 8 converted have the distances to the parent's edges instead, as long as nothing moves the
  /// view.
  var frame: Rect? {
    if let rect = child("rect", key: "frame") { return rect.rect }
    guard let inset = child("frame", key: "frameInset"), inset.has("width"), inset.has("height")
    else { return nil }
    let isAtFarEdge =
      inset.has("maxX") && !inset.has("minX") || inset.has("maxY") && !inset.has("minY")
    guard !isAtFarEdge else { return nil }
    let insets = inset.insets
    return Rect(origin: Point(insets.left, insets.top), size: inset.size)
  }

  /// Returns the ids that masks of a kind exclude.
  func excluded(_ kind: StaticString) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations {
      for mask in variation.children where mask.isNamed("mask") && mask.isValue("key", kind) {
        for entry in mask.children {
          guard let reference = entry["reference"] else { continue }
          if entry.isNamed("include") {
            excluded.remove(reference)
          } else {
            excluded.insert(reference)
          }
        }
      }
    }
    return excluded
  }
}
