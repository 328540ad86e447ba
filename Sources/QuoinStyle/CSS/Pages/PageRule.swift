import QuoinGeometry
import QuoinModel

extension CSS {
  /// An `@page` rule: CSS Paged Media 3 §4 and §7.
  package struct PageRule: Sendable {
    /// Which pages a rule is of, beside those of all.
    package enum Side: Hashable, Sendable {
      /// The first page.
      case first
      /// Pages on the left of a spread: the even ones where text runs to the right.
      case left
      /// Pages on the right of a spread.
      case right
    }

    /// The sheet that a rule asks for.
    package enum Sheet: Hashable, Sendable {
      /// Whoever prints says which.
      case auto
      /// The one of whoever prints, with its longer side upright.
      case portrait
      /// The one of whoever prints, with its longer side across.
      case landscape
      /// One of a size, in pixels.
      case size(Size)
    }

    /// A length of a margin: pixels, and a part of the page's width or height.
    struct Length: Hashable, Sendable {
      var pixels: Double
      var percent = 0.0
    }

    /// Something that a rule says.
    enum Declared: Sendable {
      case sheet(Sheet)
      /// The number counts from the top, clockwise.
      case margin(Int, Length)
    }

    /// A box in the margins, as it is declared: §5.
    struct MarginBox: Sendable {
      /// The name without its sign, such as `top-left`.
      var name: String
      /// What is declared, but for what follows.
      var text = ""
      /// The value of `content`, if it is declared.
      var content: String?
      /// The value of `vertical-align`, if it is declared.
      var verticalAlign: String?
    }

    /// All of these the page must be.
    package var sides: Set<Side>
    /// Whether the pages must be empty, as none is.
    var isOfBlank = false
    var declarations: [(declared: Declared, isImportant: Bool)] = []
    var boxes: [MarginBox] = []
    var conditions: [MediaQuery.Condition]
    package var place: SourcePlace

    /// CSS Paged Media 3 §4.3: `:first` and `:blank` count more than `:left` and `:right`.
    var specificity: Int {
      sides.reduce(0) { $0 + ($1 == .first ? 100 : 1) }
    }
  }

  /// What the rules of a document come to.
  package struct PageStyle: Sendable {
    private let rules: [PageRule]

    /// The rules that hold in surroundings.
    package init(_ rules: [PageRule], in environment: MediaEnvironment) {
      self.rules = rules.filter { rule in
        !rule.isOfBlank && rule.conditions.allSatisfy { $0.evaluate(environment) == true }
      }
    }

    /// Whether anything is said of pages.
    package var isEmpty: Bool { rules.isEmpty }

    /// Where the first rule is.
    package var place: SourcePlace? { rules.first?.place }

    /// The sheet of all pages.
    package var sheet: PageRule.Sheet {
      var sheet = PageRule.Sheet.auto
      for declared in cascade([]) {
        if case .sheet(let said) = declared { sheet = said }
      }
      return sheet
    }

    /// Where a rule of some pages only asks for a sheet, which others do not have.
    package var partialSheet: SourcePlace? {
      rules.first { rule in
        !rule.sides.isEmpty
          && rule.declarations.contains { if case .sheet = $0.declared { true } else { false } }
      }?.place
    }

    /// The margins of pages, in pixels; `nil` for edges of which nothing is said.
    ///
    /// - Parameters:
    ///   - sides: what the pages are.
    ///   - size: their size in pixels.
    /// - Returns: those at the top, on the right, at the bottom and on the left.
    package func margins(of sides: Set<PageRule.Side>, size: Size) -> [Double?] {
      var margins: [Double?] = [nil, nil, nil, nil]
      for declared in cascade(sides) {
        guard case .margin(let edge, let length) = declared else { continue }
        let whole = edge % 2 == 0 ? size.height : size.width
        margins[edge] = max(0, length.pixels + length.percent / 100 * whole)
      }
      return margins
    }

    /// A box in the margins of a page.
    package struct MarginBox: Sendable {
      /// The name without its sign, such as `top-left`.
      package var name: String
      /// Its declarations, the strongest last.
      package var text = ""
      /// The value of `content`.
      package var content = "none"
      /// The value of `vertical-align`, if any is declared.
      package var verticalAlign: String?
    }

    /// Whether there are boxes in margins.
    package var hasMarginBoxes: Bool { rules.contains { !$0.boxes.isEmpty } }

    /// The boxes in the margins of pages that have a content, by the order of their names.
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

    /// Whether a rule says something of pages of a side alone.
    package func distinguishes(_ side: PageRule.Side) -> Bool {
      rules.contains { $0.sides.contains(side) }
    }

    /// What holds for pages, the strongest last.
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
