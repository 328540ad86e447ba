import Quoin

// Texts of both directions, each read as its first letter says, and mixed in one line.

let directions = Picture(
  name: "directions", section: .text, title: "Directions: left to right, right to left, and both",
  size: Size(420, 262)
) {
  func bubble(_ text: TextSpan, _ direction: LayoutDirection, _ color: Color) -> Node {
    let bubble = FlexContainer(.row) {
      TextNode(text).font(.system(16)).lines(0).color(.white)
    }.padding(9, 14).background(color).cornerRadius(16)
    bubble.direction = direction
    return bubble
  }
  return padded(
    FlexContainer(.column, gap: 10) {
      bubble("The meeting is at 16:30.", .leftToRight, .indigo).alignSelf(.flexStart)
      bubble("الاجتماع الساعة 16:30، في القاعة الثانية.", .rightToLeft, .teal)
        .alignSelf(.flexEnd)
      bubble("She said “مرحبا يا عالم” and closed the door.", .leftToRight, .indigo)
        .alignSelf(.flexStart)
      bubble("שלום! קראתי את Note G של Ada Lovelace אתמול.", .rightToLeft, .teal)
        .alignSelf(.flexEnd)
      bubble(
        TextSpan {
          "متـ"
          TextSpan("صـ").color(.yellow)
          "ـل: letters join across "
          TextSpan("colours").bold()
        }, .leftToRight, .purple
      ).alignSelf(.flexStart)
    })
}
