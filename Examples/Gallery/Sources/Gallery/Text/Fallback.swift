import Quoin

// Characters that the first font lacks come from the next one: scripts, symbols, emoji.

let fallback = Picture(
  name: "fallback", section: .text, title: "Fallback: scripts, symbols and emoji beside each other",
  size: Size(420, 306)
) {
  func line(_ name: String, _ sample: String) -> Node {
    FlexContainer(.row, gap: 14, alignItems: .baseline) {
      TextNode(name).font(.system(12)).color(.secondaryLabel).width(76).shrink(0)
      TextNode(sample).font(.system(20))
    }
  }
  return page(
    [
      line("Latin", "Grüße, naïve café, Łódź"), line("Greek", "Ἀρχιμήδης, τρίγωνα"),
      line("Cyrillic", "Привет, Україна, Ћирилица"), line("Armenian", "Բարեւ աշխարհ"),
      line("Hebrew", "שָׁלוֹם עוֹלָם"), line("Arabic", "السلام عليكم"),
      line("Symbols", "∑ ∫ √ ≤ ≥ → ⇄ ✓ ♞ ∞"), line("Emoji", "😀 😎 😍 🚀 🌍 🎉 👩🏽‍💻 🇮🇸"),
    ], gap: 10)
}
