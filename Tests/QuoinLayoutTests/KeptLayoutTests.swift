import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinStyle
import Testing

@testable import QuoinModel

/// A layout that is kept while nothing changes, and never longer.
@Suite struct KeptLayoutTests {
  /// A node of which nobody notes the changes.
  private final class SilentNode: Node {
    var side = 10.0
    override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
      MeasuredSize(Size(side, side))
    }
  }

  /// A node that notes its changes.
  private final class TellingNode: Node {
    var side = 10.0 { didSet { setNeedsLayout() } }
    var measured = 0
    override var notesItsChanges: Bool { true }
    override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
      measured += 1
      return MeasuredSize(Size(side, side))
    }
  }

  @Test func nothingIsMeasuredTwice() {
    let node = TellingNode()
    let label = TextNode("word")
    let scene = Scene(
      FlexContainer {
        node
        label
      }, text: FixedTextMeasurer())
    let first = scene.layout(in: Size(100, 100))
    let asked = node.measured
    #expect(asked > 0)
    #expect(scene.layout(in: Size(100, 100))[label]?.frame == first[label]?.frame)
    #expect(node.measured == asked)
    label.string = "words"
    #expect(scene.layout(in: Size(100, 100))[label]?.frame != first[label]?.frame)
  }

  /// What comes is measured, and what stays is not.
  @Test func childrenComeAndGoAlone() {
    let (first, second, third) = (TellingNode(), TellingNode(), TellingNode())
    let list = FlexContainer(.column) {
      first
      second
    }
    let root = FlexContainer(.column) {
      list
      third
    }
    let scene = Scene(root, text: FixedTextMeasurer())
    let size = Size(100, 400)
    _ = scene.layout(in: size)
    let asked = [first, second, third].map(\.measured)
    func tops(_ nodes: Node...) -> [Double?] {
      let arrangement = scene.layout(in: size)
      return nodes.map { arrangement.frame(of: $0)?.minY }
    }
    let label = TextNode("word").font(.system(10))
    let card = FlexContainer(.column) { label }
    card.attach(to: list, at: 1)
    #expect(tops(first, card, label, second, third) == [0, 10, 10, 20, 30])
    list.sendToBack(second)
    #expect(tops(second, first, card, label, third) == [0, 10, 20, 20, 30])
    first.removeFromContainer()
    #expect(tops(second, card, third, first) == [0, 10, 20, nil])
    list.sendToBack(card)
    root.sendToBack(third)
    #expect(tops(third, card, second) == [0, 10, 20])
    #expect([first, second, third].map(\.measured) == asked)
  }

  /// A container that shows its first two children.
  private final class PairContainer: ContainerNode, Container, ContainerAlgorithm {
    typealias Placement = Int
    override var notesItsChanges: Bool { true }
    func measure(
      _ proposal: ProposedSize, _ children: ContainerChildren<Int>, cache: inout Void
    ) -> MeasuredSize { MeasuredSize(Size(50, 50)) }
    func place(in size: Size, _ children: ContainerChildren<Int>, cache: inout Void) {
      for (number, child) in children.prefix(2).enumerated() {
        child.place(at: Rect(x: 20 * Double(number), y: 0, width: 20, height: 20))
      }
    }
  }

  @Test func childrenThatGetNoFrameAnyMoreHaveNone() {
    let (first, second, third) = (ShapeNode(), ShapeNode(), ShapeNode())
    let pair = PairContainer()
    pair.add(Relation(first, 0))
    pair.add(Relation(second, 0))
    let scene = Scene(FlexContainer { pair })
    let size = Size(100, 100)
    #expect(scene.layout(in: size)[second]?.frame == Rect(x: 20, y: 0, width: 20, height: 20))
    pair.insert(Relation(third, 0), at: 0)
    let kept = scene.layout(in: size)
    #expect(kept[first]?.frame == Rect(x: 20, y: 0, width: 20, height: 20))
    #expect(kept[second]?.frame == .zero)
  }

  /// What is left out for a layout is put back, and said of each.
  @Test func unusableNumbersOfFreshNodesStayInTheTree() {
    let root = FlexContainer { ShapeNode() }
    let scene = Scene(root, text: FixedTextMeasurer())
    _ = scene.layout(in: Size(100, 100))
    let label = TextNode("x")
    label.sizing.width = .nan
    let relation = label.attach(to: root).grow(.nan)
    let kept = scene.layout(in: Size(100, 100))
    #expect(label.sizing.width?.isNaN == true)
    #expect(relation.placement.grow.isNaN)
    #expect(kept.diagnostics.count == 2)
  }

  @Test func surroundingsAreCompared() {
    let label = TextNode("word").when(.dark) { $0.sizing.width = 77 }
    var scene = Scene(FlexContainer { label }, text: FixedTextMeasurer())
    let size = Size(100, 100)
    let width = scene.layout(in: size)[label]?.frame.width
    #expect(width != 77)
    #expect(scene.layout(in: size, traits: Traits(colorScheme: .dark))[label]?.frame.width == 77)
    #expect(scene.layout(in: size)[label]?.frame.width == width)
    #expect(scene.layout(in: Size(50, 40)).size == Size(50, 40))
    scene.styles = StyleSheet(css: "label { min-width: 33px }")
    #expect(scene.layout(in: size)[label]?.frame.width == max(33, width ?? 0))
    scene.styles = StyleSheet(css: "label { width: 33px }")
    #expect(scene.layout(in: size)[label]?.frame.width == 33)
    scene.styles = StyleSheet()
    #expect(scene.layout(in: size)[label]?.frame.width == width)
    scene.text = nil
    #expect(scene.layout(in: size)[label]?.frame.width == 0)
  }

  @Test func anotherSchemeIsAnotherPicture() {
    let label = TextNode("word")
    let lamp = ShapeNode().background(.systemBackground)
    let shade = FlexContainer { lamp }.colorScheme(.light)
    let root = FlexContainer {
      label
      shade
    }
    let scene = Scene(root, text: FixedTextMeasurer())
    let size = Size(100, 100)
    for scheme in [ColorScheme.light, .dark, .light] {
      let traits = Traits(colorScheme: scheme)
      let kept = scene.layout(in: size, traits: traits)
      let new = Scene(root, text: FixedTextMeasurer()).layout(in: size, traits: traits)
      #expect(kept.traits == new.traits)
      #expect(kept[label]?.texts.first?.color == new[label]?.texts.first?.color)
      #expect(kept[label]?.colorScheme == scheme)
      #expect(kept[lamp]?.look == new[lamp]?.look)
      #expect(kept[lamp]?.colorScheme == .light)
    }
    label.string = "words"
    let dark = Traits(colorScheme: .dark)
    #expect(
      scene.layout(in: size, traits: dark)[label]?.frame
        == Scene(root, text: FixedTextMeasurer()).layout(in: size, traits: dark)[label]?.frame)
  }

  /// Colours that are equal in one scheme and not in the other are those of their own nodes in both.
  @Test(arguments: [[Color.systemBackground, .white], [.white, .systemBackground]])
  func equalColorsMayDifferInTheOtherScheme(_ colors: [Color]) {
    let inner = FlexContainer {}.background(colors[1])
    let outer = FlexContainer { inner }.background(colors[0])
    let scene = Scene(outer, text: FixedTextMeasurer())
    for scheme in [ColorScheme.light, .dark, .light] {
      let traits = Traits(colorScheme: scheme)
      let kept = scene.layout(in: Size(100, 100), traits: traits)
      for (node, color) in zip([outer, inner], colors) {
        #expect(kept[node]?.look.background == color.resolved(scheme))
      }
    }
  }

  @Test func sizesMayFollowTheScheme() {
    let label = TextNode("word")
    let scene = Scene(
      FlexContainer { label },
      styles: StyleSheet(
        css: "@media (prefers-color-scheme: dark) { label { font-size: 40px; min-width: 99px } }"),
      text: FixedTextMeasurer())
    let light = scene.layout(in: Size(300, 100))
    let dark = scene.layout(in: Size(300, 100), traits: Traits(colorScheme: .dark))
    #expect(dark[label]?.frame.width == 160.0)
    #expect(scene.layout(in: Size(300, 100))[label]?.frame == light[label]?.frame)
  }

  /// Nodes that move by whole points have the frames of a layout that starts from nothing, bit by bit: at three pixels for
  /// each point, sums of thirds differ from thirds of sums.
  @Test(arguments: [1, 2, 3])
  func movedFramesAreThoseOfANewLayout(scale: Double) {
    let first = ShapeNode().size(20)
    let root = FlexContainer(.column) {
      ShapeNode().size(0.4)
      FlexContainer(.column) {
        first
        for number in 1...50 { ShapeNode().size(Double(number) / 7) }
      }
    }
    let traits = Traits(displayScale: scale)
    let scene = Scene(root)
    let size = Size(100, 1000)
    _ = scene.layout(in: size, traits: traits)
    for height in [31, 24, 57, 20.5] {
      first.sizing.height = height
      let kept = scene.layout(in: size, traits: traits)
      let new = Scene(root).layout(in: size, traits: traits)
      #expect(kept.items.map(\.frame) == new.items.map(\.frame))
    }
  }

  @Test func modelsAndSharedStylesAreFollowed() {
    let count = Source(1.0)
    let shared = SharedStyle { $0.background = .red }
    let box = ShapeNode().bind(count) { $0.sizing.width = $1.value }.wear(shared)
    let scene = Scene(FlexContainer { box })
    _ = scene.layout(in: Size(10, 10))
    count.value = 7
    #expect(scene.layout(in: Size(10, 10))[box]?.frame.width == 7)
    shared.style.background = .blue
    #expect(scene.layout(in: Size(10, 10))[box]?.look.background == Color.blue.resolved(.light))
  }

  @Test func classesOfUsersAreAskedAnewUnlessTheyTell() {
    let silent = SilentNode()
    let first = Scene(FlexContainer { silent })
    #expect(first.layout(in: Size(100, 100))[silent]?.frame.width == 10)
    silent.side = 20
    #expect(first.layout(in: Size(100, 100))[silent]?.frame.width == 20)

    let telling = TellingNode()
    let second = Scene(FlexContainer { telling })
    #expect(second.layout(in: Size(100, 100))[telling]?.frame.width == 10)
    let asked = telling.measured
    _ = second.layout(in: Size(100, 100))
    #expect(telling.measured == asked)
    telling.side = 20
    #expect(second.layout(in: Size(100, 100))[telling]?.frame.width == 20)
  }

  /// What is stored in a node, its superclasses' included.
  private func properties(of node: Node) -> [String] {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: node)
    while let next = mirror {
      for name in next.children.compactMap(\.label) {
        switch name {
        case "rare": names += Mirror(reflecting: RareProperties()).children.compactMap(\.label)
        case "rareInContainer":
          names += Mirror(reflecting: RareContainerProperties()).children.compactMap(\.label)
        // Some values are kept apart, in a property called after theirs.
        default: names.append(name.hasSuffix("Apart") ? String(name.dropLast(5)) : name)
        }
      }
      mirror = next.superclassMirror
    }
    return names
  }

  /// What a node stores for itself and no layout reads, or only with something that is noted.
  private static let unread: Set<String> = [
    "id", "isContainer", "parentReference", "reference", "styleMoment", "subtreeStyleMoment",
    "structureMoment", "directionMoment", "changeMoment", "subtreeChangeMoment", "journal",
    // What is lost to other descriptions is read as `descriptionDiagnostics`.
    "duplicateReports", "formerParents",
    // What is constant.
    "density", "isTextAtTop", "textlessExtent", "viewText",
    // A word for the words of a title, which is set together with the title.
    "styled", "styledPlaceholder",
    // What is computed from the padding and the direction, which are changed here.
    "ownTextInsets",
  ]

  /// How each property of Quoin's own classes is changed.
  nonisolated(unsafe) private static let edits: [String: (Node) -> Void] = [
    "identifier": { $0.identifier = "x" },
    "documentType": { $0.documentType = "x" },
    "documentLabel": { $0.documentLabel = "x" },
    "classes": { $0.classes = ["x"] },
    "style": { $0.style.alpha = 0.5 },
    "documentStyle": { $0.documentStyle = Style() },
    "worn": { $0.wear(SharedStyle()) },
    "states": { $0.states = .highlighted },
    "sizing": { $0.sizing.width = 3 },
    "priorities": { $0.priorities.horizontalHugging = 3 },
    "alignmentInsets": { $0.alignmentInsets.top = 3 },
    "isHidden": { $0.isHidden = true },
    "direction": { $0.direction = .rightToLeft },
    "traitOverrides": { $0.traitOverrides.colorScheme = .dark },
    "variations": { $0.when(.dark) { $0.isHidden = true } },
    "bindings": { $0.bind(Source(1)) { _, _ in } },
    "constraintList": { $0.constraints.append(Constraint(term($0, .width), .equal, constant: 3)) },
    "descriptionDiagnostics": { $0.descriptionDiagnostics = [Diagnostic(.note, rule: "x", "x")] },
    "documentTerms": { $0.documentTerms = DocumentTerms(resources: SharedStyle(), seconds: 1) },
    "guideNames": { _ = $0.addGuide() },
    "place": { $0.place = SourcePlace(file: "x", line: 1) },
    "relations": { ($0 as? ContainerNode)?.removeAll() },
    "margins": { ($0 as? ContainerNode)?.margins = .fixed(.zero) },
    "preservesParentMargins": { ($0 as? ContainerNode)?.preservesParentMargins = true },
    "insetsMarginsFromSafeArea": { ($0 as? ContainerNode)?.insetsMarginsFromSafeArea = false },
    "safeAreaInsets": { ($0 as? ContainerNode)?.safeAreaInsets = .zero },
    "layoutGuideInsets": { ($0 as? ContainerNode)?.layoutGuideInsets = .zero },
    "backdrop": { ($0 as? ContainerNode)?.backdrop = ShapeNode() },
    "documentSource": { ($0 as? ContainerNode)?.documentSource = nil },
    "wrapping": { ($0 as? AbsoluteContainer)?.wrapping = nil },
    "flexStyle": { ($0 as? FlexContainer)?.flexStyle.direction = .column },
    "padding": { node in
      (node as? FlexContainer)?.padding.top = .points(3)
      (node as? FlowContainer)?.padding.top = .points(3)
      (node as? GridContainer)?.padding.top = .points(3)
      (node as? AndroidGroup)?.padding.top = 3
      (node as? AndroidLeaf)?.padding.top = 3
    },
    "inline": { ($0 as? FlowContainer)?.inline = InlineStyle() },
    "grid": { ($0 as? GridContainer)?.grid = GridStyle() },
    "scrolls": { node in
      (node as? RelativeContainer)?.scrolls = true
      (node as? TextViewNode)?.scrolls = false
    },
    "axis": { node in
      (node as? StackContainer)?.axis = .vertical
      (node as? AndroidGrid)?.axis = .vertical
      (node as? AndroidFlexbox)?.axis = .vertical
    },
    "spacing": { ($0 as? StackContainer)?.spacing = 3 },
    "distribution": { ($0 as? StackContainer)?.distribution = .fillEqually },
    "alignment": { node in
      (node as? StackContainer)?.alignment = .center
      (node as? AndroidFlexbox)?.alignment = .center
    },
    "isMarginsRelative": { ($0 as? StackContainer)?.isMarginsRelative = true },
    "isBaselineRelative": { ($0 as? StackContainer)?.isBaselineRelative = true },
    "layout": { ($0 as? LayoutContainer)?.layout = Placed<Node>(ShapeNode()) },
    "image": { ($0 as? ImageNode)?.image.name = "x" },
    "shape": { ($0 as? ShapeNode)?.shape = .ellipse },
    "string": { node in
      (node as? TextNode)?.string = "x"
      (node as? TextFieldNode)?.string = "x"
      (node as? TextViewNode)?.string = "x"
    },
    "placeholder": { node in
      (node as? TextFieldNode)?.placeholder = "x"
      (node as? SearchBarNode)?.placeholder = "x"
    },
    "field": { ($0 as? TextFieldNode)?.field.isSecure = true },
    "heights": { ($0 as? TextFieldNode)?.heights = .old },
    "hasWholeTitle": { ($0 as? ButtonNode)?.hasWholeTitle = false },
    "button": { ($0 as? ButtonNode)?.button.title = "x" },
    "contentInsets": { ($0 as? ButtonNode)?.contentInsets = .zero },
    "isOn": { ($0 as? SwitchNode)?.isOn = false },
    "fraction": { node in
      (node as? SliderNode)?.fraction = 0.1
      (node as? ProgressNode)?.fraction = 0.1
    },
    "titles": { ($0 as? SegmentedControlNode)?.titles = ["x"] },
    "selected": { ($0 as? SegmentedControlNode)?.selected = 0 },
    "isLarge": { ($0 as? ActivityIndicatorNode)?.isLarge = true },
    "count": { ($0 as? PageControlNode)?.count = 9 },
    "current": { ($0 as? PageControlNode)?.current = 1 },
    "accessory": { ($0 as? AccessoryNode)?.accessory = .checkmark },
    "name": { ($0 as? ForeignNode)?.name = "x" },
    "bar": { ($0 as? BarNode)?.bar = .tools },
    "title": { ($0 as? BarNode)?.title = "x" },
    "items": { ($0 as? BarNode)?.items = ["x"] },
  ].merging(androidEdits) { $1 }

  /// How each property of Android's views alone is changed.
  nonisolated(unsafe) private static let androidEdits: [String: (Node) -> Void] = [
    "minimumWidth": { node in
      (node as? AndroidGroup)?.minimumWidth = 3
      (node as? AndroidLeaf)?.minimumWidth = 3
    },
    "minimumHeight": { node in
      (node as? AndroidGroup)?.minimumHeight = 3
      (node as? AndroidLeaf)?.minimumHeight = 3
    },
    "ownDrawings": { node in
      (node as? AndroidGroup)?.ownDrawings = NodeDrawings()
      (node as? AndroidLeaf)?.ownDrawings = NodeDrawings()
    },
    "labels": { node in
      (node as? AndroidGroup)?.labels = [TextPart("x")]
      (node as? AndroidLeaf)?.labels = [TextPart("x")]
    },
    "linear": { node in
      (node as? AndroidLinear)?.linear.weightSum = 3
      (node as? AndroidTable)?.linear.weightSum = 3
      (node as? AndroidTableRow)?.linear.weightSum = 3
    },
    "gravity": { ($0 as? AndroidRelative)?.gravity = .center },
    "ignoredByGravity": { ($0 as? AndroidRelative)?.ignoredByGravity = "x" },
    "readingDirection": { ($0 as? AndroidLeaf)?.readingDirection = .rightToLeft },
    "isBar": { ($0 as? AndroidLinear)?.isBar = true },
    "scrolling": { ($0 as? AndroidFrame)?.scrolling = .vertical },
    "fillsViewport": { ($0 as? AndroidFrame)?.fillsViewport = true },
    "measuresAllChildren": { ($0 as? AndroidFrame)?.measuresAllChildren = true },
    "maximumWidth": { ($0 as? AndroidConstraint)?.maximumWidth = 3 },
    "maximumHeight": { ($0 as? AndroidConstraint)?.maximumHeight = 3 },
    "settlesDirectly": { ($0 as? AndroidConstraint)?.settlesDirectly = false },
    "stretched": { ($0 as? AndroidTable)?.stretched = .all },
    "shrunk": { ($0 as? AndroidTable)?.shrunk = .all },
    "collapsed": { ($0 as? AndroidTable)?.collapsed = [1] },
    "columnCount": { ($0 as? AndroidGrid)?.columnCount = 3 },
    "rowCount": { ($0 as? AndroidGrid)?.rowCount = 3 },
    "usesDefaultMargins": { ($0 as? AndroidGrid)?.usesDefaultMargins = true },
    "alignsBounds": { ($0 as? AndroidGrid)?.alignsBounds = true },
    "preservesRowOrder": { ($0 as? AndroidGrid)?.preservesRowOrder = false },
    "preservesColumnOrder": { ($0 as? AndroidGrid)?.preservesColumnOrder = false },
    "isReversed": { ($0 as? AndroidFlexbox)?.isReversed = true },
    "wraps": { ($0 as? AndroidFlexbox)?.wraps = true },
    "reversesLines": { ($0 as? AndroidFlexbox)?.reversesLines = true },
    "justification": { ($0 as? AndroidFlexbox)?.justification = .center },
    "apportionsWidths": { ($0 as? SegmentedControlNode)?.apportionsWidths = true },
    "text": { ($0 as? SearchBarNode)?.text = "b" },
    "lineJustification": { ($0 as? AndroidFlexbox)?.lineJustification = .center },
  ]

  /// One node of each of Quoin's own classes.
  nonisolated(unsafe) private static let makers: [() -> Node] = [
    { Node() }, { TextNode("a") }, { ImageNode("a") }, { ShapeNode() }, { ButtonNode("a") },
    { SwitchNode() }, { SliderNode() }, { StepperNode() }, { SegmentedControlNode(["a", "b"]) },
    { ProgressNode() }, { ActivityIndicatorNode() }, { PageControlNode(count: 3) },
    { PickerNode() }, { AccessoryNode(.checkmark) }, { ForeignNode("a") }, { TextFieldNode("a") },
    { TextViewNode("a") }, { SearchBarNode() }, { BarNode(.navigation) }, { SeparatorNode() },
    { RelativeContainer() }, { StackContainer(.horizontal) {} }, { AbsoluteContainer() },
    { FlexContainer() }, { FlowContainer() }, { GridContainer() },
    { LayoutContainer(Placed<Node>(ShapeNode())) },
    { AndroidLeaf(.plain, density: 2) }, { AndroidLinear(density: 2) },
    { AndroidFrame(density: 2) }, { AndroidRelative(density: 2) },
    { AndroidConstraint(density: 2) }, { AndroidTable(density: 2) },
    { AndroidTableRow(density: 2) }, { AndroidGrid(density: 2) }, { AndroidFlexbox(density: 2) },
    { AndroidCoordinator(density: 2) }, { AndroidDrawer(density: 2) },
    { AndroidSwipe(density: 2) }, { AndroidAbsolute(density: 2) },
  ]

  @Test(arguments: KeptLayoutTests.makers.indices)
  func eachPropertyNotesItsChanges(_ index: Int) {
    for property in properties(of: KeptLayoutTests.makers[index]()) {
      guard !KeptLayoutTests.unread.contains(property) else { continue }
      let node = KeptLayoutTests.makers[index]()
      #expect(node.notesItsChanges)
      guard let edit = KeptLayoutTests.edits[property] else {
        Issue.record("nothing here changes '\(property)' of \(type(of: node))")
        continue
      }
      let root = FlexContainer { FlexContainer { node } }
      let moment = StyleClock.tick()
      edit(node)
      #expect(root.subtreeChangeMoment > moment, "\(property) of \(type(of: node))")
      #expect(
        max(node.changeMoment, node.styleMoment) > moment, "\(property) of \(type(of: node))")
    }
  }

  @Test func placesNoteTheirChanges() {
    let node = ShapeNode()
    let root = FlexContainer { node }
    var moment = StyleClock.tick()
    root[node]?.grow(1)
    #expect(root.subtreeChangeMoment > moment)
    moment = StyleClock.tick()
    root[node]?.when(.dark) { $0.grow = 2 }
    #expect(root.subtreeChangeMoment > moment)
  }
}
