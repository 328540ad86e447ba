import QuoinGeometry
import QuoinLayout
import QuoinModel

/// A leaf for tests: a name and the size that it likes.
func box(_ name: String, _ width: Double = 0, _ height: Double = 0) -> Placed<String> {
  Placed(name, size: Size(width, height))
}

/// Lays out and gives the frames in z-order.
func frames<L: Layout>(
  _ layout: L, in rect: Rect, _ direction: LayoutDirection = .leftToRight
) -> [Rect] where L.Content == Placed<String> {
  var layout = layout
  layout.layout(in: rect, context: LayoutContext(direction: direction))
  return layout.contents.map(\.frame)
}

/// The size that a layout likes.
func size<L: Layout>(_ layout: L, _ range: SizeRange = .any) -> Size
where L.Content == Placed<String> {
  var layout = layout
  return layout.measure(range)
}

/// Up to a size.
func upTo(_ width: Double, _ height: Double) -> SizeRange {
  SizeRange(max: Size(width, height))
}

/// A text of square letters, one point wide and high for each, which wraps between any two.
struct Letters: LayoutMeasurable, Hashable, Sendable {
  var name: String
  var count: Int

  func measure(_ range: SizeRange) -> MeasuredSize {
    let columns = max(1, min(Double(count), range.max.width.rounded(.down)))
    let lines = (Double(count) / columns).rounded(.up)
    return MeasuredSize(
      Size(columns, lines), firstBaseline: 0.75, lastBaseline: lines - 0.25)
  }
}
