// expect: 'layout\(\)' is unavailable: nothing waits here: 'scene.layout\(in: size\)'
// expect: 'pinEdges\(\)' is unavailable: margins move a side that is pinned.*'left\(8\).right\(8\)'
// expect: 'aspectRatio\(\)' is unavailable: write 'aspectRatio\(width / height\)'
// expect: 'aspectRatio\(of:\)' is unavailable: write 'width\(of: sibling\)
// expect: 'fitSize\(\)' has been renamed to 'sizeToFit'
// expect: 'safeArea' is unavailable: .*equalTo\(page.safeAreaLayoutGuide\)
// expect: 'readableMargins' is unavailable: .*equalTo\(page.readableContentGuide\)
// expect: 'layoutMargins' is unavailable: .*equalTo\(page.layoutMarginsGuide\)
// expect: 'keyboardArea' is unavailable: .*page.keyboardLayoutGuide.snp.top
// expect: 'pinFrame' is unavailable: write 'pin'
// expect: 'autoSizeThatFits\(_:layoutClosure:\)' is unavailable: write 'scene.fittingSize\(\)'
// expect: 'Pin' is unavailable: write 'node.direction\(.rightToLeft\)'
import Quoin

func words(_ v: Node, _ b: Node) {
  v.pin.top().layout()
  v.pin.top().pinEdges()
  v.pin.top().aspectRatio()
  v.pin.top().aspectRatio(of: b)
  v.pin.top().fitSize()
  _ = v.pin.safeArea
  _ = v.pin.readableMargins
  _ = v.pin.layoutMargins
  _ = v.pin.keyboardArea
  v.pinFrame.top()
  _ = v.autoSizeThatFits(Size(1, 2)) {}
}

func settings() { Pin.layoutDirection = .rightToLeft }
