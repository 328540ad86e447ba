import QuoinModel

/// A list of rules that style nodes by kind, class, id, state, position and media condition.
///
///     let sheet = StyleSheet {
///       Token("brand", color: .teal)
///       Rule(".badge") { $0.use("brand", for: .background) }
///       Rule("button.primary:highlighted") { $0.alpha = 0.6 }
///       Rule("flex > label:first-child", media: .dark) { $0.text.color = .white }
///     }
///     let same = StyleSheet(css: ".badge { background: teal }  button.primary:active { opacity: .6
///     }")
///
/// Rules written in Swift and in CSS text follow the same cascade: the more specific rule wins,
/// then the later one, as in CSS. Shared styles of a node override sheets, and the node's own style
/// overrides both.
///
/// Creating a sheet never fails; problems are listed in `diagnostics`.
public struct StyleSheet: Sendable {
  /// The cascade origin of a sheet.
  ///
  /// Later origins win, except for `!important` declarations (CSS Cascade 5 §6.2).
  public enum Origin: UInt8, Comparable, Sendable {
    /// A theme, which defines the default look of each kind of node, below all other sheets.
    case theme
    /// The user's preferences.
    case user
    /// The app or document author.
    case author

    /// Returns whether the first origin has lower precedence than the second.
    public static func < (a: Origin, b: Origin) -> Bool { a.rawValue < b.rawValue }
  }

  let parts: [Part]
  package let preparation: SheetPreparation
  package var content: SheetContent { preparation.content }

  /// Creates a sheet from rules and other items.
  public init(origin: Origin = .author, @Rules _ items: () -> [SheetItem] = { [] }) {
    self.init(parts: items().flatMap { $0.parts(origin) })
  }

  /// Creates a sheet from CSS text.
  ///
  /// - Parameters:
  ///   - text: The CSS text. Any text is accepted; what cannot be parsed is reported in
  ///     `diagnostics`.
  ///   - file: The file name to use in diagnostics; by default, the location of the call.
  ///   - line: The line at which the text begins, if it is part of a larger file.
  ///   - origin: The origin of the sheet: author rules override user rules, which override theme
  ///     rules.
  ///   - caller: The file of the call, for diagnostics.
  ///   - callLine: The line of the call, for diagnostics.
  /// - Complexity: O(n) in the length of the text.
  public init(
    css text: String, file: String = "", line: Int = 1, origin: Origin = .author,
    calledIn caller: StaticString = #fileID, at callLine: Int = #line
  ) {
    let file = file.isEmpty ? "\(caller):\(callLine) (css)" : file
    self.init(
      source: CSS.Source(text, file: file, line: line), origin: origin, target: .nodes)
  }

  /// Creates a sheet that combines several sheets, each one above those before it.
  ///
  /// - Parameter layers: The sheets, from lowest to highest.
  /// - Complexity: O(n log n) in the total number of selectors; the first sheet is not processed
  ///   again.
  public init(layers: [StyleSheet]) {
    parts = layers.flatMap(\.parts)
    let above = layers.dropFirst().flatMap(\.parts)
    preparation =
      layers.first.map { first in
        above.isEmpty ? first.preparation : SheetPreparation(above, above: first.preparation)
      } ?? .empty
  }

  package init(source: CSS.Source, origin: Origin, target: SheetTarget) {
    self.init(parts: [Part(origin: origin, body: .css(CSS.SheetParser.parse(source), target))])
  }

  /// Creates a sheet that another sheet imports.
  package init(source: CSS.Source, origin: Origin, target: SheetTarget, for order: CSS.SheetImport)
  {
    self.init(
      parts: [Part(origin: origin, body: .css(CSS.SheetParser.parse(source, for: order), target))])
  }

  /// The sheets that this one imports, which precede it in the cascade.
  package var imports: [CSS.SheetImport] {
    parts.flatMap { part in
      if case .css(let sheet, _) = part.body { return sheet.imports }
      return []
    }
  }

  init(parts: [Part]) {
    self.parts = parts
    preparation = parts.isEmpty ? .empty : SheetPreparation(parts)
  }

  /// Problems found in the sheet, each with its source location.
  ///
  /// These are selectors, declarations and conditions that cannot be parsed, and properties that
  /// nodes do not support.
  public var diagnostics: [Diagnostic] { content.diagnostics }

  /// The font faces that the sheet declares with `@font-face`.
  package var fontFaces: [CSS.FontFace] {
    parts.flatMap { part in
      if case .css(let sheet, _) = part.body { return sheet.fontFaces }
      return []
    }
  }

  /// The sheet's `@page` rules.
  package var pageRules: [CSS.PageRule] {
    parts.flatMap { part in
      if case .css(let sheet, _) = part.body { return sheet.pageRules }
      return []
    }
  }

  /// Returns, for each condition in the order of the sheet, whether it holds in an environment.
  package func conditions(in environment: MediaEnvironment) -> [Bool] {
    content.conditions.map { $0.evaluate(environment) == true }
  }

  /// Whether the sheet has no rules.
  public var isEmpty: Bool { content.entries.isEmpty }

  /// Returns the cascaded style of a node: the result of the rules, its shared styles and its own
  /// style, without inherited values.
  ///
  /// - Complexity: O(n) in the number of nodes of the whole tree. To style many nodes, use a
  ///   `Scene`, which resolves all of them at once.
  public func style(of node: Node, in environment: MediaEnvironment = MediaEnvironment()) -> Style {
    var root = node
    while let parent = root.parent { root = parent }
    let resolver = StyleResolver()
    resolver.resolve(root, self, environment)
    return resolver.cascadedStyle(of: node) ?? node.appliedStyle
  }

  /// A part of a sheet, kept so that sheets can be combined.
  struct Part: Sendable {
    enum Body: Sendable {
      case rule(Rule)
      case css(CSS.ParsedSheet, SheetTarget)
      case token(DesignToken)
    }
    var origin: Origin
    var body: Body
  }
}

/// The consumer of the computed values, which determines the supported properties.
package enum SheetTarget: Sendable {
  /// Native nodes; a property without a native equivalent is reported as a diagnostic.
  case nodes
  /// Elements of a document, which support every property of the table.
  case document
}
