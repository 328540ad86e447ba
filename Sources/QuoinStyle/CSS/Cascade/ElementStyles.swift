extension CSS {
  /// The computed styles of a document's elements.
  ///
  /// Elements with equal styles share one.
  package struct ElementStyles: RandomAccessCollection, MutableCollection, Sendable {
    /// The position of each element's style in the list.
    private var places: [Int32] = []
    private var styles: [ComputedStyle] = []
    /// The number of styles that elements may share.
    private var sharedCount = 0

    package init() {}

    /// - Parameters:
    ///   - places: The position of each element's style in the list.
    ///   - styles: The styles.
    init(_ places: [Int32], _ styles: [ComputedStyle]) {
      self.places = places
      self.styles = styles
      sharedCount = styles.count
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { places.count }

    /// The style of an element; other elements keep theirs if it is set.
    package subscript(element: Int) -> ComputedStyle {
      get { styles[Int(places[element])] }
      set {
        let place = Int(places[element])
        if place >= sharedCount {
          styles[place] = newValue
        } else {
          places[element] = Int32(styles.count)
          styles.append(newValue)
        }
      }
    }

    /// Calls a closure for each element whose style meets a condition, which is asked once for a style.
    package func forEachElement(
      where condition: (ComputedStyle) -> Bool, _ body: (Int) -> Void
    ) {
      let meets = styles.map(condition)
      guard meets.contains(true) else { return }
      for element in places.indices where meets[Int(places[element])] { body(element) }
    }
  }

  /// The computed styles of the pseudo-elements that rules select.
  package struct PartStyles: Sendable {
    /// A pseudo-element of an element, and the position of its style in a list.
    struct Part: Equatable, Sendable {
      var element: Int
      var part: PseudoElement
      var family: Int32
    }

    /// The pseudo-elements of one element.
    package struct OfElement {
      fileprivate let parts: ArraySlice<Part>
      fileprivate let styles: [ComputedStyle]

      /// The style of a pseudo-element, if rules select it.
      package subscript(part: PseudoElement) -> ComputedStyle? {
        parts.first { $0.part == part }.map { styles[Int($0.family)] }
      }
    }

    /// The parts in the order of their elements.
    private var parts: [Part] = []
    /// The position of each element's first part, and the number of all; empty without parts.
    private var starts: [Int32] = []
    private var styles: [ComputedStyle] = []

    package init() {}

    init(_ parts: [Part], elements: Int, _ styles: [ComputedStyle]) {
      if parts.isEmpty { return }
      self.parts = parts
      self.styles = styles
      starts.reserveCapacity(elements + 1)
      for (place, part) in parts.enumerated() {
        while starts.count <= part.element { starts.append(Int32(place)) }
      }
      while starts.count <= elements { starts.append(Int32(parts.count)) }
    }

    /// The pseudo-elements of an element, or `nil` if it has none.
    package subscript(element: Int) -> OfElement? {
      guard element + 1 < starts.count, starts[element] < starts[element + 1] else { return nil }
      return OfElement(
        parts: parts[Int(starts[element])..<Int(starts[element + 1])], styles: styles)
    }

    /// Returns whether any element has a pseudo-element.
    package func contains(_ part: PseudoElement) -> Bool { parts.contains { $0.part == part } }
  }
}
