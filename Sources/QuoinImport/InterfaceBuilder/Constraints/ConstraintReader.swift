import QuoinModel

/// Creates constraints from their elements, after all views and guides are known.
struct ConstraintReader {
  let session: ImportSession

  /// Adds all constraints to the nodes that own them.
  func resolveAll() {
    let classes = session.classes
    defer { session.classes = classes }
    for pending in session.pending {
      session.classes = pending.classes
      for element in pending.list.children where element.isNamed("constraint") {
        if session.isOutOfTime { break }
        if let id = element["id"], pending.excluded.contains(id) { continue }
        if let constraint = constraint(element, owner: pending.owner) {
          pending.owner.constraints.append(constraint)
        }
      }
    }
    session.pending = []
  }

  /// Returns the constraint of an element, or `nil` if it is not installed or invalid.
  private func constraint(_ element: XMLTreeElement, owner: Node) -> Constraint? {
    let varied = VariedElement(element, session.classes)
    guard let firstAttribute = attribute(varied, "firstAttribute") else { return nil }
    guard let first = item(varied, "firstItem", owner: owner) else { return nil }
    guard let constant = constant(varied), let factor = multiplier(varied) else { return nil }
    var second: AnchorTerm?
    if varied["secondAttribute"] != nil {
      guard let attribute = attribute(varied, "secondAttribute"),
        let item = item(varied, "secondItem", owner: owner)
      else { return nil }
      second = AnchorTerm(item, attribute, coefficient: factor)
    }
    // A multiple of nothing is nothing; an extent may be just a number, a place may not.
    if second?.coefficient == 0 { second = nil }
    guard isSensible(firstAttribute, second, varied) else { return nil }
    guard let comparison = comparison(varied), let priority = priority(varied) else { return nil }
    return Constraint(
      AnchorTerm(first, firstAttribute), comparison, second, constant: constant,
      priority: priority, label: label(varied),
      place: session.place(element))
  }

  /// Whether the two anchors can be compared.
  private func isSensible(
    _ first: Attribute, _ second: AnchorTerm?, _ varied: VariedElement
  ) -> Bool {
    guard let second else {
      if first.isDimension { return true }
      session.warn(
        "invalid-constraint",
        "\(name(varied)) sets a position to a number without a reference; it is left out",
        at: varied.element, nodes: nodes(varied))
      return false
    }
    let attribute = second.attribute
    if first.isDimension == attribute.isDimension,
      first.isDimension || first.axis == attribute.axis
    {
      return true
    }
    session.warn(
      "invalid-constraint",
      "\(name(varied)) compares '\(varied["firstAttribute"] ?? "")' with "
        + "'\(varied["secondAttribute"] ?? "")', which cannot be compared; it is left out",
      at: varied.element, nodes: nodes(varied))
    return false
  }

  private func attribute(_ varied: VariedElement, _ key: StaticString) -> Attribute? {
    let word = varied[key] ?? ""
    if let attribute = AttributeNames.attribute(word) { return attribute }
    session.warn(
      "invalid-constraint",
      "\(name(varied)) refers to '\(word)', which is not a side or an extent; it"
        + " is left out", at: varied.element, nodes: nodes(varied))
    return nil
  }

  /// Returns the item of a constraint's end; by default, the owner.
  private func item(_ varied: VariedElement, _ key: StaticString, owner: Node) -> AnchorItem? {
    guard let id = varied[key] else { return AnchorItem(node: owner.id) }
    if let item = session.items[id] { return item }
    // Views that exist but were not read are not installed, so their constraints are not, either.
    if !session.index.ids.contains(id) {
      session.warn(
        "dangling-reference",
        "\(name(varied)) refers to '\(id)', which is not in the document; it is left out",
        at: varied.element, nodes: nodes(varied))
    }
    return nil
  }

  private func constant(_ varied: VariedElement) -> Double? {
    guard let text = varied["constant"] else { return 0 }
    let value = Number.decimal(text)
    if let value, value.magnitude <= Number.limit { return value }
    session.warn(
      value == nil ? "invalid-number" : "number-out-of-range",
      "\(name(varied)) has the constant '\(text)', which is not a length; it is"
        + " left out", at: varied.element, nodes: nodes(varied))
    return nil
  }

  private func multiplier(_ varied: VariedElement) -> Double? {
    guard let text = varied["multiplier"] else { return 1 }
    if let value = Number.multiplier(text) { return value }
    session.warn(
      "invalid-number",
      "\(name(varied)) has the multiplier '\(text)', which is not a number; it is"
        + " left out", at: varied.element, nodes: nodes(varied))
    return nil
  }

  private func comparison(_ varied: VariedElement) -> Comparison? {
    guard let word = varied["relation"] else { return .equal }
    for entry in KeywordTables.comparison.entries where "\(entry.word)" == word {
      return entry.value
    }
    session.warn(
      "invalid-value",
      "\(name(varied)) has the relation '\(word)'; known are \(KeywordTables.comparison.words); it is left"
        + " out", at: varied.element, nodes: nodes(varied))
    return nil
  }

  /// Returns the priority; an invalid one must not make the constraint required.
  private func priority(_ varied: VariedElement) -> Priority? {
    guard let text = varied["priority"] else { return .required }
    let value = Number.decimal(text)
    if let value, value > 0, value <= 1000 { return Priority(Float(value)) }
    session.warn(
      value == nil ? "invalid-number" : "number-out-of-range",
      "\(name(varied)) has the priority '\(text)', which is not a number above 0 and up to 1000; it is"
        + " left out", at: varied.element, nodes: nodes(varied))
    return nil
  }

  private func label(_ varied: VariedElement) -> String? {
    varied["identifier"] ?? varied["userLabel"] ?? varied["id"]
  }

  private func name(_ varied: VariedElement) -> String {
    label(varied).map { "constraint '\($0)'" } ?? "a constraint"
  }

  private func nodes(_ varied: VariedElement) -> [String] {
    [varied["firstItem"], varied["secondItem"]].compactMap { $0 }
  }
}
