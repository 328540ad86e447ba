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
