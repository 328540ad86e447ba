import QuoinModel

extension AndroidRelativePasses {
  // MARK: Across

  /// Sets the horizontal edges of a child from its rules; later rules override earlier ones.
  func applyAcross(_ member: Member) {
    (member.left, member.right) = (nil, nil)
    if member.hasRulesAcross { applyRulesAcross(member) }
    let sides = member.placement.sides
    if sides.contains(.left) { member.left = run.padding.left + member.margins.left }
    if sides.contains(.right) { member.right = farRight(of: member) ?? member.right }
  }

  /// The right edge of a child at the right side of the group, or `nil` if the group's is unknown.
  private func farRight(of member: Member) -> Int? {
    room.width.map { $0 - run.padding.right - member.margins.right }
  }

  private func applyRulesAcross(_ member: Member) {
    let margins = member.margins
    let farRight = farRight(of: member)
    let nearLeft = run.padding.left + margins.left
    if let other = anchor(of: member, .leftOf) {
      member.right = (other.left ?? 0) - other.margins.left - margins.right
    } else if isMissing(member, .leftOf) {
      member.right = farRight
    }
    if let other = anchor(of: member, .rightOf) {
      member.left = (other.right ?? 0) + other.margins.right + margins.left
    } else if isMissing(member, .rightOf) {
      member.left = nearLeft
    }
    if let other = anchor(of: member, .alignLeft) {
      member.left = (other.left ?? 0) + margins.left
    } else if isMissing(member, .alignLeft) {
      member.left = nearLeft
    }
    if let other = anchor(of: member, .alignRight) {
      member.right = (other.right ?? 0) - margins.right
    } else if isMissing(member, .alignRight) {
      member.right = farRight ?? member.right
    }
  }

  /// Whether the group stands in for a missing child that a rule names.
  private func isMissing(_ member: Member, _ rule: Rule) -> Bool {
    member.placement.alignsWithParentIfMissing && member.placement.rules[rule] != nil
  }

  /// Measures a child for its width; its height is a guess.
  func measureAcross(_ member: Member) {
    let height: MeasureSpec
    if let room = room.height {
      let most = max(0, room - run.padding.vertical - member.margins.vertical)
      height = member.slot.heightLength == .matchParent ? .exactly(most) : .atMost(most)
    } else {
      height = member.slot.heightLength.pixels.map { .exactly($0) } ?? .unspecified
    }
    member.slot.measure(specAcross(member), height)
  }

  private func specAcross(_ member: Member) -> MeasureSpec {
    spec(
      member.left, member.right, member.slot.widthLength,
      near: run.padding.left + member.margins.left,
      far: room.width.map { $0 - run.padding.right - member.margins.right })
  }

  /// Returns the spec for a child along an axis, of which some edges may be known.
  private func spec(
    _ start: Int?, _ end: Int?, _ length: AndroidLength, near: Int, far: Int?
  ) -> MeasureSpec {
    guard let far else {
      if let start, let end { return .exactly(max(0, end - start)) }
      return length.pixels.map { .exactly($0) } ?? .unspecified
    }
    let most = (end ?? far) - (start ?? near)
    if start != nil, end != nil { return .exactly(max(0, most)) }
    switch length {
    case .pixels(let own): return .exactly(most >= 0 ? min(most, own) : own)
    case .matchParent: return .exactly(max(0, most))
    case .wrapContent: return most >= 0 ? .atMost(most) : .unspecified
    }
  }

  /// Places a measured child horizontally.
  ///
  /// - Returns: Whether it must be placed again when the width of the group is known.
  func placeAcross(_ member: Member, isWrapped: Bool) -> Bool {
    let width = member.slot.width
    switch (member.left, member.right) {
    case (nil, let right?): member.left = right - width
    case (let left?, nil): member.right = left + width
    case (.some, .some): break
    case (nil, nil):
      if member.placement.sides.contains(.centerHorizontal) {
        if isWrapped { putAtEdge(member) } else { center(member, across: room.width ?? 0) }
        return true
      }
      putAtEdge(member)
    }
    return false
  }

  private func putAtEdge(_ member: Member) {
    if run.isRightToLeft {
      let right = (room.width ?? 0) - run.padding.right - member.margins.right
      member.right = right
      member.left = right - member.slot.width
    } else {
      let left = run.padding.left + member.margins.left
      member.left = left
      member.right = left + member.slot.width
    }
  }

  func center(_ member: Member, across width: Int) {
    let left = (width - member.slot.width) / 2
    member.left = left
    member.right = left + member.slot.width
  }

  // MARK: Down

  /// Sets the vertical edges of a child from its rules; a baseline overrides all others.
  func applyDown(_ member: Member) {
    (member.top, member.bottom) = (nil, nil)
    if member.hasRulesDown, applyRulesDown(member) { return }
    let sides = member.placement.sides
    if sides.contains(.top) { member.top = run.padding.top + member.margins.top }
    if sides.contains(.bottom) { member.bottom = farBottom(of: member) ?? member.bottom }
  }

  /// The bottom edge of a child at the bottom of the group, or `nil` if the group's is unknown.
  private func farBottom(of member: Member) -> Int? {
    room.height.map { $0 - run.padding.bottom - member.margins.bottom }
  }

  /// - Returns: Whether the baseline of another child determined the edges.
  private func applyRulesDown(_ member: Member) -> Bool {
    let margins = member.margins
    if let other = anchor(of: member, .alignBaseline), let baseline = other.slot.baseline {
      member.top = (other.top ?? 0) + baseline - (member.slot.baseline ?? 0)
      return true
    }
    let farBottom = farBottom(of: member)
    let nearTop = run.padding.top + margins.top
    if let other = anchor(of: member, .above) {
      member.bottom = (other.top ?? 0) - other.margins.top - margins.bottom
    } else if isMissing(member, .above) {
      member.bottom = farBottom
    }
    if let other = anchor(of: member, .below) {
      member.top = (other.bottom ?? 0) + other.margins.bottom + margins.top
    } else if isMissing(member, .below) {
      member.top = nearTop
    }
    if let other = anchor(of: member, .alignTop) {
      member.top = (other.top ?? 0) + margins.top
    } else if isMissing(member, .alignTop) {
      member.top = nearTop
    }
    if let other = anchor(of: member, .alignBottom) {
      member.bottom = (other.bottom ?? 0) - margins.bottom
    } else if isMissing(member, .alignBottom) {
      member.bottom = farBottom ?? member.bottom
    }
    return false
  }

  /// Measures a child whose width is final.
  func measureWhole(_ member: Member) {
    member.slot.measure(
      specAcross(member),
      spec(
        member.top, member.bottom, member.slot.heightLength,
        near: run.padding.top + member.margins.top,
        far: room.height.map { $0 - run.padding.bottom - member.margins.bottom }))
  }

  /// Places a measured child vertically.
  ///
  /// - Returns: Whether it must be placed again when the height of the group is known.
  func placeDown(_ member: Member, isWrapped: Bool) -> Bool {
    let height = member.slot.height
    switch (member.top, member.bottom) {
    case (nil, let bottom?): member.top = bottom - height
    case (let top?, nil): member.bottom = top + height
    case (.some, .some): break
    case (nil, nil):
      if member.placement.sides.contains(.centerVertical), !isWrapped {
        center(member, down: room.height ?? 0)
        return true
      }
      let top = run.padding.top + member.margins.top
      member.top = top
      member.bottom = top + height
      if member.placement.sides.contains(.centerVertical) { return true }
    }
    return member.placement.sides.contains(.bottom)
  }

  func center(_ member: Member, down height: Int) {
    let top = (height - member.slot.height) / 2
    member.top = top
    member.bottom = top + member.slot.height
  }
}
