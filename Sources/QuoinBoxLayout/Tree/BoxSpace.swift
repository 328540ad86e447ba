/// The proposed extent along one axis of a box.
///
/// CSS Sizing §4 calls the last three the constraints under which a box is sized.
public enum BoxExtent: Hashable, Sendable {
  /// The extent has this length, in points.
  case exactly(Double)
  /// The extent is that of the content, at most this length as far as the content can break or shrink.
  case within(Double)
  /// The extent is the smallest one of the content.
  case minContent
  /// The extent is the preferred one of the content.
  case maxContent

  /// The required length, if there is one.
  public var length: Double? {
    if case .exactly(let length) = self { length } else { nil }
  }
}

/// The available space for the root of a layout.
///
/// The root's own width, height, limits and aspect ratio take precedence.
public struct BoxSpace: Hashable, Sendable {
  /// The available width for the border box; ``BoxExtent/exactly(_:)`` is filled except for the
  /// root's margins.
  public var width: BoxExtent
  /// The available height; all values except ``BoxExtent/exactly(_:)`` mean the height of the
  /// content.
  public var height: BoxExtent
  /// The width that percentages of the root's width refer to, if it is not the available one.
  public var containingWidth: Double?
  /// The height that percentages of the root's height refer to, if it is not the available one.
  public var containingHeight: Double?

  /// Creates the available space for a root.
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

/// The request for the size of a measured box's content, without padding and border.
public struct MeasureRequest: Hashable, Sendable {
  /// The available width.
  public var width: BoxExtent
  /// The height, if it is given; the height of the result is ignored then.
  public var height: Double?

  /// Creates a request.
  public init(width: BoxExtent, height: Double?) {
    self.width = width
    self.height = height
  }
}
