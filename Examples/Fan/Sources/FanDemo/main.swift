import Fan
import Quoin
import QuoinCairo

// A hand of cards, fanned out, in a flex container beside a column of words.

let sheet = StyleSheet(
  css: """
    .page { padding: 20px }
    fan { background: #0f766e; border-radius: 16px }
    .card { background: white; border-radius: 6px; border: 1px solid #d1d5db }
    .card label { color: #b91c1c; font-size: 17px; font-weight: bold }
    .title { font-size: 22px; font-weight: bold }
    """)

@MainActor func card(_ text: String, turned angle: Double) -> Node {
  FlexContainer(.row, justifyContent: .center, alignItems: .center) { TextNode(text) }
    .class("card").size(44, 64)
    .transform(.rotation(angle * .pi / 180))
}

let hand = FanContainer(radius: 130) {
  for (text, angle) in [("A♥", -48.0), ("K♥", -24), ("Q♥", 0), ("J♥", 24), ("10♥", 48)] {
    card(text, turned: angle).angle(angle)
  }
}
let page = FlexContainer(.row, gap: 20, alignItems: .center) {
  hand
  StackContainer(.vertical, spacing: 6) {
    TextNode("A fan").class("title")
    TextNode("placed by a container of its own")
  }
}.class("page")
let arrangement = Scene(page, styles: sheet, text: PangoTextMeasurer()).layout(in: Size(640, 260))
for finding in arrangement.diagnostics { print(finding) }
print(arrangement)
_ = try PNG(arrangement, scale: 2).write(to: "fan.png")
print("Look at fan.png.")
