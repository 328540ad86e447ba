/// The question for one side of a border box.
///
/// CSS Sizing §4 calls the last three the constraints under which a box is sized.
public enum BoxExtent: Hashable, Sendable {
  /// The side has this length, and percentages of children may refer to it.
  case exactly(Double)
  /// The side has this length, but it came from content: percentages of children are `auto`.
  case fixed(Double)
  /// The side is as large as its content, but where the content can break or shrink no larger than
  /// this.
  case within(Double)
  /// The side is as small as its content allows.
  case minContent
  /// The side is as large as its content would like.
  case maxContent

  /// The length that the answer must have, if the question has one.
  public var length: Double? {
    switch self {
    case .exactly(let length), .fixed(let length): length
    case .within, .minContent, .maxContent: nil
    }
  }
}
