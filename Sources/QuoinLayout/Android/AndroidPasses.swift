import QuoinGeometry
import QuoinModel

/// The passes of a group in Android's framework: it measures its children, and then places them.
protocol AndroidPasses<Placement> {
  associatedtype Placement: AndroidPlacement

  /// Whether the passes can be run again, so that they are made once for all measurements of a group.
  static var isRepeatable: Bool { get }

  /// Measures the children, and returns the size of the group: `onMeasure`.
  mutating func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure

  /// Places the measured children in the final size of the group: `onLayout`.
  mutating func layout(_ width: Int, _ height: Int)
}

extension AndroidPasses {
  static var isRepeatable: Bool { false }
}

/// The inputs of all passes of a group.
struct AndroidRun<Placement: AndroidPlacement> {
  let slots: AndroidSlots<Placement>
  let direction: LayoutDirection
  let padding: AndroidInsets
  let minimumWidth: Int
  let minimumHeight: Int
  let density: Double
  /// The pass, which owns the group's state, and so outlives the run.
  private unowned(unsafe) let pass: LayoutPass
  private let index: Int

  init(
    _ group: AndroidGroup, _ pass: LayoutPass, _ index: Int, _ slots: AndroidSlots<Placement>
  ) {
    self.slots = slots
    self.pass = pass
    self.index = index
    direction = pass.tree.directions[index]
    padding = group.padding.insets(direction)
    minimumWidth = group.minimumWidth
    minimumHeight = group.minimumHeight
    density = group.density
  }

  var isRightToLeft: Bool { direction == .rightToLeft }
  /// The children that are not gone.
  var shown: [AndroidSlot<Placement>] { slots.filter { !$0.isGone } }

  /// Returns columns for the rows of the group, with a number of their own.
  func passedColumns(_ widths: [Int], collapsed: Set<Int>) -> AndroidTableColumns {
    pass.androidColumnsCount += 1
    return AndroidTableColumns(pass.androidColumnsCount, widths: widths, collapsed: collapsed)
  }

  /// The columns that a table passes to the group with its specs.
  func columns(_ order: AndroidOrder) -> AndroidTableColumns? {
    order.columns == 0 ? nil : pass.androidStates[index]?.columns
  }

  /// Whether the pass is kept for further layouts.
  var isKept: Bool { pass.scene.keepsLayouts }

  /// Reports a diagnostic about the group, once.
  func report(_ severity: Diagnostic.Severity, rule: String, _ message: String) {
    pass.report(severity, rule: rule, message, about: index)
  }
}

/// A container that is laid out by the passes of an Android group.
package protocol AndroidContainerAlgorithm: ContainerAlgorithm, AndroidGroup
where Placement: AndroidPlacement, Cache == Void {}

/// Provides the passes of a group, separately from the container, so that they are not part of its type.
protocol AndroidPassing: AndroidContainerAlgorithm {
  associatedtype Passes: AndroidPasses<Placement>

  func passes(_ run: AndroidRun<Placement>, _ order: AndroidOrder) -> Passes
}

// The way in from other containers, and for the root; groups inside each other use their states.
extension AndroidPassing {
  package func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout Void
  ) -> MeasuredSize {
    let state = children.pass.androidState(of: self, at: children.container)
    let answer = state.run(
      AndroidOrder(
        width: spec(proposal.width, isExact: children.question.isWidthExact),
        height: spec(proposal.height, isExact: children.question.isHeightExact)))
    let baseline = answer.baseline.map { Double($0) / density }
    return MeasuredSize(
      Size(Double(answer.width) / density, Double(answer.height) / density),
      firstBaseline: baseline, lastBaseline: baseline)
  }

  package func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout Void
  ) {
    children.pass.androidState(of: self, at: children.container)
      .placeChildren(pixels(size.width), pixels(size.height), AndroidOrder())
  }

  private func spec(_ room: Double?, isExact: Bool) -> MeasureSpec {
    guard let room else { return .unspecified }
    return isExact ? .exactly(pixels(room)) : .atMost(pixels(room))
  }

  private func pixels(_ points: Double) -> Int { AndroidPixels.whole(points * density) }
}
