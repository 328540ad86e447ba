import QuoinModel

/// Rules that give styles to nodes by kind, class, id, state, place and surroundings.
///
///     let sheet = StyleSheet {
///       Token("brand", color: .teal)
///       Rule(".badge") { $0.use("brand", for: .background) }
///       Rule("button.primary:highlighted") { $0.alpha = 0.6 }
///       Rule("flex > label:first-child", media: .dark) { $0.text.color = .white }
///     }
///     let same = StyleSheet(css: ".badge { background: teal }  button.primary:active { opacity: .6 }")
///
/// Rules in Swift and in CSS text are one thing: more specific ones win, then later ones, as in CSS;
/// what a node wears wins over sheets, and what its own style sets wins over that. A sheet never
/// fails: what is wrong in it is in its `diagnostics`.
public struct StyleSheet: Sendable {
  /// Where a sheet comes from: later ones win, but for what is `!important` (CSS Cascade 5 §6.2).
  public enum Origin: UInt8, Comparable, Sendable {
    /// A theme: the looks of kinds of nodes, below all else.
    case theme
    /// The user's preferences.
    case user
    /// The app.
    case author

    /// Whether the first gives way to the second.
    public static func < (a: Origin, b: Origin) -> Bool { a.rawValue < b.rawValue }
  }

  let parts: [Part]
  package let content: SheetContent

  /// A sheet of rules.
  public init(origin: Origin = .author, @Rules _ items: () -> [SheetItem] = { [] }) {
    self.init(parts: items().flatMap { $0.parts(origin) })
  }

  /// A sheet of CSS text.
  ///
  /// - Parameters:
  ///   - text: the text; anything goes, and what cannot be read is in `diagnostics`.
  ///   - file: what diagnostics call the text; where nothing is said, the place of the call.
  ///   - line: the line that the text begins at, where it is a part of the file.
  ///   - origin: whose sheet it is: an author's rules win over a user's and those over the defaults.
  ///   - caller: the file of the call, for diagnostics.
  ///   - callLine: the line of the call, for diagnostics.
  /// - Complexity: O(n) in the length of the text.
  public init(
    css text: String, file: String = "", line: Int = 1, origin: Origin = .author,
    calledIn caller: StaticString = #fileID, at callLine: Int = #line
  ) {
    let file = file.isEmpty ? "\(caller):\(callLine) (css)" : file
    self.init(
      source: CSS.Source(text, file: file, line: line), origin: origin, target: .nodes)
  }

  /// Several sheets as one, each above those before it.
  ///
  /// - Parameter layers: the sheets from the lowest to the highest.
  /// - Complexity: O(n log n) in the selectors of all; the first sheet is not read again.
  public init(layers: [StyleSheet]) {
    parts = layers.flatMap(\.parts)
    let above = layers.dropFirst().flatMap(\.parts)
    content =
      layers.first.map { above.isEmpty ? $0.content : SheetContent(above, above: $0.content) }
      ?? .empty
  }

  package init(source: CSS.Source, origin: Origin, target: SheetTarget) {
    self.init(parts: [Part(origin: origin, body: .css(CSS.SheetParser.parse(source), target))])
  }

  /// A sheet that another one asked for.
  package init(source: CSS.Source, origin: Origin, target: SheetTarget, for order: CSS.SheetImport)
  {
    self.init(
      parts: [Part(origin: origin, body: .css(CSS.SheetParser.parse(source, for: order), target))])
  }

  /// The sheets that this one asks for, which stand before it.
  package var imports: [CSS.SheetImport] {
    parts.flatMap { part in
      if case .css(let sheet, _) = part.body { return sheet.imports }
      return []
    }
  }

  init(parts: [Part]) {
    self.parts = parts
    content = parts.isEmpty ? SheetContent.empty : SheetContent(parts)
  }

  /// What is wrong with the sheet: selectors, declarations and conditions that cannot be read, and
  /// properties that nodes do not take, each with its place.
  public var diagnostics: [Diagnostic] { content.diagnostics }

  /// The fonts that the sheet names files for.
  package var fontFaces: [CSS.FontFace] {
    parts.flatMap { part in
      if case .css(let sheet, _) = part.body { return sheet.fontFaces }
      return []
    }
  }

  /// What the sheet says of pages.
  package var pageRules: [CSS.PageRule] {
    parts.flatMap { part in
      if case .css(let sheet, _) = part.body { return sheet.pageRules }
      return []
    }
  }

  /// Which of the sheet's conditions hold in some surroundings, in the order of the sheet.
  package func conditions(in environment: MediaEnvironment) -> [Bool] {
    content.conditions.map { $0.evaluate(environment) == true }
  }

  /// Whether there is nothing in the sheet.
  public var isEmpty: Bool { content.entries.isEmpty }

  /// The style that the rules, what the node wears and its own properties come to, without what
  /// containers hand down.
  ///
  /// - Complexity: O(n) in the nodes of the tree that the node is in; a `Scene` resolves all at once.
  public func style(of node: Node, in environment: MediaEnvironment = MediaEnvironment()) -> Style {
    var root = node
    while let parent = root.parent { root = parent }
    let resolver = StyleResolver()
    resolver.resolve(root, self, environment)
    return resolver.cascadedStyle(of: node) ?? node.appliedStyle
  }

  /// A piece of a sheet, kept so that sheets can be put together.
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

/// Who takes the computed values: that decides which properties are supported.
package enum SheetTarget: Sendable {
  /// Native nodes: what has no native side is a diagnostic.
  case nodes
  /// Elements of a document, which have all properties of the table.
  case document
}
