import Quoin
import QuoinCairo

/// One program of the gallery: a layout, and the size at which it is drawn.
struct Picture: Sendable {
  /// What a picture is about.
  enum Section: String, CaseIterable, Sendable {
    case layout = "Layout"
    case style = "Styles"
    case text = "Text"
    case paint = "Paint"
    case screens = "Screens and documents"
  }

  /// The file's name.
  var name: String
  /// What it is about.
  var section: Section
  /// What is shown.
  var title: String
  /// The picture's size, in points.
  var size: Size
  /// The rules for its look.
  var styles: StyleSheet
  /// How controls look.
  var theme: StyleSheet
  /// The surroundings; the display scale is the gallery's.
  var traits: Traits
  /// The file that it is described in.
  var source: StaticString
  /// The layout.
  var root: @Sendable () throws -> Node
  /// What is drawn above it, in surroundings that are the picture's.
  var panels: @Sendable (PangoTextMeasurer, Traits) throws -> [Panel]

  init(
    name: String, section: Section = .layout, title: String, size: Size,
    styles: StyleSheet = StyleSheet(), theme: StyleSheet = .iOS, traits: Traits = Traits(),
    source: StaticString = #fileID,
    root: @escaping @Sendable () throws -> Node,
    panels: @escaping @Sendable (PangoTextMeasurer, Traits) throws -> [Panel] = { _, _ in [] }
  ) {
    self.name = name
    self.section = section
    self.title = title
    self.size = size
    self.styles = styles
    self.theme = theme
    self.traits = traits
    self.source = source
    self.root = root
    self.panels = panels
  }
}

/// A word in the middle of a coloured rectangle.
func tile(_ word: String, _ color: Color, text: Color = .white) -> TextNode {
  TextNode(word).background(color).color(text).cornerRadius(6).font(.system(13)).style {
    $0.text.alignment = .center
  }
}

/// A small line of text that says what a part of a picture is.
func caption(_ text: String) -> TextNode {
  TextNode(text).font(.system(11)).color(.secondaryLabel)
}

/// A node below its caption, as high as there is room.
func captioned(_ text: String, _ node: Node) -> Node {
  StackContainer(.vertical, spacing: 6) {
    caption(text)
    node
  }
}

/// Parts of a picture under each other, each below its caption.
func sheet(_ parts: [(String, Node)]) -> Node {
  FlexContainer(.column, gap: 12) {
    for (text, node) in parts {
      FlexContainer(.column, gap: 4) {
        caption(text)
        node
      }
    }
  }.background(.systemGroupedBackground)
}

/// A node with a distance to all sides.
func padded(_ node: Node, by margin: Double = 16) -> Node {
  LayoutContainer(Placed(node).inset(by: margin)).background(.systemGroupedBackground)
}

/// Texts and their like below each other on a white page.
func page(_ nodes: [Node], gap: Double = 16, by margin: Double = 24) -> Node {
  LayoutContainer(
    StackLayout(.vertical, spacing: gap) { for node in nodes { Placed(node) } }.inset(by: margin)
  ).background(.systemBackground)
}
