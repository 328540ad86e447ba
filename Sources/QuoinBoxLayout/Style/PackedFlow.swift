/// How a box takes part in a block formatting context, in one byte: `float`, `clear` and `contain`; and
/// `box-sizing`, for which the byte has a bit left.
struct PackedFlow: Hashable, Sendable {
  var bits: UInt8 = 0

  /// The side to which the box floats.
  @inline(__always) var float: BoxFloat {
    get { BoxFloat(rawValue: bits & 3) ?? .none }
    set { bits = bits & ~3 | newValue.rawValue }
  }

  /// The sides whose floats the box stays below.
  @inline(__always) var clear: BoxClear {
    get { BoxClear(rawValue: bits >> 2 & 3) }
    set { bits = bits & ~12 | (newValue.rawValue & 3) << 2 }
  }

  /// How the box is contained.
  @inline(__always) var containment: Containment {
    get { Containment(rawValue: bits >> 4 & 7) }
    set { bits = bits & ~112 | (newValue.rawValue & 7) << 4 }
  }

  /// Whether the content has no say in one of the sizes.
  @inline(__always) var containsSize: Bool { bits & 48 != 0 }

  /// Whether sizes speak of the content box.
  @inline(__always) var isContentBox: Bool {
    get { bits & 128 != 0 }
    set { bits = newValue ? bits | 128 : bits & ~128 }
  }
}

/// A keyword of content alignment and its modifier, in one byte.
struct PackedContentAlignment: Hashable, Sendable {
  private var bits: UInt8 = 0

  init() {}

  init(_ alignment: ContentAlignment) {
    bits = alignment.keyword.rawValue | (alignment.isSafe ? 128 : 0)
  }

  @inline(__always) var alignment: ContentAlignment {
    ContentAlignment(
      ContentAlignment.Keyword(rawValue: bits & 127) ?? .normal, isSafe: bits & 128 != 0)
  }
}

// Inlined, because a call out of line is given a copy of the whole style.
extension PackedStyle {
  /// The box that sizes speak of.
  @inline(__always) public var boxSizing: BoxSizing {
    get { flow_.isContentBox ? .contentBox : .borderBox }
    set { flow_.isContentBox = newValue == .contentBox }
  }

  /// The side to which the box floats, where it is in a block container.
  @inline(__always) public var float: BoxFloat {
    get { flow_.float }
    set { flow_.float = newValue }
  }

  /// The sides whose floats the box stays below, where it is in a block container.
  @inline(__always) public var clear: BoxClear {
    get { flow_.clear }
    set { flow_.clear = newValue }
  }

  /// Which of its surroundings know nothing of the box's content.
  @inline(__always) public var containment: Containment {
    get { flow_.containment }
    set { flow_.containment = newValue }
  }

  /// The least number of lines over which items are balanced; from 1 to 65,535.
  package var flexLineCount: Int {
    get { Int(lineCount_) }
    set { lineCount_ = UInt16(clamping: max(1, newValue)) }
  }
}
