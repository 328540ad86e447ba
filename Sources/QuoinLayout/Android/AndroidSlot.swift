import QuoinGeometry
import QuoinModel

/// A child of a group while the group measures and places it: what `View` remembers between the two.
final class AndroidSlot<Placement: AndroidPlacement> {
  let child: ContainerChildren<Placement>.Child
  let placement: Placement
  /// The margins by left and right.
  let margins: AndroidInsets
  private let density: Double
  /// The size of the last measuring.
  private(set) var width = 0
  private(set) var height = 0
  /// The baseline of the last measuring, below the top.
  private(set) var baseline: Int?
  /// What was asked last.
  private(set) var order: AndroidOrder?
  /// Where the child is placed.
  var left = 0
  var top = 0
  /// Whether the child takes no part, where the group decides that itself.
  var isLeftOut: Bool?
  /// How far a cell is moved in its column, and what is behind it there.
  var offset = 0
  var nextOffset = 0
  /// Measures the child where its group looks into it, as tables look into rows.
  var lookInside: ((AndroidOrder) -> AndroidMeasure)?
  /// What the child is told beside the question.
  var columns: AndroidOrder.Columns?

  init(_ child: ContainerChildren<Placement>.Child, density: Double) {
    self.child = child
    self.density = density
    placement = child.placement
    margins = placement.box.margins.insets(child.pass.tree.directions[child.index])
  }

  var box: AndroidBox { placement.box }
  var isGone: Bool { isLeftOut ?? placement.box.isGone }
  /// The width with the margins beside it.
  var outerWidth: Int { width + margins.horizontal }
  /// The height with the margins above and below.
  var outerHeight: Int { height + margins.vertical }

  /// Measures the child; the engine answers what was asked before at once.
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
    // The one group of the framework that may be smaller than it is told to be.
    guard let group = child.node as? AndroidConstraint else { return }
    self.width = min(self.width, group.maximumWidth ?? self.width)
    self.height = min(self.height, group.maximumHeight ?? self.height)
  }

  /// Measures the child in the room that is left beside its margins: `measureChildWithMargins`.
  func measure(
    _ width: MeasureSpec, beside usedWidth: Int, _ height: MeasureSpec, beside usedHeight: Int
  ) {
    measure(
      width.child(box.width, beside: usedWidth + margins.horizontal),
      height.child(box.height, beside: usedHeight + margins.vertical))
  }

  /// Gives the child a size that differs from the measured one.
  func setFrame(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Gives the child a size, and the question that was asked last of it.
  func settle(_ across: MeasureSpec?, _ down: MeasureSpec?, width: Int, height: Int) {
    if across != nil || down != nil { order = AndroidOrder(width: across, height: down) }
    setFrame(width: width, height: height)
  }

  private func points(_ spec: MeasureSpec) -> Double? {
    spec.mode == .unspecified ? nil : Double(spec.size) / density
  }

  private func pixels(_ points: Double) -> Int { AndroidPixels.whole(points * density) }

  /// Gives the child the frame that was found, and lets it place its own children as it was measured.
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

/// What a group was asked last before it is placed.
///
/// The frames in a group follow from the question that it was measured with, and not from its size alone: a
/// row that may be 300 pixels wide and is, has other children than one that has to be. The parent leaves it
/// in the group's cache before the group is placed.
package struct AndroidOrder {
  var width: MeasureSpec?
  var height: MeasureSpec?
  /// What a table says to its row.
  var columns: Columns?

  /// The columns of a table.
  struct Columns {
    /// The widths in pixels.
    var widths: [Int]
    /// The columns that are not shown.
    var collapsed: Set<Int>
  }
}
