import QuoinGeometry

// Places by those of some siblings that are not hidden: PinLayout's `visible(_:)`. Which are hidden is
// asked when the scene is laid out. Where all are, the word says nothing.

extension Relation where C == AbsoluteContainer {
  /// Stands below those of the siblings that are visible.
  @discardableResult public func below(
    visible siblings: Node..., aligned flush: HorizontalFlush? = nil
  ) -> Relation {
    stand(.vertical, isAfter: true, isDirectional: nil, siblings)
    if flush != nil { self.flush(flush, siblings).skipHidden(.horizontal) }
    return self
  }

  /// Stands above those of the siblings that are visible.
  @discardableResult public func above(
    visible siblings: Node..., aligned flush: HorizontalFlush? = nil
  ) -> Relation {
    stand(.vertical, isAfter: false, isDirectional: nil, siblings)
    if flush != nil { self.flush(flush, siblings).skipHidden(.horizontal) }
    return self
  }

  /// Stands to the right of those of the siblings that are visible.
  @discardableResult public func right(
    visible siblings: Node..., aligned flush: VerticalFlush? = nil
  ) -> Relation {
    stand(.horizontal, isAfter: true, isDirectional: false, siblings)
    if flush != nil { self.flush(flush, siblings).skipHidden(.vertical) }
    return self
  }

  /// Stands to the left of those of the siblings that are visible.
  @discardableResult public func left(
    visible siblings: Node..., aligned flush: VerticalFlush? = nil
  ) -> Relation {
    stand(.horizontal, isAfter: false, isDirectional: false, siblings)
    if flush != nil { self.flush(flush, siblings).skipHidden(.vertical) }
    return self
  }

  /// Stands behind those of the siblings that are visible in the direction of rows.
  @discardableResult public func after(
    visible siblings: Node..., aligned flush: VerticalFlush? = nil
  ) -> Relation {
    stand(.horizontal, isAfter: true, isDirectional: true, siblings)
    if flush != nil { self.flush(flush, siblings).skipHidden(.vertical) }
    return self
  }

  /// Stands before those of the siblings that are visible in the direction of rows.
  @discardableResult public func before(
    visible siblings: Node..., aligned flush: VerticalFlush? = nil
  ) -> Relation {
    stand(.horizontal, isAfter: false, isDirectional: true, siblings)
    if flush != nil { self.flush(flush, siblings).skipHidden(.vertical) }
    return self
  }

  private func stand(_ axis: Axis, isAfter: Bool, isDirectional: Bool?, _ siblings: [Node]) {
    adjust(axis, isDirectional: isDirectional) {
      var line = SiblingLine(
        isAfter ? .end : .start, of: siblings, choice: isAfter ? .greatest : .least,
        isDirectional: isDirectional ?? false)
      line.skipsHidden = true
      if isAfter { $0.start = Coordinate(line: line) } else { $0.end = Coordinate(line: line) }
    }
  }

  private func skipHidden(_ axis: Axis) {
    placement[axis].start?.line?.skipsHidden = true
    placement[axis].center?.line?.skipsHidden = true
    placement[axis].end?.line?.skipsHidden = true
  }
}
