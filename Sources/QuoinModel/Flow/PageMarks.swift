/// What a box contributes to its pages besides its content: CSS Paged Media 3 §6, CSS Generated Content for Paged
/// Media 3 §1 and §2.
///
/// Few boxes contribute anything, so the values are stored apart from them.
package final class PageMarks: Hashable, Sendable {
  /// The name of the pages on which the box is, or `nil` for the name around it.
  package let page: String?
  /// The part of a footnote that the box is, if any.
  package let footnote: FootnotePart?

  package init(page: String? = nil, footnote: FootnotePart? = nil) {
    self.page = page
    self.footnote = footnote
  }

  package static func == (a: PageMarks, b: PageMarks) -> Bool {
    a === b || a.page == b.page && a.footnote == b.footnote
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(page)
    hasher.combine(footnote)
  }
}

/// A part of a footnote: CSS Generated Content for Paged Media 3 §2.1.
package enum FootnotePart: Hashable, Sendable {
  /// What stands in the text in place of the note with the given number, from 0 in document order.
  case call(Int, FootnotePolicy)
  /// The note itself.
  case note(Int)
  /// The box that contains all notes. A page shows the notes of its calls.
  case area(FootnoteArea)
}

/// Whether a note may be on another page than its call: CSS Generated Content for Paged Media 3 §2.8.
package enum FootnotePolicy: UInt8, Hashable, Sendable {
  /// The note may continue on the next pages, or begin there.
  case auto
  /// A line moves to the next page together with its note.
  case line
  /// A paragraph moves to the next page together with its note.
  case block
}

/// The properties of the area of footnotes that depend on the page: CSS Generated Content for Paged Media 3 §2.4.
package struct FootnoteArea: Hashable, Sendable {
  /// The margins.
  package var top: FootnoteLength
  package var bottom: FootnoteLength
  /// The maximum height of the notes on a page that has other content, or `nil` for none.
  package var maxHeight: FootnoteLength?
  /// Whether the maximum height includes padding and borders.
  package var isBorderBox: Bool

  package init(
    top: FootnoteLength, bottom: FootnoteLength, maxHeight: FootnoteLength?, isBorderBox: Bool
  ) {
    self.top = top
    self.bottom = bottom
    self.maxHeight = maxHeight
    self.isBorderBox = isBorderBox
  }
}

/// A length in points plus a percentage of the page's content.
package struct FootnoteLength: Hashable, Sendable {
  package var points: Double
  package var percent: Double

  package init(points: Double = 0, percent: Double = 0) {
    self.points = points
    self.percent = percent
  }

  /// Returns the length in points.
  package func resolved(_ whole: Double) -> Double { points + percent / 100 * whole }
}
