import Quoin

// Animation: a block changes a constraint, a colour and a transform; each moment is an arrangement.

let animation = Picture(
  name: "animation", title: "Animation: one change at six times, by a spring", size: Size(680, 172)
) {
  captions(moments.enumerated().map { ("\($1) s", 16 + 110 * Double($0)) })
} panels: { text, traits in
  let (card, badge) = (tile("card", .blue), ShapeNode(.rectangle).background(.orange))
  let page = RelativeContainer {
    card
    badge
  }.background(.systemBackground).cornerRadius(8)
  card.makeConstraints { make in
    make.top.leading.trailing.equalToSuperview().inset(8)
    make.height.equalTo(32)
  }
  badge.makeConstraints { make in
    make.width.height.equalTo(20)
    make.leading.equalToSuperview().offset(8)
    make.top.equalTo(card.snp.bottom).offset(8)
  }
  let scene = Scene(page, text: text)
  let change = scene.transition(
    .spring(duration: 0.5, bounce: 0.35), in: Size(98, 124), traits: traits
  ) {
    card.updateConstraints { $0.height.equalTo(72) }
    card.background(.purple)
    badge.updateConstraints { $0.leading.equalToSuperview().offset(70) }
    badge.transform(.rotation(.pi / 4)).background(.pink)
  }
  return moments.enumerated().map { index, time in
    Panel(change.arrangement(at: time), at: Point(16 + 110 * Double(index), 32))
  }
}

/// The times that are shown, in seconds.
private let moments = [0, 0.05, 0.12, 0.2, 0.3, 1]
