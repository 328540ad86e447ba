public import QuoinModel

/// A part of what a picture shows, as who cannot see it is told: an element of the logical structure of
/// a document (ISO 32000 §14.8.4).
public struct DocumentElement: Hashable, Sendable {
  /// What the part is, by the names of PDF's standard structure types.
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
    /// A part of a document that has a heading of its own.
    case section = "Sect"
    /// A part that could stand alone.
    case article = "Art"
    /// Some parts together.
    case division = "Div"
    /// What is said by others.
    case quotation = "BlockQuote"
    /// A list.
    case list = "L"
    /// A part of a list.
    case listItem = "LI"
    /// What is said of a word in a list.
    case listBody = "LBody"
    /// A table.
    case table = "Table"
    /// The rows at the head of a table.
    case tableHead = "THead"
    /// The rows of a table.
    case tableBody = "TBody"
    /// The rows at the foot of a table.
    case tableFoot = "TFoot"
    /// A row of a table.
    case row = "TR"
    /// A cell that says what others hold.
    case headerCell = "TH"
    /// A cell.
    case cell = "TD"
    /// The words to a table or a picture.
    case caption = "Caption"
    /// A program.
    case code = "Code"
    /// A picture.
    case figure = "Figure"
    /// Text that leads elsewhere.
    case link = "Link"
    /// Other text.
    case span = "Span"
  }

  /// What it is.
  public var role: Role
  /// The place of the element that it is in, or `nil` for one directly in the document.
  public var parent: Int?
  /// The node that it is, which may go on on the next page; `nil` for what is drawn as one.
  public var node: NodeID?
  /// The words that stand for a picture.
  public var alternative: String?
  /// Where a tap leads.
  public var link: String?

  /// An element of its parts.
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
