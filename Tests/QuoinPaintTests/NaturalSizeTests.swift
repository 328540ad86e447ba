import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

/// CSS Images 3 §5: the sizes of images that have one side, a ratio or nothing.
@Suite struct NaturalSizeTests {
  private static let area = Size(180, 60)

  private func size(_ natural: NaturalSize, _ fit: BackgroundLayer.Fit) -> Size? {
    var layer = BackgroundLayer(.picture("a.svg"))
    layer.fit = fit
    let area = Rect(origin: .zero, size: NaturalSizeTests.area)
    return DrawnLayer(layer, in: RoundedRect(area)).tiling(of: natural)?.tile.size
  }

  @Test(arguments: [
    // A ratio of four to one: in 180 × 60 it is 180 × 45; at a width of 80 it is 20 high.
    (NaturalSize(width: nil, height: nil, ratio: 4), BackgroundLayer.Fit.auto, Size(180, 45)),
    (NaturalSize(width: nil, height: nil, ratio: 4), .size(.points(80), nil), Size(80, 20)),
    (NaturalSize(width: nil, height: nil, ratio: 4), .cover, Size(240, 60)),
    (NaturalSize(width: nil, height: nil, ratio: 4), .contain, Size(180, 45)),
    (NaturalSize(width: nil, height: nil, ratio: 2), .auto, Size(120, 60)),
    // Nothing: as large as the area.
    (NaturalSize(width: nil, height: nil, ratio: nil), .auto, Size(180, 60)),
    (
      NaturalSize(width: nil, height: nil, ratio: nil), .size(.points(60), .points(40)),
      Size(60, 40)
    ),
    (NaturalSize(width: nil, height: nil, ratio: nil), .size(.points(60), nil), Size(60, 60)),
    (NaturalSize(width: nil, height: nil, ratio: nil), .contain, Size(180, 60)),
    // One side, with a ratio and without.
    (NaturalSize(width: 50, height: nil, ratio: 2), .auto, Size(50, 25)),
    (NaturalSize(width: 50, height: nil, ratio: nil), .auto, Size(50, 60)),
    (NaturalSize(width: 50, height: nil, ratio: nil), .size(nil, .points(30)), Size(50, 30)),
    (NaturalSize(width: nil, height: 20, ratio: nil), .auto, Size(180, 20)),
    // Both.
    (NaturalSize(Size(40, 20)), .auto, Size(40, 20)),
    (NaturalSize(Size(40, 20)), .cover, Size(180, 90)),
    (NaturalSize(Size(40, 20)), .contain, Size(120, 60)),
  ])
  func layersAreSizedByWhatImagesHave(
    natural: NaturalSize, fit: BackgroundLayer.Fit, expected: Size
  ) {
    #expect(size(natural, fit) == expected)
  }
}
