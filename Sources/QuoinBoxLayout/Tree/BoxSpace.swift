/// The question for one side of a box.
///
/// CSS Sizing §4 calls the last three the constraints under which a box is sized.
public enum BoxExtent: Hashable, Sendable {
  /// The side has this length, in points.
  case exactly(Double)
  /// The side is as large as its content, but where the content can break or shrink no larger than
  /// this.
  case within(Double)
  /// The side is as small as its content allows.
  case minContent
  /// The side is as large as its content would like.
  case maxContent

  /// The length that the answer must have, if the question has one.
  public var length: Double? {
    if case .exactly(let length) = self { length } else { nil }
  }
}

/// The room for the root of a layout.
///
/// The root's own width, height, limits and aspect ratio win over the room.
public struct BoxSpace: Hashable, Sendable {
  /// The room for the width of the border box; with ``BoxExtent/exactly(_:)`` it is filled but for
  /// the root's margins.
  public var width: BoxExtent
  /// The room for the height; all values but ``BoxExtent/exactly(_:)`` stand for the height of the
  /// content.
  public var height: BoxExtent
  /// What percentages of the root's width refer to, if that is not the room.
  public var containingWidth: Double?
  /// What percentages of the root's height refer to, if that is not the room.
  public var containingHeight: Double?

  /// Room for a root.
  public init(
    width: BoxExtent, height: BoxExtent, containingWidth: Double? = nil,
    containingHeight: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.containingWidth = containingWidth
    self.containingHeight = containingHeight
  }
}

/// The question for the size of a measured box's content, without padding and border.
public struct MeasureRequest: Hashable, Sendable {
  /// The room for the width.
  public var width: BoxExtent
  /// The height, if it is given; the answer's height does not matter then.
  public var height: Double?

  /// A question.
  public init(width: BoxExtent, height: Double?) {
    self.width = width
    self.height = height
  }
}
