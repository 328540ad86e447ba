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

/// `layout_constraint{From}_to{To}Of`.
package struct ConstraintLink: Hashable, Sendable {
  package var from: AndroidConstraint.Side
  package var to: AndroidConstraint.Side
  package var target: ConstraintTarget

  package init(
    _ from: AndroidConstraint.Side, to: AndroidConstraint.Side, of target: ConstraintTarget
  ) {
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
    case guideline(AndroidConstraint.Guideline)
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
  package var goneMargins = AndroidConstraint.GoneMargins()
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

  package var length = Length.wrapContent
  /// `layout_constraint{Width,Height}_default`.
  package var match = AndroidConstraint.Dimension.Match.spread
  package var percent = 1.0
  /// `layout_constraint{Width,Height}_{min,max}`.
  package var minimum = AndroidConstraint.Dimension.Limit.none
  package var maximum = AndroidConstraint.Dimension.Limit.none
  /// `layout_constrained{Width,Height}`.
  package var isConstrained = false
  package var bias = 0.5
  package var chainStyle = AndroidConstraint.Dimension.ChainStyle.spread
  /// `layout_constraint{Horizontal,Vertical}_weight`; `nil` if the document has none.
  package var weight: Double?

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

/// A line at the extreme edge of several widgets.
package struct ConstraintBarrier: Sendable {
  /// The side: left, right, start, end, top or bottom.
  package var side: AndroidConstraint.Side
  package var margin: Int
  package var allowsGone: Bool
  package var widgets: [ConstraintIndex]

  package init(
    side: AndroidConstraint.Side, margin: Int = 0, allowsGone: Bool = true,
    widgets: [ConstraintIndex]
  ) {
    self.side = side
    self.margin = margin
    self.allowsGone = allowsGone
    self.widgets = widgets
  }
}

/// Rows or columns of widgets, as one virtual widget.
package struct ConstraintFlow: Sendable {
  package var widgets: [ConstraintIndex] = []
  package var isVertical = false
  package var wrapMode = AndroidConstraintFlow.WrapMode.none
  /// The maximum number of elements in a row or column; `nil` means no limit.
  package var maximumElements: Int?
  package var horizontal = AndroidConstraintFlow.Chains()
  package var vertical = AndroidConstraintFlow.Chains()
  package var horizontalAlign = AndroidConstraintFlow.Align.center
  package var verticalAlign = AndroidConstraintFlow.Align.center
  /// The padding inside the flow, resolved by the layout direction.
  package var padding = AndroidInsets()
  /// Whether `android:visibility` was given, which then applies to the widgets too.
  package var givesVisibility = false

  package init() {}
}
