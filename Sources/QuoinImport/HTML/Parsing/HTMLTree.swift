import QuoinModel

/// An HTML document as its parser built it: elements and texts in flat arrays, in document order.
///
/// The root is the `html` element, at index 0; elements that HTML implies are there, without a place.
struct HTMLTree {
  /// An element or a text.
  struct Item {
    /// The element's name in lower case, or `nil` for a text.
    var tag: String?
    /// The characters of a text.
    var text = ""
    /// The index of the element that it is in, or -1.
    var parent: Int32
    /// The index behind the last item inside.
    var end: Int32
    /// The element's attributes.
    var attributes: Range<Int32> = 0..<0
    /// Where it begins in the source, counted from 1; 0 where the source does not have it.
    var line: Int32
    /// The column in that line, counted from 1.
    var column: Int32
    /// What its tag says of it.
    var traits: TagTraits = []
    /// Whether it is SVG or MathML.
    var isForeign = false
  }

  /// An attribute of an element.
  struct Attribute {
    /// The name in lower case.
    var name: String
    /// The value, with character references resolved.
    var value: String
    /// Where the value begins, counted from 1.
    var line: Int32
    /// The column in that line, counted from 1.
    var column: Int32
  }

  var mode = Mode.standards
  /// The items in document order, each before what is in it.
  var items: [Item] = []
  /// The attributes of all elements.
  var attributes: [Attribute] = []
  /// The first element that is deeper than elements may be, and so beside the one that it is written in.
  var firstTooDeep: Int?

  /// The attributes of an element in the order of the source.
  func attributes(of index: Int) -> ArraySlice<Attribute> {
    let range = items[index].attributes
    return attributes[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// An attribute of an element by its name in lower case.
  func attribute(_ name: String, of index: Int) -> Attribute? {
    attributes(of: index).first { $0.name == name }
  }

  /// The address that relative ones are from: HTML §4.2.3, the first `<base href>`.
  var base: String? {
    for index in items.indices where items[index].tag == "base" {
      if let base = attribute("href", of: index) { return base.value }
    }
    return nil
  }

  /// Whether a text is directly in an element.
  func hasText(_ index: Int) -> Bool {
    var next = index + 1
    while next < Int(items[index].end) {
      if items[next].tag == nil, !items[next].text.isEmpty { return true }
      next = Int(items[next].end)
    }
    return false
  }

  /// The indices of what is directly in an element.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < Int(items[index].end) {
      children.append(next)
      next = Int(items[next].end)
    }
    return children
  }
}
