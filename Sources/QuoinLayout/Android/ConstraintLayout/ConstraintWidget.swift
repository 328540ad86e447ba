import QuoinModel

/// The index of a widget among the children of its layout.
package struct ConstraintIndex: Hashable, Sendable {
  package var rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// The target of a connection: the layout, or a sibling.
package enum ConstraintTarget: Hashable, Sendable {
  case parent
  case sibling(ConstraintIndex)
}

/// A side of a widget as a document names it.
package enum ConstraintSide: UInt8, Hashable, Sendable {
  case left, right, start, end, top, bottom, baseline
}

/// `layout_constraint{From}_to{To}Of`.
package struct ConstraintLink: Hashable, Sendable {
  package var from: ConstraintSide
  package var to: ConstraintSide
  package var target: ConstraintTarget

  package init(_ from: ConstraintSide, to: ConstraintSide, of target: ConstraintTarget) {
    self.from = from
    self.to = to
    self.target = target
  }
}

/// One child of a constraint layout, in whole pixels: a view with its parameters, or a helper without own parameters.
package struct ConstraintWidget: Sendable {
  package enum Visibility: UInt8, Sendable {
    case visible, invisible, gone
  }

  package enum Kind: Sendable {
    case view
    case guideline(ConstraintGuideline)
    case barrier(ConstraintBarrier)
    /// Applies its visibility to others.
    case group([ConstraintIndex])
    case flow(ConstraintFlow)
    /// Shows another child at its own position.
    case placeholder(ConstraintIndex?)
    /// A helper that places nothing, such as a layer.
    case inert
  }

  package var kind: Kind = .view
  package var visibility: Visibility = .visible
  package var horizontal = ConstraintDimension()
  package var vertical = ConstraintDimension()
  /// The links in any order; the library's precedence applies among links of one side.
  package var links: [ConstraintLink] = []
  /// `layout_margin…`, resolved by the layout direction.
  package var margins = AndroidInsets()
  /// `marginLeft` and `marginRight` as written in the document, which apply to links of left and right if the resolved
  /// ones are zero.
  package var writtenMargins: (left: Int, right: Int) = (0, 0)
  package var goneMargins = ConstraintGoneMargins()
  /// `layout_marginBaseline`.
  package var baselineMargin = 0
  package var ratio: ConstraintRatio?
  package var circle: ConstraintCircle?
  /// `layout_wrapBehaviorInParent`: whether the widget is included when the layout wraps its content.
  package var wrapsParent: (horizontal: Bool, vertical: Bool) = (true, true)

  package init() {}
}

/// The parameters of a widget along one axis.
package struct ConstraintDimension: Sendable {
  package enum Length: Hashable, Sendable {
    case fixed(Int)
    case wrapContent
    case matchParent
    /// `0dp`: the space between the connections.
    case matchConstraint
  }

  /// `layout_constraint{Width,Height}_default`.
  package enum Match: UInt8, Sendable {
    case spread, wrap, percent
  }

  /// `layout_constraint{Width,Height}_{min,max}`.
  package enum Limit: Hashable, Sendable {
    case none
    case pixels(Int)
    /// The size of the content.
    case wrap
  }

  package enum ChainStyle: UInt8, Sendable {
    case spread, spreadInside, packed
  }

  package var length = Length.wrapContent
  package var match = Match.spread
  package var percent = 1.0
  package var minimum = Limit.none
  package var maximum = Limit.none
  /// `layout_constrained{Width,Height}`.
  package var isConstrained = false
  package var bias = 0.5
  package var chainStyle = ChainStyle.spread
  /// `layout_constraint{Horizontal,Vertical}_weight`; `nil` if the document has none.
  package var weight: Double?

  package init() {}
}

/// `layout_goneMargin…`: the margins that apply if the target is gone.
package struct ConstraintGoneMargins: Hashable, Sendable {
  package var left: Int?
  package var right: Int?
  package var start: Int?
  package var end: Int?
  package var top: Int?
  package var bottom: Int?
  package var baseline: Int?

  package init() {}
}

/// `layout_constraintDimensionRatio`.
package struct ConstraintRatio: Hashable, Sendable {
  package enum Side: UInt8, Sendable {
    case unknown
    /// `W,…`: the width follows from the height.
    case width
    /// `H,…`: the height follows from the width.
    case height
  }

  /// Width ÷ height; for `H,` height ÷ width, as the library stores it.
  package var value: Double
  package var side: Side

  package init(value: Double, side: Side = .unknown) {
    self.value = value
    self.side = side
  }

  /// Parses `16:9`, `H,16:9`, `W,16:9` or `1.5`; returns `nil` for anything else.
  package init?(_ text: String) {
    var parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      .map { String($0.filter { !$0.isWhitespace }) }
    side = .unknown
    if parts.count == 2 {
      switch parts.removeFirst().uppercased() {
      case "W": side = .width
      case "H": side = .height
      default: break
      }
    }
    let numbers = parts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = Double(numbers[0]), first.isFinite else { return nil }
    if numbers.count == 2 {
      guard let second = Double(numbers[1]), second.isFinite, first > 0, second > 0 else {
        return nil
      }
      value = side == .height ? second / first : first / second
    } else {
      value = first
    }
    guard value > 0, value.isFinite else { return nil }
  }
}

/// `layout_constraintCircle…`: the centre lies at an angle, clockwise from twelve o'clock, around another widget's.
package struct ConstraintCircle: Hashable, Sendable {
  package var target: ConstraintTarget
  package var radius: Int
  /// The angle in degrees.
  package var angle: Double

  package init(target: ConstraintTarget, radius: Int, angle: Double) {
    self.target = target
    self.radius = radius
    self.angle = angle
  }
}

/// A guideline across the layout.
///
/// An `android:orientation` of `vertical` is a line that runs down, and so has a position along x.
package struct ConstraintGuideline: Sendable {
  package enum Place: Hashable, Sendable {
    case begin(Int)
    case end(Int)
    case percent(Double)
  }

  package var isVertical: Bool
  package var place: Place
  /// Whether a vertical guideline is mirrored in right-to-left layouts.
  package var followsDirection: Bool
  /// Whether it has a frame, of zero width: a view may be a guideline by its parameters.
  package var isShown: Bool

  package init(
    isVertical: Bool, place: Place, followsDirection: Bool = true, isShown: Bool = false
  ) {
    self.isVertical = isVertical
    self.place = place
    self.followsDirection = followsDirection
    self.isShown = isShown
  }
}

/// A line at the extreme edge of several widgets.
package struct ConstraintBarrier: Sendable {
  /// The side: left, right, start, end, top or bottom.
  package var side: ConstraintSide
  package var margin: Int
  package var allowsGone: Bool
  package var widgets: [ConstraintIndex]

  package init(
    side: ConstraintSide, margin: Int = 0, allowsGone: Bool = true, widgets: [ConstraintIndex]
  ) {
    self.side = side
    self.margin = margin
    self.allowsGone = allowsGone
    self.widgets = widgets
  }
}

/// Rows or columns of widgets, as one virtual widget.
package struct ConstraintFlow: Sendable {
  package enum WrapMode: UInt8, Sendable {
    case none, chain, aligned, chain2
  }

  package enum HorizontalAlign: UInt8, Sendable {
    case start, end, center
  }

  package enum VerticalAlign: UInt8, Sendable {
    case top, bottom, center, baseline
  }

  /// The styles and biases of the chains along one axis; `nil` if the document specifies none.
  package struct Chains: Sendable {
    package var style: ConstraintDimension.ChainStyle?
    package var firstStyle: ConstraintDimension.ChainStyle?
    package var lastStyle: ConstraintDimension.ChainStyle?
    package var bias = 0.5
    package var firstBias: Double?
    package var lastBias: Double?
    package var gap = 0

    package init() {}
  }

  package var widgets: [ConstraintIndex] = []
  package var isVertical = false
  package var wrapMode = WrapMode.none
  /// The maximum number of elements in a row or column; `nil` means no limit.
  package var maximumElements: Int?
  package var horizontal = Chains()
  package var vertical = Chains()
  package var horizontalAlign = HorizontalAlign.center
  package var verticalAlign = VerticalAlign.center
  /// The padding inside the flow, resolved by the layout direction.
  package var padding = AndroidInsets()
  /// Whether `android:visibility` was given, which then applies to the widgets too.
  package var givesVisibility = false

  package init() {}
}
