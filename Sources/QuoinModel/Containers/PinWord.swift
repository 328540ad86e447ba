import QuoinGeometry

/// A method that sets a part of an absolute placement, by its name in source code.
package enum PinWord: String, Hashable, Sendable {
  case top, bottom, left, right, start, end, leading, trailing, hCenter, vCenter
  case topTo = "top(to:)"
  case bottomTo = "bottom(to:)"
  case leftTo = "left(to:)"
  case rightTo = "right(to:)"
  case startTo = "start(to:)"
  case endTo = "end(to:)"
  case leadingTo = "leading(to:)"
  case trailingTo = "trailing(to:)"
  case hCenterTo = "hCenter(to:)"
  case vCenterTo = "vCenter(to:)"
  case above = "above(of:)"
  case below = "below(of:)"
  case leftOf = "left(of:)"
  case rightOf = "right(of:)"
  case before = "before(of:)"
  case after = "after(of:)"
  case horizontallyBetween, verticallyBetween
  case aligned = "aligned:"
  case topLeft, topCenter, topRight, topStart, topEnd
  case centerLeft, center, centerRight, centerStart, centerEnd
  case bottomLeft, bottomCenter, bottomRight, bottomStart, bottomEnd
  case horizontally, vertically, all
  case width, height, size
  case widthOf = "width(of:)"
  case heightOf = "height(of:)"
  case sizeOf = "size(of:)"

  /// Whether the method sets a length.
  package var isLength: Bool {
    switch self {
    case .width, .height, .size, .widthOf, .heightOf, .sizeOf: true
    default: false
    }
  }

  /// Whether the method sets a side by the layout direction.
  package var followsRows: Bool {
    switch self {
    case .start, .end, .leading, .trailing, .startTo, .endTo, .leadingTo, .trailingTo, .before,
      .after, .topStart, .topEnd, .centerStart, .centerEnd, .bottomStart, .bottomEnd:
      true
    default: false
    }
  }

  /// Whether the method sets a side by left or right.
  package var namesLeftOrRight: Bool {
    switch self {
    case .left, .right, .leftTo, .rightTo, .leftOf, .rightOf, .horizontallyBetween, .topLeft,
      .topRight, .centerLeft, .centerRight, .bottomLeft, .bottomRight, .horizontally, .all:
      true
    default: false
    }
  }
}

/// The methods that set a placement along an axis, and which of them replaced another.
///
/// Placements are equal whichever methods set them, so all values are equal.
struct PinWords: Hashable, Sendable {
  var start: PinWord?
  var center: PinWord?
  var end: PinWord?
  var length: PinWord?
  /// The first method that has no effect any more, and the one that replaced it.
  var lost: PinWord?
  var winner: PinWord?
  /// Whether the position, and the length, are left from an earlier `pin` and are replaced by the
  /// first method that sets one.
  var hasOldPosition = false
  var hasOldLength = false

  static func == (a: PinWords, b: PinWords) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension AbsolutePlacement.Span {
  /// A part of a placement along an axis.
  enum Part { case start, center, end, length }

  /// The replacements that are recorded for diagnostics.
  enum Watch {
    /// None: the child already has its placement, which is being changed.
    case nothing
    /// Methods that contradict each other.
    case kinds
    /// Those, and methods that set the same part again with another value.
    case all
  }

  /// A method without effect and the one that replaced it, or `nil` if all methods have an effect.
  package var replacement: (lost: PinWord, winner: PinWord)? {
    guard let lost = words.lost, let winner = words.winner else { return nil }
    return (lost, winner)
  }

  /// Sets a part of the placement and clears the parts that contradict it.
  ///
  /// - Parameter isDirectional: whether the method uses leading or trailing. A side set by the
  ///   other kind of method is cleared, because the combination has no meaning in both directions.
  mutating func setPart(
    _ part: Part, _ coordinate: Coordinate, by word: PinWord, isDirectional: Bool? = nil,
    watching watch: Watch
  ) {
    replaceOld(part)
    defer { settleOldLength() }
    switch part {
    case .length:
      noteAgain(length, coordinate, words.length, word, watch)
      (length, words.length) = (coordinate, word)
    case .center:
      note(words.start ?? words.end, word, watch)
      noteAgain(center, coordinate, words.center, word, watch)
      clear()
      (center, words.center) = (coordinate, word)
    case .start, .end:
      note(words.center, word, watch)
      (center, words.center) = (nil, nil)
      if let isDirectional, self.isDirectional != isDirectional {
        note(words.start ?? words.end, word, watch)
        clear()
        self.isDirectional = isDirectional
      }
      if part == .start {
        noteAgain(start, coordinate, words.start, word, watch)
        (start, words.start) = (coordinate, word)
      } else {
        noteAgain(end, coordinate, words.end, word, watch)
        (end, words.end) = (coordinate, word)
      }
    }
  }

  /// Starts a placement that keeps the position and the length until a method sets another, as
  /// PinLayout keeps a frame.
  mutating func begin() {
    (minLength, maxLength, justification) = (nil, nil, nil)
    words = PinWords()
    words.hasOldPosition = start != nil || center != nil || end != nil
    words.hasOldLength = length != nil
  }

  /// Clears the parts of the earlier `pin` that a method replaces.
  private mutating func replaceOld(_ part: Part) {
    if part == .length {
      // The child keeps its start.
      if words.hasOldPosition, start != nil { end = nil }
      words.hasOldLength = false
    } else if words.hasOldPosition {
      clear()
      words.hasOldPosition = false
    }
  }

  /// Clears the length of the earlier `pin` if two sides determine it.
  mutating func settleOldLength() {
    if words.hasOldLength, start != nil, end != nil { forgetOldLength() }
  }

  /// Clears what is left of the earlier `pin`.
  mutating func forgetOld() {
    if words.hasOldPosition { reset() }
    forgetOldLength()
  }

  /// Clears the length of the earlier `pin`.
  mutating func forgetOldLength() {
    if words.hasOldLength { (length, words.hasOldLength) = (nil, false) }
  }

  /// Clears the position.
  mutating func clear() {
    (start, center, end, isDirectional) = (nil, nil, nil, false)
    (words.start, words.center, words.end) = (nil, nil, nil)
  }

  /// Clears the position and the record of replaced methods.
  mutating func reset() {
    clear()
    (words.lost, words.winner, words.hasOldPosition) = (nil, nil, false)
  }

  private mutating func note(_ lost: PinWord?, _ winner: PinWord, _ watch: Watch) {
    guard watch != .nothing, words.lost == nil, let lost else { return }
    (words.lost, words.winner) = (lost, winner)
  }

  private mutating func noteAgain(
    _ old: Coordinate?, _ new: Coordinate, _ lost: PinWord?, _ winner: PinWord, _ watch: Watch
  ) {
    if watch == .all, let old, old != new { note(lost, winner, watch) }
  }
}

extension Relation where C == AbsoluteContainer {
  /// Clears what is left of the earlier `pin`.
  func forgetOldPlace() {
    for axis in Axis.allCases { placement[axis].forgetOld() }
  }

  /// Sets a part of the placement along an axis and keeps the others.
  ///
  /// Before the child has its place in a container, every method that replaces another is recorded;
  /// afterwards only methods that contradict each other are.
  @discardableResult func setPart(
    _ axis: Axis, _ part: AbsolutePlacement.Span.Part, _ coordinate: Coordinate, by word: PinWord,
    isDirectional: Bool? = nil
  ) -> Relation {
    let watch: AbsolutePlacement.Span.Watch =
      isDeclared ? .nothing : node.parent == nil ? .all : .kinds
    placement[axis].setPart(
      part, coordinate, by: word, isDirectional: isDirectional, watching: watch)
    return self
  }
}
