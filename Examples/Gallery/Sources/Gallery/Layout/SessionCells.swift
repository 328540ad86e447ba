import Quoin

// WWDC 2016, session 419: a content with a decoration, a cascade, and one composed of both.

let sessionCells = Picture(
  name: "session-cells", title: "Session 419: decorating and cascading layouts, composed",
  size: Size(320, 250)
) {
  func content(_ word: String) -> Placed<Node> { Placed(tile(word, .indigo)) }
  func accessories(_ count: Int) -> [Placed<Node>] {
    let colors: [Color] = [.orange, .pink, .teal, .green]
    return (0..<count).map { Placed(tile("\($0 + 1)", colors[$0 % colors.count])) }
  }
  let plain = LayoutContainer(
    DecoratingLayout(content: content("content"), decoration: Placed(tile("decoration", .orange)))
  ).background(.systemBackground)
  let cascade = LayoutContainer(CascadingLayout(children: accessories(4), step: Size(24, 6)))
    .background(.systemBackground)
  let composed = LayoutContainer(
    DecoratingLayout(
      content: content("a dream"),
      decoration: CascadingLayout(children: accessories(3), step: Size(30, 5)).inset(
        by: DirectionalEdgeInsets(leading: 8)),
      contentShare: 0.5)
  ).background(.systemBackground)
  return padded(
    StackContainer(.vertical, spacing: 8, distribution: .fillEqually) {
      plain
      cascade
      composed
    })
}
