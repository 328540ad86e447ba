import QuoinGeometry
import QuoinModel

extension StyleResolver {
  /// Computes the style and the look of a node whose container is computed.
  ///
  /// - Returns: whether what the node hands down changed.
  @discardableResult func compute(_ index: Int) -> Bool {
    work.computed += 1
    late[index] = nil
    let node = nodes[index]
    let parent = Int(parents[index])
    let number = matchNumbers[index]
    let own = node.appliedStyle
    let oldHanded = handedNumbers[index]
    let oldVariables = variables[index]
    variables[index] = parent >= 0 ? variables[parent] : CSS.Variables()
    let hasLate = pool.matches[Int(number)].hasLate || own.hasTokens
    let ground = ground(of: index, parent)
    let key = ShareKey(ground: ground.number, match: number, own: own.storageAddress)
    let isShareable = !hasLate && ground.number >= 0
    if isShareable, let known = shared[key], known.defaultFont == node.defaultFont {
      cascaded[index] = known.cascaded
      effective[index] = known.effective
      handedDown[index] = known.handed
      handedNumbers[index] = known.handedNumber
      looks[index] = known.look
      looksUp[index] = false
      note(known.unusable, index)
      return oldHanded != known.handedNumber || oldVariables != variables[index]
    }
    let match = pool.matches[Int(number)]
    if hasLate {
      cascaded[index] = lateStyle(index, match, own, on: ground.handed)
    } else if own.isEmpty {
      cascaded[index] = match.style
    } else {
      cascaded[index] = match.normalStyle.merging(own).merging(match.importantStyle)
    }
    inherit(index, parent, ground)
    looks[index] = Look(
      effective[index], defaultFont: node.defaultFont, traits: environment.traits)
    if isShareable, !looksUp[index], isLikelyShared(own) {
      // Each change of something that is handed down leaves the looks before it behind.
      if shared.count >= max(1024, nodes.count) { shared.removeAll(keepingCapacity: true) }
      shared[key] = SharedLook(
        own: own, defaultFont: node.defaultFont, cascaded: cascaded[index],
        effective: effective[index], handed: handedDown[index],
        handedNumber: handedNumbers[index], look: looks[index],
        unusable: unusable[index] ?? [])
    }
    return oldHanded != handedNumbers[index] || oldVariables != variables[index]
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
      let handed = parent >= 0 ? handedDown[parent] : Style()
      let number = parent >= 0 ? handedNumbers[parent] : 0
      return Ground(style: handed, handed: handed, number: number, handedNumber: number)
    }
    // A container that is as its document has it hands down what the document's style has already.
    if parent >= 0, let outer = nodes[parent].documentStyle,
      effective[parent].storageAddress != outer.storageAddress
    {
      return ground(document, in: outer, effective[parent])
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

  /// Takes what lies beneath, and carries out `inherit` and `initial`: CSS Cascade 5 §7.
  private func inherit(_ index: Int, _ parent: Int, _ ground: Ground) {
    let given = ground.style
    var style = cascaded[index]
    var unusable: [Style.Entry] = []
    var looksUp = false
    var changesHanded = false
    var hasKeywords = false
    for entry in style.entries {
      if entry.property.isInherited { changesHanded = true }
      switch entry.value {
      case .inherit:
        hasKeywords = true
        if !entry.property.isInherited { looksUp = true }
      case .initial where entry.property != .textStyle: hasKeywords = true
      default: if !entry.isUsable { unusable.append(entry) }
      }
    }
    self.looksUp[index] = looksUp
    if !unusable.isEmpty { style = style.leavingOut(unusable) }
    note(unusable, index)
    if hasKeywords {
      var resolved = given
      for entry in style.entries {
        switch entry.value {
        case .inherit:
          resolved[entry.property] = parent >= 0 ? effective[parent][entry.property] : nil
        case .initial where entry.property != .textStyle: resolved[entry.property] = nil
        default: resolved[entry.property] = entry.value
        }
      }
      effective[index] = resolved
    } else {
      effective[index] = given.merging(style)
    }
    guard changesHanded else {
      handedDown[index] = ground.handed
      handedNumbers[index] = ground.handedNumber
      return
    }
    let handed = effective[index].filtered(\.isInherited)
    let isAsBefore = handedNumbers[index] > 0 && handedDown[index] == handed
    if !isAsBefore {
      handedDown[index] = handed
      handedNumbers[index] = nextHandedNumber
      nextHandedNumber += 1
    }
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
