import QuoinGeometry
import QuoinModel

/// The passes of a group in Android's framework: it measures its children, and then places them.
protocol AndroidPasses<Placement> {
  associatedtype Placement: AndroidPlacement

  /// Measures the children, and returns the size of the group: `onMeasure`.
  mutating func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure

  /// Places the measured children in the final size of the group: `onLayout`.
  mutating func layout(_ width: Int, _ height: Int)
}

/// The inputs of all passes of a group.
struct AndroidRun<Placement: AndroidPlacement> {
  let slots: [AndroidSlot<Placement>]
  let children: ContainerChildren<Placement>
  let direction: LayoutDirection
  let padding: AndroidInsets
  let minimumWidth: Int
  let minimumHeight: Int
  let density: Double

  init(_ group: AndroidGroup, _ children: ContainerChildren<Placement>) {
    slots = children.map { AndroidSlot($0, density: group.density) }
    self.children = children
    direction = children.direction
    padding = group.padding.insets(children.direction)
    minimumWidth = group.minimumWidth
    minimumHeight = group.minimumHeight
    density = group.density
  }

  var isRightToLeft: Bool { direction == .rightToLeft }
  /// The children that are not gone.
  var shown: [AndroidSlot<Placement>] { slots.filter { !$0.isGone } }
}

/// A container that is laid out by the passes of an Android group.
package protocol AndroidContainerAlgorithm: ContainerAlgorithm, AndroidGroup
where Placement: AndroidPlacement, Cache == AndroidOrder {}

/// Provides the passes of a group, separately from the container, so that they are not part of its type.
protocol AndroidPassing: AndroidContainerAlgorithm {
  associatedtype Passes: AndroidPasses<Placement>

  func passes(_ run: AndroidRun<Placement>, _ order: AndroidOrder) -> Passes
}

extension AndroidPassing {
  package func makeCache() -> AndroidOrder { AndroidOrder() }

  package func measure(
    _ proposal: ProposedSize, _ children: ContainerChildren<Placement>, cache: inout AndroidOrder
  ) -> MeasuredSize {
    var passes = passes(AndroidRun(self, children), AndroidOrder())
    let answer = passes.measure(
      spec(proposal.width, isExact: children.question.isWidthExact),
      spec(proposal.height, isExact: children.question.isHeightExact))
    let baseline = answer.baseline.map { Double($0) / density }
    return MeasuredSize(
      Size(Double(answer.width) / density, Double(answer.height) / density),
      firstBaseline: baseline, lastBaseline: baseline)
  }

  package func place(
    in size: Size, _ children: ContainerChildren<Placement>, cache: inout AndroidOrder
  ) {
    let run = AndroidRun(self, children)
    var passes = passes(run, cache)
    let width = pixels(size.width)
    let height = pixels(size.height)
    _ = passes.measure(cache.width ?? .exactly(width), cache.height ?? .exactly(height))
    passes.layout(width, height)
    for slot in run.slots { slot.place() }
  }

  private func spec(_ room: Double?, isExact: Bool) -> MeasureSpec {
    guard let room else { return .unspecified }
    return isExact ? .exactly(pixels(room)) : .atMost(pixels(room))
  }

  private func pixels(_ points: Double) -> Int { AndroidPixels.whole(points * density) }
}
