import Quoin

// StyleSheet: one look for labels, a button and a plain view, taken by each as far as it goes.

let styleSheets = Picture(
  name: "style-sheets", section: .style,
  title: "StyleSheet: one style on labels, a button and a view",
  size: Size(320, 200),
  styles: StyleSheet { Rule(".plain") { $0.background = .systemBackground } }
) {
  let content = Style {
    $0.background = .green
    $0.cornerRadius = 3
    $0.borderColor = .red
    $0.borderWidth = 2
    $0.text.color = .black
    $0.text.font = .system(13)
  }
  return padded(
    StackContainer(.vertical, spacing: 10, distribution: .fillEqually) {
      TextNode("  label, styled").style(content)
      TextNode("  label2, the same style").style(content)
      ButtonNode("button, what it supports").style(content)
      ShapeNode().style(content)
    }.class("plain"))
}
