import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinPaint

@Suite struct DrawnImageTests {
  @Test(arguments: [
    (ContentMode.scaleToFill, Rect(0, 0, 100, 50)),
    (.scaleAspectFit, Rect(25, 0, 50, 50)),
    (.scaleAspectFill, Rect(0, -25, 100, 100)),
    (.center, Rect(40, 15, 20, 20)),
    (.topLeft, Rect(0, 0, 20, 20)),
    (.bottomRight, Rect(80, 30, 20, 20)),
    (.right, Rect(80, 15, 20, 20)),
    (.bottom, Rect(40, 30, 20, 20)),
  ])
  func aPictureFillsItsRoomAsItsModeSays(_ mode: ContentMode, _ expected: Rect) {
    let image = DrawnImage(name: "a", frame: Rect(0, 0, 100, 50), mode: mode)
    #expect(image.target(natural: Size(20, 20)) == expected)
  }

  @Test func aPictureWithoutSizeFillsItsRoom() {
    let image = DrawnImage(name: "a", frame: Rect(0, 0, 100, 50), mode: .center)
    #expect(image.target(natural: .zero) == image.frame)
  }

  @Test func theStandInStaysInItsRoom() {
    let image = DrawnImage(name: "a", frame: Rect(10, 10, 100, 50))
    #expect(!image.standIn.isEmpty)
    for command in image.standIn {
      if let bounds = command.bounds { #expect(image.frame.union(bounds) == image.frame) }
    }
    #expect(DrawnImage(name: "a", frame: Rect(.nan, 0, 1, 1)).standIn.isEmpty)
  }
}
