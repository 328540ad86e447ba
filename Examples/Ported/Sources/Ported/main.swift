import Quoin
import QuoinCairo

// Two screens that were written for SnapKit and for Cartography, and ported: `Originals` has what
// they were. This draws them.

let article = ArticleScreen()
let player = PlayerScreen()
for (name, page) in [("article", article.view), ("player", player.view)] {
  page.background(.white)
  let scene = Scene(
    page, text: PangoTextMeasurer(), safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let arrangement = scene.layout(in: Size(390, 844))
  for diagnostic in arrangement.diagnostics { print(diagnostic) }
  try PNG(arrangement, scale: 2).write(to: "\(name).png")
  print("\(name).png")
}
