public import QuoinModel

/// What the closure of `makeConstraints` gets: the attributes with which a chain begins.
///
///     name.makeConstraints { make in
///       make.leading.equalTo(avatar.trailing).offset(12)
///       make.top.bottom.equalToSuperview().inset(8).priority(.high)
///     }
public final class ConstraintMaker: AttributeWords {
  @usableFromInline let item: AnchorItem
  /// What the chains said; a priority of which nothing was said is `unsaid` until the end.
  @exclusivity(unchecked) @usableFromInline var constraints: [Constraint] = []
  @exclusivity(unchecked) private(set) var diagnostics: [Diagnostic] = []
  /// The attributes of the last chain while it has no comparison.
  @exclusivity(unchecked) private var open = AttributeList()
  @exclusivity(unchecked) private var chains = 0
  /// Earlier chains without a comparison.
  @exclusivity(unchecked) private var unfinished: [(chain: Int, attributes: AttributeList)] = []
  private let node: Node
  private let place: LiteralPlace

  init(_ node: Node, _ place: LiteralPlace) {
    item = node.anchorItem
    self.node = node
    self.place = place
    constraints.reserveCapacity(4)
  }

  /// The container that the node is in, by name: `make.top.equalTo(make.superview.safeArea)`.
  public var superview: LayoutGuide { LayoutGuide(item: item.superview) }

  /// Begins a chain.
  public func taking(_ attributes: AttributeList) -> AttributeChain {
    if open.count > 0 { unfinished.append((chains, open)) }
    chains += 1
    open = attributes
    return AttributeChain(self, chains, attributes)
  }

  func lengthen(_ chain: Int, to attributes: AttributeList) {
    if chain == chains {
      if open.count > 0 { open = attributes }
    } else if let index = unfinished.firstIndex(where: { $0.chain == chain }) {
      unfinished[index].attributes = attributes
    }
  }

  func finish(_ chain: Int) {
    if chain == chains {
      open = AttributeList()
    } else {
      unfinished.removeAll { $0.chain == chain }
    }
  }

  /// Ends the waiting of a chain, and returns where its constraints will begin.
  @usableFromInline func begin(_ chain: Int) -> Int {
    finish(chain)
    return constraints.count
  }

  /// Adds a constraint.
  @inlinable func add(
    _ first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm?, _ constant: Double,
    _ place: LiteralPlace
  ) {
    var constraint = Constraint(
      of: first, comparison, second, constant: constant, priority: .unsaid)
    constraint.note(place)
    constraints.append(constraint)
  }

  /// Adds what is not one constraint, or reports it.
  @usableFromInline func add(
    _ attribute: Attribute, _ relation: ChainRelation, _ side: TargetSide, _ place: LiteralPlace
  ) {
    guard let comparison = relation.comparison(for: attribute) else {
      report(
        .mismatch, "'make.\(attribute)' was left out: it is no side, and within nothing", place)
      return
    }
    switch side {
    case .term(let term, let constant):
      add(AnchorTerm(item, attribute), comparison, term, constant, place)
    case .several(let sides):
      for side in sides { add(attribute, relation, side, place) }
    case .mismatch(let reason):
      report(.mismatch, "'make.\(attribute)' was left out: \(reason)", place)
    }
  }

  func report(_ rule: ChainRule, _ message: String, _ place: LiteralPlace? = nil) {
    report(rule, message, at: (place ?? self.place).place)
  }

  func report(_ rule: ChainRule, _ message: String, at place: SourcePlace?) {
    diagnostics.append(
      Diagnostic(
        rule.severity, rule: rule.rawValue, message, place: place,
        nodes: [node.identifier ?? node.kind]))
  }

  /// What the chains said; the maker has it no longer, so the array is not copied.
  func takeConstraints() -> [Constraint] {
    var taken: [Constraint] = []
    swap(&taken, &constraints)
    return taken
  }

  /// Reports the chains that have no comparison.
  func close() {
    if open.count > 0 { unfinished.append((chains, open)) }
    for (_, attributes) in unfinished {
      report(
        .unfinished,
        "'make.\(attributes)' says nothing yet and was left out: compare it, as in "
          + "'make.\(attributes).equalToSuperview()'")
    }
  }
}

/// The words for what can be wrong with a chain.
enum ChainRule: String, CaseIterable {
  case unfinished = "constraint-unfinished"
  case mismatch = "constraint-mismatch"
  case updateWithoutMatch = "constraint-update-without-match"
  case removed = "constraint-removed"

  var severity: Diagnostic.Severity { self == .mismatch ? .error : .warning }
}
