import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// Trees with nodes that vary by traits or override them, laid out again after changes.
@Suite struct KeptVariationTests {
  private let size = Size(200, 300)
  private let dark: Traits = {
    var traits = Traits(displayScale: 1)
    traits.colorScheme = .dark
    return traits
  }()

  /// Only the column is laid out again, although the box is measured in its size for dark surroundings.
  @Test func aTextChangesNothingElse() {
    let counting = CountingNode(10)
    let text = TextNode("word")
    let varied = ShapeNode().size(20, 10).when(.dark) { $0.sizing.height = 30 }
    let root = FlexContainer(.column) {
      FlexContainer(.row) {
        varied
        counting
      }
      text
    }
    let scene = Scene(root, text: FixedTextMeasurer())
    let first = scene.layout(in: size, traits: dark)
    #expect(first[varied]?.frame.height == 30)
    let count = counting.measured
    text.string = "word\nword"
    let kept = scene.layout(in: size, traits: dark)
    #expect(counting.measured == count)
    #expect(kept[varied]?.frame.height == 30)
    #expect(varied.sizing.height == 10)
    scene.checkedLayout(in: size, dark)
  }

  /// A layout of one scene is no change for another.
  @Test func settingValuesIsNoChange() {
    let varied = ShapeNode().size(20, 10).when(.dark) {
      $0.sizing.height = 30
      $0.style.alpha = 0.5
      $0.direction = .rightToLeft
    }
    let root = FlexContainer(.column)
    let relation = varied.attach(to: root).when(.dark) { $0.grow = 1 }
    func moments() -> [UInt64] {
      [root, varied].flatMap {
        [
          $0.styleMoment, $0.subtreeStyleMoment, $0.directionMoment, $0.changeMoment,
          $0.subtreeChangeMoment,
        ]
      }
    }
    let before = moments()
    let scene = Scene(root)
    #expect(scene.layout(in: size, traits: dark)[varied]?.frame.height == 300)
    #expect(moments() == before)
    varied.sizing.width = 40
    let changed = moments()
    #expect(scene.layout(in: size, traits: dark)[varied]?.frame.width == 40)
    #expect(moments() == changed)
    #expect(varied.direction == nil && varied.style.isEmpty && relation.placement.grow == 0)
  }

  @Test func variationsComeAndGo() {
    let text = TextNode("word")
    let root = FlexContainer(.column) { text.shrink(0) }
    let scene = Scene(root, text: FixedTextMeasurer())
    _ = scene.layout(in: size, traits: dark)
    text.when(.dark) {
      $0.style.text.font = .system(34)
      $0.string = "words"
    }
    let large = scene.checkedLayout(in: size, dark)[text]?.frame
    root[text]?.when(.dark) { $0.margin.top = .points(7) }
    #expect(scene.checkedLayout(in: size, dark)[text]?.frame.minY == 7)
    text.style.text.font = .system(5)
    #expect(scene.checkedLayout(in: size, dark)[text]?.frame.height == large?.height)
    text.variations = []
    let small = scene.checkedLayout(in: size, dark)[text]?.frame
    #expect((small?.height ?? 0) < (large?.height ?? 0))
    root[text]?.variations = []
    #expect(scene.checkedLayout(in: size, dark)[text]?.frame.minY == 0)
  }

  @Test func newNodesVary() {
    let root = FlexContainer(.column) { ShapeNode().size(10, 10).shrink(0) }
    let scene = Scene(root)
    _ = scene.layout(in: size, traits: dark)
    let inner = ShapeNode().size(10, 10).when(.dark) { $0.sizing.height = 30 }
    let box = FlexContainer(.row) { inner.grow(0).when(.dark) { $0.margin.left = .points(3) } }
    box.attach(to: root, at: 0).when(.dark) { $0.margin.top = .points(7) }
    let kept = scene.checkedLayout(in: size, dark)
    #expect(kept[box]?.frame.minY == 7)
    #expect(kept[inner]?.frame == Rect(3, 0, 10, 30))
    // At another place of the same container, with another placement, and in another one.
    box.attach(to: root, at: 1).when(.dark) { $0.margin.top = .points(9) }
    #expect(scene.checkedLayout(in: size, dark)[box]?.frame.minY == 19)
    inner.attach(to: root, at: 0)
    #expect(scene.checkedLayout(in: size, dark)[inner]?.frame.height == 30)
    root.sendToBack(box)
    scene.checkedLayout(in: size, dark)
    box.removeFromContainer()
    scene.checkedLayout(in: size, dark)
  }

  /// Nodes have the traits of what is around them, wherever they come from.
  @Test func overriddenTraitsAreKept() {
    let text = TextNode("word")
    let night = FlexContainer(.column) { text.shrink(0) }
    night.traitOverrides.colorScheme = .dark
    night.style.text.color = .label
    let root = FlexContainer(.column) {
      night
      TextNode("day").shrink(0)
    }
    let scene = Scene(root, text: FixedTextMeasurer())
    _ = scene.layout(in: size)
    text.string = "words\nwords"
    let look = scene.checkedLayout(in: size)[text]?.look
    #expect(look?.text.color == .white)
    let new = TextNode("new").when(.dark) { $0.sizing.height = 30 }
    new.attach(to: night)
    #expect(scene.checkedLayout(in: size)[new]?.frame.height == 30)
    new.attach(to: root)
    #expect(scene.checkedLayout(in: size)[new]?.frame.height != 30)
    night.traitOverrides.colorScheme = nil
    scene.checkedLayout(in: size)
    root.when(.leftToRight) { $0.traitOverrides.textSize = .accessibility3 }
    scene.checkedLayout(in: size)
  }

  /// A colour scheme by which nothing varies keeps the frames.
  @Test func otherSizesAndSchemesFollow() {
    let varied = ShapeNode().size(20, 10).when(.leftToRight) {
      $0.style.background = .label
      $0.sizing.height = 40
    }
    let root = FlexContainer(.column) { varied }
    let scene = Scene(root)
    _ = scene.layout(in: size)
    scene.checkedLayout(in: Size(200, 250))
    let kept = scene.checkedLayout(in: Size(200, 250), dark)
    #expect(kept[varied]?.frame.height == 40)
    #expect(kept[varied]?.look.background == .white)
    varied.when(.dark) { $0.sizing.width = 30 }
    #expect(scene.checkedLayout(in: Size(200, 250), dark)[varied]?.frame.width == 30)
    #expect(scene.checkedLayout(in: Size(200, 250))[varied]?.frame.width == 20)
  }
}
