import QuoinModel

/// A sheet made ready for matching: selectors as numbers, rules in the order of the cascade.
package final class SheetContent: Sendable {
  /// One selector of a rule; entries are in ascending order of the cascade of normal declarations.
  struct Entry: Sendable {
    var selector: CSS.Selector
    var rule: Int32
    /// The place in the cascade of important declarations.
    var importantRank: Int32 = 0
  }

  /// What can be asked of an entry without looking at its selector.
  struct Gate: Sendable {
    var ancestors: CSS.AncestorFilter
    /// The index of the condition around its rule, or -1.
    var condition: Int32
    /// Whether a part of a control is meant.
    var isOfPart: Bool
    /// What the subject itself must have.
    var subject: CSS.SubjectFilter
  }

  /// What a rule declares.
  struct Rule: Sendable {
    /// The index of the condition around it, or -1.
    var condition: Int32
    var normal: CSS.Block
    var important: CSS.Block
  }

  let entries: [Entry]
  /// The numbers by which they were added.
  private let order: [Int]
  /// Their selectors, made for matching.
  let selectors: CSS.SelectorTable
  /// How many of them come before those of the author.
  let firstOfAuthor: Int
  /// What most entries are turned down by, apart from the rest.
  let gates: [Gate]
  let rules: [Rule]
  let conditions: [MediaQuery.Condition]
  let atoms: CSS.AtomTable
  let index: CSS.RuleIndex
  let reach: CSS.SelectorReach
  let diagnostics: [Diagnostic]
  /// The kinds that selectors name and that are none of Quoin's own, with their places.
  let foreignKinds: [(name: String, atom: CSS.Atom, place: SourcePlace)]
  /// Whether a rule declares something that depends on more than the rules of the element.
  let hasLate: Bool
  /// Whether a selector means a part of a control.
  let hasParts: Bool
  /// Whether all of them mean parts of controls, or separators: then nothing else looks another way.
  package let isOfControls: Bool

  /// What the rest was made of, so that sheets above this one go on from there.
  private let builder: CSS.SheetBuilder

  static let empty = SheetContent([])

  /// - Parameters:
  ///   - parts: the parts of the sheet.
  ///   - base: a sheet below them, which is not read again.
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
    // Entries of higher origins stand behind those of the sheet below, which are as they were.
    let known = base.flatMap { order.starts(with: $0.order) ? $0 : nil }
    let added = ordered[(known?.entries.count ?? 0)...]
    gates =
      (known?.gates ?? [])
      + added.map {
        Gate(
          ancestors: $0.selector.ancestors, condition: rules[Int($0.rule)].condition,
          isOfPart: $0.selector.part != nil, subject: CSS.SubjectFilter($0.selector.subject))
      }
    selectors = CSS.SelectorTable(added.map(\.selector), above: known?.selectors)
    self.rules = rules
    conditions = builder.conditions
    atoms = builder.atoms
    index = CSS.RuleIndex(ordered.map(\.selector), builder.atoms)
    reach = CSS.SelectorReach(ordered.map(\.selector))
    diagnostics = builder.diagnostics
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
