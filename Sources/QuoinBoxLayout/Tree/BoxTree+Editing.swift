extension BoxTree {
  /// Adds a box without a parent as the last child of another one.
  ///
  /// The child must not be an ancestor of its parent. This takes constant time, in addition to marking the parent as
  /// changed.
  public mutating func append(_ child: BoxID, to parent: BoxID) {
    link(place(child), before: -1, of: place(parent))
  }

  /// Inserts a box without a parent before a sibling.
  public mutating func insert(_ child: BoxID, before sibling: BoxID) {
    let before = place(sibling)
    let parent = nodes[Int(before)].parent
    precondition(parent >= 0, "the sibling has no parent")
    link(place(child), before: before, of: parent)
  }

  /// Makes a box without a parent a child of another one, before a sibling or, without one, behind all others.
  @inline(__always)
  mutating func link(_ child: Int32, before sibling: Int32, of parent: Int32) {
    let node = nodes + Int(child)
    precondition(node.pointee.parent < 0 && child != parent, "the box has a parent already")
    let previous =
      sibling < 0 ? nodes[Int(parent)].lastChild : nodes[Int(sibling)].previous
    node.pointee.parent = parent
    nodes[Int(parent)].changedChild = BoxNode.severalChildren
    if nodes[Int(parent)].flags.contains(.isStack), !joinsStack(child, in: parent) {
      nodes[Int(parent)].flags.remove(.isStack)
    }
    node.pointee.previous = previous
    node.pointee.next = sibling
    if previous < 0 {
      nodes[Int(parent)].firstChild = child
    } else {
      nodes[Int(previous)].next = child
    }
    if sibling < 0 {
      nodes[Int(parent)].lastChild = child
    } else {
      nodes[Int(sibling)].previous = child
    }
    markDirty(parent)
    if nodes[Int(parent)].firstChild == nodes[Int(parent)].lastChild {
      noteOtherContent(of: parent)
    }
  }

  /// Whether the other children of a stack keep their sizes if a box joins them.
  @inline(__always)
  private func joinsStack(_ child: Int32, in parent: Int32) -> Bool {
    let container = nodes + Int(parent)
    let node = nodes + Int(child)
    guard !container.pointee.flags.contains(.hasRigidItems) || node.pointee.isRigidItem
    else { return false }
    return node.pointee.flags.contains(.isPlain) && node.pointee.style.order == 0
      && !node.pointee.style.position.isOutOfFlow && !node.pointee.style.isShifted
      && node.pointee.style.float == .none
      && !node.pointee.style.alignSelf.isOfBaselines
      && !container.pointee.style.alignItems.isOfBaselines
  }

  /// Removes a box with its descendants from its parent; it continues to exist.
  public mutating func detach(_ box: BoxID) {
    let index = place(box)
    let node = nodes + Int(index)
    let parent = node.pointee.parent
    guard parent >= 0 else { return }
    let (previous, next) = (node.pointee.previous, node.pointee.next)
    if previous < 0 {
      nodes[Int(parent)].firstChild = next
    } else {
      nodes[Int(previous)].next = next
    }
    if next < 0 {
      nodes[Int(parent)].lastChild = previous
    } else {
      nodes[Int(next)].previous = previous
    }
    nodes[Int(parent)].changedChild = BoxNode.severalChildren
    node.pointee.parent = -1
    node.pointee.previous = -1
    node.pointee.next = -1
    markDirty(parent)
    if nodes[Int(parent)].firstChild < 0 { noteOtherContent(of: parent) }
    markDirty(index)
  }

  /// Moves a box with its descendants before a sibling, or after the last child of a parent.
  public mutating func move(_ box: BoxID, to parent: BoxID, before sibling: BoxID? = nil) {
    detach(box)
    link(place(box), before: sibling.map { place($0) } ?? -1, of: place(parent))
  }

  /// Removes a box and its descendants, and invalidates their handles.
  ///
  /// - Complexity: O(n) in the number of descendants.
  public mutating func remove(_ box: BoxID) {
    detach(box)
    let top = place(box)
    var index = top
    while true {
      let first = nodes[Int(index)].firstChild
      if first >= 0 {
        index = first
        continue
      }
      let (next, parent) = (nodes[Int(index)].next, nodes[Int(index)].parent)
      free(index)
      if index == top { return }
      nodes[Int(parent)].firstChild = next
      index = next >= 0 ? next : parent
    }
  }

  /// Changes the style of a box.
  public mutating func setStyle(_ style: PackedStyle, of box: BoxID) {
    let index = place(box)
    // The siblings of a box whose content alone differs keep their places.
    if !nodes[Int(index)].style.hasSameBytes(as: style) {
      nodes[Int(index)].style = style
      noteStyle(index)
    }
    markDirty(index)
  }

  /// Changes some properties of a box.
  public mutating func update(_ box: BoxID, _ change: (inout PackedStyle) -> Void) {
    let index = place(box)
    change(&nodes[Int(index)].style)
    noteStyle(index)
    markDirty(index)
  }

  /// Updates the flags that depend on a new style.
  private mutating func noteStyle(_ index: Int32) {
    nodes[Int(index)].noteStyle()
    if nodes[Int(index)].style.float != .none { hasFloats = true }
    nodes[Int(index)].flags.remove(.isStack)
    let parent = nodes[Int(index)].parent
    if parent >= 0 { nodes[Int(parent)].flags.remove(.isStack) }
  }

  /// Returns the style of a box.
  public func style(of box: BoxID) -> PackedStyle { nodes[Int(place(box))].style }

  /// Returns the `display` of a box, without the rest of its style.
  package func display(of box: BoxID) -> Display {
    nodes[Int(place(box))].style.display
  }

  /// Sets whether the caller's closure measures the content.
  ///
  /// The content is marked as changed even if it is measured as before.
  public mutating func setMeasured(_ isMeasured: Bool, _ box: BoxID) {
    setContent(.isMeasured, isMeasured, place(box))
  }

  /// Sets whether the content of a block is lines of text, which the caller's other closure breaks.
  ///
  /// The children of such a box are in its lines, or are out of flow.
  package mutating func setHoldsLines(_ holdsLines: Bool, _ box: BoxID) {
    setContent([.isMeasured, .holdsLines], holdsLines, place(box))
  }

  /// Sets or removes flags for the kind of content, and marks the content as changed.
  private mutating func setContent(_ kind: BoxNode.Flags, _ isSet: Bool, _ index: Int32) {
    let node = nodes + Int(index)
    let isSame =
      isSet ? node.pointee.flags.isSuperset(of: kind) : node.pointee.flags.isDisjoint(with: kind)
    if isSame { return markDirty(index) }
    if isSet {
      node.pointee.flags.insert(kind)
    } else {
      node.pointee.flags.remove(kind)
    }
    node.pointee.flags.remove(.isStack)
    markDirty(index)
    noteOtherContent(of: index)
  }

  /// Sets whether a box contains the lines between the blocks of its parent (CSS 2 §9.2.1.1).
  ///
  /// Such lines are beside floats if the parent's width is that of its content.
  package mutating func setAnonymous(_ isAnonymous: Bool, _ box: BoxID) {
    let index = place(box)
    if isAnonymous {
      nodes[Int(index)].flags.insert(.isAnonymous)
    } else {
      nodes[Int(index)].flags.remove(.isAnonymous)
    }
    markDirty(index)
  }

  /// Marks a box in lines as one that an inline element holds; the lines give the element's area
  /// (``InlineLayout/containers``).
  package mutating func setHeldInLine(_ box: BoxID) {
    let index = place(box)
    nodes[Int(index)].flags.insert(.isHeldInLine)
    markDirty(index)
  }

  /// Whether an inline element holds a box in its line.
  package func isHeldInLine(_ box: BoxID) -> Bool {
    nodes[Int(place(box))].flags.contains(.isHeldInLine)
  }

  /// Marks the content of a measured box as changed.
  public mutating func markDirty(_ box: BoxID) { markDirty(place(box)) }

  /// Discards the cached values of a box and its ancestors.
  ///
  /// - Complexity: O(depth).
  mutating func markDirty(_ index: Int32) {
    var index = index
    while index >= 0 {
      let node = nodes + Int(index)
      let parent = node.pointee.parent
      node.pointee.flags.insert(.needsPlacing)
      node.pointee.flags.remove(.knowsFloats)
      if parent >= 0 { (nodes + Int(parent)).pointee.noteChange(of: index) }
      if node.pointee.flags.contains(.isDirty) {
        // A dirty box in a dirty parent: either all ancestors are dirty, or this part has no boxes, and its top will be
        // marked when it gets one.
        if parent < 0 || nodes[Int(parent)].flags.contains(.isDirty) { return }
      } else {
        node.pointee.flags.insert(.isDirty)
        node.pointee.flags.remove(.isComplete)
        node.pointee.current.invalidate()
        node.pointee.older.0.flags = []
        node.pointee.older.1.flags = []
        node.pointee.minContent = .nan
        node.pointee.maxContent = .nan
      }
      index = parent
    }
  }

  /// Has all children of a box's parent laid out or moved, since the box has content of another kind.
  ///
  /// Which margins collapsed through it before the change is not known any more.
  private func noteOtherContent(of index: Int32) {
    let parent = nodes[Int(index)].parent
    if parent >= 0 { nodes[Int(parent)].changedChild = BoxNode.severalChildren }
  }

  /// Returns the parent of a box.
  public func parent(of box: BoxID) -> BoxID? { optional(nodes[Int(place(box))].parent) }

  /// Returns the first child of a box.
  public func firstChild(of box: BoxID) -> BoxID? { optional(nodes[Int(place(box))].firstChild) }

  /// Returns the sibling after a box.
  public func next(after box: BoxID) -> BoxID? { optional(nodes[Int(place(box))].next) }

  private func optional(_ index: Int32) -> BoxID? { index < 0 ? nil : id(index) }
}
