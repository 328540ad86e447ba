import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@testable import QuoinPaint

/// A box that lines break is cut from one box: CSS Fragmentation 3 §5.4.
@Suite struct BoxSliceTests {
  private let pieces = [
    Arrangement.Piece(Rect(20, 0, 30, 10), hasRightEdge: false),
    Arrangement.Piece(Rect(0, 12, 50, 10), hasLeftEdge: false, hasRightEdge: false),
    Arrangement.Piece(Rect(0, 24, 20, 10), hasLeftEdge: false),
  ]

  private func item(_ style: Style, _ direction: LayoutDirection = .leftToRight) -> Items {
    var items = Items(100, 100)
    let node = Node()
    node.style = style
    let index = items.add(node, Rect(5, 5, 50, 34))
    items.items[index].pieces = pieces
    items.items[index].direction = direction
    return items
  }

  @Test func cutsHaveNoBorderAndNoCorners() throws {
    var style = Style()
    style.borderWidth = 2
    style.borderColor = .black
    style.cornerRadius = 3
    let slices = try #require(
      BoxSlice.slices(of: item(style).items[1], in: Rect(5, 5, 50, 34)))
    #expect(slices.map(\.edges.outer.rect) == pieces.map { $0.frame.offset(by: Point(5, 5)) })
    #expect(
      slices.map(\.edges.widths) == [
        EdgeInsets(top: 2, left: 2, bottom: 2, right: 0),
        EdgeInsets(top: 2, left: 0, bottom: 2, right: 0),
        EdgeInsets(top: 2, left: 0, bottom: 2, right: 2),
      ])
    #expect(slices.map(\.edges.outer.radii.topLeft.width) == [3, 0, 0])
    #expect(slices.map(\.edges.outer.radii.bottomRight.width) == [0, 0, 3])
  }

  @Test func aLayerGoesOnFromPieceToPiece() throws {
    // The whole box is 30 + 50 + 20 = 100 wide; before the pieces lie 0, 30 and 80 of it.
    let slices = try #require(
      BoxSlice.slices(of: item(Style()).items[1], in: Rect(5, 5, 50, 34)))
    #expect(slices.map(\.area.width) == [100, 100, 100])
    #expect(slices.map(\.area.minX) == [25, 5 - 30, 5 - 80])
    // From right to left the last piece is the leftmost of the box.
    let other = try #require(
      BoxSlice.slices(of: item(Style(), .rightToLeft).items[1], in: Rect(5, 5, 50, 34)))
    #expect(other.map(\.edges.outer.rect.minY) == [29, 17, 5])
    #expect(other.map(\.area.minX) == [5, 5 - 20, 25 - 70])
  }

  @Test func piecesArePaintedAndNotTheFrame() {
    var style = Style()
    style.background = Color(hex: 0xFF0000)
    let list = DisplayList(item(style).arrangement).dump().split(separator: "\n")
    #expect(
      list.filter { $0.contains("#ff0000") } == [
        "fill 25 5 30 10 #ff0000", "fill 5 17 50 10 #ff0000", "fill 5 29 20 10 #ff0000",
      ])
  }
}
