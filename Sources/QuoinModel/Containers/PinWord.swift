import QuoinGeometry

/// A word that says a part of a place by numbers, as it is written.
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

  /// Whether it says a length.
  package var isLength: Bool {
    switch self {
    case .width, .height, .size, .widthOf, .heightOf, .sizeOf: true
    default: false
    }
  }

  /// Whether it says a side by the direction of rows.
  package var followsRows: Bool {
    switch self {
    case .start, .end, .leading, .trailing, .startTo, .endTo, .leadingTo, .trailingTo, .before,
      .after, .topStart, .topEnd, .centerStart, .centerEnd, .bottomStart, .bottomEnd:
      true
    default: false
    }
  }

  /// Whether it says a side by left or right.
  package var namesLeftOrRight: Bool {
    switch self {
    case .left, .right, .leftTo, .rightTo, .leftOf, .rightOf, .horizontallyBetween, .topLeft,
      .topRight, .centerLeft, .centerRight, .bottomLeft, .bottomRight, .horizontally, .all:
      true
    default: false
    }
  }
}

/// Which words said a place along an axis, and which of them took the place of another.
///
/// Two places are the same whichever words said them, so all values are equal.
struct PinWords: Hashable, Sendable {
  var start: PinWord?
  var center: PinWord?
  var end: PinWord?
  var length: PinWord?
  /// The first word that counts no more, and the one that counts instead.
  var lost: PinWord?
  var winner: PinWord?
  /// Whether the position, and the length, are those of the `pin` before, which the first word that says one replaces.
  var hasOldPosition = false
  var hasOldLength = false

  static func == (a: PinWords, b: PinWords) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension AbsolutePlacement.Span {
  /// A part of a place along an axis.
  enum Part { case start, center, end, length }

  /// Which differences between what is said and what was said before are noted.
  enum Watch {
    /// None: the child has its place, which is changed.
    case nothing
    /// Words that cannot stand together.
    case kinds
    /// Those, and words that say the same part again with another number.
    case all
  }

  /// A word that counts no more, and the one that counts instead; `nil` where all words count.
  package var replacement: (lost: PinWord, winner: PinWord)? {
    guard let lost = words.lost, let winner = words.winner else { return nil }
    return (lost, winner)
  }

  /// Says a part of the place; what cannot stand beside it is forgotten.
  ///
  /// - Parameter isDirectional: whether leading or trailing is spoken of. A side by the other kind of
  ///   word is forgotten: there is no telling what both together mean in two directions.
  mutating func say(
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

  /// Begins a place that keeps the position and the length until a word says another, as PinLayout keeps a frame.
  mutating func begin() {
    (minLength, maxLength, justification) = (nil, nil, nil)
    words = PinWords()
    words.hasOldPosition = start != nil || center != nil || end != nil
    words.hasOldLength = length != nil
  }

  /// Forgets what a word replaces of the `pin` before.
  private mutating func replaceOld(_ part: Part) {
    if part == .length {
      // The child begins where it did.
      if words.hasOldPosition, start != nil { end = nil }
      words.hasOldLength = false
    } else if words.hasOldPosition {
      clear()
      words.hasOldPosition = false
    }
  }

  /// Forgets a length of the `pin` before where two sides say it.
  mutating func settleOldLength() {
    if words.hasOldLength, start != nil, end != nil { forgetOldLength() }
  }

  /// Forgets what is left of the `pin` before.
  mutating func forgetOld() {
    if words.hasOldPosition { reset() }
    forgetOldLength()
  }

  /// Forgets a length of the `pin` before.
  mutating func forgetOldLength() {
    if words.hasOldLength { (length, words.hasOldLength) = (nil, false) }
  }

  /// Forgets the position.
  mutating func clear() {
    (start, center, end, isDirectional) = (nil, nil, nil, false)
    (words.start, words.center, words.end) = (nil, nil, nil)
  }

  /// Forgets the position, and that words for it took each other's place.
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
  /// Forgets what is left of the `pin` before.
  func forgetOldPlace() {
    for axis in Axis.allCases { placement[axis].forgetOld() }
  }

  /// Says a part of the place along an axis and keeps the others.
  ///
  /// While the child has no place in a container, a word that takes the place of another is noted;
  /// later it changes the place, and only words that cannot stand together are.
  @discardableResult func say(
    _ axis: Axis, _ part: AbsolutePlacement.Span.Part, _ coordinate: Coordinate, by word: PinWord,
    isDirectional: Bool? = nil
  ) -> Relation {
    let watch: AbsolutePlacement.Span.Watch =
      isDeclared ? .nothing : node.parent == nil ? .all : .kinds
    placement[axis].say(
      part, coordinate, by: word, isDirectional: isDirectional, watching: watch)
    return self
  }
}
