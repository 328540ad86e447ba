import Foundation
import Testing

/// The frames of a browser; `Scripts/box-fixtures.py` makes the files.
@Suite struct BrowserTests {
  /// Where Quoin differs; lines that begin with `#` say why.
  static let known: Set<String> = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/known.txt")
    let lines = try? String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Set((lines ?? []).filter { !$0.hasPrefix("#") }.map(String.init))
  }()

  @Test(arguments: [
    "semantics-cases", "flex-cases", "wrap-cases", "block-cases", "absolute-cases", "size-cases",
    "flex-random", "wrap-random", "block-random", "absolute-random", "keyword-random",
    "grid-cases", "grid-random", "balance-cases", "balance-random", "float-cases", "float-random",
    "table-cases", "table-random",
  ])
  func framesAreThoseOfTheBrowser(file: String) throws {
    for one in try Fixture.load(file) {
      let differences = one.differences()
      if BrowserTests.known.contains(one.name) {
        withKnownIssue("\(one.name)") { #expect(differences.first == nil) }
      } else {
        #expect(differences.isEmpty, "\(one.name)\n\(differences.joined(separator: "\n"))")
      }
    }
  }
}
