import QuoinBoxLayout
import QuoinGeometry
import QuoinStyle

extension BoxReader {
  /// Reads the properties for floats and containment.
  ///
  /// - Parameter direction: The direction of the containing block, for flow-relative sides (CSS
  ///   Logical §2).
  func readFlow(
    _ computed: CSS.ComputedStyle, direction: LayoutDirection, _ style: inout PackedStyle
  ) {
    style.float = float(computed[.float], direction)
    style.clear = clear(computed[.clear], direction)
    switch computed[.textAlign].keyword {
    case .webkitLeft: style.blockAlignment = .left
    case .webkitCenter: style.blockAlignment = .center
    case .webkitRight: style.blockAlignment = .right
    default: break
    }
    // CSS Overflow 3 §4: a gutter is kept as if the scroll bar were there.
    if computed[.scrollbarGutter] != .keyword(.auto),
      style.overflowY.isScrollContainer
    {
      style.overflowY = .scroll
    }
    let contained = contained(computed)
    var containment: Containment = []
    if contained.contains(.size) { containment.insert(.size) }
    if contained.contains(.inlineSize) { containment.insert(.inlineSize) }
    if contained.contains(.layout) { containment.insert(.layout) }
    switch computed[.containerType].keyword {
    case .size: containment.insert(.size)
    case .inlineSize: containment.insert(.inlineSize)
    default: break
    }
    style.containment = containment
  }

  /// Returns whether paint containment applies: nothing is visible outside of the box (CSS
  /// Containment 1 §3.4).
  func clips(_ computed: CSS.ComputedStyle) -> Bool {
    contained(computed).contains(.paint)
  }

  /// Returns whether layout or paint containment applies, so that the box establishes a formatting
  /// context.
  func isContained(_ computed: CSS.ComputedStyle) -> Bool {
    !contained(computed).isDisjoint(with: [.layout, .paint])
  }

  /// Returns whether the root may take over properties of a body of this style: CSS Containment 2 §2.
  func propagates(_ computed: CSS.ComputedStyle) -> Bool {
    !computed.set.contains(.contain) || computed[.contain] == .keyword(.none)
  }

  /// Returns whether size containment applies: the content does not affect the size of the box.
  func containsSize(_ computed: CSS.ComputedStyle) -> Bool {
    !contained(computed).isDisjoint(with: [.size, .inlineSize])
  }

  /// The kinds of containment of a box: CSS Containment 2 §2.
  private struct Contained: OptionSet {
    let rawValue: UInt8
    static let size = Contained(rawValue: 1)
    static let inlineSize = Contained(rawValue: 2)
    static let layout = Contained(rawValue: 4)
    static let paint = Contained(rawValue: 8)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ word: CSS.Keyword?) {
      switch word {
      case .size: self = .size
      case .inlineSize: self = .inlineSize
      case .layout: self = .layout
      case .paint: self = .paint
      case .content: self = [.layout, .paint]
      case .strict: self = [.size, .layout, .paint]
      default: self = []
      }
    }
  }

  private func contained(_ computed: CSS.ComputedStyle) -> Contained {
    guard computed.set.contains(.contain) || computed.set.contains(.contentVisibility) else {
      return []
    }
    var result = contained(byVisibility: computed[.contentVisibility].keyword)
    if case .list(let words) = computed[.contain] {
      for word in words { result.formUnion(Contained(word.keyword)) }
    } else {
      result.formUnion(Contained(computed[.contain].keyword))
    }
    // §3.1: size containment has no effect on tables and parts of them but captions.
    let table = computed[.display].keyword.flatMap(NodeBuilder.tableDisplay)
    if computed[.display] == .keyword(.inlineTable) || table != nil && table != .tableCaption {
      result.subtract([.size, .inlineSize])
    }
    return result
  }

  /// Returns the containment of an element whose content may be skipped: CSS Containment 2 §4.1.
  ///
  /// The whole document is relevant to the user, so that `auto` skips nothing.
  private func contained(byVisibility word: CSS.Keyword?) -> Contained {
    switch word {
    case .auto: [.layout, .paint]
    case .hidden: [.size, .layout, .paint]
    default: []
    }
  }

  private func float(_ value: CSS.Value, _ direction: LayoutDirection) -> BoxFloat {
    switch value.keyword {
    case .left: .left
    case .right: .right
    case .inlineStart: direction == .leftToRight ? .left : .right
    case .inlineEnd: direction == .leftToRight ? .right : .left
    default: .none
    }
  }

  private func clear(_ value: CSS.Value, _ direction: LayoutDirection) -> BoxClear {
    switch value.keyword {
    case .left: .left
    case .right: .right
    case .both: .both
    case .inlineStart: direction == .leftToRight ? .left : .right
    case .inlineEnd: direction == .leftToRight ? .right : .left
    default: []
    }
  }

  /// Returns the intrinsic size that replaces that of the content in a contained box (CSS Sizing 4
  /// §6.1), or `nil`.
  func intrinsicSize(_ computed: CSS.ComputedStyle) -> Size? {
    func side(_ property: CSS.Property) -> Double? {
      if case .length(let points, .px) = computed[property] { points } else { nil }
    }
    let width = side(CSS.Property.containIntrinsicWidth)
    let height = side(CSS.Property.containIntrinsicHeight)
    return width == nil && height == nil ? nil : Size(width ?? 0, height ?? 0)
  }
}
