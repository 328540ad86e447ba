import Foundation
import QuoinImport
import QuoinModel
import Testing

/// Which source of a face is taken: CSS Fonts 4 §4.3.
@Suite struct FontSourceTests {
  private static func address(_ bytes: [UInt8]) -> String {
    "url(data:;base64,\(Data(bytes).base64EncodedString()))"
  }

  private static func read(_ sources: String) throws -> ImportedDocument {
    let html = "<style>@font-face { font-family: Own; src: \(sources) }</style><p>a"
    return try HTMLDocument.read(Data(html.utf8))
  }

  private static let plain: [UInt8] = [0, 1, 0, 0, 0, 1]
  private static let compressed = [Array("wOFF".utf8) + [0, 1], Array("wOF2".utf8) + [0, 1]]

  @Test(arguments: 0..<2) func whatCannotBeReadGivesWayToTheNext(_ index: Int) throws {
    let document = try Self.read(
      Self.address(Self.compressed[index]) + ", " + Self.address(Self.plain))
    #expect(document.fonts.count == 1)
    guard case .data(let bytes)? = document.fonts.first?.source else {
      Issue.record("no font was taken")
      return
    }
    #expect(bytes == Self.plain)
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: 0..<2) func aFaceWithoutAnotherIsReported(_ index: Int) throws {
    let document = try Self.read(Self.address(Self.compressed[index]))
    #expect(document.fonts.isEmpty)
    #expect(document.diagnostics.map(\.rule) == ["unsupported-format"])
  }
}
