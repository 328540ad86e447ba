import QuoinGeometry

extension TextSpan {
  /// Characters with one look, which combines the styles of all enclosing spans.
  private struct Piece {
    var string: String
    var picture: StyledText.Object?
    var style: Style
    var link: String?
    var rise: Double
  }

  /// The characters of all spans.
  public var string: String {
    var string = ""
    walk { string += $0.string }
    return string
  }

  /// Returns the text for measuring.
  ///
  /// - Parameters:
  ///   - look: the look where no span specifies another.
  ///   - tint: the colour of links that have none.
  ///   - traits: the traits; colours and font sizes are resolved for them.
  package func styledText(in look: TextLook, tint: Color, traits: Traits) -> StyledText {
    var text = StyledText("")
    var offset = 0
    walk { piece in
      let length = piece.string.utf8.count
      guard length > 0 else { return }
      text.string += piece.string
      text.append(piece.picture, for: piece.string)
      var own = look
      own.apply(piece.style, traits: traits)
      if piece.link != nil, piece.style.text.color == nil { own.color = tint }
      var run = StyledText.Run(
        offset..<offset + length, own, link: piece.link,
        background: piece.style.background?.resolved(traits.colorScheme),
        rise: piece.rise.isFinite ? piece.rise : 0)
      offset += length
      // Adjacent spans with the same look form one run.
      if let last = text.runs.last, last.look == run.look, last.link == run.link,
        last.background == run.background, last.rise == run.rise
      {
        run.range = last.range.lowerBound..<offset
        text.runs.removeLast()
      }
      text.runs.append(run)
    }
    return text
  }

  /// The unusable numbers of the spans, by the property.
  package var unusableNumbers: [String] {
    var found: [String] = []
    func add(_ words: String) {
      if !found.contains(words) { found.append(words) }
    }
    walk { piece in
      for entry in piece.style.unusable { add(entry.words) }
      if !piece.rise.isFinite { add("baselineRise (\(piece.rise))") }
    }
    return found
  }

  /// Visits the pieces in order, without recursion.
  private func walk(_ visit: (Piece) -> Void) {
    let none = Piece(string: "", style: Style(), link: nil, rise: 0)
    var open: [(span: TextSpan, outer: Piece)] = [(self, none)]
    while let (span, outer) = open.popLast() {
      var piece = outer
      if !span.style.isEmpty { piece.style.merge(span.style) }
      piece.link = span.destination ?? outer.link
      piece.rise = span.baselineRise ?? outer.rise
      switch span.content {
      case .text(let string):
        piece.string = string
        visit(piece)
      case .picture(let image, let size):
        piece.string = "\u{FFFC}"
        let isThere = size.isFinite && size.width > 0 && size.height > 0
        piece.picture = StyledText.Object(
          width: isThere ? size.width : 0, ascent: isThere ? size.height : 0, image: image)
        visit(piece)
      case .spans(let spans):
        for inner in spans.reversed() { open.append((inner, piece)) }
      }
    }
  }
}

extension StyledText {
  /// Adds the object of a piece; a stray U+FFFC in a text is an object without size.
  fileprivate mutating func append(_ picture: Object?, for string: String) {
    if let picture {
      objects.append(picture)
    } else {
      for scalar in string.unicodeScalars where scalar == "\u{FFFC}" {
        objects.append(Object(width: 0))
      }
    }
  }
}

extension TextLook {
  /// Applies the style of a span; other values are kept.
  package mutating func apply(_ style: Style, traits: Traits) {
    guard !style.isEmpty else { return }
    let style = style.usable
    for entry in style.entries { apply(entry, traits) }
    var font = font
    font.apply(style)
    // The current font already has the user's text size; a size from the style does not.
    self.font = style[.fontSize] == nil ? font : font.scaled(traits.textSize)
  }
}
