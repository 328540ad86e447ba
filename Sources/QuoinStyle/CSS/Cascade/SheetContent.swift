import QuoinModel

/// A sheet prepared for matching: selectors use numbers for names, and rules are in cascade order.
package final class SheetContent: Sendable {
  /// A selector of a rule.
  ///
  /// Entries are in ascending cascade order of normal declarations.
  struct Entry: Sendable {
    var selector: CSS.Selector
    var rule: Int32
    /// The number of the scope around the rule, or -1.
    var scope: Int32 = -1
    /// The rank in the cascade of important declarations.
    ///
    /// Entries of one origin, layer and specificity share it. They are consecutive, and the nearer
    /// root of a scope decides among them, then the order.
    var importantRank: Int32 = 0
  }

  /// The data that rules out most entries without looking at their selectors.
  struct Gate: Sendable {
    var ancestors: CSS.AncestorFilter
    /// The index of the condition around the rule, or -1.
    var condition: Int32
    /// Whether the selector selects a part of a control.
    var isOfPart: Bool
    /// Whether the rule is in a scope.
    var isScoped: Bool
    /// The filter that the subject must pass.
    var subject: CSS.SubjectFilter
  }

  /// The declarations of a rule.
  struct Rule: Sendable {
    /// The index of the condition around the rule, or -1.
    var condition: Int32
    var normal: CSS.Block
    var important: CSS.Block
  }

  let entries: [Entry]
  /// The insertion numbers of the entries.
  private let order: [Int]
  /// The selectors of the entries, compiled for matching.
  let selectors: CSS.SelectorTable
  /// The number of entries that precede those of the author origin.
  let firstOfAuthor: Int
  /// The gates of the entries, stored apart because they rule out most entries.
  let gates: [Gate]
  let rules: [Rule]
  let conditions: [MediaQuery.Condition]
  let atoms: CSS.AtomTable
  let index: CSS.RuleIndex
  let reach: CSS.SelectorReach
  let diagnostics: [Diagnostic]
  /// The custom properties of `@property` rules.
  let registered: [CSS.RegisteredProperty]
  /// The counter styles of `@counter-style` rules.
  let counterStyles: CSS.CounterStyles
  /// The animations of `@keyframes` rules.
  let animations: CSS.Animations
  /// The kinds named by selectors that are not built in, with their source locations.
  let foreignKinds: [(name: String, atom: CSS.Atom, place: SourcePlace)]
  /// Whether a rule has declarations that depend on more than the rules of the element.
  let hasLate: Bool
  /// Whether a selector selects a part of a control.
  let hasParts: Bool
  /// Whether all selectors select parts of controls or separators, so that no other node is
  /// affected.
  package let isOfControls: Bool

  /// The builder of this content, from which sheets above this one continue.
  private let builder: CSS.SheetBuilder

  static let empty = SheetPreparation.empty.content

  /// - Parameters:
  ///   - parts: The parts of the sheet.
  ///   - base: A sheet below them, which is not processed again.
  init(_ parts: [StyleSheet.Part], above base: SheetContent? = nil) {
    var builder = base?.builder ?? CSS.SheetBuilder()
    for part in parts { builder.add(part) }
    self.builder = builder
    let numbered = builder.ordered()
    let ordered = numbered.map(\.entry)
    entries = ordered
    let order = numbered.map(\.number)
    self.order = order
    firstOfAuthor = builder.count(before: .author)
    let rules = builder.rules
    // Entries of higher origins follow those of the sheet below, whose prepared data is reused.
    let known = base.flatMap { order.starts(with: $0.order) ? $0 : nil }
    let added = ordered[(known?.entries.count ?? 0)...]
    gates =
      (known?.gates ?? [])
      + added.map {
        Gate(
          ancestors: $0.selector.ancestors, condition: rules[Int($0.rule)].condition,
          isOfPart: $0.selector.part != nil, isScoped: $0.scope >= 0,
          subject: CSS.SubjectFilter($0.selector.subject))
      }
    selectors = CSS.SelectorTable(
      added.map(\.selector), scopes: builder.scopes, above: known?.selectors)
    self.rules = rules
    conditions = builder.conditions
    atoms = builder.atoms
    index = CSS.RuleIndex(ordered.map(\.selector), builder.atoms)
    reach = CSS.SelectorReach(ordered.map(\.selector), scopes: builder.scopes)
    diagnostics = builder.diagnostics
    registered = builder.registered
    animations = builder.animations
    counterStyles = builder.counterStyles
    foreignKinds = builder.kindPlaces.compactMap { kind in
      guard !KindTable.own.contains(kind.name), let atom = builder.atoms.kinds[kind.name] else {
        return nil
      }
      return (kind.name, atom, kind.place)
    }
    hasParts = ordered.contains { $0.selector.part != nil }
    let separator = builder.atoms.kinds["separator"]
    isOfControls = ordered.allSatisfy { entry in
      entry.selector.part != nil
        || entry.selector.subject.tests.contains {
          if case .kind(let atom) = $0 { atom == separator } else { false }
        }
    }
    hasLate = rules.contains { $0.normal.hasLate || $0.important.hasLate }
  }
}
