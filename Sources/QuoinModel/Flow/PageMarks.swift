/// What a box contributes to its pages besides its content: CSS Paged Media 3 §6, CSS Generated Content for Paged
/// Media 3 §1.
///
/// Few boxes contribute anything, so the values are stored apart from them.
package final class PageMarks: Hashable, Sendable {
  /// The name of the pages on which the box is, or `nil` for the name around it.
  package let page: String?

  package init(page: String? = nil) {
    self.page = page
  }

  package static func == (a: PageMarks, b: PageMarks) -> Bool {
    a === b || a.page == b.page
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(page) }
}
