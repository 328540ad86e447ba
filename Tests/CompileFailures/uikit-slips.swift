// expect: 'text' has been renamed to 'string'
// expect: 'font' is unavailable: write 'font\(font\)'
// expect: 'title' is unavailable: write 'button.button.title = title'
// expect: 'setTitle\(_:for:\)' is unavailable: write 'title\(title\)'
// expect: 'append' is unavailable: write 'add\(node\)'
// expect: a node needs a place here, as in 'add\(node.origin\(10, 10\)\)'
// expect: 'UILabel' has been renamed to 'TextNode'
// expect: 'UIImage' is unavailable: a node names its picture: 'ImageNode\("cover"\)'
import Quoin

func slips(_ label: TextNode, _ button: ButtonNode, _ page: AbsoluteContainer) {
  label.text = "x"
  label.font = .system(12)
  button.title = "x"
  button.setTitle("x", for: .normal)
  page.append(label)
  page.add(label)
}

func made() { _ = UILabel() }
func pictured() { _ = UIImage(named: "cover") }
