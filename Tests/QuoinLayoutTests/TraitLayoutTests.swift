import Observation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@Suite struct TraitLayoutTests {
  private func traits(_ change: (inout Traits) -> Void = { _ in }) -> Traits {
    var traits = Traits(displayScale: 1)
    change(&traits)
    return traits
  }

  @Test func valuesVaryByTheSurroundings() {
    let (a, b) = (BoxNode(10, 10), BoxNode(20, 20))
    let stack = StackContainer(.vertical, alignment: .leading) {
      a
      b.spacingAfter(0).when(.dark) { $0.spacingAfter = 3 }
    }
    .axis(.vertical, regularWidth: .horizontal).spacing(8, regularWidth: 16)
    .when(.dark) { $0.style.cornerRadius = 5 }
    a.when(.dark & .regularWidth) { $0.isHidden = true }
    let scene = Scene(stack)
    #expect(scene.measure(.unlimited, traits: traits()) == Size(20, 38))
    let wide = traits { $0.horizontalSizeClass = .regular }
    #expect(scene.measure(.unlimited, traits: wide) == Size(46, 20))
    let dark = traits { $0.colorScheme = .dark }
    #expect(scene.layout(traits: dark).items[0].look.cornerRadius == 5)
    let both = traits {
      $0.horizontalSizeClass = .regular
      $0.colorScheme = .dark
    }
    #expect(scene.layout(traits: both)[a]?.isHidden == true)
    // Nothing has changed in the tree.
    #expect(stack.axis == .vertical && stack.spacing == 8 && !a.isHidden)
    #expect(stack.style.cornerRadius == nil)
    #expect(stack[b]?.placement.spacingAfter == 0)
    #expect(scene.measure(.unlimited, traits: traits()) == Size(20, 38))
  }

  @Test func placesAndConstraintsVary() {
    let a = BoxNode(10, 10)
    let page = AbsoluteContainer {
      a.pin.left(10).top(0).when(.compactWidth) { $0.horizontal.start = 50% }
    }
    let compact = traits { $0.horizontalSizeClass = .compact }
    #expect(Scene(page).layout(in: Size(100, 100), traits: compact)[a]?.frame.minX == 50)
    #expect(Scene(page).layout(in: Size(100, 100), traits: traits())[a]?.frame.minX == 10)

    let b = BoxNode(10, 10)
    let box = RelativeContainer { b }
    func left(_ constant: Double) -> Constraint {
      Constraint(term(b, .left), .equal, term(box, .left), constant: constant)
    }
    let top = Constraint(term(b, .top), .equal, term(box, .top))
    box.constraints = [left(5), top]
    box.when(.compactWidth) { $0.constraints = [left(25), top] }
    #expect(Scene(box).layout(in: Size(100, 100), traits: compact)[b]?.frame.minX == 25)
    #expect(Scene(box).layout(in: Size(100, 100), traits: traits())[b]?.frame.minX == 5)
  }

  @Test func subtreesHaveTheirOwnSurroundings() {
    let text = TextNode("abc").font(.style(.body)).color(Color(light: .black, dark: .white))
    let inner = StackContainer { text }
      .colorScheme(.dark).textSize(.accessibility5).direction(.rightToLeft)
      .sizeClasses(horizontal: .compact)
    text.when(.compactWidth & .rightToLeft) { $0.style.cornerRadius = 9 }
    let outside = TextNode("abc").font(.style(.body)).color(Color(light: .black, dark: .white))
    let page = StackContainer {
      inner
      outside
    }
    let arrangement = Scene(page, text: FixedTextMeasurer()).layout(traits: traits())
    #expect(arrangement[text]?.look.text.color == .white)
    #expect(arrangement[text]?.look.text.font.size == 53)
    #expect(arrangement[text]?.look.cornerRadius == 9)
    #expect(arrangement[text]?.colorScheme == .dark)
    #expect(arrangement[text]?.direction == .rightToLeft)
    #expect(arrangement[text]?.texts.first?.look.font.size == 53)
    #expect(arrangement[text]?.texts.first?.alignment == .right)
    #expect(arrangement[outside]?.look.text.color == .black)
    #expect(arrangement[outside]?.look.text.font.size == 17)
    #expect(arrangement[outside]?.colorScheme == .light)
  }

  @Test func aLayoutAppliesWhatModelsHaveChanged() {
    let source = Source(10.0)
    let box = BoxNode(1, 1).bind(source) { $0.sizing.width = $1.value }
    let rows = Source(1)
    let stack = StackContainer {
      box
      StackContainer().bind(rows) { stack, rows in
        stack.replaceChildren { for _ in 0..<rows.value { BoxNode(3, 3) } }
      }
    }
    let scene = Scene(stack)
    #expect(scene.measure(.unlimited, traits: traits()).width == 13)
    source.value = 40
    rows.value = 5
    #expect(stack.hasPendingBindings)
    #expect(scene.layout(traits: traits())[box]?.frame.width == 40)
    #expect(scene.measure(.unlimited, traits: traits()).width == 55)
    #expect(!stack.hasPendingBindings)
  }

  @Test func nodesOfSwiftCarryTheirPlaceInDiagnostics() throws {
    let page = RelativeContainer { ShapeNode(.ellipse).size(10) }
    let line = #line - 1
    let arrangement = Scene(page).layout(in: Size(100, 100), traits: traits())
    let diagnostic = try #require(arrangement.diagnostics.first)
    #expect(diagnostic.rule.hasPrefix("ambiguous"))
    #expect(diagnostic.place?.line == line)
    #expect(diagnostic.message.contains("shape (QuoinLayoutTests/TraitLayoutTests.swift:\(line))"))
  }

  @Test func aNodeDeclaredTwiceIsReportedByTheLayout() {
    let node = BoxNode(1, 1).id("twice")
    let page = StackContainer {
      StackContainer { node }
      StackContainer { node }
    }
    let rules = Scene(page).layout(in: Size(9, 9), traits: traits()).diagnostics.map(\.rule)
    #expect(rules.contains("node-attached-twice"))
  }

  @Test func scenesAreLaidOutOnDevices() throws {
    let box = BoxNode(10, 10)
    let page = RelativeContainer { box }
    page.constraints = [
      Constraint(
        term(box, .top), .equal,
        AnchorTerm(
          AnchorItem(node: page.id, part: .safeArea), .top, coefficient: 1)),
      Constraint(term(box, .left), .equal, term(page, .left)),
    ]
    box.when(.compactHeight) { $0.style.cornerRadius = 1 }
      .when(.dark) { $0.style.borderWidth = 2 }
    let phone = try #require(Device.named("iPhone 15"))
    let upright = Scene(page).layout(on: phone) { $0.colorScheme = .dark }
    #expect(upright.size == Size(393, 852) && upright.traits.displayScale == 3)
    #expect(upright[box]?.frame.minY == 59)
    #expect(upright[box]?.look.cornerRadius == 0 && upright[box]?.look.borderWidth == 2)
    let aside = Scene(page).layout(on: phone.landscape)
    #expect(aside[box]?.look.cornerRadius == 1)
  }

  /// Apple's table of size classes: width, height.
  @Test func sizeClassesOfDevices() throws {
    func classes(_ name: String, _ share: Device.Share = .full) throws -> [SizeClass] {
      let traits = try #require(Device.named(name)).traits(share: share)
      return [traits.horizontalSizeClass, traits.verticalSizeClass]
    }
    #expect(try classes("iPhone 15") == [.compact, .regular])
    #expect(try classes("iPhone 15 landscape") == [.compact, .compact])
    #expect(try classes("iPhone 15 Pro Max landscape") == [.regular, .compact])
    #expect(try classes("iPad") == [.regular, .regular])
    #expect(try classes("iPad landscape") == [.regular, .regular])
    #expect(try classes("iPad landscape", .twoThirds) == [.regular, .regular])
    #expect(try classes("iPad landscape", .half) == [.compact, .regular])
    #expect(try classes("iPad landscape", .third) == [.compact, .regular])
    #expect(try classes("iPad", .twoThirds) == [.compact, .regular])
    let large = try #require(Device.all.last { $0.portraitSize.width >= 1024 })
    #expect(large.landscape.horizontalSizeClass(share: .half) == .regular)
  }
}
