import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinPaint

@Suite struct BoxShapeTests {
  @Test func radiiThatOverlapShrinkTogether() {
    // CSS Backgrounds 3 §5.5: f = min(100 / 120, 50 / 80) = 0.625 for all corners.
    let shape = RoundedRect(
      Rect(0, 0, 100, 50),
      radii: CornerRadii(topLeft: Size(80, 40), topRight: Size(40, 10), bottomLeft: Size(20, 40)))
    let drawn = shape.drawnRadii
    #expect(drawn.topLeft == Size(50, 25) && drawn.topRight == Size(25, 6.25))
    #expect(drawn.bottomLeft == Size(12.5, 25) && drawn.bottomRight == .zero)
    #expect(RoundedRect(Rect(0, 0, 100, 50), radius: 999).drawnRadii == CornerRadii(25))
    let wild = RoundedRect(Rect(0, 0, 100, 50), radii: CornerRadii(Size(.infinity, .nan)))
    #expect(wild.drawnRadii == CornerRadii())
    #expect(RoundedRect(Rect(0, 0, 100, 50), radius: .infinity).drawnRadii == CornerRadii(25))
  }

  @Test func innerRadiiAreSmallerByTheWidths() {
    let outer = RoundedRect(Rect(0, 0, 100, 100), radius: 20)
    let inner = outer.inset(by: EdgeInsets(top: 5, left: 10, bottom: 25, right: 0))
    #expect(inner.rect == Rect(10, 5, 90, 70))
    #expect(inner.radii.topLeft == Size(10, 15) && inner.radii.topRight == Size(20, 15))
    #expect(inner.radii.bottomLeft == .zero && inner.radii.bottomRight == .zero)
  }

  @Test func aSpreadKeepsSharpCornersSharp() {
    let sharp = RoundedRect(Rect(10, 10, 50, 50)).spread(by: 8)
    #expect(sharp.rect == Rect(2, 2, 66, 66) && sharp.isSharp)
    // r ≥ spread: r + spread; r = spread / 2: r + spread · (1 + (1/2 - 1)³) = 4 + 8 · 7/8.
    #expect(RoundedRect(Rect(0, 0, 50, 50), radius: 10).spread(by: 8).radii == CornerRadii(18))
    #expect(RoundedRect(Rect(0, 0, 50, 50), radius: 4).spread(by: 8).radii == CornerRadii(11))
    let less = RoundedRect(Rect(0, 0, 50, 50), radius: 10).spread(by: -4)
    #expect(less.rect == Rect(4, 4, 42, 42) && less.radii == CornerRadii(6))
  }

  @Test func lengthOfACircle() {
    let circle = Path(ellipse: Rect(0, 0, 20, 20))
    #expect(abs(circle.length - 20 * .pi) < 0.03)
    #expect(Path(Rect(0, 0, 3, 4)).length == 14)
  }

  @Test func sidesMeetOnTheLineThroughTheCorners() {
    let lines = BoxEdges.Lines(
      top: .init(width: 10), left: .init(width: 20), bottom: .init(width: 5),
      right: .init(width: 0))
    let edges = BoxEdges(RoundedRect(Rect(0, 0, 100, 100)), lines: lines)
    #expect(edges.widths == EdgeInsets(top: 10, left: 20, bottom: 5, right: 0))
    #expect(edges.side(.top)[2] == Point(100, 10) && edges.side(.top)[3] == Point(20, 10))
    #expect(edges.side(.left)[2] == Point(20, 10) && edges.side(.left)[3] == Point(20, 95))
    #expect(!edges.isOpaque)
    #expect(edges.inner.rect == Rect(20, 10, 80, 85))
  }

  @Test func linesWiderThanTheBoxFillIt() {
    let edges = BoxEdges(
      RoundedRect(Rect(0, 0, 10, 6)), lines: .init(BoxDecoration.Line(width: 50)))
    #expect(edges.widths == EdgeInsets(top: 6, left: 10, bottom: 6, right: 10))
    #expect(edges.inner.rect.isEmpty)
  }
}

@Suite struct LayerTests {
  private let area = Rect(10, 20, 200, 100)

  private func tile(_ change: (inout BackgroundLayer) -> Void, natural: Size?) -> Rect? {
    var layer = BackgroundLayer(.picture("a"))
    change(&layer)
    return DrawnLayer(layer, in: RoundedRect(area)).tiling(natural: natural)?.tile
  }

  @Test func sizesOfALayer() {
    // CSS Backgrounds 3 §3.9.
    #expect(tile({ _ in }, natural: Size(40, 30)) == Rect(10, 20, 40, 30))
    #expect(tile({ _ in }, natural: nil) == area)
    #expect(tile({ $0.fit = .cover }, natural: Size(50, 50)) == Rect(10, 20, 200, 200))
    #expect(tile({ $0.fit = .contain }, natural: Size(50, 50)) == Rect(10, 20, 100, 100))
    #expect(
      tile({ $0.fit = .size(.percent(50), nil) }, natural: Size(50, 20)) == Rect(10, 20, 100, 40))
    #expect(tile({ $0.fit = .size(nil, 10) }, natural: Size(50, 20)) == Rect(10, 20, 25, 10))
    #expect(tile({ $0.fit = .size(30, nil) }, natural: nil) == Rect(10, 20, 30, 100))
    #expect(tile({ $0.fit = .size(0, 10) }, natural: nil) == nil)
    #expect(tile({ $0.fit = .size(.points(.nan), 10) }, natural: nil) == nil)
  }

  @Test func positionsOfALayer() {
    // §3.6: a percentage is of the free space, which may be negative.
    let natural = Size(40, 20)
    #expect(
      tile({ $0.position = .init(x: .percent(50), y: .percent(100)) }, natural: natural)
        == Rect(90, 100, 40, 20))
    #expect(
      tile({ $0.position = .init(x: .points(-5), y: .percent(25)) }, natural: natural)
        == Rect(5, 40, 40, 20))
    #expect(
      tile({ $0.position = .init(x: .percent(50), y: 0) }, natural: Size(300, 20))
        == Rect(-40, 20, 300, 20))
  }

  @Test func whatIsNotRepeatedCoversItsTile() throws {
    var layer = BackgroundLayer(.picture("a"))
    layer.repetition = .horizontal
    let tiling = try #require(
      DrawnLayer(layer, in: RoundedRect(area)).tiling(natural: Size(40, 30)))
    #expect(tiling.covered(of: area) == Rect(10, 20, 200, 30))
    #expect(!tiling.covers(area))
  }

  @Test func anImageStandsAtItsPosition() {
    // CSS Images 3 §5.6.
    var image = DrawnImage(name: "a", frame: Rect(0, 0, 100, 100), mode: .scaleAspectFit)
    image.position = .init(x: .percent(0), y: .percent(100))
    #expect(image.target(natural: Size(50, 25)) == Rect(0, 50, 100, 50))
    image.mode = .scaleDown
    #expect(image.target(natural: Size(50, 25)) == Rect(0, 75, 50, 25))
    #expect(image.target(natural: Size(400, 200)) == Rect(0, 50, 100, 50))
    image.mode = .scaleAspectFill
    image.position = .init(x: .percent(100), y: 0)
    #expect(image.target(natural: Size(50, 25)) == Rect(-100, 0, 200, 100))
  }

  @Test func capsShareARoomThatIsTooSmall() {
    var image = DrawnImage(name: "a", frame: Rect(0, 0, 12, 50))
    image.caps = EdgeInsets(top: 5, left: 16, bottom: 5, right: 8)
    let pieces = image.pieces(natural: Size(30, 20))
    // 16 + 8 of 30 do not fit in 12: half as wide; nothing is left for the middle.
    #expect(pieces.count == 6)
    #expect(pieces[0].source == Rect(0, 0, 16, 5) && pieces[0].target == Rect(0, 0, 8, 5))
    #expect(pieces[1].source == Rect(22, 0, 8, 5) && pieces[1].target == Rect(8, 0, 4, 5))
    #expect(pieces[2].source == Rect(0, 5, 16, 10) && pieces[2].target == Rect(0, 5, 8, 40))
  }
}
