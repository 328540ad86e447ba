import Quoin

// StyleSheet's promise: two labels, a button and a view share one look, and follow its changes.

/// Four views in one look, which is changed afterwards where somebody says so.
private func fourViews(changed: Bool) -> Node {
  // The look, four wearers, and a change that all of them show: eight lines.
  let look = SharedStyle(.sunny)
  let page = StackContainer(.vertical, spacing: 12, distribution: .fillEqually) {
    TextNode("One label").textAlignment(.center).wear(look)
    TextNode("Another label").textAlignment(.center).wear(look)
    ButtonNode("A button").wear(look)
    ShapeNode().wear(look)
  }
  if changed { look.style.background = Color(hex: 0xD3F9D8) }
  if changed { look.style.merge(.leafy) }
  return page
}

extension Style {
  fileprivate static let sunny = Style {
    $0.background = Color(hex: 0xFFF3BF)
    $0.borderWidth = 2
    $0.borderColor = Color(hex: 0xF59F00)
    $0.cornerRadius = 10
    $0.text.color = Color(hex: 0x664D03)
    $0.text.font = .system(15, weight: .semibold)
  }
  fileprivate static let leafy = Style {
    $0.borderColor = Color(hex: 0x2B8A3E)
    $0.cornerRadius = 22
    $0.text.color = Color(hex: 0x1B5E20)
  }
}

let sharedLook = Picture(
  name: "shared-look", section: .style,
  title: "One style on two labels, a button and a view; changed once, it changes on all four",
  size: Size(460, 280)
) {
  padded(
    StackContainer(.horizontal, spacing: 20, distribution: .fillEqually) {
      captioned("SharedStyle", fourViews(changed: false))
      captioned("after two lines of changes", fourViews(changed: true))
    })
}

let sharedLookInCSS = Picture(
  name: "shared-look-css", section: .style,
  title: "The same as CSS text: one class, and a second one on top of it", size: Size(460, 280),
  styles: StyleSheet(
    css: """
      .look {
        background: #fff3bf; border: 2px solid #f59f00; border-radius: 10px;
        color: #664d03; font: 600 15px system-ui; text-align: center;
      }
      .changed .look { background: #d3f9d8; border-color: #2b8a3e; border-radius: 22px; color: #1b5e20 }
      """)
) {
  func fourViews() -> StackContainer {
    StackContainer(.vertical, spacing: 12, distribution: .fillEqually) {
      TextNode("One label").class("look")
      TextNode("Another label").class("look")
      ButtonNode("A button").class("look")
      ShapeNode().class("look")
    }
  }
  return padded(
    StackContainer(.horizontal, spacing: 20, distribution: .fillEqually) {
      captioned(".look", fourViews())
      captioned(".changed .look", fourViews().class("changed"))
    })
}
