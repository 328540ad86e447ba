import QuoinGeometry
import QuoinModel

extension StyleResolver {
  /// Computes the style and the look of a node whose parent is already computed.
  ///
  /// - Returns: Whether the style that children inherit changed.
  @discardableResult func compute(_ index: Int) -> Bool {
    work.computed += 1
    if !late.isEmpty { late[index] = nil }
    let node = nodes[index]
    let parent = Int(parents[index])
    let number = matchNumbers[index]
    if node.isUnstyled, let known = unstyled(node, index, parent) {
      let oldNumber = resolved[index].inheritableNumber
      resolved[index] = known
      if !unusable.isEmpty { note([], index) }
      return oldNumber != known.inheritableNumber
    }
    let own = node.appliedStyle
    if !node.worn.isEmpty, wearers.last != Int32(index) { wearers.append(Int32(index)) }
    let oldNumber = resolved[index].inheritableNumber
    let oldVariables = variables[index]
    variables[index] = parent >= 0 ? variables[parent] : CSS.Variables()
    let hasLate = pool.matches[Int(number)].hasLate || own.hasTokens
    let documentGround = node.hasDocumentStyle ? ground(of: index, parent) : nil
    let groundNumber =
      documentGround?.number ?? (parent >= 0 ? resolved[parent].inheritableNumber : 0)
    var key = ResolvedStyleCache.Key(
      ground: groundNumber, match: number, own: own.storageAddress,
      type: ObjectIdentifier(type(of: node)))
    let isShareable = !hasLate && groundNumber >= 0
    let new: ResolvedStyle
    if isShareable, let known = sharedStyle(own, &key),
      known.isFontOfClass || known.defaultFont == node.defaultFont
    {
      new = known
    } else {
      new = resolve(
        index, own, documentGround ?? ground(of: index, parent), hasLate: hasLate)
      if isShareable, !new.dependsOnParent,
        own.isEmpty || isOneWorn(node) || searchesOwnStyles && ownStyles.mayRepeat(own)
      {
        // Every change of an inherited value makes older looks obsolete.
        shared.add(new, for: key, limit: max(1024, nodes.count))
      }
    }
    resolved[index] = new
    if !new.unusable.isEmpty || !unusable.isEmpty { note(new.unusable, index) }
    return oldNumber != new.inheritableNumber || oldVariables != variables[index]
  }

  /// Whether a node has the same style as its original, an earlier node of the same class and with the same default font.
  func takesStyle(_ index: Int, of original: Int) -> Bool {
    let (parent, other) = (Int(parents[index]), Int(parents[original]))
    let number = matchNumbers[index]
    guard parent >= 0, other >= 0, number == matchNumbers[original] else { return false }
    let ground = resolved[parent].inheritableNumber
    return ground >= 0 && ground == resolved[other].inheritableNumber
      && variables.isEmpty(at: parent) && variables.isEmpty(at: other)
      && !pool.matches[Int(number)].hasLate
      && !resolved[original].dependsOnParent && resolved[original].unusable.isEmpty
      && haveSameOwnStyle(index, original)
  }

  /// Returns whether two nodes have no styles but equal ones of their own, without variables, whose values may differ.
  ///
  /// No references to the nodes are counted.
  @inline(__always) private func haveSameOwnStyle(_ index: Int, _ other: Int) -> Bool {
    Unmanaged.passUnretained(nodes[index])._withUnsafeGuaranteedRef { node in
      Unmanaged.passUnretained(nodes[other])._withUnsafeGuaranteedRef { other in
        if node.isUnstyled { return other.isUnstyled }
        return node.hasSameOwnStyle(as: other) && !node.style.hasTokens
      }
    }
  }

  /// Returns the style of a node without a style of its own if a node with the same inputs has it already.
  ///
  /// It returns `nil` if the style may depend on variables.
  private func unstyled(_ node: Node, _ index: Int, _ parent: Int) -> ResolvedStyle? {
    let number = matchNumbers[index]
    guard parent >= 0, variables.isEmpty(at: index), variables.isEmpty(at: parent),
      !pool.matches[Int(number)].hasLate
    else { return nil }
    let ground = resolved[parent].inheritableNumber
    guard ground >= 0,
      let known = shared.style(
        for: ResolvedStyleCache.Key(
          ground: ground, match: number, own: 0, type: ObjectIdentifier(type(of: node)))),
      known.unusable.isEmpty, known.isFontOfClass || known.defaultFont == node.defaultFont
    else { return nil }
    return known
  }

  /// Resolves the style of a node on top of its ground.
  private func resolve(
    _ index: Int, _ own: Style, _ ground: Ground, hasLate: Bool
  ) -> ResolvedStyle {
    let match = pool.matches[Int(matchNumbers[index])]
    let cascaded: Style
    if hasLate {
      cascaded = lateStyle(index, match, own, on: ground.inheritable)
    } else if own.isEmpty {
      cascaded = match.style
    } else {
      cascaded = match.normalStyle.merging(own).merging(match.importantStyle)
    }
    let node = nodes[index]
    let inherited = inherit(cascaded, index, ground)
    let font = node.defaultFont
    let resolved = ResolvedStyle(
      own: own, defaultFont: font, isFontOfClass: node.hasFontOfClass,
      cascaded: cascaded,
      effective: inherited.effective, handed: inherited.handed,
      inheritableNumber: inherited.inheritableNumber, dependsOnParent: inherited.dependsOnParent,
      unusable: inherited.unusable, look: look(of: inherited.effective, font))
    lastResolved = resolved
    return resolved
  }

  /// Returns the look of a style, which is that of the style resolved last if they are equal.
  private func look(of style: Style, _ font: Font) -> Look {
    // A text usually looks as its container does, and what follows from looks of texts is known by their identities.
    if let last = lastResolved, last.effective.storageAddress == style.storageAddress,
      last.defaultFont == font
    {
      return last.look
    }
    var look = Look(style, defaultFont: font, traits: environment.traits)
    if let last = lastResolved, last.look.text == look.text {
      // Equal looks of other styles may differ in the other colour scheme, and have identities of their own.
      if last.look == look, last.effective == style { return last.look }
      look.text = last.look.text
    }
    return look
  }

  /// Whether a shared style is all that styles a node, and so others as well.
  private func isOneWorn(_ node: Node) -> Bool { node.worn.count == 1 && node.style.isEmpty }

  /// Whether own styles equal to others are searched for, which pays unless few nodes change.
  private var searchesOwnStyles: Bool { work.isFull || work.computed > 8 }

  /// Returns the known style of a key; an own style that equals another one's takes its place in the key.
  private func sharedStyle(_ own: Style, _ key: inout ResolvedStyleCache.Key) -> ResolvedStyle? {
    if let known = shared.style(for: key) { return known }
    guard !own.isEmpty, searchesOwnStyles, let equal = ownStyles.equal(to: own) else {
      return nil
    }
    key.own = equal.storageAddress
    return shared.style(for: key)
  }

  /// The style on which the rules and the own style of a node are applied.
  struct Ground {
    /// The properties: the parent's inherited ones, or those of a document's style.
    var style: Style
    /// The style that children inherit if nothing else is specified for the node, or `nil` for the inherited properties
    /// of `style`.
    var handed: Style?
    /// A number that identifies the ground, equal only for equal styles, or -1 for a ground used by
    /// a single node.
    var number: Int32
    /// The number of the inherited style, which is the ground of children.
    var inheritableNumber: Int32
    /// The style that children inherit if nothing else is specified for the node.
    var inheritable: Style { handed ?? style.filtered(\.isInherited) }
  }

  private func ground(of index: Int, _ parent: Int) -> Ground {
    guard let document = nodes[index].documentStyle else {
      let inheritable = parent >= 0 ? resolved[parent].inheritable : Style()
      let number = parent >= 0 ? resolved[parent].inheritableNumber : 0
      return Ground(
        style: inheritable, handed: inheritable, number: number, inheritableNumber: number)
    }
    // A parent that still has its document style passes down what the document's style already
    // includes.
    if parent >= 0, let outer = nodes[parent].documentStyle,
      resolved[parent].effective.storageAddress != outer.storageAddress
    {
      return ground(document, in: outer, resolved[parent].effective)
    }
    if let lastGround, lastGround.style.storageAddress == document.storageAddress {
      return lastGround
    }
    if let known = documentGrounds[document.storageAddress] {
      lastGround = known
      return known
    }
    let ground = Ground(
      style: document, handed: nil, number: nextHandedNumber,
      inheritableNumber: nextHandedNumber + 1)
    nextHandedNumber += 2
    // When a document is restyled, the grounds of its previous styles become obsolete.
    if documentGrounds.count >= max(1024, nodes.count) { documentGrounds.removeAll() }
    documentGrounds[document.storageAddress] = ground
    lastGround = ground
    return ground
  }

  /// Adjusts a document's style for a container whose properties differ from its document style:
  /// inherited properties are taken from the container.
  ///
  /// A property that equals the container's document style counts as inherited, even if the
  /// document specifies it again for this element.
  private func ground(_ document: Style, in outer: Style, _ container: Style) -> Ground {
    var style = document
    for property in StyleProperty.inherited where document[property] == outer[property] {
      style[property] = container[property]
    }
    defer { nextHandedNumber += 1 }
    return Ground(
      style: style, handed: nil, number: -1,
      inheritableNumber: nextHandedNumber)
  }

  /// The result of applying a node's style to its ground.
  private struct Inherited {
    var effective: Style
    var handed: Style?
    var inheritableNumber: Int32
    var dependsOnParent = false
    var unusable: [Style.Entry] = []
  }

  /// Applies a cascaded style to its ground and resolves `inherit` and `initial`: CSS Cascade 5 §7.
  private func inherit(_ cascaded: Style, _ index: Int, _ ground: Ground) -> Inherited {
    let given = ground.style
    var style = cascaded
    var result = Inherited(
      effective: given, handed: ground.handed, inheritableNumber: ground.inheritableNumber
    )
    var changesHanded = false
    var hasKeywords = false
    for entry in style.entries {
      if entry.property.isInherited { changesHanded = true }
      switch entry.value {
      case .inherit:
        hasKeywords = true
        if !entry.property.isInherited { result.dependsOnParent = true }
      case .initial where entry.property != .textStyle: hasKeywords = true
      default: if !entry.isUsable { result.unusable.append(entry) }
      }
    }
    if !result.unusable.isEmpty { style = style.leavingOut(result.unusable) }
    result.effective =
      hasKeywords ? resolvingKeywords(style, index, on: given) : given.merging(style)
    guard changesHanded else { return result }
    let inheritable = result.effective.filtered(\.isInherited)
    let old = resolved[index]
    if old.inheritableNumber > 0, old.inheritable == inheritable {
      (result.handed, result.inheritableNumber) = (old.handed ?? inheritable, old.inheritableNumber)
    } else {
      (result.handed, result.inheritableNumber) = (inheritable, nextHandedNumber)
      nextHandedNumber += 1
    }
    return result
  }

  /// Returns a style applied to its ground, with its keywords replaced by their values.
  private func resolvingKeywords(_ style: Style, _ index: Int, on given: Style) -> Style {
    let parent = Int(parents[index])
    var result = given
    for entry in style.entries {
      switch entry.value {
      case .inherit:
        result[entry.property] = parent >= 0 ? resolved[parent].effective[entry.property] : nil
      case .initial where entry.property != .textStyle: result[entry.property] = nil
      default: result[entry.property] = entry.value
      }
    }
    return result
  }

  /// Records the entries of a node's style that have unusable numbers.
  private func note(_ entries: [Style.Entry], _ index: Int) {
    if !entries.isEmpty || !unusable.isEmpty {
      unusable[index] = entries.isEmpty ? nil : entries
    }
  }
}

extension Style {
  /// Whether any property refers to a design token.
  var hasTokens: Bool {
    entries.contains { if case .token = $0.value { true } else { false } }
  }
}
