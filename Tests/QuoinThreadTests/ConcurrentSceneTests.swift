import QuoinCairo
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import Testing

/// A scene for each task, and one measurer for all: `make test-threads` runs this under the thread sanitizer.
@Suite struct ConcurrentSceneTests {
  private static func picture(_ number: Int) throws -> [UInt8] {
    let nodes = (0..<3).map { row in
      let text = TextNode("row \(row) of \(number % 4): Hamburgefons")
      text.style.text.font = Font(size: 12 + Double(row))
      return text
    }
    let stack = StackContainer(.vertical) {
      nodes[0]
      nodes[1]
      nodes[2]
    }
    let arrangement = Scene(stack, text: PangoTextMeasurer.standard).layout(in: Size(200, 500))
    return try PNG(arrangement, scale: 1).data
  }

  @Test func everyTaskHasTheSamePicture() async throws {
    let expected = try (0..<4).map { try Self.picture($0) }
    try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for number in 0..<32 { group.addTask { (number, try Self.picture(number)) } }
      for try await (number, bytes) in group { #expect(bytes == expected[number % 4]) }
    }
  }
}
