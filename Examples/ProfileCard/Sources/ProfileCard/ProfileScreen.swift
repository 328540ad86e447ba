import Quoin

/// A person as the screen shows them.
struct Profile {
  var name: String
  var role: String
  var initials: String
  var about: String
  var isPro: Bool
  var figures: [(value: String, caption: String)]
}

/// The page of one person: containers place what stands in rows, constraints the rest.
func profileScreen(_ profile: Profile) -> RelativeContainer {
  let cover = ShapeNode().id("cover").background(.indigo)
  let avatar = avatar(profile.initials)
  let card = card(profile)
  let follow = ButtonNode("Follow").id("follow").class("primary")
  let message = ButtonNode("Message").id("message").class("secondary")
  let actions = StackContainer(.horizontal, spacing: 12, distribution: .fillEqually) {
    follow
    message
  }.id("actions")
  let note = TextNode("Laid out and drawn without a window").id("note").class("note")

  let page = RelativeContainer {
    cover
    card
    avatar
    actions
    note
  }.id("page").background(.systemGroupedBackground)

  // Constraints by operators.
  constrain(page, cover, card, avatar, actions) { page, cover, card, avatar, actions in
    cover.top == page.top
    cover.leading == page.leading
    cover.trailing == page.trailing
    cover.height == page.height * 0.25 ~ .high
    cover.height <= 220

    card.top == cover.bottom - 40
    card.leading == page.leading + 16
    card.trailing == page.trailing - 16

    avatar.leading == card.leading + 16
    avatar.centerY == card.top

    actions.top == card.bottom + 16
    align(leading: card, actions)
    align(trailing: card, actions)
    actions.height == 50
    actions.bottom <= page.safeArea.bottom - 16
  }

  // The same by chains.
  note.makeConstraints { make in
    make.centerX.equalToSuperview()
    make.bottom.equalTo(page.safeAreaGuide).inset(12)
    make.width.lessThanOrEqualTo(page).offset(-32).labeled("note fits the page")
  }
  return page
}

/// Initials on a disc.
private func avatar(_ text: String) -> RelativeContainer {
  let initials = TextNode(text).class("initials")
  constrain(initials) { $0.center == $0.superview.center }
  return RelativeContainer { initials }.id("avatar").class("avatar").size(96)
}

/// Name, figures and a few words.
private func card(_ profile: Profile) -> RelativeContainer {
  let header = FlexContainer(.row, gap: 12, alignItems: .center) {
    StackContainer(.vertical, spacing: 2) {
      TextNode(profile.name).id("name").style(.title)
      TextNode(profile.role).id("role").style(.caption)
    }.grow(1)
    if profile.isPro {
      FlexContainer { TextNode("PRO").class("badge-text") }
        .id("badge").class("badge").padding(4, 10).shrink(0)
    }
  }.id("header")

  let figures = FlexContainer(.row, gap: 8) {
    for figure in profile.figures {
      StackContainer(.vertical, spacing: 2, alignment: .center) {
        TextNode(figure.value).style(.headline)
        TextNode(figure.caption).style(.caption)
      }.grow(1).basis(0)
    }
  }.id("figures")

  let about = TextNode(profile.about).id("about").lines(0)

  constrain(header, figures, about) { header, figures, about in
    // The avatar overlaps the card by half of its height.
    header.top == header.superview.top + 64
    for part in [header, figures, about] {
      part.leading == part.superview.leading + 16
      part.trailing == part.superview.trailing - 16
    }
    distribute(by: 20, vertically: header, figures, about)
    about.bottom == about.superview.bottom - 20
  }
  return RelativeContainer {
    header
    figures
    about
  }.id("card").class("card")
}
