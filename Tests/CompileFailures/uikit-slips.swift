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
