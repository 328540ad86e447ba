public import QuoinModel

/// An element of a document's logical structure, for accessibility (ISO 32000 §14.8.4).
public struct DocumentElement: Hashable, Sendable {
  /// The role of an element, named after the standard structure types of PDF.
  public enum Role: String, Hashable, Sendable {
    /// A heading of the first level.
    case heading1 = "H1"
    /// A heading of the second level.
    case heading2 = "H2"
    /// A heading of the third level.
    case heading3 = "H3"
    /// A heading of the fourth level.
    case heading4 = "H4"
    /// A heading of the fifth level.
    case heading5 = "H5"
    /// A heading of the sixth level.
    case heading6 = "H6"
    /// A paragraph.
    case paragraph = "P"
    /// A section of a document with its own heading.
    case section = "Sect"
    /// A self-contained part.
    case article = "Art"
    /// A group of elements.
    case division = "Div"
    /// A block quotation.
    case quotation = "BlockQuote"
    /// A list.
    case list = "L"
    /// An item of a list.
    case listItem = "LI"
    /// The description of a term in a list.
    case listBody = "LBody"
    /// A table.
    case table = "Table"
    /// The header rows of a table.
    case tableHead = "THead"
    /// The body rows of a table.
    case tableBody = "TBody"
    /// The footer rows of a table.
    case tableFoot = "TFoot"
    /// A row of a table.
    case row = "TR"
    /// A header cell of a table.
    case headerCell = "TH"
    /// A data cell of a table.
    case cell = "TD"
    /// The caption of a table or figure.
    case caption = "Caption"
    /// A piece of computer code.
    case code = "Code"
    /// A footnote.
    case note = "Note"
    /// An image.
    case figure = "Figure"
    /// A link.
    case link = "Link"
    /// Other text.
    case span = "Span"
  }

  /// The role of the element.
  public var role: Role
  /// The index of the parent element, or `nil` at the top level.
  public var parent: Int?
  /// The node of the element, which may continue on the next page, or `nil` for a drawn part.
  public var node: NodeID?
  /// The alternative text of an image.
  public var alternative: String?
  /// The link target.
  public var link: String?
  /// The index of the item in whose lines a drawn part is, or `nil` if it is in none.
  package var block: Int?

  /// Creates an element.
  package init(
    _ role: Role, in parent: Int? = nil, node: NodeID? = nil, alternative: String? = nil,
    link: String? = nil
  ) {
    self.role = role
    self.parent = parent
    self.node = node
    self.alternative = alternative
    self.link = link
  }
}
