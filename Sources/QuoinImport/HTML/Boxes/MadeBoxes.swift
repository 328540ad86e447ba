import QuoinModel
import QuoinStyle

/// The boxes made for the elements of a document, which elements share if theirs would be the same.
struct MadeBoxes {
  /// A box with the styles and the tag that it was made for, which are retained so that their identities are not reused.
  private struct Made {
    var box: ElementBox
    let tag: String
    /// Whether the box depends on more than styles and tag; the last one is kept, to be compared.
    let isOwn: Bool
    let own: CSS.ComputedStyle
    let parent: CSS.ComputedStyle?
  }

  private var boxes: [ObjectIdentifier: [Made]] = [:]
  /// The last box made for each tag, of those that depend only on styles and tag.
  private var last: [String: Made] = [:]

  /// Returns the box made last for a tag and styles, if there is one.
  func box(
    _ tag: String, _ computed: CSS.ComputedStyle, _ parent: CSS.ComputedStyle?, isOwn: Bool
  ) -> ElementBox? {
    for made in boxes[computed.identity] ?? []
    where made.tag == tag && made.isOwn == isOwn && made.parent?.identity == parent?.identity {
      return made.box
    }
    return nil
  }

  /// Returns the last box made for a tag, if a style differs from its own only in what does not matter to boxes.
  func alike(
    _ tag: String, _ computed: CSS.ComputedStyle, _ parent: CSS.ComputedStyle?
  ) -> ElementBox? {
    guard let last = last[tag], parent?.identity == last.parent?.identity else { return nil }
    // Lines between columns and collapsed borders are drawn in colours of the box.
    let hasLines = last.box.tableLines != nil || last.box.columns != nil
    let others = hasLines ? CSS.PropertySet() : MadeBoxes.looks
    return computed.isEqual(to: last.own, except: others) ? last.box : nil
  }

  /// Adds a box, which shares memory with the last one of its tag if it equals that.
  mutating func add(
    _ box: ElementBox, _ tag: String, _ computed: CSS.ComputedStyle, _ parent: CSS.ComputedStyle?,
    isOwn: Bool
  ) -> ElementBox {
    var made = Made(box: box, tag: tag, isOwn: isOwn, own: computed, parent: parent)
    if !isOwn {
      if let last = last[tag]?.box { made.box = box.sharing(last) ?? box }
      last[tag] = made
    }
    boxes[computed.identity, default: []].append(made)
    return made.box
  }

  /// Replaces the box made last for a tag and styles.
  mutating func replace(
    _ box: ElementBox, _ tag: String, _ computed: CSS.ComputedStyle, _ parent: CSS.ComputedStyle?
  ) {
    guard var list = boxes.removeValue(forKey: computed.identity) else { return }
    for place in list.indices
    where list[place].tag == tag && list[place].isOwn
      && list[place].parent?.identity == parent?.identity
    {
      list[place].box = box
    }
    boxes[computed.identity] = list
  }

  /// The properties that apply to looks, but not to boxes and lines.
  private static let looks = CSS.PropertySet(
    [
      .color, .accentColor, .textShadow, .textDecorationLine, .textDecorationColor,
      .textDecorationStyle, .textDecorationThickness, .textUnderlineOffset,
      .webkitTextFillColor, .backgroundColor, .backgroundImage, .backgroundSize,
      .backgroundPosition, .backgroundRepeat, .backgroundClip, .backgroundOrigin,
      .borderTopColor, .borderRightColor, .borderBottomColor, .borderLeftColor, .outlineWidth,
      .outlineStyle, .outlineColor, .outlineOffset, .boxShadow,
    ] as [CSS.Property])
}
