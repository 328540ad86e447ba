import QuoinBoxLayout
import QuoinGeometry

/// A box's rules as numbers of its border box, against a containing block; nil is what is not known.
struct Rules {
  var insets: Sides
  /// The margins; `auto` ones are zero.
  var margins: Sides
  var automatic: Set<Edge> = []
  var width: Double?
  var height: Double?
  var minWidth: Double?
  var minHeight: Double?
  var maxWidth: Double?
  var maxHeight: Double?
  var ratio: Double?
  var isContentBox: Bool
  /// The style says `auto` (a percentage of nothing is as large as the content, yet not stretched).
  var hasAutoWidth: Bool
  var hasAutoHeight: Bool
  var hasAutoMinWidth: Bool
  var hasAutoMinHeight: Bool
  var isScrollContainer: Bool

  /// CSS 2 §10.4 and §10.7: the least size wins; no border box is smaller than its padding and border.
  func clampWidth(_ width: Double) -> Double {
    max(minWidth ?? 0, insets.horizontal, min(width, maxWidth ?? .infinity))
  }

  func clampHeight(_ height: Double) -> Double {
    max(minHeight ?? 0, insets.vertical, min(height, maxHeight ?? .infinity))
  }

  /// CSS Sizing 4 §4: the ratio is of the box that `box-sizing` names.
  func width(from height: Double) -> Double {
    guard let ratio else { return .nan }
    return isContentBox
      ? insets.horizontal + max(0, height - insets.vertical) * ratio
      : max(insets.horizontal, height * ratio)
  }

  func height(from width: Double) -> Double {
    guard let ratio else { return .nan }
    return isContentBox
      ? insets.vertical + max(0, width - insets.horizontal) / ratio
      : max(insets.vertical, width / ratio)
  }

  /// CSS Sizing 4 §4.2: an automatic width within the limits of the height, converted through the ratio.
  func clampTransferred(width: Double) -> Double {
    guard ratio != nil else { return width }
    let upper = maxHeight.map { self.width(from: $0) } ?? .infinity
    return max(self.width(from: max(minHeight ?? 0, insets.vertical)), min(width, upper))
  }

  func clampTransferred(height: Double) -> Double {
    guard ratio != nil else { return height }
    let upper = maxWidth.map { self.height(from: $0) } ?? .infinity
    return max(self.height(from: max(minWidth ?? 0, insets.horizontal)), min(height, upper))
  }
}

/// A length for each side.
struct Sides {
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0

  var horizontal: Double { left + right }
  var vertical: Double { top + bottom }
}

extension Literal {
  /// Padding, border and scroll bars (CSS Box Model §4, CSS Overflow §3.1); percentages of an unknown
  /// width are zero.
  func insets(_ box: Int, _ block: Double?) -> Sides {
    let rules = nodes[box].style.rules
    func side(_ edge: Edge) -> Double {
      let border = max(0, rules.border.value(of: edge, direction))
      return switch rules.padding.value(of: edge, direction) {
      case .points(let points): border + max(0, points)
      case .percent(let percent): border + max(0, percent * (block ?? 0) / 100)
      }
    }
    var sides = Sides(
      left: side(.left), top: side(.top), right: side(.right), bottom: side(.bottom))
    if rules.overflow == .scroll {
      if direction == .leftToRight {
        sides.right += rules.scrollbarWidth
      } else {
        sides.left += rules.scrollbarWidth
      }
      sides.bottom += rules.scrollbarWidth
    }
    return sides
  }

  /// The rules of a box in a containing block of which a side may be unknown.
  func rules(_ box: Int, _ block: Double?, _ blockHeight: Double?) -> Rules {
    let style = nodes[box].style
    let own = style.rules
    var rules = Rules(
      insets: insets(box, block), margins: Sides(), isContentBox: own.boxSizing == .contentBox,
      hasAutoWidth: own.width == .auto, hasAutoHeight: own.height == .auto,
      hasAutoMinWidth: own.minWidth == .auto, hasAutoMinHeight: own.minHeight == .auto,
      isScrollContainer: own.overflow.isScrollContainer)
    if let ratio = own.aspectRatio, ratio > 0, ratio.isFinite { rules.ratio = ratio }
    func margin(_ edge: Edge) -> Double {
      switch style.item.margin.value(of: edge, direction) {
      case .points(let points): return points
      case .percent(let percent): return percent * (block ?? 0) / 100
      case .auto:
        rules.automatic.insert(edge)
        return 0
      }
    }
    rules.margins = Sides(
      left: margin(.left), top: margin(.top), right: margin(.right), bottom: margin(.bottom))
    rules.height = height(own.height, rules, blockHeight)
    rules.minHeight = height(own.minHeight, rules, blockHeight)
    rules.maxHeight = height(own.maxHeight, rules, blockHeight)
    rules.width = width(own.width, box, rules, block)
    rules.minWidth = width(own.minWidth, box, rules, block)
    rules.maxWidth = width(own.maxWidth, box, rules, block, isLimit: true)
    return rules
  }

  /// Along the block axis the words for the content are the automatic height.
  private func height(_ value: SizeValue, _ rules: Rules, _ block: Double?) -> Double? {
    switch value {
    case .points(let points): points >= 0 ? border(points, rules.insets.vertical, rules) : nil
    case .percent(let percent):
      percent < 0
        ? nil : block.map { border($0 * percent / 100, rules.insets.vertical, rules) }
    case .auto, .minContent, .maxContent, .fitContent: nil
    case .stretch: block.map { max(rules.insets.vertical, $0 - rules.margins.vertical) }
    }
  }

  private func width(
    _ value: SizeValue, _ box: Int, _ rules: Rules, _ block: Double?, isLimit: Bool = false
  ) -> Double? {
    switch value {
    case .points(let points):
      return points >= 0 ? border(points, rules.insets.horizontal, rules) : nil
    case .percent(let percent):
      return percent < 0
        ? nil : block.map { border($0 * percent / 100, rules.insets.horizontal, rules) }
    case .auto: return nil
    case .minContent: return word(box, rules, block, isMax: false)
    case .maxContent: return word(box, rules, block, isMax: true)
    case .fitContent:
      guard let block else { return isLimit ? word(box, rules, block, isMax: true) : nil }
      let room = max(0, block - rules.margins.horizontal)
      let widest = word(box, rules, block, isMax: true)
      return widest <= room ? widest : max(room, word(box, rules, block, isMax: false))
    case .stretch:
      return block.map { max(rules.insets.horizontal, $0 - rules.margins.horizontal) }
    }
  }

  private func border(_ length: Double, _ outside: Double, _ rules: Rules) -> Double {
    rules.isContentBox ? length + outside : max(length, outside)
  }

  private func word(_ box: Int, _ rules: Rules, _ block: Double?, isMax: Bool) -> Double {
    let height = rules.height.map(rules.clampHeight)
    if rules.ratio != nil, let height { return ratioWidth(box, rules, height, block) }
    return rules.clampTransferred(
      width: contentWidth(
        WidthQuestion(
          box: box, isMax: isMax, block: block, height: height,
          heightLimit: rules.maxHeight ?? .infinity)))
  }

  /// CSS Sizing 4 §4.1: the ratio's width, but no smaller than the content where the least width is
  /// automatic.
  func ratioWidth(_ box: Int, _ rules: Rules, _ height: Double, _ block: Double?) -> Double {
    let width = rules.width(from: height)
    guard rules.hasAutoMinWidth, !rules.isScrollContainer else { return width }
    return max(width, contentWidth(WidthQuestion(box: box, isMax: false, block: block)))
  }
}
