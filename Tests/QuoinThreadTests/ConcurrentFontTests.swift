import Foundation
import QuoinCairo
import QuoinGeometry
import QuoinModel
import Testing

/// Fonts that come and go on several threads: more files than the ten that cairo keeps open.
@Suite struct ConcurrentFontTests {
  private static let files: [String] = {
    let folder = "/usr/share/fonts/truetype"
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".ttf") }.sorted().prefix(24).map { "\(folder)/\($0)" }
  }()

  private static func size(_ file: String) -> Size {
    var look = TextLook()
    look.font = Font(size: 20)
    return PangoTextMeasurer(fonts: [file]).measure("Hamburgefons 0123", style: look, width: nil)
      .size
  }

  @Test func everyTaskHasTheSameSizes() async {
    let expected = Self.files.map { Self.size($0) }
    await withTaskGroup(of: (Int, Size).self) { group in
      for number in 0..<Self.files.count * 20 {
        let index = number % Self.files.count
        group.addTask { (index, Self.size(Self.files[index])) }
      }
      for await (index, size) in group { #expect(size == expected[index]) }
    }
  }
}
