import QuoinModel

// Updates of the styles after the classes or states of some elements change, or the environment does. Only elements that
// selectors can select differently are matched again, and only the styles that follow from that are computed.
extension CSS.DocumentStyler {
  /// The state of an element in an update.
  private struct Mark: OptionSet {
    let rawValue: UInt8
    /// The rules may select it differently.
    static let isReached = Mark(rawValue: 1)
    /// Its style is another.
    static let hasOtherStyle = Mark(rawValue: 2)
    /// Its pseudo-elements are others, or the author styles the control or does not any more.
    static let hasOtherParts = Mark(rawValue: 4)
  }

  /// The pseudo-elements of an element that replace the former ones.
  private struct PartEdit {
    var element: Int
    var parts: [CSS.PartStyles.Part]
  }

  /// The elements to match again.
  private struct Reached {
    var marks: [Mark]
    /// The number of elements that may still be looked at; beyond it, all are matched.
    var room: Int
    var areAll = false

    init(_ count: Int) {
      marks = Array(repeating: [], count: count)
      room = 4 * count
    }

    mutating func add(_ index: Int, in tree: CSS.ElementTree, _ reach: CSS.SelectorReach.Reach) {
      marks[index].insert(.isReached)
      if reach.contains(.all) || room < 0 { areAll = true }
      if areAll { return }
      var next = index + 1
      if reach.contains(.descendants) {
        while next < marks.count, Int(tree.parents[next]) >= index {
          marks[next].insert(.isReached)
          next += 1
        }
        room -= next - index
      }
      let parent = Int(tree.parents[index])
      guard !reach.isDisjoint(with: [.siblings, .earlierSiblings]), parent >= 0 else { return }
      let start = reach.contains(.earlierSiblings) ? parent + 1 : next
      next = start
      while next < marks.count, Int(tree.parents[next]) >= parent {
        if reach.contains(.descendants) || Int(tree.parents[next]) == parent {
          marks[next].insert(.isReached)
        }
        next += 1
      }
      room -= next - start
    }
  }

  /// Whether the elements can be styled again for changes of some of them.
  ///
  /// All elements are styled from the beginning if there are query containers or too many font sizes, on paper, if the
  /// origins of declarations are kept, after the deadline, and if many styles are no longer used.
  package var canUpdate: Bool {
    isComplete && !keepsOrigins && containers.isEmpty && fontSizes.firstRounded == nil
      && environment.medium != .print && !tree.wastesRoom
      && families.count <= 1_024 + 4 * families.members.count
  }

  /// Updates the styles after the classes or states of some elements change.
  ///
  /// - Parameters:
  ///   - changed: The numbers of these elements.
  ///   - element: Returns an element as it is now.
  /// - Returns: The numbers of the elements with other styles or pseudo-elements, or `nil` if all must be styled from the
  ///   beginning.
  package mutating func update(
    _ changed: some Sequence<Int>, _ element: (Int) -> Element
  ) -> [Int]? {
    let findings = diagnostics.count
    guard canUpdate, restoreStyles(element) else { return nil }
    var reached = Reached(tree.count)
    for index in changed {
      let reach = note(element(index), at: index)
      reached.add(index, in: tree, reach)
    }
    var marks = reached.marks
    if reached.areAll { marks = Array(repeating: .isReached, count: tree.count) }
    guard let first = marks.firstIndex(of: .isReached) else { return [] }
    // The filters of ancestors precede those of their descendants.
    for index in first..<marks.count where marks[index].contains(.isReached) {
      tree.refreshFilter(index)
    }
    let others = update(&marks, from: first, element)
    return canUpdate && diagnostics.count == findings ? others : nil
  }

  /// Updates the styles for another environment.
  ///
  /// - Parameters:
  ///   - environment: The environment, which differs only in the colour scheme, and in the viewport if no length refers to it.
  ///   - schemes: The colour schemes that elements admit in it.
  ///   - element: Returns an element as it is now.
  /// - Returns: The numbers of the elements with other styles or pseudo-elements, or `nil` if all must be styled from the
  ///   beginning.
  package mutating func update(
    _ environment: MediaEnvironment, _ schemes: CSS.AdmittedSchemes?, _ element: (Int) -> Element
  ) -> [Int]? {
    let findings = diagnostics.count
    // What an element inherits may be in the scheme of its parent, if the two differ.
    guard canUpdate, restoreStyles(element),
      !families.styles.contains(where: { $0.set.contains(.colorScheme) })
    else { return nil }
    self.environment = environment
    self.schemes = schemes
    let active = content.conditions.map { $0.evaluate(environment) == true }
    if active == isActive { return [] }
    // Conditions may be around animations, too, from which styles follow.
    guard content.animations.isEmpty else { return nil }
    isActive = active
    var marks: [Mark] = Array(repeating: .isReached, count: tree.count)
    let others = update(&marks, from: 0, element)
    return canUpdate && diagnostics.count == findings ? others : nil
  }

  /// Notes the classes and states of an element.
  ///
  /// - Returns: The other elements that rules may select differently because of them.
  private mutating func note(_ element: Element, at index: Int) -> CSS.SelectorReach.Reach {
    let classes = CSS.DocumentStyler.classes(of: element.attributes, content.atoms)
    var reach = content.reach.attributesByName["class"] ?? []
    for atom in Set(tree.classes(of: index)).symmetricDifference(classes) {
      reach.formUnion(content.reach.classes[atom] ?? [])
    }
    if tree.states[index] != element.state { reach.formUnion(content.reach.states) }
    tree.update(index, id: tree.ids[index], classes: classes, state: element.state)
    tree.setAttributes(index, element.attributes)
    return reach
  }

  /// Styles the marked elements again, and those whose parents have other styles.
  ///
  /// - Returns: The elements with other styles or pseudo-elements, or `nil` if the deadline passed.
  private mutating func update(
    _ marks: inout [Mark], from first: Int, _ element: (Int) -> Element
  ) -> [Int]? {
    // Local, so that each use does not retain their arrays.
    let tree = tree
    let selectors = content.selectors
    var families = SharedStyles()
    swap(&families, &self.families)
    defer { swap(&families, &self.families) }
    var others: [Int] = []
    var edits: [PartEdit] = []
    var rules = MatchingRules()
    for index in first..<marks.count {
      let parent = Int(tree.parents[index])
      let isReached = marks[index].contains(.isReached)
      guard isReached || parent >= 0 && marks[parent].contains(.hasOtherStyle) else { continue }
      if let deadline, deadline.isPassed { return nil }
      self.element = index
      let range = parts(of: index)
      if isReached {
        findRules(of: index, tree, selectors, families, &rules)
        for part in rules.parts.keys { sort(&rules.parts[part, default: []], rules.proximities) }
        if isControl[index], isPainted(rules.own, element(index)) != painted.contains(index) {
          marks[index].insert(.hasOtherParts)
          painted.formSymmetricDifference([index])
        }
      } else {
        takeRules(of: index, range, families, &rules)
      }
      if setFamily(of: index, in: parent, &rules, element, &families) {
        marks[index].insert(.hasOtherStyle)
      }
      let found =
        rules.parts.isEmpty
        ? [] : parts(rules.parts, of: index, families.members[index], (-1, -1), &families)
      if !found.elementsEqual(parts[range]) {
        marks[index].insert(.hasOtherParts)
        edits.append(PartEdit(element: index, parts: found))
      }
      if marks[index] != .isReached, !marks[index].isEmpty { others.append(index) }
    }
    apply(edits)
    return others
  }

  /// Determines an element's family by the rules that match it.
  ///
  /// - Returns: Whether it is another one than before.
  private mutating func setFamily(
    of index: Int, in parent: Int, _ rules: inout MatchingRules, _ element: (Int) -> Element,
    _ families: inout SharedStyles
  ) -> Bool {
    let former = families.members[index]
    var key = families.keys[Int(former)]
    key.parent = familyAround(index, in: parent, &families)
    key.entries = rules.own
    let isOther = key != families.keys[Int(former)]
    if isOther {
      let own = family(key, element(index), &families)
      families.members[index] = own
      if index == 0 { rootVariables = families.variables(of: own).declarations }
      containers.add(index, in: -1, families.style(of: own))
    }
    fitFootnoteParts(&rules.parts, of: index, families.style(of: families.members[index]))
    return isOther
  }

  /// Returns the positions of an element's pseudo-elements.
  private func parts(of element: Int) -> Range<Int> {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].element < element { low = middle + 1 } else { high = middle }
    }
    while high < parts.count, parts[high].element == element { high += 1 }
    return low..<high
  }

  /// Takes the rules that matched an element and its pseudo-elements before.
  private func takeRules(
    of index: Int, _ range: Range<Int>, _ families: SharedStyles, _ rules: inout MatchingRules
  ) {
    rules.removeAll()
    rules.own = families.keys[Int(families.members[index])].entries
    for part in parts[range] {
      rules.parts[part.part] = families.keys[Int(part.family)].entries
    }
  }

  private mutating func apply(_ edits: [PartEdit]) {
    if edits.isEmpty { return }
    var merged: [CSS.PartStyles.Part] = []
    merged.reserveCapacity(parts.count)
    var next = 0
    for edit in edits {
      while next < parts.count, parts[next].element < edit.element {
        merged.append(parts[next])
        next += 1
      }
      while next < parts.count, parts[next].element == edit.element { next += 1 }
      merged += edit.parts
    }
    merged += parts[next...]
    parts = merged
  }

  // MARK: Releasing styles

  /// The maximum number of styles that are kept until the elements are styled again.
  private static let keptStyles = 2_048

  /// Releases the results of matching, and the styles if there are many; what determined them is kept.
  package mutating func releaseStyles() {
    tree.forget()
    if families.count > CSS.DocumentStyler.keptStyles { families.releaseStyles() }
  }

  /// Computes the styles again if they were released.
  ///
  /// - Returns: `false` if the deadline passed.
  private mutating func restoreStyles(_ element: (Int) -> Element) -> Bool {
    guard families.areReleased else { return true }
    let former = families
    var families = SharedStyles()
    families.members.reserveCapacity(former.members.count)
    var next = 0
    for index in former.members.indices {
      if let deadline, deadline.isPassed { return false }
      self.element = index
      var key = former.keys[Int(former.members[index])]
      let parent = tree.parents[index]
      key.parent = familyAround(index, in: Int(parent), &families)
      let own = family(key, element(index), &families)
      families.members.append(own)
      while next < parts.count, parts[next].element == index {
        let entries = former.keys[Int(parts[next].family)].entries
        parts[next].family = family(of: parts[next].part, entries, in: own, (-1, -1), &families)
        next += 1
      }
    }
    self.families = families
    return true
  }
}
