import Quoin

/// A contact: a photo, two lines of text, two buttons and notes.
final class ContactScreen {
  let photo = ImageNode("ada.png")
  let badge = ShapeNode()
  let name = TextNode()
  let role = TextNode()
  let message = ButtonNode()
  let call = ButtonNode()
  let rule = ShapeNode()
  let notes = TextNode()

  lazy var view = layoutSubviews()

  init() {
    badge.background(.systemGreen)
    name.string = "Ada"
    role.string = "Analyst"
    message.title("Message")
    call.title("Call")
    rule.background(.separator)
    notes.string = "Wrote the first program"
    notes.lines(0)
  }

  func layoutSubviews() -> AbsoluteContainer {
    AbsoluteContainer {
      photo.pin.top(20).left(16).size(64)
      badge.pin.bottomRight(to: photo.anchor.bottomRight).size(12)
      name.pin.right(of: photo, aligned: .top).right(16).marginLeft(12).sizeToFit(.width)
      role.pin.below(of: name, aligned: .left).right(16).marginTop(4).sizeToFit(.width)
      message.pin.below(of: photo).left(16).width(50%).marginTop(16).height(44)
      call.pin.right(of: message, aligned: .top).right(16).marginLeft(8).height(of: message)
      rule.pin.below(of: [message, call]).horizontally(16).marginTop(12).height(1)
      notes.pin.below(of: rule).horizontally(16).marginTop(12).sizeToFit(.width)
    }
  }
}
