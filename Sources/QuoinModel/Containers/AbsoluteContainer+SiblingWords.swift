import QuoinGeometry

// Implements the placements by siblings, recorded under the names of their methods.
extension Relation where C == AbsoluteContainer {
  /// Places the child before or after siblings along an axis.
  func stand(
    _ axis: Axis, _ siblings: VisibleSiblings, isAfter: Bool, by word: PinWord,
    isDirectional: Bool? = nil
  ) -> Relation {
    let line = SiblingLine(
      isAfter ? .end : .start, of: siblings, choice: isAfter ? .greatest : .least,
      isDirectional: isDirectional ?? false)
    return setPart(
      axis, isAfter ? .start : .end, Coordinate(line: line), by: word,
      isDirectional: isDirectional)
  }

  /// Fills the space between two siblings.
  func between(_ axis: Axis, _ a: Node, _ b: Node, by word: PinWord) -> Relation {
    let isDirectional = axis == .horizontal ? false : nil
    return setPart(
      axis, .start, Coordinate(line: .init(.end, of: [a, b], choice: .least)), by: word,
      isDirectional: isDirectional
    ).setPart(
      axis, .end, Coordinate(line: .init(.start, of: [a, b], choice: .greatest)), by: word,
      isDirectional: isDirectional)
  }

  /// Gives the child the length of a sibling.
  func length(_ axis: Axis, of sibling: Node, by word: PinWord) -> Relation {
    setPart(
      axis, .length, Coordinate(line: .init(.length, of: [sibling], choice: .greatest)), by: word)
  }

  func flush(_ flush: HorizontalEdgeAlignment?, _ siblings: VisibleSiblings) -> Relation {
    guard let flush else { return self }
    let isDirectional = flush == .leading || flush == .trailing
    func line(_ side: SiblingLine.Side, _ choice: SiblingLine.Choice) -> Coordinate {
      Coordinate(line: .init(side, of: siblings, choice: choice, isDirectional: isDirectional))
    }
    return switch flush {
    case .left, .leading:
      setPart(
        .horizontal, .start, line(.start, .least), by: .aligned, isDirectional: isDirectional)
    case .center: setPart(.horizontal, .center, line(.center, .mean), by: .aligned)
    case .right, .trailing:
      setPart(.horizontal, .end, line(.end, .greatest), by: .aligned, isDirectional: isDirectional)
    }
  }

  func flush(_ flush: VerticalEdgeAlignment?, _ siblings: VisibleSiblings) -> Relation {
    guard let flush else { return self }
    return switch flush {
    case .top:
      setPart(
        .vertical, .start, Coordinate(line: .init(.start, of: siblings, choice: .least)),
        by: .aligned)
    case .center:
      setPart(
        .vertical, .center, Coordinate(line: .init(.center, of: siblings, choice: .mean)),
        by: .aligned)
    case .bottom:
      setPart(
        .vertical, .end, Coordinate(line: .init(.end, of: siblings, choice: .greatest)),
        by: .aligned)
    }
  }

  func left(
    to line: VerticalLine, _ distance: some CoordinateConvertible = 0, by word: PinWord
  ) -> Relation {
    setPart(
      .horizontal, .start, distance.coordinate.from(line.line), by: word,
      isDirectional: false)
  }

  func right(
    to line: VerticalLine, _ distance: some CoordinateConvertible = 0, by word: PinWord
  ) -> Relation {
    setPart(
      .horizontal, .end, distance.coordinate.from(line.line), by: word,
      isDirectional: false)
  }

  func start(
    to line: VerticalLine, _ distance: some CoordinateConvertible = 0, by word: PinWord
  ) -> Relation {
    setPart(
      .horizontal, .start, distance.coordinate.from(line.line), by: word,
      isDirectional: true)
  }

  func end(
    to line: VerticalLine, _ distance: some CoordinateConvertible = 0, by word: PinWord
  ) -> Relation {
    setPart(
      .horizontal, .end, distance.coordinate.from(line.line), by: word,
      isDirectional: true)
  }

  func top(
    to line: HorizontalLine, _ distance: some CoordinateConvertible = 0, by word: PinWord
  ) -> Relation {
    setPart(.vertical, .start, distance.coordinate.from(line.line), by: word)
  }

  func bottom(
    to line: HorizontalLine, _ distance: some CoordinateConvertible = 0, by word: PinWord
  ) -> Relation {
    setPart(.vertical, .end, distance.coordinate.from(line.line), by: word)
  }

  func hCenter(
    to line: VerticalLine, _ distance: some CoordinateConvertible = 0, by word: PinWord
  ) -> Relation {
    setPart(.horizontal, .center, distance.coordinate.from(line.line), by: word)
  }

  func vCenter(
    to line: HorizontalLine, _ distance: some CoordinateConvertible = 0, by word: PinWord
  ) -> Relation {
    setPart(.vertical, .center, distance.coordinate.from(line.line), by: word)
  }
}
