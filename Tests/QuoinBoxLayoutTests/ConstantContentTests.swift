import QuoinBoxLayout
import QuoinGeometry
import Testing

/// Measured content that has the same size for all requests, as a text on one line has.
@Suite struct ConstantContentTests {
  /// Such content, 20 points wide and 10 high.
  private static func measure(_ request: MeasureRequest) -> BoxMeasurement {
    var answer = BoxMeasurement(
      size: Size(request.width.length ?? 20, request.height ?? 10), firstBaseline: 8)
    answer.isConstant = true
    return answer
  }

  /// Paddings that are percentages follow the room, though the content does not.
  @Test(arguments: [FlexDirection.row, .column])
  func paddingsAroundConstantContentFollowTheRoom(direction: FlexDirection) throws {
    var tree = BoxTree()
    var style = BoxStyle()
    style.rules.display = .flex
    style.flex.direction = direction
    style.flex.alignItems = .flexStart
    let root = tree.add(style)
    var item = BoxStyle()
    item.rules.padding.left = .percent(10)
    item.rules.padding.top = .percent(5)
    let box = tree.add(item, isMeasured: true)
    tree.append(box, to: root)
    for width in [100.0, 100, 200, 200, 60, 100] {
      tree.markDirty(box)
      // The width of the content is asked for first.
      _ = try tree.measure(root, in: BoxSpace(width: .maxContent, height: .exactly(80))) {
        ConstantContentTests.measure($1)
      }
      try tree.layout(root, in: BoxSpace(width: .exactly(width), height: .exactly(80))) {
        ConstantContentTests.measure($1)
      }
      #expect(tree.frame(of: box).size == Size(20 + width / 10, 10 + width / 20))
    }
  }
}
