import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// What is between two looks of a node; the numbers marked so are Chromium's, of an animation that was
/// stopped after a quarter of its time.
@Suite struct TransitionLookTests {
  /// The look of a box of 200 × 100 at a part of the way between two declarations of CSS.
  private func look(_ from: String, _ to: String, at part: Double = 0.25) throws -> Look {
    let node = Node()
    node.classes = ["from"]
    let page = AbsoluteContainer { node.frame(0, 0, 200, 100) }
    let sheet = StyleSheet(css: ".from { \(from) } .to { \(to) }")
    #expect(sheet.diagnostics.isEmpty)
    let scene = Scene(page, styles: sheet)
    let transition = scene.transition(
      .linear(duration: 1), in: Size(300, 300), traits: Traits(displayScale: 1)
    ) {
      node.classes = ["to"]
    }
    return try #require(transition.arrangement(at: part)[node]?.look)
  }

  private func expect(_ matrix: AffineMatrix, _ numbers: [Double]) {
    let found = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    for (found, expected) in zip(found, numbers) { #expect(abs(found - expected) < 1e-4) }
  }

  private func matrix(_ from: String, _ to: String) throws -> AffineMatrix {
    let transform = try look("transform: \(from)", "transform: \(to)").transform
    // About the middle, which Chromium's computed value does not hold.
    return AffineMatrix.translation(100, 50)
      .followed(by: transform.matrix(in: Rect(0, 0, 200, 100)))
      .followed(by: .translation(-100, -50))
  }

  @Test func functionsOfOneKindGoOverInPairs() throws {
    // Chromium.
    expect(
      try matrix("rotate(10deg)", "rotate(50deg) translate(50%, 10px)"),
      [0.939693, 0.34202, -0.34202, 0.939693, 22.6373, 10.8997])
  }

  @Test func functionsOfOtherKindsGoOverAsMaps() throws {
    // Chromium.
    expect(
      try matrix("rotate(30deg) translate(10px, 0)", "scale(2, -1) skew(20deg)"),
      [1.15485, 0.478354, -0.275408, 0.427118, 6.49519, 3.75])
  }

  @Test func shadowsGoOverInPairs() throws {
    // Chromium: rgba(153, 0, 102, 0.627) 2.5px 3px 6px 1.5px, rgba(0, 100, 0, 0.25) 0.25px 0.25px 1px.
    let shadows = try look(
      "box-shadow: 0 4px 8px 2px rgba(255,0,0,0.5)",
      "box-shadow: 10px 0 0 0 blue, 1px 1px 4px rgb(0,100,0)"
    ).decoration.parts.shadows
    #expect(shadows.count == 2)
    let first = try #require(shadows.first)
    #expect([first.x, first.y, first.blur, first.spread] == [2.5, 3, 6, 1.5])
    #expect(abs(first.color.red * 255 - 153) < 0.5 && abs(first.color.blue * 255 - 102) < 0.5)
    #expect(abs(first.color.alpha - 0.625) < 0.003)
    let second = try #require(shadows.last)
    #expect([second.x, second.y, second.blur, second.color.alpha] == [0.25, 0.25, 1, 0.25])
    #expect(abs(second.color.green * 255 - 100) < 0.5)
  }

  @Test func shadowsInsideAndOutsideHaveNoMiddle() throws {
    let shadows = try look("box-shadow: 1px 1px red", "box-shadow: inset 5px 5px red")
    #expect(shadows.decoration.parts.shadows.map(\.x) == [5])
  }

  @Test func cornersOfTwoUnitsMeetInPoints() throws {
    // Chromium: calc(12.5% + 7.5px), of 200 and of 100.
    let parts = try look("border-radius: 10px", "border-radius: 50%").decoration.parts
    #expect(parts[.topLeft] == CornerRadius(.points(32.5), .points(20)))
  }

  @Test func edgesGoOverEachForItself() throws {
    let parts = try look(
      "border-top: 4px solid black; border-left: 2px dashed red",
      "border-top: 8px solid white; border-bottom: 4px solid blue"
    ).decoration.parts
    #expect(parts[.top] == BoxDecoration.Line(width: 5, color: Color(white: 0.25)))
    #expect(parts[.left].width == 1.5 && parts[.left].line == .dashed)
    #expect(parts[.bottom].width == 1)
    #expect(parts[.right].width == 0)
  }

  @Test func filtersGoOverInPairs() throws {
    // Chromium: blur(5px) brightness(1.25).
    let filters = try look("filter: blur(4px)", "filter: blur(8px) brightness(2)")
    #expect(filters.decoration.parts.filters == [.blur(5), .brightness(1.25)])
    let other = try look("filter: blur(4px)", "filter: sepia(1)")
    #expect(other.decoration.parts.filters == [.sepia(1)])
  }

  @Test func coloursAreWeighedByTheirOpacity() throws {
    // Chromium: rgba(109, 0, 146, 0.35).
    let color = try #require(
      try look("background: rgba(255,0,0,0.2)", "background: rgba(0,0,255,0.8)").background)
    #expect(abs(color.red * 255 - 109) < 0.6 && abs(color.blue * 255 - 146) < 0.6)
    #expect(abs(color.alpha - 0.35) < 0.002)
  }

  @Test func clipPathsGoOver() throws {
    // Chromium: inset(calc(7.5% + 7.5px) 0px 2.5px 5px round 2px), of a height of 100.
    let shape = try look(
      "clip-path: inset(10% 0 0 0)", "clip-path: inset(30px 0 10px 20px round 8px)"
    ).decoration.parts.basicShape
    guard case .inset(let inset) = shape else {
      Issue.record("\(String(describing: shape))")
      return
    }
    #expect(inset.top == .points(15) && inset.bottom == .points(2.5) && inset.left == .points(5))
    #expect(inset.radii == [CornerRadius](repeating: CornerRadius(2), count: 4))
  }

  @Test func gradientsGoOver() throws {
    let layers = try look(
      "background: linear-gradient(0deg, black, white 40%)",
      "background: linear-gradient(40deg, white, black 80%)"
    ).decoration.parts.layers
    guard case .gradient(let gradient)? = layers.first?.image else {
      Issue.record("\(layers)")
      return
    }
    #expect(gradient.shape == .linear(angle: 10))
    #expect(gradient.stops.map(\.color) == [Color(white: 0.25), Color(white: 0.75)])
    #expect(gradient.stops.last?.position == .percent(50))
  }

  @Test(arguments: [
    "border: 2px solid red; border-radius: 4px",
    "border-top: 3px dotted blue; border-radius: 5% 9px",
    "box-shadow: 1px 2px 3px red, inset 1px 1px green", "filter: hue-rotate(90deg)", "opacity: 0.5",
    "transform: translate(50%, 3px) rotate(20deg)", "transform: matrix(1, 0, 0, 0, 0, 0)",
    "background: radial-gradient(circle, red, blue), #123456", "outline: 2px solid red",
    "clip-path: polygon(0 0, 100% 0, 50% 100%)", "mask-image: linear-gradient(black, transparent)",
    "",
  ]) func theEndsAreTheEnds(from: String) throws {
    for to in ["border: 1px solid blue; box-shadow: 1px 1px red", "transform: skewX(10deg)", ""] {
      #expect(try look(from, to, at: 0) == look(from, from, at: 0))
      #expect(try look(from, to, at: 1) == look(to, to, at: 1))
      #expect(try look(from, to, at: 0.999_999).transform.isFinite)
    }
  }

  @Test func theBoxOfANewContainerFadesWhole() throws {
    let node = BoxNode(10, 10)
    let page = StackContainer { node }
    let wrapper = StackContainer()
    wrapper.style.shadows = [Shadow(color: .black)]
    wrapper.style[border: .top] = Border(width: 2, color: .red, line: .solid)
    let transition = Scene(page).transition(
      .linear(duration: 1), in: Size(100, 100), traits: Traits(displayScale: 1)
    ) {
      node.attach(to: wrapper)
      wrapper.attach(to: page)
    }
    let parts = try #require(transition.arrangement(at: 0.5)[wrapper]?.look.decoration.parts)
    #expect(parts.shadows.first?.color.alpha == 0.5)
    #expect(parts[.top].color.alpha == 0.5 && parts[.top].width == 2)
  }
}
