import Quoin

final class ArticleScreen {
  let view = RelativeContainer()
  let bar = RelativeContainer()
  let backButton = ButtonNode("Back")
  let titleLabel = TextNode("Engines")
  let cover = ImageNode("cover")
  let badge = RelativeContainer()
  let badgeLabel = TextNode("NEW")
  let headline = TextNode("Notes on the engine")
  let avatar = ImageNode("ada")
  let author = TextNode("Ada")
  let date = TextNode("1843")
  let followButton = ButtonNode("Follow")
  let rule = Node()
  let body = TextNode("It weaves algebraic patterns")
  let likeButton = ButtonNode("Like")
  let shareButton = ButtonNode("Share")
  private var coverHeight: ConstraintGroup?

  init() {
    headline.lines(0)
    body.lines(0)
    for child in [bar, cover, badge, headline, avatar, author, date, followButton, rule, body] {
      child.attach(to: view)
    }
    for child in [backButton, titleLabel] { child.attach(to: bar) }
    badgeLabel.attach(to: badge)
    for child in [likeButton, shareButton] { child.attach(to: view) }
    makeLayout()
  }

  func makeLayout() {
    bar.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide)
      make.leading.trailing.equalToSuperview()
      make.height.equalTo(44)
    }
    backButton.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
    }
    titleLabel.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.leading.greaterThanOrEqualTo(backButton.snp.trailing).offset(8)
    }
    cover.snp.makeConstraints { make in
      make.top.equalTo(bar.snp.bottom)
      make.left.right.equalToSuperview()
      coverHeight = make.height.equalTo(180).constraint
    }
    badge.snp.makeConstraints { make in
      make.trailing.bottom.equalTo(cover).inset(12)
    }
    badgeLabel.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(EdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
    }
    headline.snp.makeConstraints { make in
      make.top.equalTo(cover.snp.bottom).offset(16)
      make.leading.trailing.equalToSuperview().inset(16)
    }
    avatar.snp.makeConstraints { make in
      make.top.equalTo(headline.snp.bottom).offset(12)
      make.leading.equalTo(headline)
      make.size.equalTo(40)
    }
    author.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(8)
      make.bottom.equalTo(avatar.snp.centerY)
      make.trailing.lessThanOrEqualTo(followButton.snp.leading).offset(-8)
    }
    date.snp.makeConstraints { make in
      make.leading.equalTo(author)
      make.top.equalTo(author.snp.bottom)
    }
    followButton.snp.makeConstraints { make in
      make.centerY.equalTo(avatar)
      make.trailing.equalToSuperview().inset(16)
      make.width.equalTo(96).priority(.high)
      make.height.equalTo(32)
    }
    rule.snp.makeConstraints { make in
      make.top.equalTo(avatar.snp.bottom).offset(12)
      make.directionalHorizontalEdges.equalTo(headline)
      make.height.equalTo(1)
    }
    body.snp.makeConstraints { make in
      make.top.equalTo(rule.snp.bottom).offset(12)
      make.leading.trailing.equalTo(headline)
      make.bottom.lessThanOrEqualTo(likeButton.snp.top).offset(-12)
    }
    likeButton.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.bottom.equalTo(view.safeAreaLayoutGuide).offset(-8)
      make.height.equalTo(44)
    }
    shareButton.snp.makeConstraints { make in
      make.leading.equalTo(likeButton.snp.trailing).offset(8)
      make.trailing.equalToSuperview().offset(-16)
      make.width.height.centerY.equalTo(likeButton)
    }
  }

  func collapse() {
    coverHeight?.update(offset: 60)
    headline.snp.updateConstraints { make in
      make.top.equalTo(cover.snp.bottom).offset(8)
    }
    followButton.snp.remakeConstraints { make in
      make.trailing.centerY.equalTo(titleLabel)
    }
  }
}
