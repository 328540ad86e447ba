import Foundation
import QuoinGeometry
import QuoinModel
import QuoinResources
import QuoinStyle

/// One reading of one document: its sheets, the styles of its elements, and their nodes.
struct HTMLReader {
  let tree: HTMLTree
  let options: ImportOptions
  /// The door to the files that the document names.
  let resources: Resources
  /// The bytes of the style sheets that were read.
  var sheetBytes = 0
  var findings: HTMLFindings
  var viewport: Size
  var environment: MediaEnvironment
  /// The pages that the document is for, in points of the sheet.
  var pages: PageFormat?
  /// What is in their margins, if anything is.
  var marginBoxes: MarginBoxes?
  /// Whether what does not fit the viewport is not to be seen.
  private var hidesOverflow = false
  /// The items that are elements, and the place of each among them.
  var elements: [Int] = []
  var elementOf: [Int: Int] = [:]
  var styles: [CSS.ComputedStyle] = []
  var pseudoStyles: [Int: [CSS.PseudoElement: CSS.ComputedStyle]] = [:]
  /// The controls of which the author says what the ground or the borders are.
  var painted: Set<Int> = []
  var boxes: BoxReader
  var fontFaces: [CSS.FontFace] = []
  /// What does nothing, where that is looked for.
  var ignored: IgnoredProperties?

  init(_ tree: HTMLTree, options: ImportOptions) {
    self.tree = tree
    self.options = options
    resources = Resources(
      options.access, document: options.path, base: tree.base, limits: options.limits)
    findings = HTMLFindings(path: options.path, limits: options.limits)
    viewport = options.size ?? options.device?.size ?? HTMLDocument.standardViewport
    var traits = Traits()
    traits.displayScale = options.displayScale ?? 1
    traits.colorScheme = options.colorScheme ?? .light
    traits.layoutDirection = options.direction ?? .leftToRight
    environment = MediaEnvironment(traits: traits, viewport: viewport)
    boxes = BoxReader(viewport: viewport)
  }

  mutating func read() -> ImportedDocument {
    collectElements()
    let authors = options.pages == nil ? sheets() : sheetsForPages()
    let sheet = StyleSheet(layers: [UserAgentSheet.sheet] + authors)
    findings.take(sheet.diagnostics)
    fontFaces = sheet.fontFaces
    var styler = CSS.DocumentStyler(sheet, environment)
    if let text = options.text {
      styler.glyphs = { font in
        var look = TextLook()
        look.font = font
        return (
          text.measure("0", style: look, width: nil).size.width, text.metrics(of: font).xHeight
        )
      }
    }
    let lints = options.lints
    styler.keepsOrigins = lints.contains(.ignoredProperties)
    let styled = styledElements()
    styles = styler.styles(of: styled)
    findings.take(styler.diagnostics)
    painted = styler.painted
    if lints.contains(.unusedSelectors) {
      for sheet in authors {
        findings.take(CSS.UnusedSelectors.find(in: sheet, elements: styled))
      }
    }
    if lints.contains(.ignoredProperties) {
      ignored = IgnoredProperties(origins: styler.origins)
    }
    for pseudo in styler.pseudoStyles {
      pseudoStyles[pseudo.element, default: [:]][pseudo.part] = pseudo.style
    }
    propagateToViewport()
    options.stageEnded?(.style)
    let fonts = fonts()
    var builder = NodeBuilder(self)
    let root = builder.build()
    findings = builder.reader.findings
    if let ignored = builder.reader.ignored { findings.take(ignored.diagnostics) }
    options.stageEnded?(.nodes)
    let title = title()
    var scene = ImportedScene(
      id: "body", name: title, root: root, size: viewport, traits: environment.traits,
      isInitial: true)
    scene.hidesOverflow = hidesOverflow
    var document = ImportedDocument(
      scenes: [scene], diagnostics: findings.diagnostics, fonts: fonts)
    document.resources = resources
    document.attachTerms(options.limits)
    document.metadata = metadata(title: title)
    document.pages = pages
    if let marginBoxes {
      document.pageMargins = { page, count in marginBoxes.node(page: page, of: count) }
    }
    return document
  }

  private mutating func collectElements() {
    for index in tree.items.indices where tree.items[index].tag != nil {
      elementOf[index] = elements.count
      elements.append(index)
    }
  }

  /// What selectors see.
  private mutating func styledElements() -> [CSS.DocumentStyler.Element] {
    var result: [CSS.DocumentStyler.Element] = []
    result.reserveCapacity(elements.count)
    var room = options.limits.declarations
    for index in elements {
      let item = tree.items[index]
      var attributes: [String: String] = [:]
      var inline: [CSS.Declaration] = []
      for attribute in tree.attributes(of: index) {
        if attributes[attribute.name] == nil { attributes[attribute.name] = attribute.value }
        if attribute.name == "style" {
          let (declarations, found) = CSS.DocumentStyler.inline(
            attribute.value, file: options.path, line: Int(attribute.line),
            column: Int(attribute.column))
          inline = take(declarations, attribute, &room)
          findings.take(found)
        }
      }
      var state = NodeState.normal
      if attributes["disabled"] != nil { state.insert(.disabled) }
      if attributes["checked"] != nil || attributes["selected"] != nil { state.insert(.selected) }
      let hasText = tree.children(of: index).contains {
        tree.items[$0].tag == nil && !tree.items[$0].text.isEmpty
      }
      var element = CSS.DocumentStyler.Element(
        parent: item.parent < 0 ? -1 : Int32(elementOf[Int(item.parent)] ?? -1),
        type: item.tag ?? "", attributes: attributes, state: state, hasText: hasText,
        inline: inline, hints: hints(index, attributes))
      element.isControl = FormControl.tags.contains(item.tag ?? "")
      result.append(element)
    }
    return result
  }

  /// The declarations of a `style` attribute, as far as there is room for them.
  private mutating func take(
    _ declarations: [CSS.Declaration], _ attribute: HTMLTree.Attribute, _ room: inout Int
  ) -> [CSS.Declaration] {
    guard declarations.count > room else {
      room -= declarations.count
      return declarations
    }
    findings.say(
      "limit-exceeded", about: "style attributes",
      "the `style` attributes have more declarations than the limit of \(options.limits.declarations); the others "
        + "are left out", line: attribute.line, column: attribute.column)
    defer { room = 0 }
    return Array(declarations.prefix(room))
  }

  private func title() -> String {
    guard let title = elements.first(where: { tree.items[$0].tag == "title" }) else { return "" }
    return tree.children(of: title).map { tree.items[$0].text }.joined()
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// CSS Overflow 3 §3.3: what the root or the body says of overflow is the viewport's.
  private mutating func propagateToViewport() {
    guard let x = CSS.Property.named("overflow-x"), let y = CSS.Property.named("overflow-y"),
      !styles.isEmpty
    else { return }
    let visible = CSS.Value.keyword("visible")
    var source = 0
    if styles[0][x] == visible, styles[0][y] == visible {
      guard let body = elements.firstIndex(where: { tree.items[$0].tag == "body" }) else { return }
      source = body
    }
    hidesOverflow = ["hidden", "clip"].contains(styles[source][y].word)
    styles[source][x] = visible
    styles[source][y] = visible
  }
}
