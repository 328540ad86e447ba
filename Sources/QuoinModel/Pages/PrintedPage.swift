/// A page of a printed document, as far as the content of its margins depends on it.
package struct PrintedPage: Sendable {
  /// The number of the page among all pages, from 1.
  package var number: Int
  /// The value of the counter `page`, which a document may set.
  package var shownNumber: Int
  /// The number of pages.
  package var count: Int
  /// The name of the page, or `nil` if it has none.
  package var name: String?
  /// Whether the page has no content.
  package var isBlank: Bool
  /// The values of named strings.
  package var strings: [String: Values] = [:]
  /// The items of the document that are running elements, by their names.
  package var elements: [String: Values] = [:]

  package init(number: Int, count: Int, name: String? = nil, isBlank: Bool = false) {
    self.number = number
    shownNumber = number
    self.count = count
    self.name = name
    self.isBlank = isBlank
  }

  /// What page rules select the page by.
  package var kind: PageKind { PageKind(page: number - 1, name: name, isBlank: isBlank) }

  /// The values that elements on a page and before it assign to a name: CSS Generated Content for Paged Media 3 §1.2.
  package struct Values: Hashable, Sendable {
    /// The value at the end of the page before.
    package var entry: String?
    /// The first value that is assigned on the page.
    package var first: String?
    /// The last value that is assigned on the page.
    package var last: String?
    /// Whether the page begins with the element that assigns the first value.
    package var isAtStart = false

    package init(entry: String? = nil) { self.entry = entry }

    /// Returns the value that a keyword selects.
    package func value(_ choice: Choice) -> String? {
      switch choice {
      case .first: first ?? entry
      case .start: isAtStart ? first : entry
      case .last: last ?? entry
      case .firstExcept: first == nil ? entry : nil
      }
    }
  }

  /// The keyword that selects one of the values.
  package enum Choice: String, Hashable, Sendable {
    case first
    case start
    case last
    case firstExcept = "first-except"
  }
}

/// A value that an element assigns to a name for its page and those after it.
package struct PageAssignment: Hashable, Sendable {
  /// What has a value.
  package enum Target: Hashable, Sendable {
    /// A named string: `string-set`.
    case string(String)
    /// The running element of a name: `position: running()`.
    case element(String)
    /// The counter `page`.
    case number
  }

  package var target: Target
  package var value: String

  package init(_ target: Target, _ value: String) {
    self.target = target
    self.value = value
  }
}
