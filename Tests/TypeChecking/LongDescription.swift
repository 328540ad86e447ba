import Quoin

// A long description, to see that the compiler takes each statement for itself.

func describe(_ a: Node, _ b: Node, _ c: Node, _ guide: LayoutGuide, _ isWide: Bool) {
  constrain(a, b, c, guide) { a, b, c, guide in
    a.leading == a.superview.leading + 16
    a.top == a.superview.safeArea.top + 8
    a.trailing <= a.superview.trailing - 16
    a.width == (a.superview.width - 50) * 0.5
    a.height == 2 * a.width / 3 + 4 - 1
    b.leading == a.trailing + 8 ~ .high
    b.width + a.width == c.width - 16
    b.width == 10 - c.width * 2 + a.width / 4 - 3
    2 * b.height - c.height / 2 + 4 >= 10 + a.height
    b.centerX == (a.left + c.right) / 2
    b.left == c.left + c.width / 4 - a.width * 0.25 + 3 ~ 750
    48 <= b.height
    c.size == b.size * 2 + Size(1, 2)
    c.size <= Size(300, 400) ~ 600
    c.size == 48
    c.center == c.superview.center + Point(3, 4)
    c.edges == c.superview.edges.inset(by: 20)
    c.edges == inset(guide.edges, 1, 2, 3, 4)
    c.inside(c.superview, by: 8)
    guide.left == a.right
    guide.right == b.left
    guide.width >= 12
    (a.width == b.width).labeled("same") ~ 700
    align(top: a, b, c)
    align(centerY: a, b)
    distribute(by: 8, horizontally: a, b, c)
    distribute([a, b, c], along: .vertical, .spacing(4), across: .fill(inset: 2))
    if isWide {
      a.width == b.width * 2 - 4
      b.width >= a.width - c.width + 3
    } else {
      a.width <= 240
    }
    for node in [a, b, c] {
      node.width >= 44
      node.height >= node.width * 0.5 - 8 + a.height
    }
  }
  a.makeConstraints { make in
    make.leading.trailing.equalToSuperview().inset(16).priority(.high)
    make.top.equalTo(b.bottom).offset(8 + 4 * 2)
    make.width.height.lessThanOrEqualTo(b.size * 2).multipliedBy(0.5).offset(-3)
    make.center.equalTo(b).offset(Point(1, 2)).labeled("centre")
    make.edges.equalTo(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).priority(600)
    make.width.greaterThanOrEqualTo(b, 44, c.width)
  }
  Constraint.activate([
    a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8),
    a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: 2),
    a.topAnchor.constraint(equalToSystemSpacingBelow: c.bottomAnchor, multiplier: 2),
  ])
}
