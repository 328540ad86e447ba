import QuoinModel

/// A selector and the style properties it applies.
public struct Rule: Sendable {
  /// The selector as written.
  public let text: String
  /// The properties that the rule sets.
  public let style: Style
  /// The condition under which the rule applies, or `nil` if it always does.
  public let media: MediaQuery?
  /// Whether the rule is `!important`: it then overrides everything that is not, including a node's
  /// own style.
  public let isImportant: Bool
  /// The source location of the rule, used in diagnostics.
  public let place: SourcePlace

  /// Creates a rule from a selector and a closure that sets properties.
  ///
  /// - Parameters:
  ///   - selector: A selector of Selectors 4: kinds, `.class`, `#id`, `[attribute]`, combinators,
  ///     states.
  ///   - media: The condition under which the rule applies.
  ///   - important: Whether the rule overrides everything that is not important.
  ///   - file: The file of the rule, for diagnostics.
  ///   - line: The line of the rule, for diagnostics.
  ///   - change: A closure that sets the properties.
  public init(
    _ selector: String, media: MediaQuery? = nil, important: Bool = false, file: String = #fileID,
    line: Int = #line, _ change: (inout Style) -> Void
  ) {
    self.init(
      selector, Style(change), media: media, important: important, file: file, line: line)
  }

  /// Creates a rule from a selector and a style.
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

/// An item of a style sheet: a rule, a design token, CSS text or another sheet.
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

/// A result builder that collects the items of a sheet, with support for `if` and `for`.
@resultBuilder
public enum Rules: ListBuilder {
  /// The type of the collected items.
  public typealias Element = SheetItem

  /// Adds a rule.
  public static func buildExpression(_ rule: Rule) -> [SheetItem] { [SheetItem(body: .rule(rule))] }

  /// Adds a design token.
  public static func buildExpression(_ token: DesignToken) -> [SheetItem] {
    [SheetItem(body: .token(token))]
  }

  /// Adds all rules of another sheet, which keep that sheet's origin.
  public static func buildExpression(_ sheet: StyleSheet) -> [SheetItem] {
    [SheetItem(body: .sheet(sheet))]
  }

  /// Rejects a statement that is not a sheet item, such as an assignment or a call that returns
  /// `Void`.
  @available(
    *, unavailable,
    message: "this statement is not a rule; a rule inside it would be lost: do other work before"
  )
  public static func buildExpression(_ nothing: Void) -> [SheetItem] { [] }
}
