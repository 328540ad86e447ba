import QuoinGeometry

/// The layout parameters of a child in any group: `ViewGroup.MarginLayoutParams` and the
/// visibility.
package struct AndroidBox: Hashable, Sendable {
  package var width: AndroidLength
  package var height: AndroidLength
  package var margins = AndroidMargins()
  /// Whether the child is excluded from the layout: `visibility="gone"`.
  package var isGone = false

  package init(width: AndroidLength = .wrapContent, height: AndroidLength = .wrapContent) {
    self.width = width
    self.height = height
  }
}

/// The layout parameters of a group's child.
package protocol AndroidPlacement {
  /// The parameters that all groups have.
  var box: AndroidBox { get set }
}

/// A group of Android's framework, which places its children in whole pixels, with layout passes of
/// its own.
///
/// The `onMeasure` and `onLayout` methods of the framework's classes are implemented in
/// `QuoinLayout/Android`. Sizes are pixels at a density; a point of the scene is a
/// density-independent pixel.
package class AndroidGroup: ContainerNode {
  /// The number of pixels in a point.
  package let density: Double
  @exclusivity(unchecked) package final var padding = AndroidPadding() { didSet { noteChange() } }
  /// The minimum size of the group, in pixels.
  @exclusivity(unchecked) package final var minimumWidth = 0 { didSet { noteChange() } }
  @exclusivity(unchecked) package final var minimumHeight = 0 { didSet { noteChange() } }

  package init(density: Double) {
    self.density = density
    super.init()
  }

  /// The drawings behind and above the children.
  @exclusivity(unchecked) package final var ownDrawings: NodeDrawings? { didSet { noteChange() } }
  /// The texts of a group that draws them itself, such as the title of a bar.
  @exclusivity(unchecked) package final var labels: [TextPart] = [] { didSet { noteChange() } }

  package override var kind: String { "group" }

  package override var drawings: NodeDrawings? { ownDrawings }

  package override var texts: [TextPart] { labels }

  package override var hasTexts: Bool { !labels.isEmpty }
}
