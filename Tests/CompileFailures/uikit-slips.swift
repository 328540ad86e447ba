// expect: 'text' has been renamed to 'string'
// expect: 'font' is unavailable: write 'font\(font\)'
// expect: 'title' is unavailable: write 'button.button.title = title'
// expect: 'setTitle\(_:for:\)' is unavailable: write 'title\(title\)'
// expect: 'append' is unavailable: write 'add\(node\)'
// expect: a node needs a place here, as in 'add\(node.origin\(10, 10\)\)'
// expect: 'UILabel' has been renamed to 'TextNode'
// expect: 'UIImage' is unavailable: a node names its picture: 'ImageNode\("cover"\)'
// expect: 'attributedText' is unavailable: write 'text\(span\)'
// expect: 'isEnabled' is unavailable: write 'enabled\(false\)'
// expect: 'setTitleColor\(_:for:\)' is unavailable: write 'color\(color\)'
// expect: 'init\(frame:\)' is unavailable: a node has no frame
// expect: 'init\(type:\)' is unavailable: write 'ButtonNode\("title"\)'
// expect: 'append' is unavailable: write 'add\(node\)'
// expect: 'tag' is unavailable: write 'id\("name"\)'
// expect: 'textAlignment' is unavailable: write 'textAlignment\(.center\)'
// expect: 'contentMode' is unavailable: write 'contentMode\(.scaleAspectFit\)'
// expect: 'layer' is unavailable
// expect: 'init\(arrangedSubviews:\)' is unavailable
// expect: 'init\(item:attribute:relatedBy:toItem:attribute:multiplier:constant:\)' is unavailable|'NSLayoutConstraint' is unavailable
// expect: 'style' has been renamed to 'wear'
import Quoin

func slips(_ label: TextNode, _ button: ButtonNode, _ page: AbsoluteContainer) {
  label.text = "x"
  label.font = .system(12)
  button.title = "x"
  button.setTitle("x", for: .normal)
  page.append(label)
  page.append(label.origin(1, 2))
  label.attributedText = nil
  button.isEnabled = false
  button.setTitleColor(.red, for: .normal)
  page.add(label)
}

func made() { _ = UILabel() }
func pictured() { _ = UIImage(named: "cover") }
func framed() { _ = UILabel(frame: .zero) }
func typed() { _ = UIButton(type: .system) }

func properties(_ label: TextNode, _ picture: ImageNode, _ shared: SharedStyle) {
  label.tag = 4
  label.textAlignment = .center
  picture.contentMode = .scaleAspectFit
  picture.layer.cornerRadius = 4
  label.style(shared)
}
func stacked(_ a: Node, _ b: Node) { _ = UIStackView(arrangedSubviews: [a, b]) }
func related(_ a: Node, _ b: Node) {
  _ = NSLayoutConstraint(
    item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1,
    constant: 0)
}
