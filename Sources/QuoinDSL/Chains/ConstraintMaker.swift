public import QuoinModel

/// What the closure of `makeConstraints` gets: the attributes with which a chain begins.
///
///     name.makeConstraints { make in
///       make.leading.equalTo(avatar.trailing).offset(12)
///       make.top.bottom.equalToSuperview().inset(8).priority(.high)
///     }
public final class ConstraintMaker: AttributeWords {
  @usableFromInline let item: AnchorItem
  /// What the chains said.
  @exclusivity(unchecked) @usableFromInline var constraints: [Constraint]
  /// The attributes of the last chain while it has no comparison.
  @exclusivity(unchecked) @usableFromInline var open = AttributeList()
  /// The number of chains that were begun.
  @exclusivity(unchecked) @usableFromInline var chains = 0
  /// What is wrong so far; `nil` until something is.
  @exclusivity(unchecked) private var notes: ChainNotes?

  init(_ item: AnchorItem) {
    self.item = item
    constraints = []
    constraints.reserveCapacity(4)
  }

  /// The container that the node is in, by name: `make.top.equalTo(make.superview.safeArea)`.
  public var superview: LayoutGuide { LayoutGuide(item: item.superview) }

  /// Begins a chain.
  @inlinable @inline(__always) public func taking(_ attributes: AttributeList) -> AttributeChain {
    if open.count > 0 { setOpenAside() }
    chains &+= 1
    open = attributes
    return AttributeChain(self, chains, attributes)
  }

  @usableFromInline func setOpenAside() { openNotes().unfinished.append((chains, open)) }

  /// The attributes of a chain with more of them.
  @usableFromInline func lengthen(
    _ chain: Int, _ attributes: AttributeList, by more: AttributeList
  ) -> AttributeList {
    var all = attributes
    all.append(more)
    if chain == chains {
      if open.count > 0 { open = all }
    } else if let notes, let index = notes.unfinished.firstIndex(where: { $0.chain == chain }) {
      notes.unfinished[index].attributes = all
    }
    return all
  }

  /// Ends the waiting of a chain, and returns where its constraints will begin.
  @inlinable @inline(__always) func begin(_ chain: Int) -> Int {
    if chain == chains { open = AttributeList() } else { finishEarlier(chain) }
    return constraints.count
  }

  @usableFromInline func finishEarlier(_ chain: Int) {
    notes?.unfinished.removeAll { $0.chain == chain }
  }

  /// Adds a constraint of which no priority is said yet.
  @inlinable @inline(__always) func add(
    _ first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm?, _ constant: Double,
    _ place: LiteralPlace
  ) {
    constraints.append(
      Constraint(draft: first, comparison, second, constant: constant, place: place))
  }

  /// Adds a constraint of which nothing is said yet but what it compares.
  @inlinable @inline(__always) func add(
    _ first: AnchorTerm, _ comparison: Comparison, anchor second: AnchorTerm, _ place: LiteralPlace
  ) {
    constraints.append(Constraint(draft: first, comparison, anchor: second, place: place))
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
    case .anchor(let term):
      add(AnchorTerm(item, attribute), comparison, anchor: term, place)
    case .term(let term, let constant):
      add(AnchorTerm(item, attribute), comparison, term, constant, place)
    case .several(let sides):
      for side in sides { add(attribute, relation, side, place) }
    case .mismatch(let reason):
      report(.mismatch, "'make.\(attribute)' was left out: \(reason)", place)
    }
  }

  func report(_ rule: ChainRule, _ message: String, _ place: LiteralPlace) {
    report(rule, message, at: place.place)
  }

  func report(_ rule: ChainRule, _ message: String, at place: SourcePlace?) {
    openNotes().findings.append((rule, message, place))
  }

  private func openNotes() -> ChainNotes {
    if let notes { return notes }
    let notes = ChainNotes()
    self.notes = notes
    return notes
  }

  /// What the chains said; the maker has it no longer, so the array is not copied.
  func takeConstraints() -> [Constraint] {
    var taken: [Constraint] = []
    swap(&taken, &constraints)
    return taken
  }

  /// Reports at the node the chains that have no comparison, and all else that is wrong.
  ///
  /// - Parameter place: where the closure is, for what has no place of its own.
  func close(_ node: Node, _ place: LiteralPlace) {
    if open.count > 0 { setOpenAside() }
    guard let notes else { return }
    for (_, attributes) in notes.unfinished {
      report(
        .unfinished,
        "'make.\(attributes)' says nothing yet and was left out: compare it, as in "
          + "'make.\(attributes).equalToSuperview()'", place)
    }
    for (rule, message, place) in notes.findings {
      node.report(
        Diagnostic(
          rule.severity, rule: rule.rawValue, message, place: place,
          nodes: [node.identifier ?? node.kind]))
    }
  }
}

/// What is wrong with the chains of a closure.
private final class ChainNotes {
  /// Chains without a comparison, but for the last.
  var unfinished: [(chain: Int, attributes: AttributeList)] = []
  var findings: [(ChainRule, String, SourcePlace?)] = []
}

/// The words for what can be wrong with a chain.
enum ChainRule: String, CaseIterable {
  case unfinished = "constraint-unfinished"
  case mismatch = "constraint-mismatch"
  case updateWithoutMatch = "constraint-update-without-match"
  case removed = "constraint-removed"

  var severity: Diagnostic.Severity { self == .mismatch ? .error : .warning }
}
