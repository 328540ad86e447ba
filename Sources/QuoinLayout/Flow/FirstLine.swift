import QuoinModel

/// The looks of the texts in a first line with a style of its own: CSS Pseudo-Elements 4 §2.1.
final class FirstLine {
  /// The look of the block, and that of its first line.
  private let block: TextLook
  private let line: TextLook
  /// The size of the block's letters, which the looks of its runs have.
  private let letters: Double
  /// The results by the identity of the looks, which are retained so that it remains unique.
  private var known: [ObjectIdentifier: (look: TextLook, result: TextLook)] = [:]

  /// Creates the looks of a block's first line from the line's own style.
  init(of block: Int, _ style: Style, _ pass: LayoutPass) {
    self.block = pass.tree.looks[block].text
    var line = self.block
    line.apply(style, traits: pass.tree.traits(of: block))
    self.line = line
    letters = pass.lineLook(self.block).ofRun.font.size
  }

  /// Returns a look as it is in the first line.
  ///
  /// The line is around the inline elements in it, so that they inherit from it: each property that is the block's
  /// becomes that of the line.
  func look(_ look: TextLook) -> TextLook {
    if let known = known[look.storageIdentity] { return known.result }
    let result = inherited(look)
    known[look.storageIdentity] = (look, result)
    return result
  }

  private func inherited(_ look: TextLook) -> TextLook {
    var look = look
    func inherit<Value: Equatable>(_ property: WritableKeyPath<TextLook, Value>) {
      guard look[keyPath: property] == block[keyPath: property] else { return }
      look[keyPath: property] = line[keyPath: property]
    }
    inherit(\.color)
    inherit(\.font.family)
    if look.font.size == block.font.size || look.font.size == letters {
      look.font.size = line.font.size
    }
    inherit(\.font.weight)
    inherit(\.font.isItalic)
    inherit(\.font.features)
    inherit(\.lineHeight)
    inherit(\.letterSpacing)
    inherit(\.wordSpacing)
    inherit(\.transform)
    inherit(\.decoration)
    inherit(\.decorationColor)
    inherit(\.decorationLine)
    inherit(\.shadows)
    return look
  }
}

extension InlineLineFiller {
  /// Returns the heights of a node's text on the current line.
  func metrics(of node: Int) -> InlineMetrics {
    guard let firstLine = text.firstLine, isInFirstLine else { return pass.inlineMetrics(of: node) }
    return pass.lineLook(firstLine.look(pass.tree.looks[node].text)).metrics
  }

  /// Returns the look of a run on the current line.
  func look(ofRun run: Int) -> TextLook {
    let look = text.styled.runs[run].look
    guard let firstLine = text.firstLine, isInFirstLine else { return look }
    return pass.lineLook(firstLine.look(look)).ofRun
  }
}
