import QuoinModel

/// A constraint layout and the question that it is asked.
package struct ConstraintLayoutInput: Sendable {
  package var children: [ConstraintWidget]
  package var width: ConstraintSpec
  package var height: ConstraintSpec
  /// As the direction resolves it.
  package var padding = AndroidInsets()
  package var minimumWidth = 0
  package var minimumHeight = 0
  /// `android:maxWidth`.
  package var maximumWidth: Int?
  package var maximumHeight: Int?
  package var isRightToLeft = false
  /// Whether places that follow from each other are settled before the solver, as `layout_optimizationLevel` has it.
  ///
  /// It decides some contradictions.
  package var settlesDirectly = true

  package init(children: [ConstraintWidget], width: ConstraintSpec, height: ConstraintSpec) {
    self.children = children
    self.width = width
    self.height = height
  }
}

extension ConstraintLayoutInput {
  /// The same with numbers that arithmetic holds; those of children are tamed where they are read.
  var tamed: ConstraintLayoutInput {
    var input = self
    input.width.size = max(0, ConstraintExtent.tame(width.size))
    input.height.size = max(0, ConstraintExtent.tame(height.size))
    input.padding = AndroidInsets(
      left: ConstraintExtent.tame(padding.left), top: ConstraintExtent.tame(padding.top),
      right: ConstraintExtent.tame(padding.right), bottom: ConstraintExtent.tame(padding.bottom))
    input.minimumWidth = ConstraintExtent.tame(minimumWidth)
    input.minimumHeight = ConstraintExtent.tame(minimumHeight)
    input.maximumWidth = maximumWidth.map(ConstraintExtent.tame)
    input.maximumHeight = maximumHeight.map(ConstraintExtent.tame)
    return input
  }
}

/// Where a child stands.
package struct ConstraintPlacement: Hashable, Sendable {
  /// In the layout's coordinates, padding included.
  package var x = 0
  package var y = 0
  package var width = 0
  package var height = 0
  /// Whether it is gone after groups and placeholders have had their say, or a helper that shows nothing.
  package var isGone = false
  /// The last questions that it was asked; `nil` if it was never measured.
  package var widthSpec: ConstraintSpec?
  package var heightSpec: ConstraintSpec?
}

package struct ConstraintLayoutOutput: Sendable {
  /// The size of the layout, padding included.
  package var width: Int
  package var height: Int
  /// One for each child, in their order.
  package var placements: [ConstraintPlacement]
  /// Whether the layout took more work than is done, so that some of its relations were left out.
  package var isCutShort = false
}

/// Answers what a child measures; must be a function of its three arguments.
package typealias ConstraintMeasure = (
  _ child: ConstraintIndex, _ width: ConstraintSpec, _ height: ConstraintSpec
) -> ConstraintAnswer
