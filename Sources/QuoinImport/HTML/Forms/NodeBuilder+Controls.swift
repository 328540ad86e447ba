import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

extension NodeBuilder {
  private typealias P = CSS.Property

  /// Adds the content of a control.
  mutating func addControl(
    _ control: FormControl, _ index: Int, _ computed: CSS.ComputedStyle, to node: FlowContainer
  ) {
    let isNative = isNative(control, index, computed)
    let isDisabled = reader.isDisabled(index)
    if isNative, let ground = ground(of: control, isDisabled: isDisabled) {
      applyNativeAppearance(node, frame(isDisabled: isDisabled) + ground, computed)
    }
    switch control {
    case .field(let columns):
      if !computed.fitsContent { addRoom(.columns(columns, beside: 0), computed, to: node) }
      addText(index, computed, to: node, isLine: true)
    case .number(let columns):
      if !computed.fitsContent { addRoom(.columns(columns, beside: 15), computed, to: node) }
      addText(index, computed, to: node, isLine: true)
    case .date(let field):
      addDate(field, index, computed, to: node)
    case .area(let columns, let rows):
      addText(index, computed, to: node, isLine: false)
      if computed.fitsContent { return }
      // A scroll bar that is always there has room of its own.
      let isOpen = [.auto, .visible].contains(computed[P.overflowY].keyword)
      addRoom(
        .area(columns: columns, rows: rows, beside: isOpen ? 15 : 0), computed, to: node)
    case .button(let label):
      if let label { addLabel(label.isEmpty ? NodeBuilder.emptyLine : label, computed, to: node) }
    case .menu:
      addMenu(index, computed, isNative, to: node)
    case .list: break
    case .check, .radio:
      guard isNative else { return }
      addRoom(.points(Size(13, 13)), computed, to: addInner(computed, to: node), isFirm: true)
      addBaseline(computed, to: node)
      let mark = mark(
        isRound: control == .radio, isOn: reader.tree.attribute("checked", of: index) != nil,
        controlColors(computed, isDisabled: isDisabled))
      applyNativeAppearance(
        node,
        "background: url(data:image/svg+xml;base64,\(Data(mark.utf8).base64EncodedString())) "
          + "center / contain no-repeat", computed)
    case .range: addRange(index, computed, isNative, isDisabled, to: node)
    case .progress: addProgress(index, computed, isNative, to: node)
    case .meter: addMeter(index, computed, to: node)
    case .file:
      addRoom(.zeros(34), computed, to: node)
      let style = partStyle(.fileButton, of: index, in: computed)
      let button = addPart("file-selector-button", style, in: computed, to: node)
      if style[P.appearance] != .keyword(.none) {
        applyNativeAppearance(button, frame(isDisabled: isDisabled) + "buttonface", style)
      }
      let isForMany = reader.tree.attribute("multiple", of: index) != nil
      addLabel(isForMany ? "Choose Files" : "Choose File", style, to: button)
      addLabel("No file chosen", computed, to: node)
    case .color: addSwatch(index, computed, to: node)
    }
  }

  /// Returns the declarations of a native control's frame, ending in `background-color: `, to which the caller adds a
  /// colour.
  private func frame(isDisabled: Bool) -> String {
    "border: 1px solid \(ControlColors.line(isDisabled: isDisabled)); border-radius: 2px; background-color: "
  }

  /// Returns the background of a native control with a frame, or `nil` for the controls without one.
  private func ground(of control: FormControl, isDisabled: Bool) -> String? {
    switch control {
    case .field, .number, .date, .area: ControlColors.ground(isDisabled: isDisabled)
    case .button, .color: isDisabled ? "light-dark(#eee, rgba(19,1,1,.3))" : "buttonface"
    case .menu, .list: "field"
    case .check, .radio, .range, .progress, .meter, .file: nil
    }
  }

  /// Returns whether a control has its native appearance.
  func isNative(_ control: FormControl, _ index: Int, _ computed: CSS.ComputedStyle) -> Bool {
    computed[P.appearance] != .keyword(.none)
      && !(control.yieldsToAuthor && reader.painted.contains(reader.element(of: index) ?? 0))
  }

  private mutating func addLabel(
    _ text: String, _ computed: CSS.ComputedStyle, to container: FlowContainer
  ) {
    let node = TextNode(text)
    node.documentType = "#text"
    node.documentStyle = textStyle(in: container, Style())
    node.isHidden = computed[P.visibility] != .keyword(.visible)
    put(node, into: container)
  }

  // MARK: Fields

  /// Returns the value of a field as it is shown.
  private mutating func fieldValue(of index: Int, isLine: Bool) -> String {
    guard isLine else { return contentText(index) }
    let value = reader.tree.attribute("value", of: index)?.value ?? ""
    switch FormControl.type(in: reader.tree, index) {
    case "password":
      return String(repeating: "\u{2022}", count: value.count(where: { !$0.isNewline }))
    case "image":
      reader.findings.report(
        "unsupported-value", about: "input image",
        "<input type=image> is not supported; it is drawn as a field of text", reader.place(index))
    default: break
    }
    return value.filter { !$0.isNewline }
  }

  /// Adds the text of a field or its placeholder.
  private mutating func addText(
    _ index: Int, _ computed: CSS.ComputedStyle, to node: FlowContainer, isLine: Bool
  ) {
    let value = fieldValue(of: index, isLine: isLine)
    var name = "value"
    var text = value
    var style = computed.inherited
    if value.isEmpty, let holder = reader.tree.attribute("placeholder", of: index)?.value {
      name = "placeholder"
      text = holder
      style = partStyle(.placeholder, of: index, in: computed)
    }
    // CSS Forms 1 §4.1: the control may be as large as its text.
    var declarations =
      computed.fitsContent ? "display: block; " : "display: block; contain: inline-size; "
    var isOverLine = false
    if computed.fitsContent, isLine, FormControl.type(in: reader.tree, index) == "number" {
      declarations += stepperRoom(beside: value, computed, to: node)
    }
    if isLine {
      declarations += "white-space: pre; overflow: clip; "
      // As in browsers, a line height that is not greater than the font size is the normal one, and a placeholder
      // adds nothing to the height.
      let normal = reader.options.text?.metrics(of: computed.font).normalLineHeight
      var height = lineHeight(computed)
      if let own = height, own <= computed.fontSize {
        declarations += "line-height: normal; "
        height = nil
      }
      if let height = height ?? normal {
        declarations += "height: \(height)px; "
        // A placeholder in another size is centred over the line of the value, which has the baseline.
        if name == "placeholder", style.fontSize != computed.fontSize {
          let own = reader.options.text?.metrics(of: style.font).normalLineHeight ?? 0
          let line = lineHeight(style) ?? own
          style[.marginTop] = .length((height - line) / 2, .px)
          style[.marginBottom] = .length(-(height + line) / 2, .px)
          declarations += "display: flow-root; "
          isOverLine = true
        }
      }
    } else if !computed.fitsContent {
      declarations += "height: 0; "
    }
    let part = partStyle(declarations, in: computed)
    let outer = addPart("inner", part, in: computed, to: node)
    if name == "value" {
      addLabel(text.isEmpty ? NodeBuilder.emptyLine : text, part, to: outer)
    } else {
      addPart(name, style, in: part, to: outer, text: text)
      if isOverLine {
        let line = partStyle("display: block", in: part)
        addPart("value", line, in: part, to: outer, text: NodeBuilder.emptyLine)
      }
    }
  }

  /// Makes room for the buttons of a number field that is as large as its text, beside a value or, as in browsers, for
  /// them alone with a caret.
  private mutating func stepperRoom(
    beside value: String, _ computed: CSS.ComputedStyle, to node: FlowContainer
  ) -> String {
    let width = 15 * computed.zoom
    if value.isEmpty {
      addRoom(.points(Size(16, 0)), computed, to: node)
      return ""
    }
    return "padding-\(computed.direction == .leftToRight ? "right" : "left"): \(width)px; "
  }

  /// Adds the text of a date control, centred in a line at least as high as its picker.
  private mutating func addDate(
    _ field: DateField, _ index: Int, _ computed: CSS.ComputedStyle, to node: FlowContainer
  ) {
    addRoom(
      .parts(field.rooms, spacing: field.spacing, ems: field.picker.ems), computed, to: node,
      isFirm: true)
    let height = field.picker.ems * computed.fontSize + field.picker.padding
    let fields = partStyle(.dateFields, of: index, in: computed)
    let (top, bottom) = (fields[P.paddingTop].text, fields[P.paddingBottom].text)
    let part = partStyle(
      "display: block; contain: inline-size; white-space: pre; overflow: clip; "
        + "padding: \(top) 0 \(bottom); "
        + "box-sizing: border-box; min-height: \(height)px; align-content: center", in: computed)
    let outer = addPart("inner", part, in: computed, to: node)
    addLabel(field.text, part, to: outer)
  }

  /// Returns the line height in points, or `nil` for the font's normal line height.
  func lineHeight(_ computed: CSS.ComputedStyle) -> Double? {
    switch computed[P.lineHeight] {
    case .number(let factor): factor * computed.fontSize
    case .length(let points, .px): points
    default: nil
    }
  }

  /// Returns the text content of an element.
  private func contentText(_ index: Int) -> String {
    (index..<Int(reader.tree.items[index].end)).map { reader.tree.items[$0].text }.joined()
  }

  // MARK: Menus

  private mutating func addMenu(
    _ index: Int, _ computed: CSS.ComputedStyle, _ isNative: Bool, to node: FlowContainer
  ) {
    let inside = (index + 1..<Int(reader.tree.items[index].end)).filter {
      ["option", "optgroup"].contains(reader.tree.items[$0].tag ?? "")
    }
    let options = inside.filter { reader.tree.items[$0].tag == "option" }
    let labels = options.map { label($0) }
    // Browsers make room for the step to the right that options of a group have in the open menu; the last
    // character keeps the letters behind it at their own distance.
    let step = String(repeating: " ", count: 4) + "\u{200C}"
    let indented = zip(options, labels).map { option, label in
      let parent = Int(reader.tree.items[option].parent)
      return reader.tree.items[parent].tag == "optgroup" ? step + label : label
    }
    func has(_ name: String, _ option: Int) -> Bool {
      reader.tree.attribute(name, of: option) != nil
    }
    let chosen =
      options.lastIndex { has("selected", $0) } ?? options.firstIndex { !has("disabled", $0) }
    let text = chosen.map { labels[$0] } ?? ""
    let hasArrow = computed[P.appearance] != .keyword(.none)
    var declarations = "display: block; white-space: pre; overflow: clip; "
    if !computed.fitsContent {
      addRoom(.texts(indented, beside: hasArrow ? 20 : 0), computed, to: node)
      declarations += "contain: inline-size; "
    }
    if hasArrow {
      let isLeft = computed.direction == .leftToRight
      var padding = 0.0
      if case .length(let points, .px) = computed[P.paddings[isLeft ? 1 : 3]] { padding = points }
      let arrow =
        "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='6'><path fill='none' stroke='"
        + css(computed.color, in: computed) + "' stroke-width='\(isNative ? 1 : 2)' "
        + "d='M4.3 1l3.7 3.7L11.7 1'/></svg>"
      let (near, far) = isLeft ? ("left", "right") : ("right", "left")
      declarations +=
        "padding: 1px 4px; padding-\(far): \(16 + padding)px; margin-\(far): \(-padding)px; "
        + "padding-\(near): 4px; background: url(data:image/svg+xml;base64,"
        + Data(arrow.utf8).base64EncodedString() + ") \(far) center no-repeat; "
    }
    // The line of a menu has no line gap, unless the menu has no arrow and the author sets a line height.
    if hasArrow || computed[P.lineHeight] == .keyword(.normal),
      let font = reader.options.text?.metrics(of: computed.font)
    {
      declarations += "line-height: \(font.letterHeight)px"
    }
    addPart(
      "value", partStyle(declarations, in: computed), in: computed, to: node,
      text: text.isEmpty ? NodeBuilder.emptyLine : text)
    var groups: [Int: FlowContainer] = [:]
    for option in inside {
      let parent = Int(reader.tree.items[option].parent)
      groups[option] = addClosed(option, to: groups[parent] ?? node)
    }
  }

  /// Returns the displayed label of an option.
  private func label(_ option: Int) -> String {
    if let label = reader.tree.attribute("label", of: option)?.value, !label.isEmpty {
      return label
    }
    // HTML §4.10.10: only ASCII white space is stripped and collapsed.
    return contentText(option).utf8.split(whereSeparator: CSS.isSpace)
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  /// Adds an option of a closed menu, which browsers report as an empty box in the corner of the
  /// viewport.
  private mutating func addClosed(
    _ option: Int, to container: FlowContainer
  ) -> FlowContainer {
    let node = FlowContainer()
    node.documentType = reader.tree.items[option].tag
    node.identifier = reader.tree.attribute("id", of: option)?.value
    node.documentStyle = textStyle(in: container, Style())
    node.isHidden = true
    node.place = reader.place(option)
    var placement = FlowItem()
    placement.element = NodeBuilder.closedBox
    put(node, placement, into: container)
    return node
  }

  /// The box of an option of a closed menu.
  private static let closedBox: ElementBox = {
    var style = PackedStyle()
    style.position = .absolute
    style.width = .points(0)
    style.height = .points(0)
    for edge in [Edge.top, .left] { style.setInset(edge, .points(0)) }
    var stacking = Stacking()
    stacking.placing = .fixed
    return ElementBox(
      level: .block, style: style, inline: InlineStyle(), isFixed: true, stacking: stacking)
  }()

  // MARK: Marks

  /// Returns the drawing of a checkbox or radio button.
  private func mark(isRound: Bool, isOn: Bool, _ colors: ControlColors) -> String {
    let rounding = isRound ? 6 : 1.5
    var text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 13 13'>"
    let stroke = isOn ? colors.accent : colors.line
    let fill = isOn ? (isRound ? colors.tick : colors.accent) : colors.ground
    text +=
      "<rect x='.5' y='.5' width='12' height='12' rx='\(rounding)' fill='\(fill)' stroke='\(stroke)'/>"
    if isOn, isRound { text += "<circle cx='6.5' cy='6.5' r='3.9' fill='\(colors.accent)'/>" }
    if isOn, !isRound {
      text +=
        "<path d='M2.6 6.5l2.6 2.6 5.2-6.5' fill='none' stroke='\(colors.tick)' stroke-width='2.08'/>"
    }
    return text + "</svg>"
  }

  private mutating func addSwatch(
    _ index: Int, _ computed: CSS.ComputedStyle, to node: FlowContainer
  ) {
    let value = reader.tree.attribute("value", of: index)?.value ?? "#000000"
    let isColor =
      value.count == 7 && value.hasPrefix("#") && value.dropFirst().allSatisfy(\.isHexDigit)
    addPart(
      "swatch",
      partStyle(
        "display: block; height: calc(100% - 8px); margin: 4px 2px 0; box-sizing: border-box; border: 1px solid #777; "
          + "background-color: \(isColor ? value : "#000000")", in: computed),
      in: computed, to: node)
    addBaseline(computed, to: node)
  }
}

extension CSS.ComputedStyle {
  /// Whether a control is as large as its content: CSS Forms 1 §4.1.
  var fitsContent: Bool { self[.fieldSizing] == .keyword(.content) }
}
