import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinResources
import QuoinStyle

// Alternatives for missing images: HTML §15.4.3. The standard leaves their rendering to browsers;
// the positions are those of Chromium.
extension NodeBuilder {
  /// Adds what is in the box of a control or a replaced element instead of its children.
  mutating func addReplacement(
    of index: Int, _ tag: String, _ computed: CSS.ComputedStyle, _ box: ElementBox, _ node: Node,
    to flow: FlowContainer, _ decoration: Style
  ) {
    let traits = reader.tree.items[index].traits
    if traits.contains(.control), let control = FormControl(tag, in: reader.tree, index) {
      addControl(control, index, computed, to: flow)
    }
    if case .alternative(let text)? = pictureState(index, tag) {
      addAlternative(text, computed, to: flow, decoration)
    }
    if traits.contains(.replaced), box.isReplaced, Replaced.empty.contains(tag), node === flow {
      addRoom(.points(contentSize(index, tag) ?? Replaced.standardSize), computed, to: flow)
    }
  }

  /// The rendering of an element that refers to an image.
  enum PictureState {
    /// The image, or empty space for one that cannot be read here.
    case picture
    /// A broken image that represents nothing, as its alternative text is empty, or that quirks mode makes a square.
    case nothing
    /// The icon for a broken image with alternative text.
    case alternative(String)
    /// The element's fallback content.
    case content
    /// Empty space for content that is not an image.
    case room
  }

  /// Returns the rendering of an element, or `nil` if it does not refer to an image.
  mutating func pictureState(_ index: Int, _ tag: String) -> PictureState? {
    guard NodeBuilder.pictureAttribute(tag, in: reader.tree, index) != nil else { return nil }
    if let known = pictures.states[index] { return known }
    let state = findState(index, tag, pictureSource(index, tag)?.value)
    pictures.states[index] = state
    return state
  }

  /// Returns the name of the attribute with the URL of an element's image.
  static func pictureAttribute(_ tag: String, in tree: HTMLTree, _ index: Int) -> String? {
    guard !tree.items[index].traits.isDisjoint(with: [.replaced, .control]) else { return nil }
    return switch tag {
    case "img": "src"
    case "input": FormControl.type(in: tree, index) == "image" ? "src" : nil
    case "object": tree.attribute("data", of: index) == nil ? nil : "data"
    default: nil
    }
  }

  private mutating func findState(_ index: Int, _ tag: String, _ address: String?) -> PictureState {
    let address = address ?? ""
    // A field of a template without values is not an address.
    guard !address.contains("{{") else { return .picture }
    let isThere = !address.isEmpty && pictureSize(index) != nil
    if tag == "object", !isThere {
      return pictures.faults[address].map(NodeBuilder.isBroken) ?? true ? .content : .room
    }
    // A picture on a network keeps the space that the document gives it.
    let lacks = address.isEmpty || pictures.faults[address].map(NodeBuilder.isBroken) ?? false
    guard !isThere, lacks else { return .picture }
    let text = alternative(index, tag)
    if text == nil, address.isEmpty || isSized(index) { return .picture }
    if reader.tree.mode == .quirks, tag == "img", !address.isEmpty, hasLength(index) {
      return .nothing
    }
    // An empty text marks a decorative picture.
    if text == "" { return tag == "img" && !address.isEmpty ? .nothing : .picture }
    return .alternative(text ?? "")
  }

  private static func isBroken(_ fault: ResourceFailure) -> Bool {
    fault.rule == ResourceFailure.missing.rule || fault.rule == "invalid-resource"
  }

  /// Returns the alternative text of an image: HTML §4.8.4.4 and §4.10.5.1.19.
  private func alternative(_ index: Int, _ tag: String) -> String? {
    let tree = reader.tree
    if let text = tree.attribute("alt", of: index) ?? tree.attribute("title", of: index) {
      return text.value
    }
    return tag == "input" ? tree.attribute("value", of: index)?.value ?? "Submit" : nil
  }

  /// Returns whether width and height are specified, or one of them with a ratio, such as that of the attributes.
  private func isSized(_ index: Int) -> Bool {
    let style = reader.style(of: index)
    let (isWide, isHigh) = (style[.width] != .keyword(.auto), style[.height] != .keyword(.auto))
    return isWide && isHigh || (isWide || isHigh) && style[.aspectRatio] != .keyword(.auto)
  }

  /// Returns whether a width or a height is specified.
  private func hasLength(_ index: Int) -> Bool {
    let style = reader.style(of: index)
    return style[.width] != .keyword(.auto) || style[.height] != .keyword(.auto)
  }

  /// Takes the size of an inline box that represents nothing, unless both lengths are specified: HTML §15.4.3.
  ///
  /// In quirks mode browsers use the one that is specified for both, and keep the box of any image that has one.
  func fitNothing(_ index: Int, _ level: ElementBox.Level, _ style: inout PackedStyle) {
    let computed = reader.style(of: index)
    if isSized(index) { return }
    if reader.tree.mode == .quirks, hasLength(index) {
      if computed[.width] == .keyword(.auto) {
        style.width = style.height
      } else {
        style.height = style.width
      }
    } else if computed[.display] == .keyword(.inline), level == .atomic {
      (style.width, style.height, style.aspectRatio) = (.points(0), .points(0), nil)
    }
  }

  /// Turns the box of an element into one that contains the icon and the alternative text.
  ///
  /// An inline box has the size of its content, regardless of the document.
  func fitAlternative(_ level: inout ElementBox.Level, _ style: inout PackedStyle) {
    if level == .inline {
      level = .atomic
      (style.width, style.height, style.aspectRatio) = (.auto, .auto, nil)
    }
    style.display = .flowRoot
  }

  /// Adds space for the icon of a broken image, and the alternative text.
  mutating func addAlternative(
    _ text: String, _ computed: CSS.ComputedStyle, to container: FlowContainer, _ decoration: Style
  ) {
    let side = computed.direction == .leftToRight ? "left" : "right"
    let style = partStyle("display: block; float: \(side); width: 16px; height: 16px", in: computed)
    addPart("broken-picture", style, in: computed, to: container)
    if !text.isEmpty { addPlain(text, to: container, decoration) }
  }
}
