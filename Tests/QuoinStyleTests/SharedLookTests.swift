import QuoinGeometry
import QuoinModel
import QuoinStyle
import Testing

/// Two labels, a button and a view that share one look.
@Suite struct SharedLookTests {
  struct Screen {
    let label = TextNode("one")
    let other = TextNode("two")
    let button = ButtonNode("three")
    let view = ShapeNode()
    let root: StackContainer
    var all: [Node] { [label, other, button, view] }

    init() {
      let (a, b, c, d) = (label, other, button, view)
      root = StackContainer(.vertical) {
        a
        b
        c
        d
      }
    }
  }

  @Test func fourNodesOfThreeKindsChangeTogether() {
    let screen = Screen()
    let look = SharedStyle {
      $0.background = .green
      $0.cornerRadius = 3
      $0.borderWidth = 2
      $0.text.color = .red
    }
    for node in screen.all { node.wear(look) }
    let resolver = StyleResolver()
    func looks() -> [Look] {
      resolver.resolve(screen.root, StyleSheet(), MediaEnvironment())
      return screen.all.map { node in
        resolver.looks[resolver.nodes.firstIndex { $0 === node } ?? 0]
      }
    }
    #expect(looks().map(\.cornerRadius) == [3, 3, 3, 3])
    look.style.cornerRadius = 4
    #expect(looks().map(\.cornerRadius) == [4, 4, 4, 4])
    #expect(resolver.work.computed == 4 && resolver.work.matched == 0)
    _ = looks()
    #expect(resolver.work == StyleResolver.Work())

    // The same as CSS text.
    let css = StyleSheet(
      css: ".look { background: \(0x34C759.hex); border-radius: 4px; border-width: 2px;"
        + " color: \(0xFF3B30.hex) }")
    #expect(css.diagnostics.isEmpty)
    let worn = looks()
    let again = Screen()
    for node in again.all { node.class("look") }
    let second = StyleResolver()
    second.resolve(again.root, css, MediaEnvironment())
    for (index, node) in again.all.enumerated() {
      let look = second.looks[second.nodes.firstIndex { $0 === node } ?? 0]
      #expect(look == worn[index])
    }
  }

  @Test func takingAStyleOffRestoresWhatWasUnderIt() {
    let node = TextNode("a").class("a").style { $0.alpha = 0.5 }
    let sheet = StyleSheet {
      Rule(".a") {
        $0.cornerRadius = 1; $0.borderWidth = 7
      }
    }
    let (low, high) = (SharedStyle { $0.cornerRadius = 2 }, SharedStyle { $0.cornerRadius = 3 })
    let before = sheet.style(of: node)
    node.wear(low).wear(high)
    #expect(sheet.style(of: node).cornerRadius == 3)
    node.takeOff(high)
    #expect(sheet.style(of: node).cornerRadius == 2)
    node.wear(high)
    node.style.cornerRadius = 4
    #expect(sheet.style(of: node).cornerRadius == 4)
    node.style.cornerRadius = nil
    #expect(sheet.style(of: node).cornerRadius == 3)
    node.takeOff(high).takeOff(low).takeOff(low)
    #expect(sheet.style(of: node) == before)
  }

  @Test func nothingHoldsAnythingAlive() {
    weak var weakNode: Node?
    weak var weakStyle: SharedStyle?
    let kept = SharedStyle()
    do {
      let style = SharedStyle { $0.alpha = 0.5 }
      let node = TextNode("a").wear(style).wear(kept)
      let resolver = StyleResolver()
      resolver.resolve(node, StyleSheet(), MediaEnvironment())
      (weakNode, weakStyle) = (node, style)
    }
    #expect(weakNode == nil && weakStyle == nil)
  }

  @Test func decoratingKeepsWhatTheKindSupports() {
    let style = Style {
      $0.background = .red
      $0.text.color = .blue
      $0.contentMode = .center
      $0.accents.on = .green
    }
    let label = TextNode("a").decorate(with: style)
    #expect(
      label.style
        == Style {
          $0.background = .red; $0.text.color = .blue
        })
    let image = ImageNode("a").decorate(with: style)
    #expect(
      image.style
        == Style {
          $0.background = .red; $0.contentMode = .center
        })
    #expect(style.ignored(by: image) == [.color, .accentOn])
    // A container hands the colour of text down.
    #expect(style.ignored(by: StackContainer()) == [.contentMode, .accentOn])
    let button = ButtonNode("b")
    button.copyAttributes(from: label, groups: [.box])
    #expect(button.style == Style { $0.background = .red })
  }
}

extension Int {
  fileprivate var hex: String { "#" + String(self, radix: 16) }
}
