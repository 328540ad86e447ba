public import QuoinModel

/// The attributes that begin or extend a chain: `make.top`, `make.top.bottom`.
public protocol AttributeChainStart {
  /// Returns the chain with attributes added.
  func taking(_ attributes: AttributeList) -> AttributeChain
}

extension AttributeChainStart {
  /// The left side.
  @inlinable @inline(__always) public var left: AttributeChain { taking(AttributeList(.left)) }
  /// The right side.
  @inlinable @inline(__always) public var right: AttributeChain { taking(AttributeList(.right)) }
  /// The leading side: left in a left-to-right layout.
  @inlinable @inline(__always) public var leading: AttributeChain {
    taking(AttributeList(.leading))
  }
  /// The trailing side: right in a left-to-right layout.
  @inlinable @inline(__always) public var trailing: AttributeChain {
    taking(AttributeList(.trailing))
  }
  /// The centre along x.
  @inlinable @inline(__always) public var centerX: AttributeChain {
    taking(AttributeList(.centerX))
  }
  /// The top side.
  @inlinable @inline(__always) public var top: AttributeChain { taking(AttributeList(.top)) }
  /// The bottom side.
  @inlinable @inline(__always) public var bottom: AttributeChain { taking(AttributeList(.bottom)) }
  /// The centre along y.
  @inlinable @inline(__always) public var centerY: AttributeChain {
    taking(AttributeList(.centerY))
  }
  /// The width.
  @inlinable @inline(__always) public var width: AttributeChain { taking(AttributeList(.width)) }
  /// The height.
  @inlinable @inline(__always) public var height: AttributeChain { taking(AttributeList(.height)) }
  /// The baseline of the first line of text.
  @inlinable @inline(__always) public var firstBaseline: AttributeChain {
    taking(AttributeList(.firstBaseline))
  }
  /// The baseline of the last line of text.
  @inlinable @inline(__always) public var lastBaseline: AttributeChain {
    taking(AttributeList(.lastBaseline))
  }
  /// The baseline of the last line of text, under UIKit's older name.
  @inlinable @inline(__always) public var baseline: AttributeChain { lastBaseline }
  /// The left side less the margin.
  @inlinable @inline(__always) public var leftMargin: AttributeChain {
    taking(AttributeList(.leftMargin))
  }
  /// The right side less the margin.
  @inlinable @inline(__always) public var rightMargin: AttributeChain {
    taking(AttributeList(.rightMargin))
  }
  /// The leading side less the margin.
  @inlinable @inline(__always) public var leadingMargin: AttributeChain {
    taking(AttributeList(.leadingMargin))
  }
  /// The trailing side less the margin.
  @inlinable @inline(__always) public var trailingMargin: AttributeChain {
    taking(AttributeList(.trailingMargin))
  }
  /// The top side less the margin.
  @inlinable @inline(__always) public var topMargin: AttributeChain {
    taking(AttributeList(.topMargin))
  }
  /// The bottom side less the margin.
  @inlinable @inline(__always) public var bottomMargin: AttributeChain {
    taking(AttributeList(.bottomMargin))
  }
  /// The centre along x of the area inside the margins.
  @inlinable @inline(__always) public var centerXWithinMargins: AttributeChain {
    taking(AttributeList(.centerXWithinMargins))
  }
  /// The centre along y of the area inside the margins.
  @inlinable @inline(__always) public var centerYWithinMargins: AttributeChain {
    taking(AttributeList(.centerYWithinMargins))
  }
}

// Several attributes at once.
extension AttributeChainStart {
  /// Top, left, bottom and right.
  @inlinable public var edges: AttributeChain {
    taking(AttributeList(.top, .left, .bottom, .right))
  }
  /// Top, leading, bottom and trailing.
  @inlinable public var directionalEdges: AttributeChain {
    taking(AttributeList(.top, .leading, .bottom, .trailing))
  }
  /// Left and right.
  @inlinable public var horizontalEdges: AttributeChain {
    taking(AttributeList(.left, .right))
  }
  /// Leading and trailing.
  @inlinable public var directionalHorizontalEdges: AttributeChain {
    taking(AttributeList(.leading, .trailing))
  }
  /// Top and bottom.
  @inlinable public var verticalEdges: AttributeChain {
    taking(AttributeList(.top, .bottom))
  }
  /// Top and bottom; vertical edges do not depend on the direction.
  @inlinable public var directionalVerticalEdges: AttributeChain { verticalEdges }
  /// Width and height.
  @inlinable public var size: AttributeChain {
    taking(AttributeList(.width, .height))
  }
  /// The centre along x and along y.
  @inlinable public var center: AttributeChain {
    taking(AttributeList(.centerX, .centerY))
  }
  /// The four sides less the margins.
  @inlinable public var margins: AttributeChain {
    taking(AttributeList(.topMargin, .leftMargin, .bottomMargin, .rightMargin))
  }
  /// The four sides less the margins, by leading and trailing.
  @inlinable public var directionalMargins: AttributeChain {
    taking(AttributeList(.topMargin, .leadingMargin, .bottomMargin, .trailingMargin))
  }
  /// The centre of the area inside the margins.
  @inlinable public var centerWithinMargins: AttributeChain {
    taking(AttributeList(.centerXWithinMargins, .centerYWithinMargins))
  }
}
