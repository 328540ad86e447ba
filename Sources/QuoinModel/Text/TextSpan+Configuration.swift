// The methods have the names of those of nodes, where nodes have them.

extension TextSpan {
  private func with(_ change: (inout TextSpan) -> Void) -> TextSpan {
    var span = self
    change(&span)
    return span
  }

  /// Returns the span with properties merged into its own.
  public func style(_ style: Style) -> TextSpan { with { $0.style.merge(style) } }

  /// Returns the span with properties set.
  public func style(_ change: (inout Style) -> Void) -> TextSpan { with { change(&$0.style) } }

  /// Returns the span with all parts of the font set.
  ///
  /// Like CSS's `font`, it replaces parts that were set before (`bold()`, `features(_:)`).
  public func font(_ font: Font) -> TextSpan { with { $0.style.text.font = font } }

  /// Returns the span with another font family.
  public func family(_ family: String) -> TextSpan { with { $0.style.text.fontFamily = family } }

  /// Returns the span with another font size, in points.
  public func size(_ points: Double) -> TextSpan { with { $0.style.text.fontSize = points } }

  /// Returns the span with another font weight.
  public func weight(_ weight: Font.Weight) -> TextSpan {
    with { $0.style.text.fontWeight = weight }
  }

  /// Returns the span in bold.
  public func bold() -> TextSpan { weight(.bold) }

  /// Returns the span in italics.
  public func italic(_ isItalic: Bool = true) -> TextSpan {
    with { $0.style.text.isItalic = isItalic }
  }

  /// Returns the span with further OpenType features; a later `font` replaces them.
  public func features(_ features: Font.Feature...) -> TextSpan {
    with {
      var chosen = $0.style.text.fontFeatures ?? []
      chosen.choose(features)
      $0.style.text.fontFeatures = chosen
    }
  }

  /// Returns the span with digits of equal width.
  public func monospacedDigits() -> TextSpan { features(.tabularDigits) }

  /// Returns the span with another text colour.
  public func color(_ color: Color) -> TextSpan { with { $0.style.text.color = color } }

  /// Returns the span with a background colour.
  public func background(_ color: Color) -> TextSpan { with { $0.style.background = color } }

  /// Returns the span with an underline.
  ///
  /// - Parameters:
  ///   - color: the colour of the line, or `nil` for that of the characters.
  ///   - line: the line style.
  public func underline(_ color: Color? = nil, _ line: DecorationLine = .solid) -> TextSpan {
    decorated(.underline, color, line)
  }

  /// Returns the span with a line through the characters.
  ///
  /// - Parameters:
  ///   - color: the colour of the line, or `nil` for that of the characters.
  ///   - line: the line style.
  public func strikethrough(_ color: Color? = nil, _ line: DecorationLine = .solid) -> TextSpan {
    decorated(.lineThrough, color, line)
  }

  /// Returns the span with another thickness of its decoration lines and distance of its underline.
  ///
  /// - Parameters:
  ///   - points: the thickness in points, or `nil` for the font's value.
  ///   - underlineOffset: the distance below the baseline in points, or `nil` for the font's value.
  public func decorationThickness(_ points: Double?, underlineOffset: Double? = nil) -> TextSpan {
    with { span in
      span.style.text.decorationThickness = points
      span.style.text.underlineOffset = underlineOffset
    }
  }

  /// Returns the span with shadows, the first on top.
  public func shadow(_ shadows: Shadow...) -> TextSpan {
    with { $0.style.text.shadows = shadows }
  }

  /// Returns the span with a style for the paragraphs that begin in it.
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

  /// Returns the span with space added after each letter, in points.
  public func letterSpacing(_ points: Double) -> TextSpan {
    with { $0.style.text.letterSpacing = points }
  }

  /// Returns the span converted to capitals or lowercase letters.
  public func transform(_ transform: TextTransform) -> TextSpan {
    with { $0.style.text.transform = transform }
  }

  /// Returns the span raised above the line's baseline, in points.
  public func rise(_ points: Double) -> TextSpan { with { $0.baselineRise = points } }

  /// Returns the span as a link; it is drawn in the tint of its node unless it has a colour.
  public func link(_ destination: String) -> TextSpan { with { $0.destination = destination } }
}
