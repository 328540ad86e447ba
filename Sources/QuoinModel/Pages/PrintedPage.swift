/// A page of a printed document, as far as the content of its margins depends on it.
package struct PrintedPage: Sendable {
  /// The page number, from 1.
  package var number: Int
  /// The number of pages.
  package var count: Int
  /// The name of the page, or `nil` if it has none.
  package var name: String?
  /// Whether the page has no content.
  package var isBlank: Bool

  package init(number: Int, count: Int, name: String? = nil, isBlank: Bool = false) {
    self.number = number
    self.count = count
    self.name = name
    self.isBlank = isBlank
  }

  /// What page rules select the page by.
  package var kind: PageKind { PageKind(page: number - 1, name: name, isBlank: isBlank) }
}
