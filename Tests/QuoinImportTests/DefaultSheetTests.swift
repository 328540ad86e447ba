import Foundation
import QuoinStyle
import Testing

@testable import QuoinImport

/// The default sheet, whose rules of controls are read only for documents that have some.
@Suite struct DefaultSheetTests {
  private func styles(_ body: String, isQuirky: Bool) throws -> [String: CSS.ComputedStyle] {
    let text = (isQuirky ? "" : "<!doctype html>") + "<title>x</title><body>" + body
    var reader = HTMLReader(
      try ParsedHTML(Data(text.utf8), ImportOptions()).tree, options: ImportOptions())
    _ = reader.read()
    var styles: [String: CSS.ComputedStyle] = [:]
    for item in reader.elements {
      if let tag = reader.tree.items[item].tag { styles[tag] = reader.style(of: item) }
    }
    return styles
  }

  /// The rules of controls are for controls and options only: controls in a document change no other element.
  @Test(
    arguments: [false, true],
    ["", " hidden", " dir=rtl", " disabled multiple size=3 type=button selected label=x"])
  func controlsChangeNoOtherElement(isQuirky: Bool, words: String) throws {
    let tags = TagTraits.known.filter { !$0.traits.contains(.controlRules) }.map(\.name)
    // Nothing ends plain text.
    let elements = tags.filter { $0 != "plaintext" }.map { "<\($0)\(words)>x</\($0)>" }
    let parts = ["caption", "thead", "tbody", "tfoot", "tr", "th", "td"].map { "<\($0)\(words)>" }
    let body = elements.joined() + "<table><colgroup\(words)><col\(words)>" + parts.joined()
    let alone = try styles(body, isQuirky: isQuirky)
    let controls = "<input><select><option>a</select><textarea></textarea><meter></meter>"
    let beside = try styles(controls + body, isQuirky: isQuirky)
    #expect(alone["select"] == nil && beside["select"] != nil)
    #expect(alone.count > 100)
    for (tag, style) in alone { #expect(style == beside[tag], "\(tag)") }
  }

  /// HTML §15.5 and Chromium: controls are inline blocks, and options have padding, also those outside of a menu.
  @Test(arguments: ["button", "input", "meter", "progress", "select", "textarea"])
  func everyControlHasItsRules(tag: String) throws {
    #expect(TagTraits(tag).contains(.controlRules))
    let style = try #require(try styles("<\(tag)></\(tag)>", isQuirky: false)[tag])
    #expect(style[.display] == .keyword(.inlineBlock))
  }

  @Test func optionsHaveTheirRulesAnywhere() throws {
    let styles = try styles(
      "<div><optgroup label=a></optgroup><option>b</option></div>", isQuirky: false)
    #expect(styles["option"]?[.paddingLeft] == .length(2, .px))
    #expect(styles["option"]?[.textWrapMode] == .keyword(.nowrap))
    #expect(styles["optgroup"]?[.fontWeight] != styles["div"]?[.fontWeight])
  }

  /// HTML §15.3.10: rules of quirks mode follow those of controls.
  @Test func quirksFollowTheRulesOfControls() throws {
    #expect(
      try styles("<input type=text>", isQuirky: true)["input"]?[.boxSizing] == .keyword(.borderBox))
    #expect(
      try styles("<input type=text>", isQuirky: false)["input"]?[.boxSizing]
        == .keyword(.contentBox))
  }

  /// Behind the rules of controls, the standard has those of bidirectional text, which are for controls, too.
  @Test func textAreasKeepTheRulesBehindThoseOfControls() throws {
    let style = try styles("<textarea dir=auto></textarea>", isQuirky: false)["textarea"]
    #expect(style?[.unicodeBidi] == .keyword(.plaintext))
  }
}
