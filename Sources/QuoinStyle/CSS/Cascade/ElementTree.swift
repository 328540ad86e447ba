import QuoinModel

extension CSS {
  /// The element data that selectors match, in flat arrays in preorder.
  ///
  /// The elements are the nodes of a scene or the elements of a document.
  package struct ElementTree: Sendable {
    /// The index of each element's parent, or -1.
    package private(set) var parents: [Int32] = []
    /// The index of each element's previous sibling, or -1.
    private(set) var previous: [Int32] = []
    /// The position of each element among its siblings, counted from 1.
    private(set) var positions: [Int32] = []
    private(set) var childCounts: [Int32] = []
    private(set) var lastChild: [Int32] = []
    /// The index of each element's list of kinds; elements of one kind share a list.
    private(set) var kindLists: [Int32] = []
    private(set) var kinds: [[Atom]] = []
    /// The filter bits of each list of kinds, and of each element's attributes; see
    /// `SubjectFilter`.
    private var kindBits: [UInt64] = []
    private var attributeBits: [UInt64] = []
    private(set) var ids: [Atom] = []
    /// The range of each element's classes in `classes`.
    private(set) var classRanges: [Range<Int32>] = []
    private(set) var classes: [Atom] = []
    /// The number of classes in the list that no element uses any more.
    private var wastedClasses = 0
    private(set) var states: [NodeState] = []
    /// The filter of each element's ancestors.
    private(set) var filters: [AncestorFilter] = []
    /// Whether each element has text, for `:empty`.
    private(set) var hasText: [Bool] = []
    /// The attributes of each element, if the sheet uses any.
    private(set) var attributes: [Attributes] = []

    /// Cached results of matching, valid until an element changes.
    private(set) var memo = MatchMemo()

    package var count: Int { parents.count }

    /// Discards cached results because elements change.
    mutating func forget() { if !memo.isEmpty { memo = MatchMemo() } }

    /// Returns the siblings of an element in order, including itself.
    func siblings(of element: Int) -> [Int] {
      guard parents[element] >= 0 else { return [element] }
      var result: [Int] = []
      var next = lastChild[Int(parents[element])]
      while next >= 0 {
        result.append(Int(next))
        next = previous[Int(next)]
      }
      return result.reversed()
    }

    init() {}

    /// Reserves memory for a number of elements of a document, in all.
    mutating func reserveCapacity(_ count: Int) {
      parents.reserveCapacity(count)
      previous.reserveCapacity(count)
      positions.reserveCapacity(count)
      childCounts.reserveCapacity(count)
      lastChild.reserveCapacity(count)
      kindLists.reserveCapacity(count)
      attributeBits.reserveCapacity(count)
      ids.reserveCapacity(count)
      classRanges.reserveCapacity(count)
      states.reserveCapacity(count)
      filters.reserveCapacity(count)
      hasText.reserveCapacity(count)
      attributes.reserveCapacity(count)
    }

    /// Appends an element, which must follow all elements before it in preorder.
    mutating func append(
      parent: Int32, kindList: Int32, id: Atom, classes: [Atom], state: NodeState, hasText: Bool,
      attributes: Attributes? = nil
    ) {
      forget()
      let index = Int32(parents.count)
      parents.append(parent)
      var filter = AncestorFilter()
      if parent >= 0 {
        let container = Int(parent)
        previous.append(lastChild[container])
        childCounts[container] += 1
        positions.append(childCounts[container])
        lastChild[container] = index
        filter = filters[container]
        filter.formUnion(ownFilter(container))
      } else {
        previous.append(-1)
        positions.append(1)
      }
      childCounts.append(0)
      lastChild.append(-1)
      kindLists.append(kindList)
      ids.append(id)
      classRanges.append(add(classes))
      states.append(state)
      filters.append(filter)
      self.hasText.append(hasText)
      if let attributes { self.attributes.append(attributes) }
      attributeBits.append(ElementTree.bits(of: attributes))
    }

    /// Returns the filter bits of attributes; all bits if they are unknown.
    private static func bits(of attributes: Attributes?) -> UInt64 {
      guard let attributes else { return .max }
      return attributes.names.reduce(0) { $0 | SubjectFilter.bit(attribute: $1) }
    }

    /// Returns whether an element may be the subject of an entry's selector.
    func mayMatch(_ gate: SheetContent.Gate, _ index: Int) -> Bool {
      filters[index].mayContain(gate.ancestors)
        && gate.subject.mayMatch(
          attributes: attributeBits[index], kinds: kindBits[Int(kindLists[index])])
    }

    /// Adds a list of kinds and returns its index.
    mutating func addKinds(_ atoms: [Atom]) -> Int32 {
      kinds.append(atoms)
      kindBits.append(atoms.reduce(0) { $0 | SubjectFilter.bit(kind: $1) })
      return Int32(kinds.count - 1)
    }

    func classes(of index: Int) -> ArraySlice<Atom> {
      classes[Int(classRanges[index].lowerBound)..<Int(classRanges[index].upperBound)]
    }

    private mutating func add(_ atoms: [Atom]) -> Range<Int32> {
      let start = Int32(classes.count)
      if !atoms.isEmpty { classes.append(contentsOf: atoms) }
      return start..<Int32(classes.count)
    }

    /// Calls a closure with each class of an element.
    func forEachClass(of index: Int, _ body: (Atom) -> Void) {
      for place in classRanges[index] { body(classes[Int(place)]) }
    }

    /// Calls a closure with each kind of an element that the sheet names.
    func forEachKind(of index: Int, _ body: (Atom) -> Void) {
      for atom in kinds[Int(kindLists[index])] { body(atom) }
    }

    /// Returns whether an element has a class.
    func hasClass(_ index: Int, _ atom: Atom) -> Bool {
      let range = classRanges[index]
      for place in range where classes[Int(place)] == atom { return true }
      return false
    }

    /// Returns whether an element is of a kind.
    func isKind(_ index: Int, _ atom: Atom) -> Bool {
      kinds[Int(kindLists[index])].contains(atom)
    }

    func kinds(of index: Int) -> [Atom] { kinds[Int(kindLists[index])] }

    private func ownFilter(_ index: Int) -> AncestorFilter {
      var filter = AncestorFilter()
      for atom in kinds(of: index) { filter.insert(atom, .kind) }
      for atom in classes(of: index) { filter.insert(atom, .class) }
      if ids[index] >= 0 { filter.insert(ids[index], .id) }
      return filter
    }

    /// Returns the number of siblings of an element, including itself.
    func siblingCount(_ index: Int) -> Int32 {
      let parent = parents[index]
      return parent < 0 ? 1 : childCounts[Int(parent)]
    }

    /// Returns the position among the siblings of the same kind, from the start or from the end.
    func positionOfType(_ index: Int, isFromEnd: Bool) -> Int32 {
      let kind = kindLists[index]
      var position: Int32 = 1
      if isFromEnd {
        let parent = parents[index]
        guard parent >= 0 else { return 1 }
        var step = lastChild[Int(parent)]
        while step >= 0, Int(step) != index {
          if kindLists[Int(step)] == kind { position += 1 }
          step = previous[Int(step)]
        }
        return position
      }
      var step = previous[index]
      while step >= 0 {
        if kindLists[Int(step)] == kind { position += 1 }
        step = previous[Int(step)]
      }
      return position
    }

    /// Updates an element's id, classes and states.
    mutating func update(_ index: Int, id: Atom, classes: [Atom], state: NodeState) {
      forget()
      if !self.classes(of: index).elementsEqual(classes) {
        wastedClasses += classRanges[index].count
        classRanges[index] = add(classes)
      }
      ids[index] = id
      states[index] = state
    }

    mutating func setHasText(_ index: Int, _ hasText: Bool) {
      forget()
      self.hasText[index] = hasText
    }

    mutating func setAttributes(_ index: Int, _ attributes: Attributes) {
      forget()
      if index < self.attributes.count { self.attributes[index] = attributes }
      attributeBits[index] = ElementTree.bits(of: attributes)
    }

    /// Recomputes the ancestor filter of an element from its parent's; parents must be updated
    /// first.
    mutating func refreshFilter(_ index: Int) {
      guard parents[index] >= 0 else { return }
      let parent = Int(parents[index])
      var filter = filters[parent]
      filter.formUnion(ownFilter(parent))
      filters[index] = filter
    }

    // MARK: Inserting and removing children

    /// Whether most of the classes in the list are unused.
    var wastesRoom: Bool { wastedClasses > classes.count / 2 + 1024 }

    /// Makes room for inserted elements, as placeholders until `set(_:…)` is called.
    mutating func open(_ splice: PreorderSplice, parents: [Int32]) {
      forget()
      self.parents = parents
      for index in splice.removedIndices { wastedClasses += classRanges[index].count }
      splice.apply(to: &previous, blank: -1)
      splice.renumber(&previous)
      splice.apply(to: &lastChild, blank: -1)
      splice.renumber(&lastChild)
      splice.apply(to: &positions, blank: 1)
      splice.apply(to: &childCounts, blank: 0)
      splice.apply(to: &kindLists, blank: 0)
      splice.apply(to: &attributeBits, blank: .max)
      splice.apply(to: &ids, blank: -1)
      splice.apply(to: &classRanges, blank: 0..<0)
      splice.apply(to: &states, blank: [])
      splice.apply(to: &filters, blank: AncestorFilter())
      splice.apply(to: &hasText, blank: false)
      if !attributes.isEmpty { splice.apply(to: &attributes, blank: Attributes()) }
    }

    /// Sets the properties of an inserted element.
    mutating func set(
      _ index: Int, kindList: Int32, id: Atom, classes: [Atom], state: NodeState, hasText: Bool,
      attributes: Attributes? = nil
    ) {
      kindLists[index] = kindList
      ids[index] = id
      classRanges[index] = add(classes)
      states[index] = state
      self.hasText[index] = hasText
      if let attributes, index < self.attributes.count { self.attributes[index] = attributes }
      attributeBits[index] = ElementTree.bits(of: attributes)
    }

    /// Recounts the children of the container and of the inserted elements, and updates their
    /// filters.
    mutating func close(_ splice: PreorderSplice, ends: [Int32]) {
      countChildren(of: splice.container, ends)
      for index in splice.runs.lazy.filter(\.isFresh).flatMap(\.indices) {
        refreshFilter(index)
        countChildren(of: index, ends)
      }
    }

    private mutating func countChildren(of container: Int, _ ends: [Int32]) {
      var count: Int32 = 0
      var before: Int32 = -1
      var child = container + 1
      while child < Int(ends[container]) {
        count += 1
        positions[child] = count
        previous[child] = before
        before = Int32(child)
        child = Int(ends[child])
      }
      childCounts[container] = count
      lastChild[container] = before
    }
  }
}
