import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinResources
import QuoinStyle

// What stands for a picture that is not there: HTML §15.4.3. The standard leaves the form to browsers; the
// places are those that Chromium gives.
extension NodeBuilder {
  /// What an element that names a picture shows.
  enum PictureState {
    /// The picture, or the room for one that is not read here.
    case picture
    /// The icon of a broken picture and a text beside it.
    case alternative(String)
    /// The content of the element.
    case content
    /// Something that is no picture, which has room.
    case room
  }

  /// What an element shows, or `nil` where it names no picture.
  mutating func pictureState(_ index: Int, _ tag: String) -> PictureState? {
    guard let attribute = NodeBuilder.pictureAttribute(tag, in: reader.tree, index) else {
      return nil
    }
    if let known = pictures.states[index] { return known }
    let state = findState(index, tag, reader.tree.attribute(attribute, of: index)?.value)
    pictures.states[index] = state
    return state
  }

  /// The attribute with the address of the picture that an element shows.
  static func pictureAttribute(_ tag: String, in tree: HTMLTree, _ index: Int) -> String? {
    switch tag {
    case "img": "src"
    case "input": FormControl.type(in: tree, index) == "image" ? "src" : nil
    case "object": tree.attribute("data", of: index) == nil ? nil : "data"
    default: nil
    }
  }

  private mutating func findState(_ index: Int, _ tag: String, _ address: String?) -> PictureState {
    let address = address ?? ""
    // A field of a template without values is no address.
    guard !address.contains("{{") else { return .picture }
    let isThere = !address.isEmpty && pictureSize(index) != nil
    if tag == "object", !isThere {
      return pictures.faults[address].map(NodeBuilder.isBroken) ?? true ? .content : .room
    }
    // What is elsewhere has the room that the document gives it.
    let lacks = address.isEmpty || pictures.faults[address].map(NodeBuilder.isBroken) ?? false
    guard !isThere, lacks else { return .picture }
    let text = alternative(index, tag)
    if text == nil, address.isEmpty || isSized(index) { return .picture }
    // An empty text says that the picture means nothing.
    if text == "" || reader.tree.mode == .quirks && isSized(index) { return .picture }
    return .alternative(text ?? "")
  }

  private static func isBroken(_ fault: ResourceFailure) -> Bool {
    fault.rule == ResourceFailure.missing.rule || fault.rule == "invalid-resource"
  }

  /// The text that says what a picture shows: HTML §4.8.4.4 and §4.10.5.1.19.
  private func alternative(_ index: Int, _ tag: String) -> String? {
    let tree = reader.tree
    if let text = tree.attribute("alt", of: index) ?? tree.attribute("title", of: index) {
      return text.value
    }
    return tag == "input" ? tree.attribute("value", of: index)?.value ?? "Submit" : nil
  }

  /// Whether the width and the height are both said.
  private func isSized(_ index: Int) -> Bool {
    let style = reader.style(of: index)
    return style[.width] != .keyword(.auto) && style[.height] != .keyword(.auto)
  }

  /// Makes the box of an element into one that holds the icon and the text.
  ///
  /// What stands in a line is as large as these are, whatever the document says.
  func fitAlternative(_ level: inout ElementBox.Level, _ style: inout PackedStyle) {
    if level == .inline {
      level = .atomic
      (style.width, style.height, style.aspectRatio) = (.auto, .auto, nil)
    }
    style.display = .flowRoot
  }

  /// Adds the room for the icon of a broken picture, and the text.
  mutating func addAlternative(
    _ text: String, _ computed: CSS.ComputedStyle, to container: FlowContainer, _ decoration: Style
  ) {
    let side = computed.direction == .leftToRight ? "left" : "right"
    let style = partStyle("display: block; float: \(side); width: 16px; height: 16px", in: computed)
    addPart("broken-picture", style, in: computed, to: container)
    if !text.isEmpty { addPlain(text, to: container, decoration) }
  }
}
