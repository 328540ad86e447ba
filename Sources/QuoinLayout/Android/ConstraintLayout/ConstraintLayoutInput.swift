import QuoinModel

/// A constraint layout with the specs that it is measured with.
package struct ConstraintLayoutInput: Sendable {
  package var children: [ConstraintWidget]
  package var width: MeasureSpec
  package var height: MeasureSpec
  /// The padding, resolved by the layout direction.
  package var padding = AndroidInsets()
  package var minimumWidth = 0
  package var minimumHeight = 0
  /// `android:maxWidth`.
  package var maximumWidth: Int?
  package var maximumHeight: Int?
  package var isRightToLeft = false
  /// Whether positions that determine each other directly are solved before the solver runs, as
  /// `layout_optimizationLevel` specifies.
  ///
  /// This affects the result of some contradictions.
  package var settlesDirectly = true

  package init(children: [ConstraintWidget], width: MeasureSpec, height: MeasureSpec) {
    self.children = children
    self.width = width
    self.height = height
  }
}

extension ConstraintLayoutInput {
  /// The input with numbers clamped to safe ranges; those of children are clamped when they are read.
  var clamped: ConstraintLayoutInput {
    var input = self
    (input.width, input.height) = (width.clamped, height.clamped)
    input.padding = AndroidInsets(
      left: ConstraintExtent.clamped(padding.left), top: ConstraintExtent.clamped(padding.top),
      right: ConstraintExtent.clamped(padding.right),
      bottom: ConstraintExtent.clamped(padding.bottom))
    input.minimumWidth = ConstraintExtent.clamped(minimumWidth)
    input.minimumHeight = ConstraintExtent.clamped(minimumHeight)
    input.maximumWidth = maximumWidth.map(ConstraintExtent.clamped)
    input.maximumHeight = maximumHeight.map(ConstraintExtent.clamped)
    return input
  }
}

extension MeasureSpec {
  /// The spec with a size in the safe range.
  var clamped: MeasureSpec {
    MeasureSpec(mode: mode, size: max(0, ConstraintExtent.clamped(size)))
  }
}

/// The frame of a child.
package struct ConstraintPlacement: Hashable, Sendable {
  /// The position in the layout's coordinates, padding included.
  package var x = 0
  package var y = 0
  package var width = 0
  package var height = 0
  /// Whether it is gone after groups and placeholders were applied, or is a helper that shows nothing.
  package var isGone = false
  /// The specs of its last measurement; `nil` if it was never measured.
  package var widthSpec: MeasureSpec?
  package var heightSpec: MeasureSpec?
}

package struct ConstraintLayoutOutput: Sendable {
  /// The size of the layout, padding included.
  package var width: Int
  package var height: Int
  /// The placements of the children, in order.
  package var placements: [ConstraintPlacement]
  /// Whether the work limit was reached, so that some relations were left out.
  package var isCutShort = false
}

/// Measures a child; must be a function of its three arguments only.
package typealias ConstraintMeasure = (
  _ child: ConstraintIndex, _ width: MeasureSpec, _ height: MeasureSpec
) -> AndroidMeasure
