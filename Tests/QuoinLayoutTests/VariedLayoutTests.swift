import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Parts of properties and of places that vary by the surroundings, each by itself.
@Suite struct VariedLayoutTests {
  private func traits(_ width: SizeClass = .unspecified, _ scheme: ColorScheme = .light) -> Traits {
    var traits = Traits(displayScale: 1)
    traits.horizontalSizeClass = width
    traits.colorScheme = scheme
    return traits
  }

  @Test func aFittingSizeLeavesTheTreeAsItWas() {
    let stack = StackContainer(.horizontal) {
      BoxNode(10, 10)
      BoxNode(10, 10)
    }
    .spacing(8, regularWidth: 16)
    let scene = Scene(stack)
    // 10 + 16 + 10 and 10 + 8 + 10
    #expect(scene.fittingSize(traits: traits(.regular)).width == 36)
    #expect(stack.spacing == 8)
    #expect(scene.fittingSize(traits: traits(.compact)).width == 28)
  }

  @Test func partsOfASizeVaryApart() {
    let a = BoxNode(10, 10).when(.regularWidth) { $0.sizing.width = 100 }
      .when(.dark) { $0.sizing.height = 50 }
    #expect(Scene(a).measure(.unlimited, traits: traits(.regular, .dark)) == Size(100, 50))
    #expect(Scene(a).measure(.unlimited, traits: traits(.regular)) == Size(100, 10))
    let b = BoxNode(10, 10).when(.dark) { $0.sizing.width = 100 }
      .when(.dark) { $0.sizing.height = 50 }
    #expect(Scene(b).measure(.unlimited, traits: traits(.unspecified, .dark)) == Size(100, 50))
    let c = ShapeNode().when(.regularWidth) { $0.sizing.width = 100 }.size(10, 20)
    #expect(Scene(c).measure(.unlimited, traits: traits(.regular)) == Size(100, 20))
    #expect(Scene(c).measure(.unlimited, traits: traits()) == Size(10, 20))
    // The value that the node has already is said all the same.
    let d = ShapeNode().size(100, 10).when(.dark) { $0.sizing.width = 100 }.width(50)
    #expect(Scene(d).measure(.unlimited, traits: traits(.unspecified, .dark)) == Size(100, 10))
    #expect(d.sizing.width == 50)
    // All of it at once is still a value.
    var sizing = Sizing()
    sizing.height = 7
    let e = ShapeNode().size(1, 2).when(.dark) {
      $0.sizing = sizing
      $0.sizing.width = 3
    }
    #expect(Scene(e).measure(.unlimited, traits: traits(.unspecified, .dark)) == Size(3, 7))
  }

  @Test func wordsOfSizesVary() {
    let a = ShapeNode().width(100, regularWidth: 200).height(10, accessibilityText: 30)
    #expect(Scene(a).measure(.unlimited, traits: traits()) == Size(100, 10))
    #expect(Scene(a).measure(.unlimited, traits: traits(.regular)) == Size(200, 10))
    let b = ShapeNode().when(.regularWidth) { $0.sizing.width = 5 }
      .size(Size(1, 2), regularWidth: Size(3, 4))
    #expect(Scene(b).measure(.unlimited, traits: traits(.regular)) == Size(3, 4))
    #expect(Scene(b).measure(.unlimited, traits: traits()) == Size(1, 2))
  }

  @Test func partsOfPlacesAndContainersVaryApart() {
    let a = BoxNode(10, 10)
    let page = AbsoluteContainer {
      a.pin.left(5).when(.regularWidth) { $0.horizontal.start = 50 }
        .when(.dark) { $0.horizontal.length = 33 }
    }
    func frame(_ traits: Traits) -> Rect? {
      Scene(page).layout(in: Size(200, 100), traits: traits)[a]?.frame
    }
    #expect(frame(traits(.regular, .dark)) == Rect(50, 0, 33, 10))
    #expect(frame(traits(.regular)) == Rect(50, 0, 10, 10))
    #expect(frame(traits()) == Rect(5, 0, 10, 10))
    #expect(page[a]?.placement.horizontal.length == nil)

    let flex = FlexContainer(.row, gap: 2) {
      BoxNode(10, 10)
      BoxNode(10, 10).margin(1).when(.dark) { $0.margin.left = 4 }.when(.regularWidth) {
        $0.margin.right = 6
      }
    }
    .when(.regularWidth) { $0.flexStyle.columnGap = 20 }
    .when(.dark) {
      $0.flexStyle.direction = .rowReverse; $0.priorities[hugging: .horizontal] = 1
    }
    // 10 + 20 + 4 + 10 + 6, and 10 + 2 + 1 + 10 + 1
    #expect(Scene(flex).measure(.unlimited, traits: traits(.regular, .dark)).width == 50)
    #expect(Scene(flex).measure(.unlimited, traits: traits()).width == 24)
    #expect(flex.flexStyle.columnGap == 2)
  }
}
