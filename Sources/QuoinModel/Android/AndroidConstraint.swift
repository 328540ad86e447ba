import QuoinGeometry

/// A group whose children are constrained to each other and to the group: `ConstraintLayout`.
package final class AndroidConstraint: AndroidGroup, Container {
  /// `ConstraintLayout.LayoutParams`.
  package struct Placement: AndroidPlacement, Sendable {
    package var box: AndroidBox
    /// Whether the child keeps its space without being drawn.
    package var isInvisible = false
    package var role = Role.view
    /// The tags by which helpers may refer to the child, in addition to its name.
    package var tags: [String] = []
    package var links: [Link] = []
    package var horizontal = Dimension()
    package var vertical = Dimension()
    package var goneMargins = GoneMargins()
    package var baselineMargin = 0
    /// The ratio as written in the document.
    package var ratio: String?
    package var circle: Circle?
    /// Whether the child counts for the size of a group that wraps its content.
    package var wrapsParentAcross = true
    package var wrapsParentDown = true

    package init(_ box: AndroidBox) { self.box = box }
  }

  /// A side of a child, as a document names it.
  package enum Side: String, CaseIterable, Hashable, Sendable {
    case left
    case right
    case start
    case end
    case top
    case bottom
    case baseline
  }

  /// A constraint from a side to that of another child; to the group if no target is given.
  package struct Link: Hashable, Sendable {
    package var from: Side
    package var to: Side
    package var target: String?

    package init(_ from: Side, to: Side, of target: String?) {
      (self.from, self.to, self.target) = (from, to, target)
    }
  }

  /// The dimension of a child along an axis.
  package struct Dimension: Hashable, Sendable {
    /// The sizing of a child without a length of its own.
    package enum Match: String, Hashable, Sendable {
      case spread
      case wrap
      case percent
    }

    /// The minimum or maximum size.
    package enum Limit: Hashable, Sendable {
      case none
      case pixels(Int)
      case wrap
    }

    /// The way a chain distributes its space.
    package enum ChainStyle: String, Hashable, Sendable {
      case spread
      case spreadInside = "spread_inside"
      case packed
    }

    package var match = Match.spread
    package var percent = 1.0
    package var minimum = Limit.none
    package var maximum = Limit.none
    package var isConstrained = false
    package var bias = 0.5
    package var chainStyle = ChainStyle.spread
    package var weight: Double?

    package init() {}
  }

  /// The margins used instead if the target is gone.
  package struct GoneMargins: Hashable, Sendable {
    package var left: Int?
    package var right: Int?
    package var start: Int?
    package var end: Int?
    package var top: Int?
    package var bottom: Int?
    package var baseline: Int?

    package init() {}
  }

  /// A position on a circle around another child.
  package struct Circle: Hashable, Sendable {
    package var center: String?
    package var radius: Int
    package var angle: Double

    package init(center: String?, radius: Int, angle: Double) {
      (self.center, self.radius, self.angle) = (center, radius, angle)
    }
  }

  /// The role of a child in the group.
  ///
  /// Member names that begin with `#` are tags of `Placement.tags`, which several children may
  /// have.
  package enum Role: Sendable {
    case view
    case guideline(Guideline)
    case barrier(Barrier)
    /// Applies its visibility to the children with some names.
    case group([String])
    case flow(AndroidConstraintFlow)
    /// Places the child with a name in its position.
    case placeholder(String?)
  }

  /// A guideline that children can be constrained to.
  ///
  /// An `android:orientation` of `vertical` is a line that runs down, and so has a position along x.
  package struct Guideline: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
      case begin(Int)
      case end(Int)
      case percent(Double)
    }

    package var isVertical: Bool
    package var place: Place
    /// Whether a vertical guideline is mirrored in right-to-left layouts.
    package var followsDirection: Bool
    /// Whether the child is drawn as a line without width; a `Guideline` is not, another view with
    /// a guide position is.
    package var isShown = false

    package init(isVertical: Bool, place: Place, followsDirection: Bool = true) {
      (self.isVertical, self.place) = (isVertical, place)
      self.followsDirection = followsDirection
    }
  }

  /// A barrier at the farthest side of some children.
  package struct Barrier: Hashable, Sendable {
    package var side: Side
    package var margin = 0
    package var allowsGone = true
    package var members: [String]

    package init(side: Side, members: [String]) { (self.side, self.members) = (side, members) }
  }

  @exclusivity(unchecked) package var maximumWidth: Int? { didSet { noteChange() } }
  @exclusivity(unchecked) package var maximumHeight: Int? { didSet { noteChange() } }
  /// Whether directly determined positions are set before solving, which resolves some
  /// contradictions.
  @exclusivity(unchecked) package var settlesDirectly = true { didSet { noteChange() } }
}

/// A virtual layout that places children in rows or columns: `Flow`.
package struct AndroidConstraintFlow: Sendable {
  package enum WrapMode: String, Sendable {
    case none
    case chain
    case aligned
    case chain2
  }

  package enum Align: String, Sendable {
    case start
    case end
    case top
    case bottom
    case center
    case baseline
  }

  /// The properties of the chains along an axis.
  package struct Chains: Sendable {
    package var style: AndroidConstraint.Dimension.ChainStyle?
    package var firstStyle: AndroidConstraint.Dimension.ChainStyle?
    package var lastStyle: AndroidConstraint.Dimension.ChainStyle?
    package var bias = 0.5
    package var firstBias: Double?
    package var lastBias: Double?
    package var gap = 0

    package init() {}
  }

  package var members: [String] = []
  package var isVertical = false
  package var wrapMode = WrapMode.none
  package var maximumElements: Int?
  package var horizontal = Chains()
  package var vertical = Chains()
  package var horizontalAlign = Align.center
  package var verticalAlign = Align.center
  package var padding = AndroidPadding()
  package var givesVisibility = false

  package init() {}
}
