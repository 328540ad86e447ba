import Foundation
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinCairo

@Suite struct DocumentFontMemoryTests {
  #if canImport(Glibc)
  /// A hundred documents with a font of their own leave less than 300 kB behind.
  ///
  /// A configuration of fontconfig with the fonts takes some 12 kB each. A process of its own has no other tests that
  /// allocate.
  @Test func fontsOfADocumentAreReleasedWithIt() async {
    await #expect(processExitsWith: .success) {
      let files = FontFiles.standard()
      let file = try #require(files.first { $0.hasSuffix(".ttf") })
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      func measure() throws {
        let font = try DocumentFont(family: "Own", data: bytes)
        var look = TextLook()
        look.font.family = "Own"
        let size = PangoTextMeasurer.standard.adding([font])
          .measure("Hamburgefons", style: look, width: nil).size
        #expect(size.width > 0)
      }
      for _ in 0..<50 { try measure() }
      let before = ProcessMemory.inUse
      for _ in 0..<100 { try measure() }
      // Threads of Pango that look for further fonts hold a font map until they end.
      for _ in 0..<200 where ProcessMemory.inUse - before >= 300_000 {
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(ProcessMemory.inUse - before < 300_000)
    }
  }
  #endif
}
