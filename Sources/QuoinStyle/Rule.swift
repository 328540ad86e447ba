import QuoinModel

/// A selector and the properties that it gives.
public struct Rule: Sendable {
  /// The selector as written.
  public let text: String
  /// The properties.
  public let style: Style
  /// When the rule holds, or `nil` for always.
  public let media: MediaQuery?
  /// Whether the rule wins over what is not important, a node's own style included.
  public let isImportant: Bool
  /// Where the user wrote it.
  public let place: SourcePlace

  /// A rule by a selector and a block that sets properties.
  ///
  /// - Parameters:
  ///   - selector: Selectors 4: kinds, `.class`, `#id`, `[attribute]`, combinators, states.
  ///   - media: when the rule holds.
  ///   - important: whether it wins over what is not important.
  ///   - file: the place of the rule, for diagnostics.
  ///   - line: the line of the rule, for diagnostics.
  ///   - change: sets the properties.
  public init(
    _ selector: String, media: MediaQuery? = nil, important: Bool = false, file: String = #fileID,
    line: Int = #line, _ change: (inout Style) -> Void
  ) {
    self.init(
      selector, Style(change), media: media, important: important, file: file, line: line)
  }

  /// A rule by a selector and a style.
  public init(
    _ selector: String, _ style: Style, media: MediaQuery? = nil, important: Bool = false,
    file: String = #fileID, line: Int = #line
  ) {
    text = selector
    self.style = style
    self.media = media
    isImportant = important
    place = SourcePlace(file: file, line: line)
  }
}

/// Something that a sheet can hold: a rule, a design token, CSS text, another sheet.
public struct SheetItem: Sendable {
  fileprivate enum Body: Sendable {
    case rule(Rule)
    case token(DesignToken)
    case sheet(StyleSheet)
  }

  fileprivate var body: Body

  func parts(_ origin: StyleSheet.Origin) -> [StyleSheet.Part] {
    switch body {
    case .rule(let rule): [StyleSheet.Part(origin: origin, body: .rule(rule))]
    case .token(let token): [StyleSheet.Part(origin: origin, body: .token(token))]
    case .sheet(let sheet): sheet.parts
    }
  }
}

/// Collects the rules of a sheet, with `if` and `for`.
@resultBuilder
public enum Rules: ListBuilder {
  /// What the list is of.
  public typealias Element = SheetItem

  /// A rule.
  public static func buildExpression(_ rule: Rule) -> [SheetItem] { [SheetItem(body: .rule(rule))] }

  /// A design token.
  public static func buildExpression(_ token: DesignToken) -> [SheetItem] {
    [SheetItem(body: .token(token))]
  }

  /// All rules of another sheet, at its own origin.
  public static func buildExpression(_ sheet: StyleSheet) -> [SheetItem] {
    [SheetItem(body: .sheet(sheet))]
  }

  /// A statement that is no rule: an assignment, a call of a function that returns nothing.
  @available(
    *, unavailable,
    message: "this statement is no rule, and one in it would be lost: do other work before"
  )
  public static func buildExpression(_ nothing: Void) -> [SheetItem] { [] }
}
