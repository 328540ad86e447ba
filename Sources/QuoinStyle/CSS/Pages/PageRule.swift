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

    /// A margin: pixels plus a percentage of the page's width or height.
    struct Length: Hashable, Sendable {
      var pixels: Double
      var percent = 0.0
    }

    /// A declaration of a page rule.
    enum Declared: Sendable {
      case sheet(Sheet)
      /// A margin; the number is the edge, counted clockwise from the top.
      case margin(Int, Length)
      /// A declaration that margin boxes inherit.
      case inherited(String)
      /// A declaration of the background.
      case ground(String)
    }

    /// A declared margin box: §5.
    struct MarginBox: Sendable {
      /// The name without the `@`, such as `top-left`.
      var name: String
      /// The declarations other than those below.
      var text = ""
      /// The value of `content`, if declared.
      var content: String?
      /// The value of `vertical-align`, if declared.
      var verticalAlign: String?
    }

    /// The pseudo-classes of the rule, all of which a page must match.
    package var sides: Set<Side>
    /// Whether the rule selects blank pages; layouts never have any.
    var isOfBlank = false
    var declarations: [(declared: Declared, isImportant: Bool)] = []
    var boxes: [MarginBox] = []
    var conditions: [MediaQuery.Condition]
    package var place: SourcePlace

    /// The specificity of the rule: `:first` and `:blank` outweigh `:left` and `:right` (CSS Paged
    /// Media 3 §4.3).
    var specificity: Int {
      sides.reduce(0) { $0 + ($1 == .first ? 100 : 1) }
    }
  }

  /// The cascaded page styles of a document.
  package struct PageStyle: Sendable {
    private let rules: [PageRule]

    /// Creates the style from the rules that apply in an environment.
    package init(_ rules: [PageRule], in environment: MediaEnvironment) {
      self.rules = rules.filter { rule in
        !rule.isOfBlank && rule.conditions.allSatisfy { $0.evaluate(environment) == true }
      }
    }

    /// Whether no page rule applies.
    package var isEmpty: Bool { rules.isEmpty }

    /// The source location of the first rule.
    package var place: SourcePlace? { rules.first?.place }

    /// The page size of all pages.
    package var sheet: PageRule.Sheet {
      var sheet = PageRule.Sheet.auto
      for declared in cascade([]) {
        if case .sheet(let size) = declared { sheet = size }
      }
      return sheet
    }

    /// The source location of a rule that sets a size for some pages only, which is unsupported.
    package var partialSheet: SourcePlace? {
      rules.first { rule in
        !rule.sides.isEmpty
          && rule.declarations.contains { if case .sheet = $0.declared { true } else { false } }
      }?.place
    }

    /// Returns the margins of pages in pixels, with `nil` for edges without a declaration.
    ///
    /// - Parameters:
    ///   - sides: The pseudo-classes that the pages match.
    ///   - size: The page size in pixels.
    /// - Returns: The top, right, bottom and left margins.
    package func margins(of sides: Set<PageRule.Side>, size: Size) -> [Double?] {
      var margins: [Double?] = [nil, nil, nil, nil]
      for declared in cascade(sides) {
        guard case .margin(let edge, let length) = declared else { continue }
        let whole = edge % 2 == 0 ? size.height : size.width
        margins[edge] = max(0, length.pixels + length.percent / 100 * whole)
      }
      return margins
    }

    /// A margin box of a page.
    package struct MarginBox: Sendable {
      /// The name without the `@`, such as `top-left`.
      package var name: String
      /// The declarations, in ascending cascade order.
      package var text = ""
      /// The value of `content`.
      package var content = "none"
      /// The value of `vertical-align`, if declared.
      package var verticalAlign: String?
    }

    /// Whether any rule declares margin boxes.
    package var hasMarginBoxes: Bool { rules.contains { !$0.boxes.isEmpty } }

    /// Returns the margin boxes of pages that have content, sorted by name.
    package func marginBoxes(of sides: Set<PageRule.Side>) -> [MarginBox] {
      var found: [String: MarginBox] = [:]
      let holding = rules.enumerated().filter { $0.element.sides.isSubset(of: sides) }
        .sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
      for box in holding.flatMap(\.element.boxes) {
        var merged = found[box.name] ?? MarginBox(name: box.name)
        merged.text += box.text
        merged.content = box.content ?? merged.content
        merged.verticalAlign = box.verticalAlign ?? merged.verticalAlign
        found[box.name] = merged
      }
      return found.values.filter { !["none", "normal"].contains($0.content) }
        .sorted { $0.name < $1.name }
    }

    /// Whether any rule declares a background.
    package var hasGrounds: Bool {
      rules.contains { rule in
        rule.declarations.contains { if case .ground = $0.declared { true } else { false } }
      }
    }

    /// Returns the declarations that the margin boxes of pages inherit, and those of their backgrounds, in ascending
    /// cascade order.
    package func look(of sides: Set<PageRule.Side>) -> (inherited: String, ground: String) {
      var (inherited, ground) = ("", "")
      for declared in cascade(sides) {
        switch declared {
        case .inherited(let text): inherited += text
        case .ground(let text): ground += text
        case .sheet, .margin: break
        }
      }
      return (inherited, ground)
    }

    /// Returns whether any rule selects pages by a given pseudo-class.
    package func distinguishes(_ side: PageRule.Side) -> Bool {
      rules.contains { $0.sides.contains(side) }
    }

    /// Returns the declarations for pages, in ascending cascade order.
    private func cascade(_ sides: Set<PageRule.Side>) -> [PageRule.Declared] {
      var found: [(isImportant: Bool, specificity: Int, declared: PageRule.Declared)] = []
      for rule in rules where rule.sides.isSubset(of: sides) {
        for item in rule.declarations {
          found.append((item.isImportant, rule.specificity, item.declared))
        }
      }
      return found.enumerated().sorted { a, b in
        (a.element.isImportant ? 1 : 0, a.element.specificity, a.offset)
          < (b.element.isImportant ? 1 : 0, b.element.specificity, b.offset)
      }.map(\.element.declared)
    }
  }
}
