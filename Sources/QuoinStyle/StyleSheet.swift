import QuoinModel

/// Rules that give styles to nodes by kind, class and id.
///
///     let sheet = StyleSheet {
///       Rule(".badge") { $0.background = .accent }
///       Rule("button.primary") { $0.cornerRadius = 8 }
///     }
///
/// More specific rules win, then later ones, as in CSS; what a node's own style sets wins over all.
public struct StyleSheet: Sendable {
  /// The rules in order.
  public let rules: [Rule]

  /// A sheet of rules.
  public init(@Rules _ rules: () -> [Rule] = { [] }) { self.rules = rules() }

  /// What is wrong with the sheet: selectors that cannot be read.
  public var diagnostics: [Diagnostic] { rules.compactMap(\.diagnostic) }

  /// The style that the rules and the node's own properties come to.
  ///
  /// - Complexity: O(rules).
  public func style(of node: Node) -> Style {
    guard !rules.isEmpty else { return node.style }
    var matches: [(specificity: Int, index: Int)] = []
    for (index, rule) in rules.enumerated() {
      if let selector = rule.selector, selector.matches(node) {
        matches.append((selector.specificity, index))
      }
    }
    matches.sort { $0 < $1 }
    var style = Style()
    for match in matches { style.merge(rules[match.index].style) }
    style.merge(node.style)
    return style
  }
}

/// A selector and the properties that it gives.
public struct Rule: Sendable {
  /// The selector as written.
  public let text: String
  /// The properties.
  public let style: Style
  /// Where the user wrote it.
  public let place: SourcePlace
  let selector: Selector?

  /// A rule by a selector and a block that sets properties.
  public init(
    _ selector: String, file: String = #fileID, line: Int = #line,
    _ change: (inout Style) -> Void
  ) {
    text = selector
    style = Style(change)
    place = SourcePlace(file: file, line: line)
    self.selector = Selector(selector)
  }

  var diagnostic: Diagnostic? {
    guard selector == nil else { return nil }
    return Diagnostic(
      .error, rule: "unknown-selector",
      "the selector '\(text)' cannot be read: write a kind, .class and #id, as in 'button.primary'",
      place: place)
  }
}

/// Collects the rules of a sheet.
@resultBuilder
public enum Rules {
  /// The rules in order.
  public static func buildBlock(_ rules: Rule...) -> [Rule] { rules }
}
