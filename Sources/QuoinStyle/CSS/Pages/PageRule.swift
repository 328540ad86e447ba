import QuoinGeometry
import QuoinModel

extension CSS {
  /// An `@page` rule: CSS Paged Media 3 §4 and §7.
  package struct PageRule: Sendable {
    /// A page pseudo-class that a rule selects pages by.
    package enum Side: Hashable, Sendable {
      /// The first page.
      case first
      /// Pages on the left of a spread: the even pages in left-to-right text.
      case left
      /// Pages on the right of a spread.
      case right
      /// Pages without content, which forced breaks insert.
      case blank
    }

    /// The page size that a rule specifies.
    package enum Sheet: Hashable, Sendable {
      /// The default size of the output.
      case auto
      /// The default size of the output, in portrait orientation.
      case portrait
      /// The default size of the output, in landscape orientation.
      case landscape
      /// An explicit size, in pixels.
      case size(Size)
    }

    /// A length: pixels, font sizes of the page, and a percentage of its width or height.
    struct Length: Hashable, Sendable {
      var pixels = 0.0
      var ems = 0.0
      var percent = 0.0
    }

    /// A declaration of a page rule; the number of an edge is counted clockwise from the top.
    enum Declared: Sendable {
      case sheet(Sheet)
      case size(Length, Length)
      case margin(Int, Length)
      case padding(Int, Length)
      case borderWidth(Int, Length)
      /// Whether a style draws the border.
      case borderStyle(Int, Bool)
      /// How far the page is printed beyond its edges; `nil` for the marks' own distance.
      case bleed(Length?)
      case marks(PrinterMarks)
      case orientation(PageOrientation)
      /// The font size, relative to that of the root; `nil` if it refers to more, such as a variable.
      case fontSize(Value?)
      /// A declaration that margin boxes inherit.
      case inherited(String)
      /// A declaration of the background.
      case ground(String)
      /// A declaration of the page box: its borders and what is painted around it.
      case box(String)
      /// The value that the counter of footnotes gets on the page.
      case footnoteNumber(Int)
    }

    /// A declared margin box: §5.
    struct MarginBox: Sendable {
      /// The name without the `@`, such as `top-left`.
      var name: String
      /// The declarations other than those below.
      var text = ""
      /// The value of `content`, if declared.
      var content: MarginContent?
      /// The value of `vertical-align`, if declared.
      var verticalAlign: String?
    }

    /// The name of the pages that the rule selects, or `nil` for pages of all names.
    package var name: String?
    /// The pseudo-classes of the rule, all of which a page must match.
    package var sides: Set<Side>
    var declarations: [(declared: Declared, isImportant: Bool)] = []
    var boxes: [MarginBox] = []
    /// The declarations of the area of footnotes, if any: CSS Generated Content for Paged Media 3 §2.4.
    var footnoteArea: String?
    var conditions: [MediaQuery.Condition]
    package var place: SourcePlace

    /// The specificity of the rule: a name outweighs `:first` and `:blank`, which outweigh `:left` and `:right` (CSS
    /// Paged Media 3 §4.3).
    var specificity: Int {
      sides.reduce(name == nil ? 0 : 10_000) {
        $0 + ($1 == .first || $1 == .blank ? 100 : 1)
      }
    }
  }
}
