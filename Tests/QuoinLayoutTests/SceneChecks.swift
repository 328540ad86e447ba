import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

extension Arrangement.Item {
  /// Returns the first property that differs from that of another item of the same node, or `nil` if they are equal.
  func difference(from other: Arrangement.Item) -> String? {
    if id != other.id || type != other.type { return "another node" }
    if parent != other.parent || end != other.end { return "in another tree" }
    if frame != other.frame { return "\(frame) instead of \(other.frame)" }
    if texts != other.texts { return "other texts" }
    if look != other.look || parts != other.parts { return "other looks" }
    if isHidden != other.isHidden || isRow != other.isRow { return "another kind" }
    if direction != other.direction || colorScheme != other.colorScheme { return "other traits" }
    if pieces != other.pieces || contentInsets != other.contentInsets { return "other pieces" }
    if level != other.level || holdsFloats != other.holdsFloats { return "another level" }
    return repeatsFor != other.repeatsFor ? "repeated elsewhere" : nil
  }
}

/// Two labels in a column, at the left, which tests of kept layouts change.
class LabelColumn {
  let size = Size(100, 90)
  let label = TextNode("word")
  let other = TextNode("other")
  let root: FlexContainer

  init() {
    let (label, other) = (label, other)
    root = FlexContainer(.column, alignItems: .flexStart) {
      label
      other
    }
  }

  /// A new scene of the column.
  var scene: Scene { Scene(root, text: FixedTextMeasurer()) }
}

/// A node that changes a label whenever it is measured.
final class EditingNode: Node {
  let label: TextNode
  init(_ label: TextNode) {
    self.label = label
    super.init()
  }
  override var notesItsChanges: Bool { true }
  override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
    if label.string != "changed" { label.string = "changed" }
    return MeasuredSize(Size(10, 10))
  }
}

extension Scene {
  /// Returns a scene of a list that takes the room that a title above it and a node below it leave.
  static func withList(
    _ list: ListContainer, below title: Node = TextNode("title"), above other: Node? = nil,
    css: String = ""
  ) -> Scene {
    let root = FlexContainer(.column) {
      title
      list.grow(1).basis(0)
    }
    other?.attach(to: root)
    return Scene(root, styles: StyleSheet(css: css), text: FixedTextMeasurer())
  }

  /// Lays out the scene, and compares the layout with that of a new scene of the same tree.
  ///
  /// - Returns: The layout of this scene.
  @discardableResult func checkedLayout(
    in size: Size?, _ traits: Traits = Traits(), _ what: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) -> Arrangement {
    let kept = layout(in: size, traits: traits)
    var scene = Scene(root, styles: styles, text: text, safeArea: safeArea)
    scene.theme = theme
    let fresh = scene.layout(in: size, traits: traits)
    #expect(kept.size == fresh.size, "\(what)", sourceLocation: location)
    #expect(kept.diagnostics == fresh.diagnostics, "\(what)", sourceLocation: location)
    #expect(kept.items.count == fresh.items.count, "\(what)", sourceLocation: location)
    for (a, b) in zip(kept.items, fresh.items) {
      guard let found = a.difference(from: b) else { continue }
      Issue.record("\(what) \(a.type) \(a.identifier ?? ""): \(found)", sourceLocation: location)
      break
    }
    for node in root.subtree where kept[node]?.frame != fresh[node]?.frame {
      Issue.record("\(what) \(node.kind) is at another index", sourceLocation: location)
      break
    }
    return kept
  }
}
