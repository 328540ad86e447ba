import QuoinModel
import QuoinStyle
import Testing

@Suite struct StyleSheetTests {
  @Test func specificRulesWinThenLaterOnes() {
    let sheet = StyleSheet {
      Rule("#name") { $0.cornerRadius = 4 }
      Rule(".title.big") { $0.cornerRadius = 3 }
      Rule("label.title") { $0.cornerRadius = 2 }
      Rule("label") { $0.cornerRadius = 1 }
      Rule("*") { $0.alpha = 0.5 }
      Rule("label") { $0.borderWidth = 9 }
    }
    func radius(_ node: Node) -> Double? { sheet.style(of: node).cornerRadius }
    #expect(radius(TextNode("a")) == 1)
    #expect(radius(TextNode("a").class("title")) == 2)
    #expect(radius(TextNode("a").class("title big")) == 3)
    #expect(radius(TextNode("a").class("title big").id("name")) == 4)
    #expect(sheet.style(of: TextNode("a")).alpha == 0.5)
    #expect(sheet.style(of: TextNode("a")).borderWidth == 9)
    #expect(radius(ImageNode("i")) == nil)
  }

  @Test func theNodesOwnStyleWins() {
    let sheet = StyleSheet { Rule(".a") { $0.alpha = 0.1 } }
    let node = Node().class("a").style { $0.alpha = 0.9 }
    #expect(sheet.style(of: node).alpha == 0.9)
  }

  @Test(arguments: [
    "", ".", "#", "a >", "> a", "a:has(:has(b))", "a::before", ".a..b", "a b,", "🙂!",
  ])
  func unreadableSelectorsAreSaidAndMatchNothing(text: String) {
    let sheet = StyleSheet { Rule(text) { $0.alpha = 0 } }
    #expect(sheet.diagnostics.map(\.rule) == ["unknown-selector"])
    #expect(sheet.style(of: TextNode("a").class("a b")).alpha == nil)
    #expect(sheet.diagnostics[0].place?.line != nil)
  }

  private final class Cell<Item>: TextNode {}

  @Test func aClassOfATypeGoesByItsOwnName() {
    let sheet = StyleSheet { Rule("Cell") { $0.alpha = 0.5 } }
    #expect(sheet.style(of: Cell<[Int]>("a")).alpha == 0.5)
    #expect(sheet.style(of: TextNode("a")).alpha == nil)
  }

  /// CSS Fonts 4 §7.2: they are merged, the low-level settings last.
  @Test func choicesOfLettersFormsHoldTogether() {
    func features(_ css: String) -> [Font.Feature]? {
      StyleSheet(css: "label { \(css) }").style(of: TextNode("a")).text.fontFeatures
    }
    let numeric = "font-variant-numeric: tabular-nums"
    let settings = "font-feature-settings: 'ss01', 'kern' 1"
    let all = [.tabularDigits, Font.Feature("ss01"), Font.Feature("kern", 1)].compactMap { $0 }
    #expect(features("\(numeric); \(settings); font-kerning: none") == all)
    #expect(features("font-kerning: none; \(settings); \(numeric)") == all)
    #expect(features("font-kerning: none") == [Font.Feature("kern", 0)].compactMap { $0 })
    #expect(features("\(numeric); font-variant-numeric: normal") == [])
  }

  /// CSS Fonts 4 §6.4, §6.5 and §6.10; those of the last declaration hold, also where it selects none.
  @Test(arguments: [
    ("font-variant-ligatures: none", "liga 0, clig 0, dlig 0, hlig 0, calt 0"),
    ("font-variant-ligatures: common-ligatures no-contextual", "liga 1, clig 1, calt 0"),
    ("font-variant-ligatures: no-common-ligatures", "liga 0, clig 0"),
    ("font-variant-ligatures: discretionary-ligatures historical-ligatures", "dlig 1, hlig 1"),
    ("font-variant-position: sub", "subs 1"), ("font-variant-position: super", "sups 1"),
    ("font-variant-east-asian: jis04 full-width ruby", "jp04 1, fwid 1, ruby 1"),
    ("font-variant-east-asian: traditional proportional-width", "trad 1, pwid 1"),
    ("font-variant: sub no-contextual slashed-zero", "calt 0, subs 1, zero 1"),
    ("font-variant-position: sub; font-variant-position: normal", ""),
    (
      "font-variant-ligatures: none; font-feature-settings: 'liga' 1",
      "clig 0, dlig 0, hlig 0, calt 0, liga 1"
    ),
  ]) func wordsAreFeatures(css: String, features: String) {
    let found = StyleSheet(css: "label { \(css) }").style(of: TextNode("a")).text.fontFeatures
    #expect(found?.map { "\($0.tag) \($0.value)" }.joined(separator: ", ") == features)
  }
}
