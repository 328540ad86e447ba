import QuoinGeometry
import QuoinModel

extension StyleResolver {
  /// Computes the style and the look of a node whose container is computed.
  ///
  /// - Returns: whether what the node hands down changed.
  @discardableResult func compute(_ index: Int) -> Bool {
    work.computed += 1
    if !late.isEmpty { late[index] = nil }
    let node = nodes[index]
    let parent = Int(parents[index])
    let number = matchNumbers[index]
    let own = node.appliedStyle
    let old = resolved[index]
    let oldVariables = variables[index]
    variables[index] = parent >= 0 ? variables[parent] : CSS.Variables()
    let hasLate = pool.matches[Int(number)].hasLate || own.hasTokens
    let ground = ground(of: index, parent)
    let key = ShareKey(ground: ground.number, match: number, own: own.storageAddress)
    let isShareable = !hasLate && ground.number >= 0
    let new: ResolvedStyle
    if isShareable, let known = shared[key], known.defaultFont == node.defaultFont {
      new = known
    } else {
      new = resolve(index, own, ground, hasLate: hasLate)
      if isShareable, !new.looksUp, isLikelyShared(own) {
        // Each change of something that is handed down leaves the looks before it behind.
        if shared.count >= max(1024, nodes.count) { shared.removeAll(keepingCapacity: true) }
        shared[key] = new
      }
    }
    resolved[index] = new
    looks[index] = new.look
    note(new.unusable, index)
    return old.handedNumber != new.handedNumber || oldVariables != variables[index]
  }

  /// What the styles of a node come to on what lies beneath.
  private func resolve(
    _ index: Int, _ own: Style, _ ground: Ground, hasLate: Bool
  ) -> ResolvedStyle {
    let match = pool.matches[Int(matchNumbers[index])]
    let cascaded: Style
    if hasLate {
      cascaded = lateStyle(index, match, own, on: ground.handed)
    } else if own.isEmpty {
      cascaded = match.style
    } else {
      cascaded = match.normalStyle.merging(own).merging(match.importantStyle)
    }
    let node = nodes[index]
    let inherited = inherit(cascaded, index, ground)
    return ResolvedStyle(
      own: own, defaultFont: node.defaultFont, cascaded: cascaded,
      effective: inherited.effective, handed: inherited.handed,
      handedNumber: inherited.handedNumber, looksUp: inherited.looksUp,
      unusable: inherited.unusable,
      look: Look(
        inherited.effective, defaultFont: node.defaultFont, traits: environment.traits))
  }

  /// Whether other nodes may have the same style of their own: none, or a storage that was seen before.
  private func isLikelyShared(_ own: Style) -> Bool {
    if own.isEmpty { return true }
    if seenStorages.count >= 4096 { seenStorages.removeAll(keepingCapacity: true) }
    return !seenStorages.insert(own.storageAddress).inserted
  }

  /// What lies beneath the rules and the style of a node.
  struct Ground {
    /// The properties: those that the container hands down, or those of a document's style.
    var style: Style
    /// What the node hands down where nothing else is said of it.
    var handed: Style
    /// A number that no ground with another style has, or -1 for the ground of one node.
    var number: Int32
    /// The number of what is handed down, which is the ground of children.
    var handedNumber: Int32
  }

  private func ground(of index: Int, _ parent: Int) -> Ground {
    guard let document = nodes[index].documentStyle else {
      let handed = parent >= 0 ? resolved[parent].handed : Style()
      let number = parent >= 0 ? resolved[parent].handedNumber : 0
      return Ground(style: handed, handed: handed, number: number, handedNumber: number)
    }
    // A container that is as its document has it hands down what the document's style has already.
    if parent >= 0, let outer = nodes[parent].documentStyle,
      resolved[parent].effective.storageAddress != outer.storageAddress
    {
      return ground(document, in: outer, resolved[parent].effective)
    }
    if let known = documentGrounds[document.storageAddress] { return known }
    let ground = Ground(
      style: document, handed: document.filtered(\.isInherited), number: nextHandedNumber,
      handedNumber: nextHandedNumber + 1)
    nextHandedNumber += 2
    // Styles of a document that was styled anew leave those before them behind.
    if documentGrounds.count >= max(1024, nodes.count) { documentGrounds.removeAll() }
    documentGrounds[document.storageAddress] = ground
    return ground
  }

  /// A document's style in a container that has other properties than its document says: those that the
  /// element inherits there come from the container.
  ///
  /// A property that it has equal to its container counts as inherited, although its document may say it again.
  private func ground(_ document: Style, in outer: Style, _ container: Style) -> Ground {
    var style = document
    for property in StyleProperty.inherited where document[property] == outer[property] {
      style[property] = container[property]
    }
    defer { nextHandedNumber += 1 }
    return Ground(
      style: style, handed: style.filtered(\.isInherited), number: -1,
      handedNumber: nextHandedNumber)
  }

  /// What a node's style comes to on what lies beneath.
  private struct Inherited {
    var effective: Style
    var handed: Style
    var handedNumber: Int32
    var looksUp = false
    var unusable: [Style.Entry] = []
  }

  /// Takes what lies beneath, and carries out `inherit` and `initial`: CSS Cascade 5 §7.
  private func inherit(_ cascaded: Style, _ index: Int, _ ground: Ground) -> Inherited {
    let given = ground.style
    var style = cascaded
    var result = Inherited(
      effective: given, handed: ground.handed, handedNumber: ground.handedNumber)
    var changesHanded = false
    var hasKeywords = false
    for entry in style.entries {
      if entry.property.isInherited { changesHanded = true }
      switch entry.value {
      case .inherit:
        hasKeywords = true
        if !entry.property.isInherited { result.looksUp = true }
      case .initial where entry.property != .textStyle: hasKeywords = true
      default: if !entry.isUsable { result.unusable.append(entry) }
      }
    }
    if !result.unusable.isEmpty { style = style.leavingOut(result.unusable) }
    result.effective = hasKeywords ? carryOut(style, index, on: given) : given.merging(style)
    guard changesHanded else { return result }
    let handed = result.effective.filtered(\.isInherited)
    let old = resolved[index]
    if old.handedNumber > 0, old.handed == handed {
      (result.handed, result.handedNumber) = (old.handed, old.handedNumber)
    } else {
      (result.handed, result.handedNumber) = (handed, nextHandedNumber)
      nextHandedNumber += 1
    }
    return result
  }

  /// A style on what lies beneath, with what its keywords stand for.
  private func carryOut(_ style: Style, _ index: Int, on given: Style) -> Style {
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

  /// Keeps what of a node's style has numbers that nothing can be done with.
  private func note(_ entries: [Style.Entry], _ index: Int) {
    if !entries.isEmpty || !unusable.isEmpty {
      unusable[index] = entries.isEmpty ? nil : entries
    }
  }
}

extension Style {
  /// Whether a property refers to a design token.
  var hasTokens: Bool {
    entries.contains { if case .token = $0.value { true } else { false } }
  }
}
