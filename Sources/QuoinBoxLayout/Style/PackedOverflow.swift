/// The alignment of blocks that do not fill the width of their container, `text-align: -webkit-center` and similar.
package enum BlockAlignment: UInt8, CaseIterable, Hashable, Sendable {
  /// At the left.
  case left
  /// Centred.
  case center
  /// At the right.
  case right
}

/// The overflow along both axes, in one byte with the alignment of blocks.
struct PackedOverflow: Hashable, Sendable {
  private var bits: UInt8 = 0

  @inline(__always) var x: Overflow {
    get { Overflow(rawValue: bits & 7) ?? .visible }
    set { bits = bits & ~7 | newValue.rawValue }
  }

  @inline(__always) var y: Overflow {
    get { Overflow(rawValue: bits &>> 3 & 7) ?? .visible }
    set { bits = bits & ~56 | newValue.rawValue &<< 3 }
  }

  /// The alignment of blocks, stored as one more than its raw value; zero means none.
  var alignment: BlockAlignment? {
    get { bits &>> 6 == 0 ? nil : BlockAlignment(rawValue: bits &>> 6 &- 1) }
    set { bits = bits & 63 | (newValue.map { $0.rawValue + 1 } ?? 0) &<< 6 }
  }

  /// Whether blocks are aligned.
  @inline(__always) var alignsBlocks: Bool { bits &>> 6 != 0 }
}
