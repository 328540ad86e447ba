import QuoinGeometry
import QuoinModel

/// A child of a group during measuring and placing: the state that `View` keeps between the two.
final class AndroidSlot<Placement: AndroidPlacement> {
  let child: ContainerChildren<Placement>.Child
  let placement: Placement
  /// The margins, resolved to left and right.
  let margins: AndroidInsets
  private let density: Double
  /// The last measured size.
  private(set) var width = 0
  private(set) var height = 0
  /// The last measured baseline, from the top.
  private(set) var baseline: Int?
  /// The last measure specs.
  private(set) var order: AndroidOrder?
  /// The position of the child.
  var left = 0
  var top = 0
  /// Whether the child is excluded, if the group decides that itself.
  var isLeftOut: Bool?
  /// The offset of a cell in its column, and the space after it there.
  var offset = 0
  var nextOffset = 0
  /// Measures the child if its group measures its descendants, as tables do with rows.
  var lookInside: ((AndroidOrder) -> AndroidMeasure)?
  /// The table columns, which are passed to the child with the specs.
  var columns: AndroidOrder.Columns?

  init(_ child: ContainerChildren<Placement>.Child, density: Double) {
    self.child = child
    self.density = density
    placement = child.placement
    margins = placement.box.margins.insets(child.pass.tree.directions[child.index])
  }

  var box: AndroidBox { placement.box }
  var isGone: Bool { isLeftOut ?? placement.box.isGone }
  /// The width including the margins.
  var outerWidth: Int { width + margins.horizontal }
  /// The height including the margins.
  var outerHeight: Int { height + margins.vertical }

  /// Measures the child; the engine caches repeated questions.
  func measure(_ width: MeasureSpec, _ height: MeasureSpec) {
    let order = AndroidOrder(width: width, height: height, columns: columns)
    self.order = order
    if let lookInside {
      let measured = lookInside(order)
      (self.width, self.height, baseline) = (measured.width, measured.height, measured.baseline)
      return
    }
    var question = Question(
      ProposedSize(width: points(width), height: points(height)))
    question.isWidthExact = width.isExact
    question.isHeightExact = height.isExact
    let answer = child.pass.measure(child.index, question)
    self.width = pixels(answer.size.width)
    self.height = pixels(answer.size.height)
    baseline = answer.firstBaseline.map(pixels)
    // The only group of the framework that may be smaller than an exact spec.
    guard let group = child.node as? AndroidConstraint else { return }
    self.width = min(self.width, group.maximumWidth ?? self.width)
    self.height = min(self.height, group.maximumHeight ?? self.height)
  }

  /// Measures the child in the space beside its margins: `measureChildWithMargins`.
  func measure(
    _ width: MeasureSpec, beside usedWidth: Int, _ height: MeasureSpec, beside usedHeight: Int
  ) {
    measure(
      width.child(box.width, beside: usedWidth + margins.horizontal),
      height.child(box.height, beside: usedHeight + margins.vertical))
  }

  /// Sets a size that differs from the measured one.
  func setFrame(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Sets the final size of the child, and the specs of its last measurement.
  func settle(_ across: MeasureSpec?, _ down: MeasureSpec?, width: Int, height: Int) {
    if across != nil || down != nil { order = AndroidOrder(width: across, height: down) }
    setFrame(width: width, height: height)
  }

  private func points(_ spec: MeasureSpec) -> Double? {
    spec.mode == .unspecified ? nil : Double(spec.size) / density
  }

  private func pixels(_ points: Double) -> Int { AndroidPixels.whole(points * density) }

  /// Places the child, and passes its last specs on, so that it places its own children as they were measured.
  func place() {
    guard !isGone else { return child.place(at: .zero) }
    child.place(
      at: Rect(
        x: Double(left) / density, y: Double(top) / density, width: Double(width) / density,
        height: Double(height) / density))
    if let order { child.pass.caches[child.index] = order }
  }
}

/// The size of a measured group in pixels.
struct AndroidMeasure {
  var width: Int
  var height: Int
  var baseline: Int?

  init(_ width: Int, _ height: Int, baseline: Int? = nil) {
    (self.width, self.height, self.baseline) = (width, height, baseline)
  }
}

/// The last measure specs of a group before it is placed.
///
/// The frames in a group depend on the specs that it was measured with, and not on its size alone: a row that may be up
/// to 300 pixels wide and is, places its children differently than one that must be. The parent stores the specs in the
/// group's cache before the group is placed.
package struct AndroidOrder {
  var width: MeasureSpec?
  var height: MeasureSpec?
  /// The columns that a table passes to its rows.
  var columns: Columns?

  /// The columns of a table.
  struct Columns {
    /// The widths in pixels.
    var widths: [Int]
    /// The collapsed columns.
    var collapsed: Set<Int>
  }
}
