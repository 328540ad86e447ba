// expect: 'font' is unavailable: what concerns the node comes before its place, as in 'node.font
// expect: 'color' is unavailable: what concerns the node comes before its place
// expect: 'background' is unavailable: what concerns the node comes before its place
// expect: 'style' is unavailable: what concerns the node comes before its place
// expect: 'id' is unavailable: what concerns the node comes before its place
// expect: 'cornerRadius' is unavailable: what concerns the node comes before its place
// expect: 'size' is unavailable: what concerns the node comes before its place
// expect: 'lines' is unavailable: what concerns the node comes before its place
// expect: 'minSize' is unavailable: what concerns the node comes before its place
// expect: 'wear' is unavailable: what concerns the node comes before its place
import Quoin

func description() {
  _ = FlexContainer { TextNode("a").grow(1).font(.system(12)) }
  _ = FlexContainer { TextNode("a").grow(1).color(.red) }
  _ = FlexContainer { TextNode("a").grow(1).background(.red) }
  _ = FlexContainer { TextNode("a").grow(1).style { $0.alpha = 1 } }
  _ = AbsoluteContainer { TextNode("a").origin(10, 10).id("a") }
  _ = AbsoluteContainer { TextNode("a").pin.top().cornerRadius(4) }
  _ = FlexContainer { TextNode("a").grow(1).size(10, 20) }
  _ = FlexContainer { TextNode("a").shrink(1).lines(0) }
  _ = FlexContainer { TextNode("a").shrink(1).minSize(10, 10) }
  _ = FlexContainer { TextNode("a").shrink(1).wear(SharedStyle(Style())) }
}
