public import QuoinModel

/// The attributes by which a chain begins and is made longer: `make.top`, `make.top.bottom`.
public protocol AttributeWords {
  /// The chain with attributes added.
  func taking(_ attributes: [Attribute]) -> AttributeChain
}

extension AttributeWords {
  /// The left side.
  public var left: AttributeChain { taking([.left]) }
  /// The right side.
  public var right: AttributeChain { taking([.right]) }
  /// The side where a row begins.
  public var leading: AttributeChain { taking([.leading]) }
  /// The side where a row ends.
  public var trailing: AttributeChain { taking([.trailing]) }
  /// The centre along x.
  public var centerX: AttributeChain { taking([.centerX]) }
  /// The top side.
  public var top: AttributeChain { taking([.top]) }
  /// The bottom side.
  public var bottom: AttributeChain { taking([.bottom]) }
  /// The centre along y.
  public var centerY: AttributeChain { taking([.centerY]) }
  /// The extent along x.
  public var width: AttributeChain { taking([.width]) }
  /// The extent along y.
  public var height: AttributeChain { taking([.height]) }
  /// The baseline of the first line of text.
  public var firstBaseline: AttributeChain { taking([.firstBaseline]) }
  /// The baseline of the last line of text.
  public var lastBaseline: AttributeChain { taking([.lastBaseline]) }
  /// The left side less the margin.
  public var leftMargin: AttributeChain { taking([.leftMargin]) }
  /// The right side less the margin.
  public var rightMargin: AttributeChain { taking([.rightMargin]) }
  /// The leading side less the margin.
  public var leadingMargin: AttributeChain { taking([.leadingMargin]) }
  /// The trailing side less the margin.
  public var trailingMargin: AttributeChain { taking([.trailingMargin]) }
  /// The top side less the margin.
  public var topMargin: AttributeChain { taking([.topMargin]) }
  /// The bottom side less the margin.
  public var bottomMargin: AttributeChain { taking([.bottomMargin]) }
  /// The centre along x of what the margins leave.
  public var centerXWithinMargins: AttributeChain { taking([.centerXWithinMargins]) }
  /// The centre along y of what the margins leave.
  public var centerYWithinMargins: AttributeChain { taking([.centerYWithinMargins]) }
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
