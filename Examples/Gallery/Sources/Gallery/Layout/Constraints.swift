import Quoin

// Constraints, one idea a box: shares, ratios, priorities, centres, chains of widths, baselines.

let constraintIdeas = Picture(
  name: "constraints", title: "Constraints: six ideas, a few lines each", size: Size(560, 330)
) {
  func cell(_ title: String, _ box: Node) -> Node {
    FlexContainer(.column, gap: 4) {
      box.size(164, 116)
      caption(title)
    }
  }
  func box(_ nodes: [Node]) -> RelativeContainer {
    RelativeContainer { for node in nodes { node } }.background(.systemBackground).cornerRadius(8)
  }

  let (third, rest) = (tile("1/3", .blue), tile("the rest", .indigo))
  let shares = box([third, rest])
  constrain(third, rest) { third, rest in
    third.leading == third.superview.leading + 8
    third.width == third.superview.width / 3
    rest.leading == third.trailing + 8
    rest.trailing == rest.superview.trailing - 8
    align(top: third, rest)
    third.top == third.superview.top + 8
    third.bottom == third.superview.bottom - 8
    rest.height == third.height / 2
  }

  let photo = tile("16 : 9", .teal)
  let ratio = box([photo])
  constrain(photo) { photo in
    photo.width == photo.height * 16 / 9
    photo.center == photo.superview.center
    photo.width <= photo.superview.width - 16
    photo.height <= photo.superview.height - 16
    photo.width == photo.superview.width ~ .high
  }

  let (name, badge) = (tile("a name that gives way", .purple), tile(" stays ", .pink))
  let priorities = box([name, badge])
  badge.compressionResistance(.required, along: .horizontal)
  constrain(name, badge) { name, badge in
    name.leading == name.superview.leading + 8
    badge.leading == name.trailing + 6
    badge.trailing <= badge.superview.trailing - 8
    align(centerY: name, badge)
    name.centerY == name.superview.centerY
    name.height == 32
    badge.height == 32
  }

  let (left, middle, right) = (tile("1", .red), tile("2", .orange), tile("3", .green))
  let equal = box([left, middle, right])
  constrain(left, middle, right) { left, middle, right in
    left.leading == left.superview.leading + 8
    distribute(by: 8, leftToRight: left, middle, right)
    right.trailing == right.superview.trailing - 8
    left.width == middle.width
    middle.width == right.width
    align(bottom: left, middle, right)
    left.bottom == left.superview.bottom - 8
    left.height == 40
    middle.height == left.height * 1.5
    right.height == middle.height * 1.5
  }

  let (disc, dot) = (
    ShapeNode(.ellipse).background(.indigo), ShapeNode(.ellipse).background(.yellow)
  )
  let corner = box([disc, dot])
  constrain(disc, dot) { disc, dot in
    disc.size == 72
    disc.center == disc.superview.center
    dot.size == 20
    // On the rim, at half past one.
    dot.centerX == disc.centerX + 36 * 0.7071
    dot.centerY == disc.centerY - 36 * 0.7071
  }

  let (large, small) = (
    TextNode("84").font(.system(48, weight: .bold)).color(.teal),
    TextNode("per cent").font(.system(15)).color(.secondaryLabel)
  )
  let baseline = box([large, small])
  constrain(large, small) { large, small in
    large.leading == large.superview.leading + 16
    large.centerY == large.superview.centerY
    small.leading == large.trailing + 6
    small.firstBaseline == large.firstBaseline
  }
  return padded(
    FlexContainer(.row, wrap: .wrap, gap: 18) {
      cell("widths as shares", shares)
      cell("a ratio, as large as it goes", ratio)
      cell("who gives way", priorities)
      cell("equal widths, growing heights", equal)
      cell("a dot on the rim of a disc", corner)
      cell("baselines", baseline)
    })
}
