import QuoinGeometry
import QuoinModel
import Testing

@Suite struct DescriptionTests {
  @Test func aTreeIsData() {
    let page = AbsoluteContainer {
      TextNode("Ada \"A\"").id("name").class("title").size(100, 20).color(.white).origin(1, 2.5)
      StackContainer(.vertical, spacing: 4) { SwitchNode(isOn: false) }.pin.center()
    }
    let data = page.data
    #expect(data["type"] == .string("view"))
    guard case .array(let children) = data["children"] else {
      Issue.record("no children")
      return
    }
    #expect(children[0]["id"] == .string("name"))
    #expect(children[0]["string"] == .string("Ada \"A\""))
    #expect(
      children[0]["size"] == .object([.init("width", .number(100)), .init("height", .number(20))]))
    #expect(children[0]["style"]?["color"]?["red"] == .number(1))
    #expect(children[0]["placement"]?["vertical"]?["start"]?["constant"] == .number(2.5))
    #expect(children[1]["spacing"] == .number(4))
    #expect(
      page.json().hasPrefix(
        #"{"type":"view","children":[{"type":"label","id":"name","classes":["title"],"#
          + #""string":"Ada \"A\"","size":{"width":100,"height":20}"#))
  }

  @Test func jsonIsEscapedAndIndented() {
    let value = DataValue.object([
      .init("a\u{1}", .array([.number(1), .number(-0.5), .number(.nan), .bool(true)])),
      .init("b", .object([])), .init("c", .string("\n\"\\é")),
    ])
    #expect(value.json() == #"{"a\u0001":[1,-0.5,null,true],"b":{},"c":"\n\"\\é"}"#)
    #expect(
      value.json(indented: true) == """
        {
          "a\\u0001": [
            1,
            -0.5,
            null,
            true
          ],
          "b": {},
          "c": "\\n\\"\\\\é"
        }
        """)
  }

  @Test func whatIsSoAnywayIsLeftOut() {
    let page = FlexContainer {
      ButtonNode("Go").id("go")
      SwitchNode()
    }.rowGap(8)
    let lines = page.treeDescription.split(separator: "\n")
    #expect(lines[0].contains("rowGap") && lines[0].hasSuffix("(2 children)"))
    for word in ["wrap", "justifyContent", "padding"] { #expect(!lines[0].contains(word)) }
    #expect(lines[1] == "  button #go button=(title=Go)")
    #expect(lines[2].hasPrefix("  switch isOn=true"))
    #expect(StackContainer {}.treeDescription == "stackView\n")
    #expect(
      StackContainer(.vertical, spacing: 8) {}.treeDescription
        == "stackView axis=vertical spacing=8\n")
    #expect(ImageNode("a").treeDescription == "imageView image=(name=a)\n")
    let text = TextNode("a").font(.system(12))
    #expect(text.treeDescription == "label string=a style=(font=(size=12))\n")
    let bold = TextNode("a").opacity(0.5).font(Font(family: "Lato", size: 9, weight: .bold))
    #expect(
      bold.treeDescription
        == "label string=a style=(font=(family=Lato size=9 weight=bold) alpha=0.5)\n")
    let digits = TextNode("a").font(.system(12).monospacedDigits()).treeDescription
    #expect(digits.contains("size=12") && digits.contains("features=") && digits.contains("tnum"))
    let slanted = TextNode("a")
    slanted.style.text.isItalic = true
    #expect(slanted.treeDescription == "label string=a style=(fontItalic=true)\n")
    let placed = AbsoluteContainer { TextNode("a").pin.top(8) }.treeDescription
    #expect(placed.contains("· vertical=") && !placed.contains("horizontal"))
  }

  @Test func aTreeIsReadable() {
    let page = FlexContainer {
      TextNode("Ada").id("name").grow(1)
      ShapeNode(.ellipse).size(8)
    }
    let lines = page.treeDescription.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("flex "))
    #expect(lines[1] == "  label #name string=Ada · grow=1")
    #expect(lines[2] == "  shape shape=ellipse size=(width=8 height=8)")
  }

  @Test func deepTreesArePrinted() {
    var node: Node = TextNode("leaf")
    for _ in 0..<20_000 {
      let child = node
      node = StackContainer { child }
    }
    #expect(node.json().contains("deeper than 500 levels"))
    #expect(node.treeDescription.split(separator: "\n").count == 20_001)
  }

  /// Functions, such as those that make rows, have no data.
  @Test func functionsAreLeftOut() {
    final class TappedNode: Node { var onTap: () -> Void = {} }
    let list = ListContainer {
      ListSection(count: 7, id: { $0 }) { TextNode("\($0)") }.header { TextNode("head") }
    }
    let page = FlexContainer {
      list
      TappedNode()
    }
    guard case .array(let sections)? = list.data["sections"] else {
      Issue.record("no sections")
      return
    }
    #expect(sections[0]["count"] == .number(7))
    #expect(sections[0]["row"] == nil && sections[0]["header"] == nil)
    #expect(!page.json().contains("onTap"))
    #expect(page.treeDescription.contains("list"))
  }
}
