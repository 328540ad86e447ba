public import QuoinModel

/// The attributes by which a chain begins and is made longer: `make.top`, `make.top.bottom`.
public protocol AttributeWords {
  /// The chain with attributes added.
  func taking(_ attributes: AttributeList) -> AttributeChain
}

extension AttributeWords {
  /// The left side.
  @inlinable public var left: AttributeChain { taking(AttributeList(.left)) }
  /// The right side.
  @inlinable public var right: AttributeChain { taking(AttributeList(.right)) }
  /// The side where a row begins.
  @inlinable public var leading: AttributeChain { taking(AttributeList(.leading)) }
  /// The side where a row ends.
  @inlinable public var trailing: AttributeChain { taking(AttributeList(.trailing)) }
  /// The centre along x.
  @inlinable public var centerX: AttributeChain { taking(AttributeList(.centerX)) }
  /// The top side.
  @inlinable public var top: AttributeChain { taking(AttributeList(.top)) }
  /// The bottom side.
  @inlinable public var bottom: AttributeChain { taking(AttributeList(.bottom)) }
  /// The centre along y.
  @inlinable public var centerY: AttributeChain { taking(AttributeList(.centerY)) }
  /// The extent along x.
  @inlinable public var width: AttributeChain { taking(AttributeList(.width)) }
  /// The extent along y.
  @inlinable public var height: AttributeChain { taking(AttributeList(.height)) }
  /// The baseline of the first line of text.
  @inlinable public var firstBaseline: AttributeChain { taking(AttributeList(.firstBaseline)) }
  /// The baseline of the last line of text.
  @inlinable public var lastBaseline: AttributeChain { taking(AttributeList(.lastBaseline)) }
  /// The baseline of the last line of text, under UIKit's older name.
  @inlinable public var baseline: AttributeChain { lastBaseline }
  /// The left side less the margin.
  @inlinable public var leftMargin: AttributeChain { taking(AttributeList(.leftMargin)) }
  /// The right side less the margin.
  @inlinable public var rightMargin: AttributeChain { taking(AttributeList(.rightMargin)) }
  /// The leading side less the margin.
  @inlinable public var leadingMargin: AttributeChain { taking(AttributeList(.leadingMargin)) }
  /// The trailing side less the margin.
  @inlinable public var trailingMargin: AttributeChain { taking(AttributeList(.trailingMargin)) }
  /// The top side less the margin.
  @inlinable public var topMargin: AttributeChain { taking(AttributeList(.topMargin)) }
  /// The bottom side less the margin.
  @inlinable public var bottomMargin: AttributeChain { taking(AttributeList(.bottomMargin)) }
  /// The centre along x of what the margins leave.
  @inlinable public var centerXWithinMargins: AttributeChain {
    taking(AttributeList(.centerXWithinMargins))
  }
  /// The centre along y of what the margins leave.
  @inlinable public var centerYWithinMargins: AttributeChain {
    taking(AttributeList(.centerYWithinMargins))
  }
}

// Several attributes at once.
extension AttributeWords {
  /// Top, left, bottom and right.
  public var edges: AttributeChain { taking([.top, .left, .bottom, .right]) }
  /// Top, leading, bottom and trailing.
  public var directionalEdges: AttributeChain { taking([.top, .leading, .bottom, .trailing]) }
  /// Left and right.
  public var horizontalEdges: AttributeChain { taking([.left, .right]) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: AttributeChain { taking([.leading, .trailing]) }
  /// Top and bottom.
  public var verticalEdges: AttributeChain { taking([.top, .bottom]) }
  /// Top and bottom: the vertical edges have no direction.
  public var directionalVerticalEdges: AttributeChain { verticalEdges }
  /// Width and height.
  public var size: AttributeChain { taking([.width, .height]) }
  /// The centre along x and along y.
  public var center: AttributeChain { taking([.centerX, .centerY]) }
  /// The four sides less the margins.
  public var margins: AttributeChain {
    taking([.topMargin, .leftMargin, .bottomMargin, .rightMargin])
  }
  /// The four sides less the margins, by leading and trailing.
  public var directionalMargins: AttributeChain {
    taking([.topMargin, .leadingMargin, .bottomMargin, .trailingMargin])
  }
  /// The centre of what the margins leave.
  public var centerWithinMargins: AttributeChain {
    taking([.centerXWithinMargins, .centerYWithinMargins])
  }
}
