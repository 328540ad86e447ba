import QuoinModel
import QuoinStyle

/// A page of cards with rows of labels, and a sheet of rules of all forms.
struct Page {
  let root: StackContainer
  let leaves: [Node]
  let count: Int
  /// Worn by every hundredth leaf.
  let shared = SharedStyle { $0.cornerRadius = 3 }

  init(nodes: Int) {
    let root = StackContainer().id("page")
    var leaves: [Node] = []
    var count = 1
    while count < nodes {
      let card = StackContainer().class("card c\(count % 40)")
      for row in 0..<3 {
        let line = FlexContainer().class("row r\(row)")
        for column in 0..<5 {
          let leaf: Node = column == 4 ? ButtonNode("b") : TextNode("t")
          leaf.class("cell k\((count + column) % 60)")
          leaf.attach(to: line)
          leaves.append(leaf)
        }
        line.attach(to: card)
      }
      card.attach(to: root)
      count += 19
    }
    for index in stride(from: 0, to: leaves.count, by: 100) { leaves[index].wear(shared) }
    self.root = root
    self.leaves = leaves
    self.count = count
  }

  /// Rules by class, kind, descent, child, sibling and position, in equal shares.
  static func sheet(rules: Int) -> StyleSheet {
    var css = "label { color: #222; font-size: 14px } .card { background: white; padding: 8px }\n"
    for index in 0..<rules {
      let selector =
        switch index % 8 {
        case 0: ".k\(index % 60)"
        case 1: ".card .k\(index % 60)"
        case 2: ".c\(index % 40) > .row"
        case 3: ".row.r\(index % 3) .cell:nth-child(\(index % 5 + 1))"
        case 4: "button.k\(index % 60):not(:disabled)"
        case 5: ".dark .c\(index % 40) .k\(index % 60)"
        case 6: ".unused\(index) .cell"
        default: ".c\(index % 40) .r\(index % 3) + .row > label"
        }
      css += "\(selector) { letter-spacing: \(index % 7)px; border-radius: \(index % 9)px;"
      css += " opacity: .\(index % 9 + 1) }\n"
    }
    return StyleSheet(css: css)
  }
}
