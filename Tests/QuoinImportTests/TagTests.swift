import Testing

@testable import QuoinImport

/// What names of tags say.
@Suite struct TagTests {
  @Test(arguments: [
    ("td", true), ("TD", true), ("tD", true), ("t", false), ("tdd", false), ("textarea", true),
    ("textareas", false), ("", false), ("dt", false),
  ]) func names(_ name: String, _ isThere: Bool) {
    let names: TagNames = ["td", "textarea"]
    #expect(names.contains(Array(name.utf8)[...]) == isThere)
  }

  @Test func traitsAreThoseOfTheNames() {
    #expect(TagTraits("input") == [.control, .controlRules, .ownBox])
    #expect(TagTraits("option") == .controlRules)
    #expect(TagTraits("img") == [.replaced, .ownBox, .hinted])
    #expect(TagTraits("ol") == .list)
    #expect(TagTraits("td") == .hinted)
    #expect(TagTraits("p") == [])
    #expect(
      TagTraits.known.first { $0.name == "select" }?.traits == [.control, .controlRules, .ownBox])
  }

  /// HTML §3.2.6: the white space of ASCII stands between classes, and no other.
  @Test(arguments: [
    ("a", ["a"]), (" a  b\tc\nd\u{C}e\rf ", ["a", "b", "c", "d", "e", "f"]), ("", []), ("  ", []),
    ("a\u{A0}b", ["a\u{A0}b"]), ("a\u{B}b", ["a\u{B}b"]),
  ]) func classes(_ words: String, _ expected: [String]) {
    #expect(ElementNodes.classes(words) == expected)
  }
}
