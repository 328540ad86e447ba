import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle

extension NodeBuilder {
  /// Returns the style of the lines in an element: CSS Text 3.
  mutating func inline(_ computed: CSS.ComputedStyle, isInFlex: Bool) -> InlineStyle {
    var style = InlineStyle()
    style.hasLineHeightQuirk = reader.tree.mode != .standards
    style.isListItem = computed[.display] == .keyword(.listItem)
    style.whiteSpace = whiteSpace(computed)
    switch computed[.overflowWrap].keyword {
    case .breakWord: style.overflowWrap = .breakWord
    case .anywhere: style.overflowWrap = .anywhere
    default: break
    }
    switch computed[.wordBreak].keyword {
    case .breakAll: style.wordBreak = .breakAll
    case .keepAll: style.wordBreak = .keepAll
    case .breakWord: style.overflowWrap = .anywhere
    default: break
    }
    style.alignment = alignment(computed[.textAlign].keyword) ?? .start
    style.lastAlignment = alignment(computed[.textAlignLast].keyword)
    style.indent = reader.boxes.lengthPercentage(computed, .textIndent)
    style.hasEllipsis =
      computed[.textOverflow] == .keyword(.ellipsis)
      && computed[.overflowX] != .keyword(.visible)
    if let limit = lineLimit(computed) { style.lineLimit = limit }
    switch computed[.unicodeBidi].keyword {
    case .embed: style.bidi = .embed
    case .isolate: style.bidi = .isolate
    case .bidiOverride: style.bidi = .override
    case .isolateOverride: style.bidi = .isolateOverride
    case .plaintext: style.bidi = .plaintext
    default: break
    }
    style.tabSize = tabSize(computed)
    style.clonesEdges = computed[.boxDecorationBreak] == .keyword(.clone)
    style.balances = computed[.textWrapStyle] == .keyword(.balance)
    if !isInFlex { style.verticalAlign = verticalAlign(computed[.verticalAlign]) }
    return style
  }

  /// Returns the handling of white space: CSS Text 4 §3 and §6.
  private func whiteSpace(_ computed: CSS.ComputedStyle) -> InlineStyle.WhiteSpace {
    let wraps = computed[.textWrapMode] == .keyword(.wrap)
    return switch computed[.whiteSpaceCollapse].keyword {
    case .preserve: wraps ? .preWrap : .pre
    case .preserveBreaks: wraps ? .preLine : .preserveBreaks
    // Where lines do not wrap, no space is at the end of one.
    case .breakSpaces: wraps ? .breakSpaces : .pre
    default: wraps ? .normal : .nowrap
    }
  }

  /// Returns the distance of tab stops in spaces, which the distances of letters and words widen: CSS Text 3 §8.
  private func tabSize(_ computed: CSS.ComputedStyle) -> Double {
    switch computed[.tabSize] {
    case .number(let spaces): return spaces
    case .length(let points, .px):
      guard points > 0 else { return 0 }
      var look = TextLook()
      look.font = computed.font
      var space =
        reader.options.text?.measure("\u{A0}", style: look, width: nil).size.width
        ?? 0
      for property in [CSS.Property.letterSpacing, .wordSpacing] {
        if case .length(let points, .px) = computed[property] { space += points }
      }
      return space > 0 ? points / space : 0
    default: return 8
    }
  }

  /// Returns the number of lines to which `-webkit-line-clamp` limits an element's content.
  func lineLimit(_ computed: CSS.ComputedStyle) -> Int? {
    guard case .number(let lines) = computed[.lineClamp],
      computed[.webkitBoxOrient] == .keyword(.vertical), BoxReader.isOld(computed)
    else { return nil }
    return Int(min(lines, 1e6))
  }

  private func verticalAlign(_ value: CSS.Value) -> VerticalAlign {
    switch value {
    case .length(let points, .px): .points(points)
    case .percentage(let percent): .percent(percent)
    case .keyword(.sub): .sub
    case .keyword(.super): .super
    case .keyword(.top): .top
    case .keyword(.bottom): .bottom
    case .keyword(.middle): .middle
    case .keyword(.textTop): .textTop
    case .keyword(.textBottom): .textBottom
    case .keyword(.webkitBaselineMiddle): .baselineMiddle
    default: .baseline
    }
  }

  // MARK: What is not supported

  /// Returns the value of `text-align` or `text-align-last`, or `nil` for `auto`.
  private func alignment(_ keyword: CSS.Keyword?) -> InlineStyle.Alignment? {
    switch keyword {
    case .start: .start
    case .end: .end
    case .left, .webkitLeft: .left
    case .right, .webkitRight: .right
    case .center, .webkitCenter: .center
    case .justify: .justify
    default: nil
    }
  }
}
