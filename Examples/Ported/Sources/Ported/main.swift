import Quoin
import QuoinCairo

// Four screens that were written for SnapKit, Cartography, PinLayout and Texture, and ported: `Originals` has
// what they were. This draws them.

let article = ArticleScreen()
let player = PlayerScreen()
let contact = ContactScreen()
let comment = CommentScreen()
let pages: [(String, Node)] = [
  ("article", article.view), ("player", player.view), ("contact", contact.view),
  ("comment", comment.view),
]
for (name, page) in pages {
  page.background(.white)
  let scene = Scene(
    page, text: PangoTextMeasurer(), safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let arrangement = scene.layout(in: Size(390, 844))
  for diagnostic in arrangement.diagnostics { print(diagnostic) }
  try PNG(arrangement, scale: 2).write(to: "\(name).png")
  print("\(name).png")
}
