public import QuoinModel

/// What the closure of `makeConstraints` gets: the attributes with which a chain begins.
///
///     name.makeConstraints { make in
///       make.leading.equalTo(avatar.trailing).offset(12)
///       make.top.bottom.equalToSuperview().inset(8).priority(.high)
///     }
public final class ConstraintMaker: AttributeWords {
  /// A constraint as it is being said.
  struct Draft {
    var constraint: Constraint
    /// Whether the chain said a priority; one that did not keeps that of what it updates.
    var hasPriority = false
  }

  let item: AnchorItem
  var drafts: [Draft] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The attributes of each chain that has no comparison yet.
  private var unfinished: [[Attribute]?] = []
  private let name: String
  private let place: SourcePlace

  init(_ node: Node, _ place: SourcePlace) {
    item = node.anchorItem
    name = node.identifier ?? node.kind
    self.place = place
  }

  /// Begins a chain.
  public func taking(_ attributes: [Attribute]) -> AttributeChain {
    unfinished.append(attributes)
    return AttributeChain(self, unfinished.count - 1, attributes)
  }

  func lengthen(_ chain: Int, to attributes: [Attribute]) {
    if unfinished[chain] != nil { unfinished[chain] = attributes }
  }

  func finish(_ chain: Int) { unfinished[chain] = nil }

  func report(_ rule: ChainRule, _ message: String, _ place: SourcePlace? = nil) {
    diagnostics.append(
      Diagnostic(
        rule.severity, rule: rule.rawValue, message, place: place ?? self.place, nodes: [name]))
  }

  /// Reports the chains that have no comparison.
  func close() {
    for attributes in unfinished.compactMap({ $0 }) {
      let words = attributes.map { "\($0)" }.joined(separator: ".")
      report(
        .unfinished,
        "'make.\(words)' says nothing yet and was left out: compare it, as in "
          + "'make.\(words).equalToSuperview()'")
    }
  }
}

/// The words for what can be wrong with a chain.
enum ChainRule: String, CaseIterable {
  case unfinished = "constraint-unfinished"
  case mismatch = "constraint-mismatch"
  case updateWithoutMatch = "constraint-update-without-match"

  var severity: Diagnostic.Severity { self == .mismatch ? .error : .warning }
}
