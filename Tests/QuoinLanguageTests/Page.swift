import Quoin

/// A leaf with a natural size, as a label has one.
final class Box: Node {
  let natural: Size
  init(_ width: Double, _ height: Double) {
    natural = Size(width, height)
    super.init()
  }
  override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
    MeasuredSize(natural)
  }
}

/// A page of nodes that constraints place.
struct Page {
  let root: RelativeContainer
  let size: Size

  init(_ width: Double, _ height: Double, _ nodes: [Node]) {
    root = RelativeContainer { nodes }
    size = Size(width, height)
  }

  /// The layout at a scale at which nothing is rounded.
  func arrangement(_ direction: LayoutDirection = .leftToRight) -> Arrangement {
    var scene = Scene(root)
    scene.roundsToPixels = false
    var traits = Traits()
    traits.layoutDirection = direction
    return scene.layout(in: size, traits: traits)
  }

  func frames(_ nodes: Node..., direction: LayoutDirection = .leftToRight) -> [Rect?] {
    let arrangement = arrangement(direction)
    return nodes.map { arrangement[$0]?.frame.near }
  }
}

extension Rect {
  /// The frame without the noise of arithmetic.
  var near: Rect {
    func near(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 + 0 }
    return Rect(near(minX), near(minY), near(width), near(height))
  }
}
