/// The properties of a box in a block formatting context, in one byte: `float`, `clear` and `contain`, and `box-sizing`
/// in the remaining bit.
struct PackedFlow: Hashable, Sendable {
  var bits: UInt8 = 0

  /// The side to which the box floats.
  @inline(__always) var float: BoxFloat {
    get { BoxFloat(rawValue: bits & 3) ?? .none }
    set { bits = bits & ~3 | newValue.rawValue }
  }

  /// The sides whose floats the box is placed below.
  @inline(__always) var clear: BoxClear {
    get { BoxClear(rawValue: bits >> 2 & 3) }
    set { bits = bits & ~12 | (newValue.rawValue & 3) << 2 }
  }

  /// The kinds of containment.
  @inline(__always) var containment: Containment {
    get { Containment(rawValue: bits >> 4 & 7) }
    set { bits = bits & ~112 | (newValue.rawValue & 7) << 4 }
  }

  /// Whether one of the sizes is independent of the content.
  @inline(__always) var containsSize: Bool { bits & 48 != 0 }

  /// Whether sizes refer to the content box.
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
    bits =
      alignment.keyword.rawValue | (alignment.isSafe ? 128 : 0) | (alignment.isUnsafe ? 64 : 0)
  }

  @inline(__always) var alignment: ContentAlignment {
    ContentAlignment(
      ContentAlignment.Keyword(rawValue: bits & 63) ?? .normal, isSafe: bits & 128 != 0,
      isUnsafe: bits & 64 != 0)
  }
}

// Inlined, because a call that is not inlined gets a copy of the whole style.
extension PackedStyle {
  /// The box that sizes refer to.
  @inline(__always) public var boxSizing: BoxSizing {
    get { flow_.isContentBox ? .contentBox : .borderBox }
    set { flow_.isContentBox = newValue == .contentBox }
  }

  /// The side to which the box floats, if its container is a block container.
  @inline(__always) public var float: BoxFloat {
    get { flow_.float }
    set { flow_.float = newValue }
  }

  /// The sides whose floats the box is placed below, if its container is a block container.
  @inline(__always) public var clear: BoxClear {
    get { flow_.clear }
    set { flow_.clear = newValue }
  }

  /// The kinds of containment.
  @inline(__always) public var containment: Containment {
    get { flow_.containment }
    set { flow_.containment = newValue }
  }

  /// The minimum number of balanced lines, from 1 to 65,535.
  package var flexLineCount: Int {
    get { Int(lineCount_) }
    set { lineCount_ = UInt16(clamping: max(1, newValue)) }
  }
}
