import Quoin

// PinLayout's words: each place is a line, by edges and by siblings.

let pins = Picture(
  name: "pins", title: "PinLayout's words: edges, siblings, shares and limits", size: Size(360, 220)
) {
  let (logo, title, text) = (tile("logo", .teal), tile("title", .indigo), tile("text", .blue))
  let (share, limit, badge) = (tile("50%", .purple), tile("≤ 90", .pink), tile("3", .red))
  let (left, right) = (tile("left", .green), tile("right", .green))
  return AbsoluteContainer {
    logo.pin.topLeft(16).width(72).aspectRatio(1)
    badge.cornerRadius(10).pin.width(20).height(20).top(to: logo.edge.top).marginTop(-6)
      .hCenter(to: logo.edge.right)
    title.pin.after(of: logo, aligned: .top).marginStart(12).trailing(16).height(28)
    text.pin.below(of: title, aligned: .leading).marginTop(8).trailing(16)
      .bottom(to: logo.edge.bottom)
    share.pin.below(of: logo).marginTop(12).left(16).width(50%).height(32)
    limit.pin.after(of: share, aligned: .top).marginStart(8).trailing(16).maxWidth(90).height(32)
    left.pin.bottomLeft(16).width(60).height(36)
    right.pin.bottomRight(16).width(60).height(36)
    tile("horizontallyBetween", .orange).pin.horizontallyBetween(left, and: right, aligned: .top)
      .marginHorizontal(8).height(36)
  }.background(.systemBackground)
}
