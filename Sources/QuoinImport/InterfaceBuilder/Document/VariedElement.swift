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
  subscript(attribute: String) -> String? {
    for variation in variations.reversed() {
      if let value = variation[attribute] { return value }
    }
    return element[attribute]
  }

  /// Whether an attribute says yes.
  func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// A number, or `nil` where there is none that is finite.
  func number(_ attribute: String) -> Double? { Number.parse(self[attribute]) }

  /// The child with a tag and a key, from the closest variation that has it.
  func child(_ name: String, key: String) -> XMLTreeElement? {
    for variation in variations.reversed() {
      if let child = variation.child(name, key: key) { return child }
    }
    return element.child(name, key: key)
  }

  /// The ids that masks of a kind switch off.
  func excluded(_ kind: String) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations {
      for mask in variation.children where mask.name == "mask" && mask["key"] == kind {
        for entry in mask.children {
          guard let reference = entry["reference"] else { continue }
          if entry.name == "include" {
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
