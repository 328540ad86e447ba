import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinPaint

/// Pictures of which not all is shown between their caps.
@Suite struct SlicedPictureTests {
  /// A file of 56 by 20 points of which 10 at the left, 1 beside them and 10 at the right are kept.
  private func image(_ frame: Rect, _ mode: ContentMode = .scaleToFill) -> DrawnImage {
    let slices = PictureSlices(
      full: Size(56, 20), caps: EdgeInsets(left: 10, right: 10), center: Size(1, 20))
    var image = DrawnImage(name: "a", frame: frame, mode: mode, size: slices.keptSize)
    image.slices = slices
    return image
  }

  @Test func theMiddleIsStretched() {
    let pieces = image(Rect(0, 0, 100, 20)).pieces(natural: Size(21, 20))
    #expect(
      pieces.map(\.source) == [
        Rect(0, 0, 10, 20), Rect(10, 0, 1, 20), Rect(46, 0, 10, 20),
      ])
    #expect(
      pieces.map(\.target) == [
        Rect(0, 0, 10, 20), Rect(10, 0, 80, 20), Rect(90, 0, 10, 20),
      ])
  }

  @Test func capsShareWhatIsTooNarrow() {
    let pieces = image(Rect(0, 0, 10, 20)).pieces(natural: Size(21, 20))
    #expect(pieces.map(\.target) == [Rect(0, 0, 5, 20), Rect(5, 0, 5, 20)])
  }

  /// Fitted, the kept picture of 21 by 20 is twice as large in 42 by 100.
  @Test func otherModesScaleAll() {
    let pieces = image(Rect(0, 0, 42, 100), .scaleAspectFit).pieces(natural: Size(21, 20))
    #expect(
      pieces.map(\.target) == [
        Rect(0, 30, 20, 40), Rect(20, 30, 2, 40), Rect(22, 30, 20, 40),
      ])
  }

  @Test func slicesOutsideOfThePicture() {
    let slices = PictureSlices(
      full: Size(10, 10), caps: EdgeInsets(top: 99, left: -4, bottom: 99, right: 8),
      center: Size(50, 50))
    #expect(slices.keptSize == Size(10, 10))
    #expect(slices.caps == EdgeInsets(top: 10, left: 0, bottom: 0, right: 8))
  }
}
