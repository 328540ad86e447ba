// expect: success
import Quoin

func description(_ page: RelativeContainer, _ row: FlexContainer, _ button: ButtonNode) {
  let label = TextNode()
  label.string = "x"
  label.text("y").font(.system(12)).lines(2)
  label.style.text.font = .system(12)
  button.title("x").font(.system(12))
  page.add(label)
  row.add(TextNode("a")).grow(1)
  row.add(TextNode("b").grow(1))
}
