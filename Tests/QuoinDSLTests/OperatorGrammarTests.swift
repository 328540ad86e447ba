import QuoinDSL
import QuoinGeometry
import QuoinModel
import Testing

@Suite struct OperatorGrammarTests {
  let avatar = ImageNode("ada.png")
  let name = TextNode("Ada")

  private func term(
    _ node: Node, _ attribute: Attribute, _ coefficient: Double = 1, up levels: Int = 0
  ) -> AnchorTerm {
    AnchorTerm(
      AnchorItem(node: node.id, part: .itself.raised(by: levels)), attribute,
      coefficient: coefficient)
  }

  private func statement(
    _ first: AnchorTerm, _ comparison: Comparison, _ rest: AnchorTerm..., constant: Double = 0,
    priority: Priority = .required
  ) -> Statement {
    Statement(
      Constraint(
        first, comparison, rest.first, others: Array(rest.dropFirst()), constant: constant,
        priority: priority))
  }

  @Test func theTargetUsageOfTheReadme() {
    let group = constrain(avatar, name) { avatar, name in
      avatar.size == 48
      avatar.leading == avatar.superview.leading + 16
      name.leading == avatar.trailing + 12
      name.width <= avatar.superview.width * 0.5 - 8 ~ .high
      align(centerY: avatar, name)
    }
    #expect(
      group.statements == [
        statement(term(avatar, .width), .equal, constant: 48),
        statement(term(avatar, .height), .equal, constant: 48),
        statement(term(avatar, .leading), .equal, term(avatar, .leading, up: 1), constant: 16),
        statement(term(name, .leading), .equal, term(avatar, .trailing), constant: 12),
        statement(
          term(name, .width), .lessThanOrEqual, term(avatar, .width, 0.5, up: 1), constant: -8,
          priority: .high),
        statement(term(name, .centerY), .equal, term(avatar, .centerY)),
      ])
    #expect(avatar.statements == group.statements)
    #expect(name.constraints.isEmpty)
  }

  @Test func bothSpellingsOfTheSuperview() {
    let group = constrain(avatar) {
      $0.left == $0.superview.left + 1
      $0.left == $0.superview!.left + 1
      $0.top == $0.superview.safeArea.top
      $0.width == $0.superview.superview.width
    }
    let rows = group.statements
    #expect(rows[0] == rows[1])
    #expect(rows[2].rest[0].item.part == .safeArea.raised(by: 1))
    #expect(rows[3].rest[0].item.part == .itself.raised(by: 2))
  }

  @Test func theSuperviewOfAGuideIsItsOwner() {
    let guide = avatar.addGuide("gap")
    let group = constrain(avatar, guide) { avatar, guide in
      guide.left == guide.superview.left
      guide.width == avatar.width / 2
      avatar.top == guide.bottom
    }
    #expect(group.statements[0].rest[0].item == avatar.anchorItem)
    #expect(group.statements[0].first.item == guide.item)
    #expect(avatar.constraints.count == 3)
  }

  @Test func severalAnchorsOnEitherSide() {
    let badge = TextNode("PRO")
    let group = constrain(avatar, name, badge) { a, b, c in
      a.width + b.width == c.width - 16
      2 * a.width - b.width / 2 + 4 >= 10
      a.centerX == (b.left + c.right) / 2
      a.left == b.left + b.width / 4
    }
    #expect(
      group.statements == [
        statement(
          term(avatar, .width), .equal, term(badge, .width), term(name, .width, -1), constant: -16),
        statement(
          term(avatar, .width, 2), .greaterThanOrEqual, term(name, .width, 0.5), constant: 6),
        statement(
          term(avatar, .centerX), .equal, term(name, .left, 0.5), term(badge, .right, 0.5)),
        statement(term(avatar, .left), .equal, term(name, .left), term(name, .width, 0.25)),
      ])
  }

  @Test func numbersOnTheLeft() {
    let group = constrain(avatar) {
      48 == $0.width
      48 <= $0.width
      48 >= $0.width
    }
    #expect(group.constraints.map(\.comparison) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
    #expect(group.constraints.allSatisfy { $0.constant == 48 && $0.second == nil })
  }

  @Test func compounds() {
    let group = constrain(avatar, name) { a, b in
      a.edges == a.superview.edges.inset(by: 20)
      a.size == b.size * 2 + Size(1, 2)
      a.size <= Size(30, 40)
      a.center == b.center + Point(3, 4)
      a.inside(b, by: 5)
    }
    #expect(
      group.statements == [
        statement(term(avatar, .top), .equal, term(avatar, .top, up: 1), constant: 20),
        statement(term(avatar, .leading), .equal, term(avatar, .leading, up: 1), constant: 20),
        statement(term(avatar, .bottom), .equal, term(avatar, .bottom, up: 1), constant: -20),
        statement(term(avatar, .trailing), .equal, term(avatar, .trailing, up: 1), constant: -20),
        statement(term(avatar, .width), .equal, term(name, .width, 2), constant: 1),
        statement(term(avatar, .height), .equal, term(name, .height, 2), constant: 2),
        statement(term(avatar, .width), .lessThanOrEqual, constant: 30),
        statement(term(avatar, .height), .lessThanOrEqual, constant: 40),
        statement(term(avatar, .centerX), .equal, term(name, .centerX), constant: 3),
        statement(term(avatar, .centerY), .equal, term(name, .centerY), constant: 4),
        statement(term(avatar, .top), .greaterThanOrEqual, term(name, .top), constant: 5),
        statement(term(avatar, .leading), .greaterThanOrEqual, term(name, .leading), constant: 5),
        statement(term(avatar, .bottom), .lessThanOrEqual, term(name, .bottom), constant: -5),
        statement(term(avatar, .trailing), .lessThanOrEqual, term(name, .trailing), constant: -5),
      ])
  }

  @Test func insetsBySideNameTheSides() {
    let group = constrain(avatar, name) { a, b in
      a.edges == b.edges.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      a.edges
        == b.edges.inset(by: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      a.edges.inset(by: 1) == b.edges.inset(horizontally: 8, vertically: 4)
    }
    let rows = group.constraints
    #expect(rows[0..<4].map(\.first.attribute) == [.top, .left, .bottom, .right])
    #expect(rows[0..<4].map(\.constant) == [1, 2, -3, -4])
    #expect(rows[4..<8].map(\.first.attribute) == [.top, .leading, .bottom, .trailing])
    #expect(rows[4..<8].map(\.constant) == [1, 2, -3, -4])
    #expect(rows[8..<12].map(\.constant) == [3, 7, -3, -7])
  }

  @Test func alignAndDistribute() {
    let nodes: [Node] = [avatar, name, TextNode("PRO")]
    constrain(nodes) {
      align(top: $0)
      distribute(by: 8, horizontally: $0)
    }
    #expect(
      avatar.statements == [
        statement(term(name, .top), .equal, term(avatar, .top)),
        statement(term(nodes[2], .top), .equal, term(avatar, .top)),
        statement(term(name, .leading), .equal, term(avatar, .trailing), constant: 8),
        statement(term(nodes[2], .leading), .equal, term(name, .trailing), constant: 8),
      ])
    #expect(align(left: []).isEmpty)
    #expect(distribute(vertically: [avatar.proxied]).isEmpty)
  }

  @Test func prioritiesAndLabels() {
    let group = constrain(avatar, name) { a, b in
      (a.width == b.width).labeled("same") ~ 700
      (a.size == b.size).labeled("all") ~ .low
    }
    #expect(group.constraints.map(\.label) == ["same", "all", "all"])
    #expect(group.constraints.map(\.priority) == [700, .low, .low])
  }

  @Test func nodesFromOutsideOnTheRight() {
    constrain(avatar) { $0.left == name.right + 12 }
    #expect(
      avatar.statements == [
        statement(term(avatar, .left), .equal, term(name, .right), constant: 12)
      ])
  }
}
