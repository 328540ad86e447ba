/// An element with the variations that apply on top of it.
struct VariedElement {
  let element: XMLTreeElement
  let variations: [XMLTreeElement]

  init(_ element: XMLTreeElement, _ classes: SizeClasses) {
    self.element = element
    variations = classes.variations(of: element)
  }

  var name: String { element.name }

  /// The value of an attribute, from the closest variation that has it.
  subscript(attribute: StaticString) -> String? { holder(attribute)[attribute] }

  /// Whether an attribute is a text.
  func isValue(_ attribute: StaticString, _ text: StaticString) -> Bool {
    holder(attribute).isValue(attribute, text)
  }

  /// Whether an attribute says yes; what it says else is noted.
  func flag(_ attribute: StaticString, default value: Bool = false) -> Bool {
    holder(attribute).flag(attribute, default: value)
  }

  /// A number, or `nil` where there is none; what cannot be read is noted.
  func number(
    _ attribute: StaticString, in range: ClosedRange<Double> = Number.all,
    otherwise: String = "it is left out"
  ) -> Double? {
    holder(attribute).number(attribute, in: range, otherwise: otherwise)
  }

  /// The meaning of a word, or `nil` where nothing is said; a word that is not known is noted.
  func keyword<Value>(
    _ attribute: StaticString, _ words: Keywords<Value>,
    otherwise: String = "the default is used"
  ) -> Value? {
    holder(attribute).keyword(attribute, words, otherwise: otherwise)
  }

  /// The closest variation that has an attribute, or the element itself.
  func holder(_ attribute: StaticString) -> XMLTreeElement {
    variations.isEmpty ? element : variations.last { $0.has(attribute) } ?? element
  }

  /// The child with a tag and a key, from the closest variation that has it.
  func child(_ name: StaticString, key: StaticString) -> XMLTreeElement? {
    for variation in variations.reversed() {
      if let child = variation.child(name, key: key) { return child }
    }
    return element.child(name, key: key)
  }

  /// The ids that masks of a kind switch off.
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
