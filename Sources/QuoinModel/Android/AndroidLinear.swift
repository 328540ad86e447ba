import QuoinGeometry

/// A group with a row or a column: `LinearLayout`.
package final class AndroidLinear: AndroidGroup, Container {
  /// `LinearLayout.LayoutParams`.
  package struct Placement: AndroidPlacement, Hashable, Sendable {
    package var box: AndroidBox
    package var weight: Float
    package var gravity: AndroidGravity?
    /// The scrolling of a bar's child off the screen with the content below; `nil` if it does not
    /// scroll.
    package var scroll: Scroll?

    package init(_ box: AndroidBox, weight: Float = 0, gravity: AndroidGravity? = nil) {
      self.box = box
      self.weight = weight
      self.gravity = gravity
    }
  }

  /// The way a child of a bar scrolls off the screen.
  package struct Scroll: Hashable, Sendable {
    /// The height that remains, or `nil` if the child leaves completely.
    package var minimum: Int?

    package init(minimum: Int? = nil) { self.minimum = minimum }
  }

  @exclusivity(unchecked) package final var linear = AndroidLinearTraits() {
    didSet { noteChange() }
  }
  /// Whether the column is the bar of a coordinator: `AppBarLayout`.
  @exclusivity(unchecked) package final var isBar = false { didSet { noteChange() } }
}

/// The properties of a row or a column, which tables and their rows have as well.
package struct AndroidLinearTraits: Hashable, Sendable {
  /// The positions of dividers between children.
  package struct Dividers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

    // The one that all option sets have is called through the table of their protocol.
    @inlinable package func contains(_ other: Dividers) -> Bool {
      rawValue & other.rawValue == other.rawValue
    }

    package static let beginning = Dividers(rawValue: 1)
    package static let middle = Dividers(rawValue: 2)
    package static let end = Dividers(rawValue: 4)
  }

  package var axis = Axis.horizontal
  package var gravity: AndroidGravity = [.start, .top]
  package var weightSum: Float = 0
  package var isBaselineAligned = true
  package var measuresWithLargestChild = false
  /// The index of the child whose baseline is that of the group.
  package var baselineChild: Int?
  package var dividers: Dividers = []
  /// The size of the divider along the axis, in pixels.
  package var dividerSize = 0

  package init() {}

  /// Sets the gravity, completed with a group's defaults for both axes: `setGravity`.
  package mutating func setGravity(_ wanted: AndroidGravity) {
    gravity = wanted
    if wanted.horizontalPart.isEmpty { gravity.formUnion(.start) }
    if wanted.verticalPart.isEmpty { gravity.formUnion(.top) }
  }
}
