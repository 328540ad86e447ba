import QuoinModel

/// The look of a text, as far as its style specifies it.
struct AndroidTextStyle: Hashable {
  var font: Font
  var isUppercase: Bool
  var color: Color

  var style: Style {
    var style = Style()
    style.text.font = font
    style.text.lineLimit = 0
    if isUppercase { style.text.transform = .uppercase }
    style.text.color = color
    return style
  }
}
