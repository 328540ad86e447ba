import QuoinModel
import QuoinStyle

extension PageBreakRules {
  /// Creates the break rules of an element, without those for regions.
  init(_ computed: CSS.ComputedStyle) {
    self.init()
    before = PageBreakRules.rule(computed[.breakBefore])
    after = PageBreakRules.rule(computed[.breakAfter])
    columnBefore = PageBreakRules.columnRule(computed[.breakBefore])
    columnAfter = PageBreakRules.columnRule(computed[.breakAfter])
    avoidsInside = [.avoid, .avoidPage].contains(computed[.breakInside].keyword)
    orphans = PageBreakRules.lines(computed[.orphans])
    widows = PageBreakRules.lines(computed[.widows])
    if case .ident(let name) = computed[.page] { marks = PageMarks(page: name) }
  }

  private static func rule(_ value: CSS.Value) -> Rule {
    switch value.keyword {
    case .avoid, .avoidPage: .avoid
    case .page, .always, .all: .page
    case .left, .verso: .left
    case .right, .recto: .right
    default: .auto
    }
  }

  private static func columnRule(_ value: CSS.Value) -> ColumnRule {
    switch value.keyword {
    case .avoid, .avoidColumn: .avoid
    case .column: .column
    default: .auto
    }
  }

  private static func lines(_ value: CSS.Value) -> Int {
    if case .number(let count) = value { max(1, Int(min(count, 1000))) } else { 2 }
  }
}
