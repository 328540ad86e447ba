import Quoin

// The picture that a link shows when it is shared: 1200 by 630 pixels.

let socialCard = Picture(
  name: "social-card", section: .screens,
  title: "A card to share: gradients, shadow, picture, text",
  size: Size(600, 315)
) {
  let photo = ImageNode(Photo.evening, size: Size(240, 160)).contentMode(.scaleAspectFill).clips()
    .cornerRadius(18).style {
      $0.borderWidth = 3
      $0.borderColor = .white.opacity(0.85)
      $0.shadow = Shadow(color: .black.opacity(0.4), y: 10, blur: 28)
    }
  let tag = FlexContainer(.row) {
    TextNode("FIELD NOTES").font(.system(11, weight: .bold)).color(.white).style {
      $0.text.letterSpacing = 1.5
    }
  }.padding(5, 10).background(.white.opacity(0.2)).cornerRadius(12)
  let title = TextNode("How evenings by the sea are painted").lines(3)
    .font(.system(34, weight: .heavy)).color(.white)
    .style { $0.text.paragraph = ParagraphStyle(lineHeightMultiple: 0.95) }
  let author = FlexContainer(.row, gap: 10, alignItems: .center) {
    ShapeNode(.ellipse).size(34).style { $0.gradient = .linear(angle: 135, .yellow, .pink) }
      .shrink(0)
    TextNode {
      TextSpan("Ada Lovelace").weight(.semibold)
      TextSpan("  ·  6 minutes").color(.white.opacity(0.7))
    }.font(.system(14)).color(.white)
  }
  var circle = Gradient.Radial()
  circle.extent = .closestSide
  let pink = Color(hex: 0xE64980)
  let glowing = Gradient(
    .radial(circle),
    stops: [.init(pink.opacity(0.8)), .init(pink.opacity(0.35)), .init(pink.opacity(0))])
  let page = RelativeContainer {
    ShapeNode().id("glow").style { $0.gradient = glowing }
    photo
    tag
    title
    author
  }.style { $0.gradient = .linear(angle: 120, Color(hex: 0x1B1464), Color(hex: 0x5F3DC4)) }
    .clips()
  let glow = page.relations[0].node
  constrain(page, photo, tag, title, author, glow) { page, photo, tag, title, author, glow in
    photo.trailing == page.trailing - 32
    photo.centerY == page.centerY
    photo.width == page.width * 0.36
    photo.height == photo.width * 1.1

    tag.leading == page.leading + 36
    tag.top == page.top + 40
    title.leading == tag.leading
    title.top == tag.bottom + 16
    title.trailing == photo.leading - 28
    author.leading == tag.leading
    author.bottom == page.bottom - 36

    glow.width == 620
    glow.height == 420
    glow.centerX == page.trailing - 60
    glow.centerY == page.bottom
  }
  return page
}
