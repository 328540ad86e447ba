import QuoinGeometry

/// What every group of Android's framework knows of a child: `ViewGroup.MarginLayoutParams`, and whether the
/// child is there at all.
package struct AndroidBox: Hashable, Sendable {
  package var width: AndroidLength
  package var height: AndroidLength
  package var margins = AndroidMargins()
  /// Whether the child takes no part in the layout: `visibility="gone"`.
  package var isGone = false

  package init(width: AndroidLength = .wrapContent, height: AndroidLength = .wrapContent) {
    self.width = width
    self.height = height
  }
}

/// The layout parameters of a child of a group.
package protocol AndroidPlacement {
  /// What all groups know of a child.
  var box: AndroidBox { get set }
}

/// A group of Android's framework: it places its children in whole pixels, by passes of its own.
///
/// What a class of the framework does in its `onMeasure` and `onLayout` is done in `QuoinLayout/Android`.
/// Sizes are pixels at a density; a point of the scene is a density-independent pixel.
package class AndroidGroup: ContainerNode {
  /// The pixels in a point.
  package let density: Double
  package final var padding = AndroidPadding()
  /// The least size in pixels that the group wants.
  package final var minimumWidth = 0
  package final var minimumHeight = 0

  package init(density: Double) {
    self.density = density
    super.init()
  }

  /// What is drawn behind and above the children.
  package final var ownDrawings: NodeDrawings? { didSet { noteChange() } }
  /// The texts of a group that draws itself: the title of a bar.
  package final var labels: [TextPart] = [] { didSet { noteChange() } }

  package override var kind: String { "group" }

  package override var drawings: NodeDrawings? { ownDrawings }

  package override var texts: [TextPart] { labels }
}
