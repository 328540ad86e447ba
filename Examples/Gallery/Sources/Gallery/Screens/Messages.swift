import Quoin

// A list of rows that are as high as their texts.

private struct Message: Sendable {
  var name: String
  var text: String
  var time: String
  var color: Color
  var unread = 0
}

private let messages = [
  Message(
    name: "Grace Hopper", text: "Found the bug: it was an actual moth. I taped it into the log.",
    time: "09:41", color: .purple, unread: 2),
  Message(
    name: "Alan Turing",
    text: "Can we talk about the halting problem? I do not know when I am done.",
    time: "08:15", color: .orange),
  Message(
    name: "Katherine Johnson", text: "The numbers are good.", time: "Tue", color: .teal, unread: 1),
  Message(
    name: "Edsger Dijkstra", text: "I have a shorter way home.", time: "Mon", color: .green),
]

let messageList = Picture(
  name: "messages", section: .screens,
  title: "A list: rows as high as their texts, a bar, a search",
  size: Size(390, 406)
) {
  func row(_ message: Message, isLast: Bool) -> Node {
    let initials = String(message.name.split(separator: " ").compactMap(\.first))
    let avatar = tile(initials, message.color).font(.system(16, weight: .semibold)).cornerRadius(24)
      .size(48)
    return FlexContainer(.column) {
      FlexContainer(.row, gap: 12) {
        avatar.shrink(0)
        FlexContainer(.column, gap: 2) {
          FlexContainer(.row, alignItems: .baseline) {
            TextNode(message.name).font(.headline).grow(1)
            TextNode(message.time).font(.footnote).color(.secondaryLabel).shrink(0)
          }
          FlexContainer(.row, gap: 10) {
            TextNode(message.text).font(.subheadline).color(.secondaryLabel).lines(2).grow(1)
              .basis(0)
            if message.unread > 0 {
              tile("\(message.unread)", .blue).font(.system(13, weight: .semibold)).cornerRadius(10)
                .size(20).shrink(0)
            }
          }
        }.grow(1).basis(0)
      }.padding(11, 16)
      if !isLast {
        ShapeNode().background(.separator).height(0.5).margin(start: 76)
      }
    }
  }
  return FlexContainer(.column) {
    BarNode(.navigation, title: "Messages")
    SearchBarNode(placeholder: "Search in messages")
    for (index, message) in messages.enumerated() {
      row(message, isLast: index == messages.count - 1)
    }
  }.background(.systemBackground)
}
