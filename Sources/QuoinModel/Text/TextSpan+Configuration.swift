// The words are those of nodes, where nodes have them.

extension TextSpan {
  private func with(_ change: (inout TextSpan) -> Void) -> TextSpan {
    var span = self
    change(&span)
    return span
  }

  /// Merges properties into the span's own.
  public func style(_ style: Style) -> TextSpan { with { $0.style.merge(style) } }

  /// Sets properties of the span.
  public func style(_ change: (inout Style) -> Void) -> TextSpan { with { change(&$0.style) } }

  /// Sets the font with all of its parts: what was said of one before (`bold()`, `features(_:)`) is
  /// replaced, as by CSS's `font`.
  public func font(_ font: Font) -> TextSpan { with { $0.style.text.font = font } }

  /// Sets the family of the font and leaves the rest of it.
  public func family(_ family: String) -> TextSpan { with { $0.style.text.fontFamily = family } }

  /// Sets the size of the font, in points, and leaves the rest of it.
  public func size(_ points: Double) -> TextSpan { with { $0.style.text.fontSize = points } }

  /// Sets the weight of the font and leaves the rest of it.
  public func weight(_ weight: Font.Weight) -> TextSpan {
    with { $0.style.text.fontWeight = weight }
  }

  /// Sets the characters in bold.
  public func bold() -> TextSpan { weight(.bold) }

  /// Slants the characters.
  public func italic(_ isItalic: Bool = true) -> TextSpan {
    with { $0.style.text.isItalic = isItalic }
  }

  /// Chooses among the forms that the font has of its letters, beside those chosen before; a `font`
  /// said later replaces them.
  public func features(_ features: Font.Feature...) -> TextSpan {
    with {
      var chosen = $0.style.text.fontFeatures ?? []
      chosen.choose(features)
      $0.style.text.fontFeatures = chosen
    }
  }

  /// Sets digits that are all as wide as each other.
  public func monospacedDigits() -> TextSpan { features(.tabularDigits) }

  /// Sets the colour of the characters.
  public func color(_ color: Color) -> TextSpan { with { $0.style.text.color = color } }

  /// Fills the ground behind the characters.
  public func background(_ color: Color) -> TextSpan { with { $0.style.background = color } }

  /// Draws a line under the characters.
  ///
  /// - Parameters:
  ///   - color: the colour of the line, or `nil` for that of the characters.
  ///   - line: how it is drawn.
  public func underline(_ color: Color? = nil, _ line: DecorationLine = .solid) -> TextSpan {
    decorated(.underline, color, line)
  }

  /// Draws a line through the characters.
  ///
  /// - Parameters:
  ///   - color: the colour of the line, or `nil` for that of the characters.
  ///   - line: how it is drawn.
  public func strikethrough(_ color: Color? = nil, _ line: DecorationLine = .solid) -> TextSpan {
    decorated(.lineThrough, color, line)
  }

  /// Says how thick the lines under, over and through the characters are, in points, and how far
  /// one under them is below the baseline.
  ///
  /// - Parameters:
  ///   - points: the thickness, or `nil` for what the font says.
  ///   - underlineOffset: the distance, or `nil` for what the font says.
  public func decorationThickness(_ points: Double?, underlineOffset: Double? = nil) -> TextSpan {
    with { span in
      span.style.text.decorationThickness = points
      span.style.text.underlineOffset = underlineOffset
    }
  }

  /// Draws shadows behind the characters, the first on top.
  public func shadow(_ shadows: Shadow...) -> TextSpan {
    with { $0.style.text.shadows = shadows }
  }

  /// Says how the lines of the paragraphs stand that begin in the span.
  public func paragraph(_ paragraph: ParagraphStyle) -> TextSpan {
    with { $0.style.text.paragraph = paragraph }
  }

  private func decorated(
    _ decoration: TextDecoration, _ color: Color?, _ line: DecorationLine
  ) -> TextSpan {
    with { span in
      span.style.text.decoration = (span.style.text.decoration ?? []).union(decoration)
      if let color { span.style.text.decorationColor = color }
      span.style.text.decorationLine = line
    }
  }

  /// Adds space after each letter, in points.
  public func letterSpacing(_ points: Double) -> TextSpan {
    with { $0.style.text.letterSpacing = points }
  }

  /// Shows capitals or small letters.
  public func transform(_ transform: TextTransform) -> TextSpan {
    with { $0.style.text.transform = transform }
  }

  /// Moves the characters up from the line's baseline, in points.
  public func rise(_ points: Double) -> TextSpan { with { $0.baselineRise = points } }

  /// Says where a tap leads; the characters are in the tint of their node unless they have a colour.
  public func link(_ destination: String) -> TextSpan { with { $0.destination = destination } }
}
