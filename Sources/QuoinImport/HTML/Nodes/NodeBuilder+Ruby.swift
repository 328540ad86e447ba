import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

// CSS Ruby 1: a base with its annotation is a column, an inline box with two rows. The row of the base stands on the
// line; that of the annotation takes no room in the column, and lies above it or below.
extension NodeBuilder {
  private typealias P = CSS.Property

  /// The bases and annotations of a `ruby` element while its content is added.
  struct Ruby {
    /// The element, and its annotations in document order.
    let item: Int
    let annotations: [Int]
    /// The number of annotations that were passed.
    var passed = 0
    /// The column that is being filled, and the box of its base.
    var column: FlowContainer?
    var base: FlowContainer?
  }

  /// Returns the columns of an element, or `nil` if it is not a `ruby` element with annotations.
  func ruby(_ index: Int, _ tag: String, _ box: ElementBox) -> Ruby? {
    guard tag == "ruby", box.level == .inline else { return nil }
    let annotations = reader.tree.children(of: index).filter { isAnnotation($0) }
    return annotations.isEmpty ? nil : Ruby(item: index, annotations: annotations)
  }

  private func isAnnotation(_ index: Int) -> Bool {
    reader.tree.items[index].tag == "rt"
      && reader.styles[element(index)][P.display] != .keyword(.none)
  }

  /// Returns the container of a child of a `ruby` element.
  mutating func target(of index: Int, in ruby: inout Ruby, _ node: FlowContainer) -> FlowContainer {
    let item = reader.tree.items[index]
    while ruby.passed < ruby.annotations.count, ruby.annotations[ruby.passed] < index {
      ruby.passed += 1
    }
    guard ruby.passed < ruby.annotations.count else { return node }
    let annotation = ruby.annotations[ruby.passed]
    if ruby.column == nil {
      // A parenthesis is not shown.
      if item.tag == "rp" { return node }
      // White space between columns belongs to no base.
      if item.tag == nil, item.text.allSatisfy(\.isWhitespace) { return node }
      addColumn(to: &ruby, annotation, from: index, node)
    }
    guard index == annotation else { return ruby.base ?? node }
    defer { (ruby.column, ruby.base) = (nil, nil) }
    return ruby.column ?? node
  }

  private mutating func addColumn(
    to ruby: inout Ruby, _ annotation: Int, from first: Int, _ node: FlowContainer
  ) {
    let computed = reader.styles[element(ruby.item)]
    let style = partStyle(
      "display: inline-flex; flex-direction: column; text-indent: 0; text-align-last: auto; "
        + overhang(ruby, annotation, from: first), in: computed)
    let box = self.box(nil, style, parent: computed)
    var inline = box.inline
    inline.annotation = room(of: annotation, over: computed)
    var placement = FlowItem()
    placement.element = ElementBox(level: .atomic, style: box.style, inline: inline)
    let column = FlowContainer()
    column.documentType = "::items"
    column.documentStyle = look(style, nil)
    column.direction = style.direction
    put(column, placement, into: node)
    ruby.column = column
    // A base without content is a line, too.
    ruby.base = addPart(
      "items", partStyle("display: block; text-align: center", in: style), in: style, to: column,
      text: first == annotation ? NodeBuilder.emptyLine : nil)
  }

  // MARK: Along the line

  /// Returns the margins of a column by which its annotation lies over text beside it: §3.4.
  ///
  /// As in browsers, this is at most half of the annotation's font size, and no more than the annotation is wider.
  private func overhang(_ ruby: Ruby, _ annotation: Int, from first: Int) -> String {
    let wide = width(of: annotation..<Int(reader.tree.items[annotation].end))
    let beside = (wide - width(of: first..<annotation)) / 2
    let overhang = min(beside, reader.styles[element(annotation)].fontSize / 2)
    guard overhang > 0 else { return "" }
    let isFirst = annotation == ruby.annotations.first
    let isLast = annotation == ruby.annotations.last
    let end = Int(reader.tree.items[annotation].end)
    let isRightToLeft = reader.styles[element(ruby.item)].direction == .rightToLeft
    let sides = isRightToLeft ? ("right", "left") : ("left", "right")
    var text = ""
    if isFirst, hasText(beside: ruby.item, isBefore: true) {
      text += "margin-\(sides.0): \(-overhang)px; "
    }
    if isLast, !hasBase(end..<Int(reader.tree.items[ruby.item].end)),
      hasText(beside: ruby.item, isBefore: false)
    {
      text += "margin-\(sides.1): \(-overhang)px"
    }
    return text
  }

  /// Returns the total width of the texts among some items, each on one line, in points.
  private func width(of items: Range<Int>) -> Double {
    guard let measurer = reader.options.text else { return 0 }
    return items.reduce(0) { width, index in
      let item = reader.tree.items[index]
      guard item.tag == nil else { return width }
      let computed = reader.style(of: Int(item.parent))
      guard computed[P.display] != .keyword(.none) else { return width }
      let words = item.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      var look = TextLook()
      look.font = computed.font
      if case .length(let points, .px) = computed[P.letterSpacing] { look.letterSpacing = points }
      return width + measurer.measure(words, style: look, width: nil).size.width
    }
  }

  /// Whether some items have text that is shown.
  private func hasBase(_ items: Range<Int>) -> Bool {
    items.contains { index in
      let item = reader.tree.items[index]
      return item.tag == nil && item.text.contains { !$0.isWhitespace }
        && reader.style(of: Int(item.parent))[P.display] != .keyword(.none)
    }
  }

  /// Whether there may be text of the same line beside an element: only inline elements are between them.
  private func hasText(beside index: Int, isBefore: Bool) -> Bool {
    isBefore ? hasText(before: index) : hasText(behind: index)
  }

  private func hasText(before index: Int) -> Bool {
    for next in (0..<index).reversed() {
      let item = reader.tree.items[next]
      // The elements around it that the element is not in.
      var outer = item.tag == nil ? Int(item.parent) : next
      while outer >= 0, Int(reader.tree.items[outer].end) <= index {
        guard isPlainInline(outer) else { return false }
        outer = Int(reader.tree.items[outer].parent)
      }
      if item.tag == nil {
        if !item.text.isEmpty { return true }
      } else if !isPlainInline(next) {
        return false
      }
    }
    return false
  }

  private func hasText(behind index: Int) -> Bool {
    var outer = Int(reader.tree.items[index].parent)
    let end = Int(reader.tree.items[index].end)
    for next in end..<max(end, reader.tree.items.count) {
      while outer >= 0, Int(reader.tree.items[outer].end) <= next {
        guard isPlainInline(outer) else { return false }
        outer = Int(reader.tree.items[outer].parent)
      }
      let item = reader.tree.items[next]
      if item.tag == nil {
        if !item.text.isEmpty { return true }
      } else if !isPlainInline(next) {
        return false
      }
    }
    return false
  }

  /// Whether an element is an inline box with nothing but text and other such boxes.
  private func isPlainInline(_ index: Int) -> Bool {
    let tag = reader.tree.items[index].tag
    return reader.styles[element(index)][P.display] == .keyword(.inline)
      && reader.tree.items[index].traits.isDisjoint(with: [.control, .replaced])
      && tag != "br" && tag != "ruby"
  }

  // MARK: Across the line

  /// The heights of a font in whole points as in browsers, and its em box: CSS Inline 3 §2.2.
  private struct Heights {
    let ascent: Double
    let descent: Double
    let size: Double
    /// The part of the em box above the baseline, in whole points up.
    let top: Double

    var height: Double { ascent + descent }
    var emAscent: Double { height > 0 ? size * ascent / height : 0 }
    var emDescent: Double { height > 0 ? size * descent / height : 0 }
  }

  private func heights(_ computed: CSS.ComputedStyle) -> Heights? {
    reader.options.text.map { text in
      let metrics = text.metrics(of: computed.font)
      return Heights(
        ascent: metrics.ascender.rounded(), descent: metrics.descender.rounded(),
        size: computed.fontSize,
        top: (computed.fontSize * metrics.ascender
          / max(metrics.ascender + metrics.descender, .leastNonzeroMagnitude)).rounded(.up))
    }
  }

  private func isUnder(_ computed: CSS.ComputedStyle) -> Bool {
    computed[P.rubyPosition] == .keyword(.under)
  }

  /// Returns how far the baseline of an annotation is above that of its base: their em boxes touch.
  private func rise(_ inner: Heights, _ outer: Heights, isUnder: Bool) -> Double {
    isUnder
      ? -(outer.emDescent + inner.emAscent).rounded() : (outer.emAscent + inner.emDescent).rounded()
  }

  /// Returns how far an annotation reaches over or under the baseline of its base.
  private func room(of annotation: Int, over computed: CSS.ComputedStyle) -> InlineStyle.Annotation
  {
    let own = reader.styles[element(annotation)]
    guard let inner = heights(own), let outer = heights(computed) else { return .init() }
    let rise = rise(inner, outer, isUnder: isUnder(own))
    return isUnder(own)
      ? .init(over: 0, under: inner.descent - rise)
      : .init(over: rise + min(inner.ascent, inner.top), under: 0)
  }

  /// Returns the height of an annotation, that of its font: other fonts in it do not count, as its box is an inline one
  /// in browsers.
  func lineHeight(ofAnnotation index: Int, _ computed: CSS.ComputedStyle) -> Double? {
    let parent = Int(reader.tree.items[index].parent)
    guard parent >= 0, reader.tree.items[parent].tag == "ruby" else { return nil }
    return heights(computed)?.height
  }

  /// Lets an annotation take no room below its base, and moves it to its place.
  func raise(annotation index: Int, _ computed: CSS.ComputedStyle, _ style: inout PackedStyle) {
    let parent = Int(reader.tree.items[index].parent)
    guard parent >= 0, reader.tree.items[parent].tag == "ruby" else { return }
    let base = reader.styles[element(parent)]
    guard let inner = heights(computed), let outer = heights(base) else { return }
    let normal = reader.options.text?.metrics(of: base.font).normalLineHeight
    let line = lineHeight(base) ?? normal ?? outer.height
    let above = outer.ascent + ((line - outer.height) / 2).rounded(.down)
    let rise = rise(inner, outer, isUnder: isUnder(computed))
    let top = above - rise - inner.ascent - line
    style.setMargin(.top, .points(top))
    style.setMargin(.bottom, .points(-top - inner.height))
  }
}
