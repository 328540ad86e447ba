import QuoinBoxLayout
import QuoinGeometry
import Testing

/// Whether two lengths are equal but for rounding in single precision.
func isNear(_ a: Double, _ b: Double) -> Bool {
  (a - b).magnitude <= 2e-3 * max(1, a.magnitude / 100)
}

/// Whether two frames are equal but for rounding in single precision.
func isNear(_ a: Rect, _ b: Rect) -> Bool {
  isNear(a.minX, b.minX) && isNear(a.minY, b.minY) && isNear(a.width, b.width)
    && isNear(a.height, b.height)
}

extension RandomTree {
  /// Checks that the displayed boxes of a tree have the frames that they have in a new tree.
  func expectLikeNew(
    _ tree: borrowing TestTree, _ ids: [BoxID], from root: Int, in space: BoxSpace, _ place: String
  ) {
    var fresh = TestTree()
    let freshIDs = build(into: &fresh)
    fresh.layout(freshIDs[root], space)
    let shown = isDisplayed()
    for index in nodes.indices where shown[index] {
      let (old, new) = (tree.frame(ids[index]), fresh.frame(freshIDs[index]))
      #expect(isNear(old, new), "\(place), box \(index): \(old) \(new)")
    }
  }
}
