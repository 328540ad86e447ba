import QuoinGeometry
import QuoinModel

extension CSS {
  /// The cascaded page styles of a document.
  package struct PageStyle: Sendable {
    /// What page rules select a page by: §4.
    package struct Page: Hashable, Sendable {
      package var sides: Set<PageRule.Side>
      package var name: String?

      package init(_ sides: Set<PageRule.Side>, name: String? = nil) {
        self.sides = sides
        self.name = name
      }
    }

    /// The maximum number of rules, and of names among them, because each page cascades all of its rules.
    package static let limits = (rules: 1_000, names: 100)

    private let rules: [PageRule]
    /// The font size of the root in pixels, without zoom, and its zoom.
    ///
    /// Pages inherit both. `rem` is the font size of the page, as in Chromium.
    package var root = (fontSize: 16.0, zoom: 1.0)
    /// The names of pages that rules select, in order of first use.
    package let names: [String]
    /// The source location of the first rule beyond the limits, if any.
    package let excess: SourcePlace?

    /// Creates the style from the rules that apply in an environment.
    package init(_ rules: [PageRule], in environment: MediaEnvironment) {
      var kept: [PageRule] = []
      var names: [String] = []
      var known: Set<String> = []
      var excess: SourcePlace?
      for rule in rules {
        guard rule.conditions.allSatisfy({ $0.evaluate(environment) == true }) else { continue }
        let isNew = rule.name.map { !known.contains($0) } ?? false
        if kept.count >= PageStyle.limits.rules || isNew && names.count >= PageStyle.limits.names {
          excess = excess ?? rule.place
          continue
        }
        if isNew, let name = rule.name {
          known.insert(name)
          names.append(name)
        }
        kept.append(rule)
      }
      self.rules = kept
      self.names = names
      self.excess = excess
    }

    /// Whether no page rule applies.
    package var isEmpty: Bool { rules.isEmpty }

    /// The source location of the first rule.
    package var place: SourcePlace? { rules.first?.place }

    /// Returns the size of a page.
    package func sheet(of page: Page) -> PageRule.Sheet {
      var sheet = PageRule.Sheet.auto
      let cascade = cascade(page)
      // Zoom applies to what is on the page.
      let em = fontSize(cascade)
      for declared in cascade {
        switch declared {
        case .sheet(let named): sheet = named
        case .size(let width, let height):
          let size = Size(width.pixels + width.ems * em, height.pixels + height.ems * em)
          if size.width > 0, size.height > 0 { sheet = .size(size) }
        default: break
        }
      }
      return sheet
    }

    /// Returns the margins of a page in pixels, with `nil` for edges without a declaration.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - size: The page size in pixels.
    /// - Returns: The top, right, bottom and left margins.
    package func margins(of page: Page, size: Size) -> [Double?] {
      var margins: [Double?] = [nil, nil, nil, nil]
      let cascade = cascade(page)
      let em = fontSize(cascade)
      for declared in cascade {
        guard case .margin(let edge, let length) = declared else { continue }
        margins[edge] = max(0, pixels(length, edge, size, em: em))
      }
      return margins
    }

    /// Returns the widths of the borders and paddings between the margins and the page area, in pixels: §7.
    ///
    /// - Returns: The widths at the top, right, bottom and left.
    package func frame(of page: Page, size: Size) -> [Double] {
      var paddings = [0.0, 0, 0, 0]
      // The initial width of a border is medium, but its style is none: CSS Backgrounds 3 §3.
      var borders = [Double](repeating: 3 * root.zoom, count: 4)
      var isDrawn = [false, false, false, false]
      let cascade = cascade(page)
      let em = fontSize(cascade)
      for declared in cascade {
        switch declared {
        case .padding(let edge, let length):
          paddings[edge] = max(0, pixels(length, edge, size, em: em))
        case .borderWidth(let edge, let width):
          borders[edge] = max(0, pixels(width, edge, size, em: em))
        case .borderStyle(let edge, let draws): isDrawn[edge] = draws
        default: break
        }
      }
      return (0..<4).map { paddings[$0] + (isDrawn[$0] ? borders[$0] : 0) }
    }

    /// Returns how far a page is printed beyond its edges, in pixels, the marks around it, and how it is turned: §7.
    package func print(
      of page: Page
    ) -> (bleed: Double, marks: PrinterMarks, orientation: PageOrientation) {
      var bleed: Double?
      let cascade = cascade(page)
      let em = fontSize(cascade)
      var marks: PrinterMarks = []
      var orientation = PageOrientation.upright
      for declared in cascade {
        switch declared {
        // Nothing is printed farther away than a page may be large.
        case .bleed(let length): bleed = length.map { min(max(0, $0.pixels + $0.ems * em), 1_000) }
        case .marks(let kinds): marks = kinds
        case .orientation(let turn): orientation = turn
        default: break
        }
      }
      // `auto` is 6 points with crop marks.
      return (bleed ?? (marks.contains(.crop) ? 8 : 0), marks, orientation)
    }

    /// Whether any rule lets pages bleed, gives them marks or turns them.
    package var hasMarks: Bool {
      rules.contains { rule in
        rule.declarations.contains {
          switch $0.declared {
          case .bleed, .marks, .orientation: true
          default: false
          }
        }
      }
    }

    private func pixels(
      _ length: PageRule.Length, _ edge: Int, _ size: Size, em: Double
    ) -> Double {
      let fixed = (length.pixels + length.ems * em) * root.zoom
      return fixed + length.percent / 100 * (edge % 2 == 0 ? size.height : size.width)
    }

    /// Returns the font size of a page in pixels, without zoom; `nil` if only its declarations determine it.
    package func fontSize(of page: Page) -> Double? { declaredFontSize(cascade(page)) }

    private func declaredFontSize(_ cascade: [PageRule.Declared]) -> Double? {
      let context = ComputeContext(
        fontSize: root.fontSize, parentFontSize: root.fontSize, rootFontSize: root.fontSize,
        viewport: nil)
      var size: Double? = root.fontSize
      for case .fontSize(let value) in cascade {
        let computed = value.flatMap { Property.fontSize.computed($0, context) }
        if case .length(let points, .px)? = computed { size = max(0, points) } else { size = nil }
      }
      return size
    }

    private func fontSize(_ cascade: [PageRule.Declared]) -> Double {
      declaredFontSize(cascade) ?? root.fontSize
    }

    /// A margin box of a page.
    package struct MarginBox: Sendable {
      /// The name without the `@`, such as `top-left`.
      package var name: String
      /// The declarations, in ascending cascade order.
      package var text = ""
      /// The value of `content`.
      package var content = MarginContent.none
      /// The value of `vertical-align`, if declared.
      package var verticalAlign: String?
    }

    /// The declarations of the area of footnotes, in ascending cascade order: those of rules for all pages.
    package var footnoteArea: String {
      rules.filter { $0.name == nil && $0.sides.isEmpty }.compactMap(\.footnoteArea).joined()
    }

    /// The source location of the first rule for some pages only that declares an area of footnotes, if any.
    package var partialFootnoteArea: SourcePlace? {
      rules.first { $0.footnoteArea != nil && !($0.name == nil && $0.sides.isEmpty) }?.place
    }

    /// Returns the value that the counter of footnotes gets on a page, if any.
    package func footnoteNumber(of page: Page) -> Int? {
      var number: Int?
      for declared in cascade(page) {
        if case .footnoteNumber(let value) = declared { number = value }
      }
      return number
    }

    /// Whether any rule gives the counter of footnotes a value.
    package var numbersFootnotes: Bool {
      rules.contains { rule in
        rule.declarations.contains {
          if case .footnoteNumber = $0.declared { true } else { false }
        }
      }
    }

    /// Whether any rule declares margin boxes.
    package var hasMarginBoxes: Bool { rules.contains { !$0.boxes.isEmpty } }

    /// The named strings and running elements that margin boxes show.
    package var shownTargets: Set<PageAssignment.Target> {
      Set(
        rules.flatMap(\.boxes).flatMap { $0.content?.parts ?? [] }.compactMap { part in
          switch part {
          case .text: nil
          case .string(let name, _): .string(name)
          case .element(let name, _): .element(name)
          }
        })
    }

    /// Returns the margin boxes of a page that have content, sorted by name.
    package func marginBoxes(of page: Page) -> [MarginBox] {
      var found: [String: MarginBox] = [:]
      for box in applying(to: page).flatMap(\.boxes) {
        var merged = found[box.name] ?? MarginBox(name: box.name)
        merged.text += box.text
        merged.content = box.content ?? merged.content
        merged.verticalAlign = box.verticalAlign ?? merged.verticalAlign
        found[box.name] = merged
      }
      return found.values.filter { !$0.content.isNone }
        .sorted { $0.name < $1.name }
    }

    /// Whether any rule declares a background, or borders and padding.
    package var hasGrounds: Bool {
      rules.contains { rule in
        rule.declarations.contains {
          switch $0.declared {
          case .ground, .box: true
          default: false
          }
        }
      }
    }

    /// The declarations of a page, each in ascending cascade order.
    package struct Look: Sendable {
      /// The declarations that margin boxes inherit.
      package var inherited = ""
      /// The declarations of the background.
      package var ground = ""
      /// The declarations of the page box.
      package var box = ""
    }

    /// Returns the declarations of a page that are painted or inherited.
    package func look(of page: Page) -> Look {
      var look = Look()
      for declared in cascade(page) {
        switch declared {
        case .inherited(let text): look.inherited += text
        case .ground(let text): look.ground += text
        case .box(let text): look.box += text
        default: break
        }
      }
      return look
    }

    /// Returns whether any rule selects pages by a given pseudo-class.
    package func distinguishes(_ side: PageRule.Side) -> Bool {
      rules.contains { $0.sides.contains(side) }
    }

    /// Whether any rule sets a size for some pages only.
    package var hasPartialSheets: Bool {
      rules.contains { rule in
        !(rule.sides.isEmpty && rule.name == nil)
          && rule.declarations.contains { if case .sheet = $0.declared { true } else { false } }
      }
    }

    /// Returns the rules that select a page, in ascending order of specificity.
    private func applying(to page: Page) -> [PageRule] {
      rules.enumerated().filter { _, rule in
        rule.sides.isSubset(of: page.sides) && (rule.name == nil || rule.name == page.name)
      }.sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
        .map(\.element)
    }

    /// Returns the declarations for a page, in ascending cascade order.
    private func cascade(_ page: Page) -> [PageRule.Declared] {
      let found = applying(to: page).flatMap(\.declarations)
      return found.filter { !$0.isImportant }.map(\.declared)
        + found.filter(\.isImportant).map(\.declared)
    }
  }
}
