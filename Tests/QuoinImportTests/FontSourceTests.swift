import Foundation
import QuoinModel
import Testing

@testable import QuoinImport

/// Which source of a face is taken: CSS Fonts 4 §4.3.
@Suite struct FontSourceTests {
  private static func address(_ bytes: [UInt8]) -> String {
    "url(data:;base64,\(Data(bytes).base64EncodedString()))"
  }

  private static func read(_ sources: String) throws -> ImportedDocument {
    let html = "<style>@font-face { font-family: Own; src: \(sources) }</style><p>a"
    return try HTMLDocument.read(Data(html.utf8))
  }

  private static func file(_ sign: [UInt8], _ length: Int = 60) -> [UInt8] {
    sign + [UInt8](repeating: 1, count: length - sign.count)
  }

  /// A file with one table, from byte 28 to its end.
  private static func openType(_ sign: [UInt8], tableLength: UInt8 = 32) -> [UInt8] {
    file(
      sign + [0, 1, 0, 0, 0, 0, 0, 0] + [1, 1, 1, 1, 1, 1, 1, 1] + [
        0, 0, 0, 28, 0, 0, 0, tableLength,
      ])
  }

  private static let plain = openType([0, 1, 0, 0])
  /// What is no font, and what ends before its tables do.
  private static let useless = [
    file(Array("LP__".utf8)), file(Array("wOF2".utf8), 40),
    // Files that are cut off.
    openType([0, 1, 0, 0], tableLength: 33), file(Array("wOFF".utf8) + [0, 0, 0, 0, 0, 0, 0, 61]),
  ]
  private static let compressed = [
    file(Array("wOFF".utf8) + [0, 0, 0, 0, 0, 0, 0, 60] + [UInt8](repeating: 0, count: 8)),
    file(Array("wOF2".utf8) + [0, 0, 0, 0, 0, 0, 0, 60] + [UInt8](repeating: 0, count: 8)),
  ]

  @Test(arguments: 0..<4) func whatCannotBeReadGivesWayToTheNext(_ index: Int) throws {
    let document = try Self.read(
      Self.address(Self.useless[index]) + ", " + Self.address(Self.plain))
    #expect(document.fonts.count == 1)
    guard case .data(let bytes)? = document.fonts.first?.source else {
      Issue.record("no font was taken")
      return
    }
    #expect(bytes == Self.plain)
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: 0..<4) func aFaceWithoutAnotherIsReported(_ index: Int) throws {
    let document = try Self.read(Self.address(Self.useless[index]))
    #expect(document.fonts.isEmpty)
    #expect(document.diagnostics.map(\.rule) == ["unsupported-format"])
  }

  @Test(arguments: 0..<2) func compressedFontsAreTaken(_ index: Int) throws {
    let document = try Self.read(
      Self.address(Self.compressed[index]) + ", " + Self.address(Self.plain))
    guard case .data(let bytes)? = document.fonts.first?.source else {
      Issue.record("no font was taken")
      return
    }
    #expect(bytes == Self.compressed[index])
  }

  /// CSS Fonts 4 §4.3.1: what says a form that is not read is not tried; CSS Cascade 5 §6: of two declarations the later
  /// one holds.
  @Test(
    arguments: [
      "A format('embedded-opentype'), B format(\"truetype\")", "A format(svg), B",
      "A; src: A format('embedded-opentype'), B", "A format(fancy), B",
      " B; src: A format(fancy)", " B; src: 3px",
    ]) func formsThatAreNotReadArePassedOver(_ sources: String) throws
  {
    let other = Self.openType(Array("OTTO".utf8))
    let text = sources.replacingOccurrences(of: "A", with: Self.address(Self.plain))
      .replacingOccurrences(of: " B", with: " " + Self.address(other))
    let document = try Self.read(text)
    guard case .data(let bytes)? = document.fonts.first?.source else {
      Issue.record("no font was taken")
      return
    }
    #expect(bytes == other)
  }
}
