import Testing

/// The frames of a browser; `Scripts/flex-fixtures.py` makes the files.
@Suite struct BrowserTests {
  @Test(arguments: ["flex-cases", "flex-random"])
  func framesAreThoseOfTheBrowser(file: String) throws {
    for one in try Fixture.load(file) {
      let differences = one.differences()
      #expect(differences.isEmpty, "\(one.name)\n\(differences.joined(separator: "\n"))")
    }
  }
}
