import QuoinGeometry
import QuoinModel

/// A child of a group during measuring and placing: the state that `View` keeps between the two.
///
/// The children are made once for a group in a layout pass (``AndroidSlots``), and reset before each measurement of the
/// group. A slot is the address of a child there: passes keep and sort slots without copies and reference counts.
struct AndroidSlot<Placement: AndroidPlacement> {
  private let fields: UnsafeMutablePointer<AndroidSlotFields>
  private let parameters: UnsafePointer<Placement>

  fileprivate init(
    _ fields: UnsafeMutablePointer<AndroidSlotFields>, _ parameters: UnsafePointer<Placement>
  ) {
    (self.fields, self.parameters) = (fields, parameters)
  }

  /// The layout parameters, read in place.
  var placement: Placement { @inline(__always) unsafeAddress { parameters } }
  /// The pass, which owns the state of the group, and so outlives the slot.
  var pass: LayoutPass { fields.pointee.state.pass }
  /// The child's index in the tree.
  var index: Int { fields.pointee.index }
  /// The margins, resolved to left and right.
  var margins: AndroidSlotMargins { @inline(__always) get { fields.pointee.margins } }
  /// The width and the height of the layout parameters.
  var widthLength: AndroidLength { @inline(__always) get { fields.pointee.widthLength } }
  var heightLength: AndroidLength { @inline(__always) get { fields.pointee.heightLength } }
  /// The last measured size.
  var width: Int { @inline(__always) get { fields.pointee.width } }
  var height: Int { @inline(__always) get { fields.pointee.height } }
  /// The last measured baseline, from the top.
  var baseline: Int? { @inline(__always) get { fields.pointee.baseline } }
  /// The last measure specs.
  var order: AndroidOrder? { fields.pointee.order }
  /// The position of the child.
  var left: Int {
    @inline(__always) get { fields.pointee.left }
    nonmutating set { fields.pointee.left = newValue }
  }
  var top: Int {
    @inline(__always) get { fields.pointee.top }
    nonmutating set { fields.pointee.top = newValue }
  }
  /// Whether the child is excluded, if the group decides that itself.
  var isLeftOut: Bool? {
    get { fields.pointee.isLeftOut }
    nonmutating set { fields.pointee.isLeftOut = newValue }
  }
  /// The offset of a cell in its column, and the space after it there.
  var offset: Int {
    get { fields.pointee.offset }
    nonmutating set { fields.pointee.offset = newValue }
  }
  var nextOffset: Int {
    get { fields.pointee.nextOffset }
    nonmutating set { fields.pointee.nextOffset = newValue }
  }
  /// Measures the child if its group measures its descendants, as tables do with rows.
  var lookInside: ((AndroidOrder) -> AndroidMeasure)? {
    get { fields.pointee.lookInside }
    nonmutating set { fields.pointee.lookInside = newValue }
  }
  /// The table columns, which are passed to the child with the specs.
  var columns: AndroidTableColumns? {
    get { fields.pointee.state.columns }
    nonmutating set { fields.pointee.state.columns = newValue }
  }

  var node: Node { pass.tree.nodes[index] }
  var box: AndroidBox { placement.box }
  var isGone: Bool {
    @inline(__always) get { fields.pointee.isLeftOut ?? fields.pointee.isBoxGone }
  }
  /// The width including the margins.
  var outerWidth: Int { width + margins.horizontal }
  /// The height including the margins.
  var outerHeight: Int { height + margins.vertical }

  /// Measures the child; it remembers its answers.
  func measure(_ width: MeasureSpec, _ height: MeasureSpec) {
    fields.pointee.measure(width, height)
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
  func setFrame(width: Int, height: Int) {
    (fields.pointee.width, fields.pointee.height) = (width, height)
  }

  /// Sets the final size of the child, and the specs of its last measurement.
  func settle(_ across: MeasureSpec?, _ down: MeasureSpec?, width: Int, height: Int) {
    if across != nil || down != nil {
      fields.pointee.order = AndroidOrder(width: across, height: down)
    }
    setFrame(width: width, height: height)
  }
}

extension AndroidSlot: Hashable {
  static func == (a: AndroidSlot, b: AndroidSlot) -> Bool { a.fields == b.fields }

  func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

/// The margins of a child, in pixels.
struct AndroidSlotMargins {
  private let sides: SIMD4<Int32>

  fileprivate init(_ margins: AndroidInsets) {
    sides = SIMD4(
      Int32(clamping: margins.left), Int32(clamping: margins.top), Int32(clamping: margins.right),
      Int32(clamping: margins.bottom))
  }

  var left: Int { @inline(__always) get { Int(sides.x) } }
  var top: Int { @inline(__always) get { Int(sides.y) } }
  var right: Int { @inline(__always) get { Int(sides.z) } }
  var bottom: Int { @inline(__always) get { Int(sides.w) } }
  var horizontal: Int { @inline(__always) get { left + right } }
  var vertical: Int { @inline(__always) get { top + bottom } }

  var insets: AndroidInsets { AndroidInsets(left: left, top: top, right: right, bottom: bottom) }
}

/// The state of a child in a slot, apart from its layout parameters.
///
/// Pixels have 32 bits, as in the framework, so that a child takes two lines of a processor's cache: the layout of many
/// views waits for memory as long as it computes.
struct AndroidSlotFields {
  /// The child as a view that can be measured.
  fileprivate let state: AndroidState
  fileprivate var lookInside: ((AndroidOrder) -> AndroidMeasure)?
  fileprivate let widthLength: AndroidLength
  /// Whether the layout parameters exclude the child.
  fileprivate let isBoxGone: Bool
  /// Whether the view has contents to place; of most views only the frame is needed.
  private let hasContents: Bool
  fileprivate var isLeftOut: Bool?
  private var hasBaseline = false
  private var hasOrder = false
  private var hasAcross = false
  private var hasDown = false
  fileprivate let heightLength: AndroidLength
  private let node: Int32
  fileprivate let margins: AndroidSlotMargins
  private var size = SIMD2<Int32>()
  private var corner = SIMD2<Int32>()
  private var offsets = SIMD2<Int32>()
  private var baselineTop: Int32 = 0
  private var columns: Int32 = 0
  private var across = MeasureSpec.unspecified
  private var down = MeasureSpec.unspecified

  fileprivate init(_ pass: LayoutPass, _ index: Int, _ box: AndroidBox, density: Double) {
    node = Int32(clamping: index)
    (widthLength, heightLength, isBoxGone) = (box.width, box.height, box.isGone)
    margins = AndroidSlotMargins(box.margins.insets(pass.tree.directions[index]))
    state = pass.androidView(index, density: density)
    hasContents = state.hasContents
  }

  fileprivate var index: Int { Int(node) }
  fileprivate var width: Int {
    @inline(__always) get { Int(size.x) }
    set { size.x = Int32(clamping: newValue) }
  }
  fileprivate var height: Int {
    @inline(__always) get { Int(size.y) }
    set { size.y = Int32(clamping: newValue) }
  }
  fileprivate var left: Int {
    @inline(__always) get { Int(corner.x) }
    set { corner.x = Int32(clamping: newValue) }
  }
  fileprivate var top: Int {
    @inline(__always) get { Int(corner.y) }
    set { corner.y = Int32(clamping: newValue) }
  }
  fileprivate var offset: Int {
    @inline(__always) get { Int(offsets.x) }
    set { offsets.x = Int32(clamping: newValue) }
  }
  fileprivate var nextOffset: Int {
    @inline(__always) get { Int(offsets.y) }
    set { offsets.y = Int32(clamping: newValue) }
  }
  fileprivate var baseline: Int? {
    get { hasBaseline ? Int(baselineTop) : nil }
    set {
      hasBaseline = newValue != nil
      baselineTop = Int32(clamping: newValue ?? 0)
    }
  }
  /// The last measure specs.
  fileprivate var order: AndroidOrder? {
    get {
      guard hasOrder else { return nil }
      return AndroidOrder(
        width: hasAcross ? across : nil, height: hasDown ? down : nil, columns: Int(columns))
    }
    set {
      hasOrder = newValue != nil
      (hasAcross, hasDown) = (newValue?.width != nil, newValue?.height != nil)
      across = newValue?.width ?? .unspecified
      down = newValue?.height ?? .unspecified
      columns = Int32(clamping: newValue?.columns ?? 0)
    }
  }

  /// Discards what the previous measurement of the group left.
  fileprivate mutating func reset() {
    (size, corner, offsets) = (.zero, .zero, .zero)
    (hasBaseline, hasOrder) = (false, false)
    isLeftOut = nil
    if lookInside != nil { lookInside = nil }
    if state.columns != nil { state.columns = nil }
  }

  fileprivate mutating func measure(_ width: MeasureSpec, _ height: MeasureSpec) {
    (across, down, columns) = (width, height, Int32(clamping: state.columns?.number ?? 0))
    (hasOrder, hasAcross, hasDown) = (true, true, true)
    let measured: AndroidMeasure
    if let lookInside {
      measured = lookInside(AndroidOrder(width: width, height: height, columns: Int(columns)))
    } else {
      measured = state.measured(width, height)
    }
    size = SIMD2(Int32(clamping: measured.width), Int32(clamping: measured.height))
    baseline = measured.baseline
  }

  /// Places the child, and its own children as they were measured by its last specs.
  // Mutating, so that it is called in place rather than on a copy.
  fileprivate mutating func place(_ density: Double, _ pass: Unmanaged<LayoutPass>) {
    guard !(isLeftOut ?? isBoxGone) else {
      pass._withUnsafeGuaranteedRef { $0.frames[index] = .zero }
      if hasContents { state.place(0, 0, AndroidOrder()) }
      return
    }
    let width = max(0, width)
    let height = max(0, height)
    let frame = Rect(
      x: Double(left) / density, y: Double(top) / density, width: Double(width) / density,
      height: Double(height) / density)
    pass._withUnsafeGuaranteedRef { $0.frames[index] = frame }
    if hasContents { state.place(width, height, order ?? AndroidOrder()) }
  }
}

/// The children of a group, in memory that the group's state releases.
struct AndroidSlots<Placement: AndroidPlacement>: RandomAccessCollection {
  private let fields: UnsafeMutablePointer<AndroidSlotFields>
  private let parameters: UnsafeMutablePointer<Placement>
  private let density: Double
  /// The pass, which owns the state of the group.
  private let pass: Unmanaged<LayoutPass>
  let count: Int

  /// Creates the slots of nodes with their layout parameters.
  init(_ pass: LayoutPass, _ children: [(index: Int, placement: Placement)], density: Double) {
    count = children.count
    self.density = density
    self.pass = .passUnretained(pass)
    fields = .allocate(capacity: count)
    parameters = .allocate(capacity: count)
    for (number, child) in children.enumerated() {
      (parameters + number).initialize(to: child.placement)
      (fields + number).initialize(
        to: AndroidSlotFields(pass, child.index, child.placement.box, density: density))
    }
  }

  /// Releases the memory; neither the slots nor their collection must be used afterwards.
  func deallocate() {
    fields.deinitialize(count: count)
    fields.deallocate()
    parameters.deinitialize(count: count)
    parameters.deallocate()
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> AndroidSlot<Placement> {
    @inline(__always) get {
      precondition(position >= 0 && position < count, "the group has no such child")
      return AndroidSlot(fields + position, parameters + position)
    }
  }

  /// Discards what the previous measurement of the group left.
  func reset() { for number in 0..<count { fields[number].reset() } }

  /// Places the children, and what they contain.
  func place() { for number in 0..<count { fields[number].place(density, pass) } }
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
