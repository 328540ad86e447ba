import QuoinGeometry

/// A flexbox group, whose children grow and shrink in lines: `FlexboxLayout`.
package final class AndroidFlexbox: AndroidGroup, Container {
  /// The alignment of children along a line, and of lines in the group.
  package enum Justification: String, Hashable, Sendable {
    case start = "flex_start"
    case end = "flex_end"
    case center
    case spaceBetween = "space_between"
    case spaceAround = "space_around"
    case spaceEvenly = "space_evenly"
    case stretch
  }

  /// The alignment of a child across its line.
  package enum Alignment: String, Hashable, Sendable {
    case start = "flex_start"
    case end = "flex_end"
    case center
    case baseline
    case stretch
  }

  /// `FlexboxLayout.LayoutParams`.
  package struct Placement: AndroidPlacement, Hashable, Sendable {
    package var box: AndroidBox
    package var order = 1
    package var grow: Float = 0
    package var shrink: Float = 1
    package var alignment: Alignment?
    /// The flex basis as a fraction of the group's size.
    package var basis: Float?
    package var minimumWidth = -1
    package var minimumHeight = -1
    package var maximumWidth = 0xFF_FFFF
    package var maximumHeight = 0xFF_FFFF
    /// Whether a line break precedes the child.
    package var wrapsBefore = false

    package init(_ box: AndroidBox) { self.box = box }
  }

  /// The axis of the lines.
  package var axis = Axis.horizontal { didSet { noteChange() } }
  /// Whether lines run from the end side.
  package var isReversed = false { didSet { noteChange() } }
  package var wraps = false { didSet { noteChange() } }
  /// Whether the lines are stacked from the far side.
  package var reversesLines = false { didSet { noteChange() } }
  package var justification = Justification.start { didSet { noteChange() } }
  package var alignment = Alignment.start { didSet { noteChange() } }
  package var lineJustification = Justification.start { didSet { noteChange() } }
}
