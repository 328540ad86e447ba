import QuoinModel

extension CSS {
  /// An `@keyframes` rule: CSS Animations 1 §2.
  package struct KeyframesRule: Sendable {
    /// A keyframe block.
    struct Frame: Sendable {
      /// The position in the animation, from 0 to 1.
      var offset: Double
      var declarations: [Declaration]
    }

    var name: String
    /// The blocks, in the order written; several may have the same offset.
    var frames: [Frame] = []
    /// The conditions of the enclosing rules.
    var conditions: [MediaQuery.Condition]
    /// The names of the enclosing layers, outermost first.
    var layer: [String]
    var place: SourcePlace
  }
}

extension CSS.SheetParser {
  /// Parses an `@keyframes` rule: CSS Animations 1 §3.
  mutating func keyframesRule(
    _ prelude: Range<Int>, _ block: Range<Int>, _ start: Int, _ context: Context
  ) {
    let name: String
    switch prelude.count == 1 ? list.tokens[prelude.lowerBound].kind : .endOfFile {
    case .ident(let word) where word.asciiLowercased != "none": name = word
    case .string(let text): name = text
    default: return report(.error, "invalid-rule", start, "@keyframes needs a name")
    }
    var rule = CSS.KeyframesRule(
      name: name, conditions: context.conditions, layer: context.layer, place: list.place(start))
    var index = list.trimmed(block).lowerBound
    while index < block.upperBound {
      var brace = index
      while brace < block.upperBound, list.tokens[brace].kind != .openBrace {
        brace = list.behind(brace)
      }
      guard brace < block.upperBound else {
        report("invalid-rule", index, "a keyframe needs a block in braces")
        break
      }
      let close = min(list.partner(brace), block.upperBound)
      addFrames(list.trimmed(index..<brace), brace + 1..<max(brace + 1, close), to: &rule)
      index = list.trimmed(min(close + 1, block.upperBound)..<block.upperBound).lowerBound
    }
    sheet.keyframes.append(rule)
  }

  /// Adds a keyframe block, once for each of its offsets.
  private mutating func addFrames(
    _ selectors: Range<Int>, _ block: Range<Int>, to rule: inout CSS.KeyframesRule
  ) {
    guard hasRoomForRule(selectors.lowerBound) else { return }
    var offsets: [Double] = []
    for part in list.split(selectors) {
      let part = list.trimmed(part)
      switch part.count == 1 ? list.tokens[part.lowerBound].kind : .endOfFile {
      case .ident(let word) where word.asciiLowercased == "from": offsets.append(0)
      case .ident(let word) where word.asciiLowercased == "to": offsets.append(1)
      case .percentage(let percent) where (0...100).contains(percent): offsets.append(percent / 100)
      default:
        return report(
          "invalid-rule", selectors.lowerBound,
          "'\(list.text(selectors).prefix(40))' is not a keyframe: 'from', 'to' or percentages from "
            + "0% to 100% are expected")
      }
    }
    // §3: declarations with `!important` are invalid here.
    let declarations = declarations(block).filter { !$0.isImportant }
    frameCount += offsets.count
    for offset in offsets {
      rule.frames.append(CSS.KeyframesRule.Frame(offset: offset, declarations: declarations))
    }
  }
}
