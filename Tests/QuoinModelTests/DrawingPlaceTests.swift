import QuoinGeometry
import Testing

@testable import QuoinModel

/// Where parts of drawings are, by arithmetic.
@Suite struct DrawingPlaceTests {
  private let frame = Rect(10, 20, 100, 40)

  @Test func aPartFillsItsRoomButForItsInsets() {
    let place = DrawingPlace(insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(place.rect(in: frame, natural: nil, isRightToLeft: false) == Rect(12, 21, 94, 36))
    // On the other side the wide inset is at the left.
    #expect(place.rect(in: frame, natural: nil, isRightToLeft: true) == Rect(14, 21, 94, 36))
  }

  @Test func aPartOfItsOwnSizeStandsInWhatIsLeft() {
    var place = DrawingPlace(0.5, 1, 20, 10)
    #expect(place.rect(in: frame, natural: nil, isRightToLeft: false) == Rect(50, 50, 20, 10))
    // About a line a quarter of the way: 10 + 25 − 10.
    place.across = 0.25...0.25
    #expect(place.rect(in: frame, natural: nil, isRightToLeft: false) == Rect(25, 50, 20, 10))
  }

  @Test(arguments: [
    (DrawingPlace.Aspect.Way.fit, Rect(50, 20, 20, 40)), (.cover, Rect(10, -60, 100, 200)),
    (.inside, Rect(55, 30, 10, 20)),
  ])
  func proportionsAreKept(_ way: DrawingPlace.Aspect.Way, _ rect: Rect) {
    var place = DrawingPlace()
    place.aspect = DrawingPlace.Aspect(Size(10, 20), way, at: 0.5)
    #expect(place.rect(in: frame, natural: nil, isRightToLeft: false) == rect)
  }
}

/// The heights of Android's own font, against what `Paint.FontMetricsInt` gives on devices.
@Suite struct AndroidFontPaddingTests {
  /// At two and three pixels a point: 14 sp come to 19 dp, 16 sp to 21.5 dp, 20 sp to 27 dp.
  @Test(arguments: [(28, 38), (32, 43), (40, 54), (42, 57)])
  func aLineIsAsHighAsOnADevice(_ size: Int, _ height: Int) {
    let padding = AndroidText.FontPadding(size: size)
    #expect(padding.top + padding.ascent + padding.descent + padding.bottom == height)
  }
}
