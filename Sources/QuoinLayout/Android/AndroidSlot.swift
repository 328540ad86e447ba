import QuoinGeometry
import QuoinModel

/// A child of a group during measuring and placing: the state that `View` keeps between the two.
///
/// It is made once for a group in a layout pass, and reset before each measurement of the group.
final class AndroidSlot<Placement: AndroidPlacement> {
  /// The pass, which owns the state of the group, and so outlives the slot.
  unowned(unsafe) let pass: LayoutPass
  /// The child's index in the tree.
  let index: Int
  let placement: Placement
  /// The margins, resolved to left and right.
  let margins: AndroidInsets
  /// The width and the height of the layout parameters, and whether they exclude the child.
  ///
  /// They are kept apart, because a parameter of a generic placement is read from a copy of it.
  let widthLength: AndroidLength
  let heightLength: AndroidLength
  private let isBoxGone: Bool
  /// The child as a view that can be measured.
  private let state: AndroidState
  private let density: Double
  /// The last measured size.
  @exclusivity(unchecked) private(set) var width = 0
  @exclusivity(unchecked) private(set) var height = 0
  /// The last measured baseline, from the top.
  @exclusivity(unchecked) private(set) var baseline: Int?
  /// The last measure specs.
  @exclusivity(unchecked) private(set) var order: AndroidOrder?
  /// The position of the child.
  @exclusivity(unchecked) var left = 0
  @exclusivity(unchecked) var top = 0
  /// Whether the child is excluded, if the group decides that itself.
  @exclusivity(unchecked) var isLeftOut: Bool?
  /// The offset of a cell in its column, and the space after it there.
  @exclusivity(unchecked) var offset = 0
  @exclusivity(unchecked) var nextOffset = 0
  /// Measures the child if its group measures its descendants, as tables do with rows.
  @exclusivity(unchecked) var lookInside: ((AndroidOrder) -> AndroidMeasure)?
  /// The table columns, which are passed to the child with the specs.
  var columns: AndroidTableColumns? {
    get { state.columns }
    set { state.columns = newValue }
  }

  init(_ pass: LayoutPass, _ index: Int, _ placement: Placement, density: Double) {
    self.pass = pass
    self.index = index
    self.placement = placement
    self.density = density
    let box = placement.box
    (widthLength, heightLength, isBoxGone) = (box.width, box.height, box.isGone)
    margins = box.margins.insets(pass.tree.directions[index])
    state = pass.androidView(index, density: density)
  }

  var node: Node { pass.tree.nodes[index] }
  var box: AndroidBox { placement.box }
  var isGone: Bool { isLeftOut ?? isBoxGone }
  /// The width including the margins.
  var outerWidth: Int { width + margins.horizontal }
  /// The height including the margins.
  var outerHeight: Int { height + margins.vertical }

  /// Discards what the previous measurement of the group left.
  func reset() {
    (width, height, baseline, order) = (0, 0, nil, nil)
    (left, top, offset, nextOffset) = (0, 0, 0, 0)
    isLeftOut = nil
    if lookInside != nil { lookInside = nil }
    if state.columns != nil { state.columns = nil }
  }

  /// Measures the child; it remembers its answers.
  func measure(_ width: MeasureSpec, _ height: MeasureSpec) {
    let order = AndroidOrder(width: width, height: height, columns: state.columns?.number ?? 0)
    self.order = order
    let measured = lookInside.map { $0(order) } ?? state.measured(width, height)
    self.width = measured.width
    self.height = measured.height
    baseline = measured.baseline
  }

  /// Measures the child in the space beside its margins: `measureChildWithMargins`.
  func measure(
    _ width: MeasureSpec, beside usedWidth: Int, _ height: MeasureSpec, beside usedHeight: Int
  ) {
    measure(
      width.child(widthLength, beside: usedWidth + margins.horizontal),
      height.child(heightLength, beside: usedHeight + margins.vertical))
  }

  /// Sets a size that differs from the measured one.
  func setFrame(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Sets the final size of the child, and the specs of its last measurement.
  func settle(_ across: MeasureSpec?, _ down: MeasureSpec?, width: Int, height: Int) {
    if across != nil || down != nil { order = AndroidOrder(width: across, height: down) }
    setFrame(width: width, height: height)
  }

  /// Places the child, and its own children as they were measured by its last specs.
  func place() {
    guard !isGone else {
      pass.frames[index] = .zero
      return state.place(0, 0, AndroidOrder())
    }
    let width = max(0, width)
    let height = max(0, height)
    pass.frames[index] = Rect(
      x: Double(left) / density, y: Double(top) / density, width: Double(width) / density,
      height: Double(height) / density)
    state.place(width, height, order ?? AndroidOrder())
  }
}

/// The last measure specs of a group before it is placed.
///
/// The frames in a group depend on the specs that it was measured with, and not on its size alone: a row that may be up
/// to 300 pixels wide and is, places its children differently than one that must be. So a parent places a group with
/// the specs that it measured it with last.
struct AndroidOrder: Equatable {
  var width: MeasureSpec?
  var height: MeasureSpec?
  /// The number of the columns that a table passes to its rows, or 0 for none.
  var columns = 0
}

/// The columns that a table passes to its rows.
final class AndroidTableColumns {
  /// A number that no other columns of the pass have, or 0 if the columns are not passed on.
  let number: Int
  /// The widths in pixels.
  let widths: [Int]
  /// The collapsed columns.
  let collapsed: Set<Int>

  init(_ number: Int, widths: [Int], collapsed: Set<Int>) {
    self.number = number
    self.widths = widths
    self.collapsed = collapsed
  }
}
