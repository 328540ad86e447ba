import Quoin

/// Shows a comment: the author's picture and name, the date, the text and the number of likes.
final class CommentScreen {
  let avatar = ImageNode()
  let author = TextNode()
  let time = TextNode()
  let text = TextNode()
  let likes = ButtonNode()
  let card = ShapeNode()

  lazy var view = LayoutContainer(layoutThatFits())

  init() {
    author.string = "Ada"
    time.string = "2h"
    text.string = "It weaves algebraic patterns"
    text.lines(0)
    likes.title("12")
    card.background(.secondarySystemBackground)
  }

  func layoutThatFits() -> some Layout<Placed<Node>> {
    let avatar = Placed<Node>(avatar).size(40, 40)

    let heading = StackLayout(.horizontal, spacing: 8, justify: .spaceBetween) {
      Placed<Node>(author)
      Placed<Node>(time)
    }

    let column = StackLayout(.vertical, spacing: 4) {
      heading
      Placed<Node>(text).shrink(1)
    }

    let row = StackLayout(.horizontal, spacing: 12, align: .start) {
      avatar
      column.grow(1).shrink(1)
      Placed<Node>(likes)
    }

    return row.inset(by: 12).background(Placed<Node>(card))
  }
}
