import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinLayout

@Suite struct BrowserSizeTests {
  /// The sizes are the widths of a long line in Chromium 156, each in a process of its own, relative to the line's width
  /// at 64 pixels.
  @Test(arguments: [
    (18.69, 1196.0), (18.7, 1196), (18.71, 1196), (18.72, 1197), (18.73, 1198), (18.74, 1199),
    (18.6, 1190), (18.61, 1191), (18.62, 1191), (18.63, 1191), (10.6667, 682), (10.66, 682),
    (10.67, 682), (12.34, 789), (15.21, 973), (14.43, 923), (64, 4096), (100, 6400), (10.5, 672),
  ])
  func lettersHaveThe64thsOfChromium(size: Double, parts: Double) {
    #expect(Font.system(size).browserSizes(scale: 1).letters == parts / 64)
  }

  /// Pixels are cut, and not points.
  @Test func sizesOnOtherScreensAreThoseOfTheirPixels() {
    let sizes = Font.system(9.36).browserSizes(scale: 2)
    #expect(sizes.letters == 1197.0 / 128)
    #expect(abs(sizes.metrics - 18.71 / 2) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, 0, -1e300])
  func unusualSizesStayAsTheyAre(size: Double) {
    let letters = Font.system(size).browserSizes(scale: 1).letters
    #expect(letters == size || letters.isNaN && size.isNaN)
  }
}
