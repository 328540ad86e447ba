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

  private static let plain = file([0, 1, 0, 0])
  /// What is no font, and what ends before its tables begin.
  private static let useless = [file(Array("LP__".utf8)), file(Array("wOF2".utf8), 40)]
  private static let compressed = [
    file(Array("wOFF".utf8) + [UInt8](repeating: 0, count: 16)),
    file(Array("wOF2".utf8) + [UInt8](repeating: 0, count: 16)),
  ]

  @Test(arguments: 0..<2) func whatCannotBeReadGivesWayToTheNext(_ index: Int) throws {
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

  @Test(arguments: 0..<2) func aFaceWithoutAnotherIsReported(_ index: Int) throws {
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
      "A; src: A format('embedded-opentype'), B",
    ]) func formsThatAreNotReadArePassedOver(_ sources: String) throws
  {
    let other = Self.file(Array("OTTO".utf8))
    let text = sources.replacingOccurrences(of: "A", with: Self.address(Self.plain))
      .replacingOccurrences(of: " B", with: " " + Self.address(other))
    let document = try Self.read(text)
    guard case .data(let bytes)? = document.fonts.first?.source else {
      Issue.record("no font was taken")
      return
    }
    #expect(bytes == other)
  }

  /// Fetch §6: escapes are octets, spaces and the padding may be left out or in, other signs may not.
  @Test(
    arguments: [
      ("data:;base64,AAEC", [0, 1, 2]), ("data:;base64,AAE=", [0, 1]),
      ("data:;base64,AAE", [0, 1]),
      ("data:;base64,AA%3D%3D", [0]), ("data:;BASE64,A%20A%09=%0D%0A=", [0]), ("data:;base64,", []),
      ("data:,%00%FFa", [0, 255, 97]), ("data:x/y,%zz%4", Array("%zz%4".utf8)),
      ("data:;base64,AA*C", nil), ("data:;base64,AAECA", nil), ("data:;base64", nil),
    ] as [(String, [UInt8]?)]) func dataInAddresses(_ address: String, _ bytes: [UInt8]?)
  {
    #expect(DataAddress.bytes(of: address) == bytes)
  }
}
