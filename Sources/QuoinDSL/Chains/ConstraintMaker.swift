public import QuoinModel

/// The parameter of the `makeConstraints` closure, which provides the attributes that begin a
/// chain.
///
///     name.makeConstraints { make in
///       make.leading.equalTo(avatar.trailing).offset(12)
///       make.top.bottom.equalToSuperview().inset(8).priority(.high)
///     }
///
/// Use it only inside that closure. If the maker or one of its chains is used afterwards, this is
/// reported as `constraint-maker-kept`, and the constraints are lost.
public final class ConstraintMaker: AttributeChainStart {
  @usableFromInline let item: AnchorItem
  /// The constraints of the chains so far.
  @exclusivity(unchecked) @usableFromInline var constraints: [Constraint]
  /// The attributes of the last chain while it has no comparison.
  @exclusivity(unchecked) @usableFromInline var open = AttributeList()
  /// The number of chains begun.
  @exclusivity(unchecked) @usableFromInline var chains = 0
  /// The problems found so far; `nil` until there is one.
  @exclusivity(unchecked) private var notes: ChainNotes?

  init(_ item: AnchorItem) {
    self.item = item
    constraints = []
    constraints.reserveCapacity(4)
  }

  /// The node's container, referred to by name: `make.top.equalTo(make.superview.safeArea)`.
  public var superview: LayoutGuide { LayoutGuide(item: item.superview) }

  /// Begins a chain.
  @inlinable @inline(__always) public func taking(_ attributes: AttributeList) -> AttributeChain {
    if open.count > 0 { setOpenAside() }
    chains &+= 1
    open = attributes
    return AttributeChain(self, chains, attributes)
  }

  @usableFromInline func setOpenAside() { openNotes().unfinished.append((chains, open)) }

  /// Returns a chain's attributes with more of them added.
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

  /// Marks a chain as complete, and returns the index at which its constraints will begin.
  @inlinable @inline(__always) func begin(_ chain: Int) -> Int {
    if chain == chains { open = AttributeList() } else { finishEarlier(chain) }
    return constraints.count
  }

  @usableFromInline func finishEarlier(_ chain: Int) {
    notes?.unfinished.removeAll { $0.chain == chain }
  }

  /// Adds a constraint whose priority is not set yet.
  @inlinable @inline(__always) func add(
    _ first: AnchorTerm, _ comparison: Comparison, _ second: AnchorTerm?, _ constant: Double,
    _ place: LiteralPlace
  ) {
    constraints.append(
      Constraint(draft: first, comparison, second, constant: constant, place: place))
  }

  /// Adds a constraint with only a comparison, and no constant, multiplier or priority set yet.
  @inlinable @inline(__always) func add(
    _ first: AnchorTerm, _ comparison: Comparison, anchor second: AnchorTerm, _ place: LiteralPlace
  ) {
    constraints.append(Constraint(draft: first, comparison, anchor: second, place: place))
  }

  /// Adds the constraints of any kind of right side, or reports that it does not fit.
  @usableFromInline func add(
    _ attribute: Attribute, _ relation: ChainRelation, _ side: TargetSide, _ place: LiteralPlace
  ) {
    guard let comparison = relation.comparison(for: attribute) else {
      report(
        .mismatch,
        "'make.\(attribute)' was left out: only sides and sizes can be within another rectangle",
        place)
      return
    }
    switch side {
    case .anchor(let term):
      add(AnchorTerm(item, attribute), comparison, anchor: term, place)
    case .term(let term, let constant):
      add(AnchorTerm(item, attribute), comparison, term, constant, place)
    case .several(let sides):
      if sides.isEmpty {
        report(
          .unfinished,
          "'make.\(attribute)' was left out: the list that it is compared with is "
            + "empty", place)
      }
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

  /// Returns the constraints and removes them from the maker, so that the array is not copied.
  @inline(__always) func takeConstraints() -> [Constraint] {
    var taken: [Constraint] = []
    swap(&taken, &constraints)
    return taken
  }

  /// Reports that the maker or a chain is used after the closure.
  ///
  /// - Parameter constraints: the constraints of the chains; a chain that is used later modifies
  ///   this copy.
  @inline(never) func outlive(_ constraints: [Constraint], at node: Node, _ place: LiteralPlace) {
    self.constraints = constraints
    let rule = ChainRule.makerKept
    node.report(
      Diagnostic(
        rule.severity, rule: rule.rawValue,
        "the maker of this closure, or a chain of it, is used after the closure: constraints made there are "
          + "lost; to change a constraint later, keep its '.constraint'",
        place: place.place, nodes: [node.identifier ?? node.kind]))
  }

  /// Reports at the node the chains without a comparison, and all other problems.
  ///
  /// - Parameter place: the location of the closure, for problems without a location of their own.
  @inline(__always) func close(_ node: Node, _ place: LiteralPlace) {
    // Usually there is nothing to report.
    if open.count > 0 || notes != nil { reportAll(at: node, place) }
  }

  @inline(never) private func reportAll(at node: Node, _ place: LiteralPlace) {
    if open.count > 0 { setOpenAside() }
    guard let notes else { return }
    for (_, attributes) in notes.unfinished {
      report(
        .unfinished,
        "'make.\(attributes)' has no comparison and was left out: compare it, as in "
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

/// The problems with the chains of a closure.
private final class ChainNotes {
  /// Chains without a comparison, except the last one.
  var unfinished: [(chain: Int, attributes: AttributeList)] = []
  var findings: [(ChainRule, String, SourcePlace?)] = []
}

/// The diagnostic rules for chains.
enum ChainRule: String, CaseIterable {
  case unfinished = "constraint-unfinished"
  case mismatch = "constraint-mismatch"
  case updateWithoutMatch = "constraint-update-without-match"
  case removed = "constraint-removed"
  case makerKept = "constraint-maker-kept"

  var severity: Diagnostic.Severity { self == .mismatch ? .error : .warning }
}
