import QuoinModel

/// A parsed HTML document: its elements and texts in flat arrays, in document order.
///
/// The root is the `html` element, at index 0. Implied elements are included, without a source
/// location.
struct HTMLTree {
  /// An element or a text.
  struct Item {
    /// The tag name in lowercase, or `nil` for a text.
    var tag: String? { isText ? nil : string }
    /// The characters of a text; empty for an element.
    var text: String {
      get { isText ? string : "" }
      set { if isText { string = newValue } }
    }
    /// The tag name of an element or the characters of a text.
    private var string: String
    /// The index of the parent element, or -1.
    var parent: Int32
    /// The index after its last descendant.
    var end: Int32
    /// The element's attributes.
    var attributes: Range<Int32> = 0..<0
    /// The line of its start in the source, counted from 1, or 0 for an implied element.
    var line: Int32
    /// The column of its start, counted from 1.
    var column: Int32
    /// The traits of its tag.
    var traits: TagTraits = []
    /// Whether it is an SVG or MathML element.
    var isForeign = false
    private let isText: Bool

    /// Creates an element.
    init(
      tag: String, parent: Int32, end: Int32, line: Int32, column: Int32, traits: TagTraits = []
    ) {
      (string, isText) = (tag, false)
      (self.parent, self.end, self.line, self.column) = (parent, end, line, column)
      self.traits = traits
    }

    /// Creates a text.
    init(text: String, parent: Int32, end: Int32, line: Int32, column: Int32) {
      (string, isText) = (text, true)
      (self.parent, self.end, self.line, self.column) = (parent, end, line, column)
    }
  }

  /// An attribute of an element.
  struct Attribute {
    /// The name in lowercase.
    var name: String
    /// The value, with character references resolved.
    var value: String
    /// The line of the value, counted from 1.
    var line: Int32
    /// The column of the value, counted from 1.
    var column: Int32
  }

  var mode = Mode.standards
  /// The items in document order, parents before children.
  var items: [Item] = []
  /// The attributes of all elements.
  var attributes: [Attribute] = []
  /// The first element beyond the maximum depth, which therefore became a sibling of its parent.
  var firstTooDeep: Int?

  /// Releases the memory that is reserved for further items; a tree outlives the layouts of its document.
  mutating func trim() {
    items.trim()
    attributes.trim()
  }

  /// Returns the attributes of an element in source order.
  func attributes(of index: Int) -> ArraySlice<Attribute> {
    let range = items[index].attributes
    return attributes[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// Returns an attribute of an element by its lowercase name.
  func attribute(_ name: String, of index: Int) -> Attribute? {
    attributes(of: index).first { $0.name == name }
  }

  /// The base URL for relative URLs, from the first `<base href>`: HTML §4.2.3.
  var base: String? {
    for index in items.indices where items[index].tag == "base" {
      if let base = attribute("href", of: index) { return base.value }
    }
    return nil
  }

  /// Returns whether an element has text as a direct child.
  func hasText(_ index: Int) -> Bool {
    var next = index + 1
    while next < Int(items[index].end) {
      if items[next].tag == nil, !items[next].text.isEmpty { return true }
      next = Int(items[next].end)
    }
    return false
  }

  /// Returns the indices of an element's children.
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

extension Array {
  /// Releases the memory that is reserved for further elements, if it is much.
  ///
  /// - Complexity: O(n).
  fileprivate mutating func trim() {
    guard capacity > 4096, capacity - count > count / 8 else { return }
    self = withUnsafeBufferPointer { Array($0) }
  }
}
