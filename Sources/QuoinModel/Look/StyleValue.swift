import QuoinBoxLayout

/// The value of one property in a style.
///
/// Large values are stored apart, because most entries of a style are small, and styles that differ in one value share
/// the others.
package enum StyleValue: Hashable, Sendable {
  /// The value of the container.
  case inherit
  /// The initial value of the property.
  case initial
  /// The value of a design token, by its name.
  case token(String)
  /// A colour.
  indirect case color(Color)
  /// A number, or a length in points.
  case number(Double)
  /// An integer.
  case integer(Int)
  /// A Boolean value.
  case flag(Bool)
  /// A string.
  case string(String)
  /// A length or a percentage.
  case length(LengthPercentage)
  /// A weight.
  case weight(Font.Weight)
  /// OpenType features.
  case features([Font.Feature])
  /// A text style.
  case textStyle(TextStyle)
  /// A font, in design tokens only: a style sets its parts.
  indirect case font(Font)
  /// A text alignment.
  case alignment(TextAlignment)
  /// The line breaking and truncation.
  case lineBreak(LineBreak)
  /// The height of lines.
  case lineHeight(LineHeight)
  /// The conversion to capitals or lowercase letters.
  case textTransform(TextTransform)
  /// The underline, overline and line-through.
  case decoration(TextDecoration)
  /// The line style of text decoration lines.
  case decorationLine(DecorationLine)
  /// The way an image fills its node.
  case contentMode(ContentMode)
  /// The line style of a border.
  case borderLine(BorderLine)
  /// The radius of a corner.
  case radius(CornerRadius)
  /// Gradients and pictures.
  case images([BackgroundLayer.Image])
  /// The sizes of pictures.
  case fits([BackgroundLayer.Fit])
  /// The positions of pictures.
  case positions([BackgroundLayer.Position])
  /// The repetitions of pictures.
  case repeats([BackgroundLayer.Repeat])
  /// The paragraph style: spacing, indents and line heights.
  indirect case paragraph(ParagraphStyle)
  /// The boxes in which pictures are painted, or that their positions refer to.
  case boxes([BackgroundLayer.Box])
  /// The compositing of mask layers.
  case composites([BackgroundLayer.Composite])
  /// Shadows.
  case shadows([Shadow])
  /// A transform.
  indirect case transform(Transform)
  /// A blend mode.
  case blend(BlendMode)
  /// A shape.
  case shape(Shape)
  /// A shape that depends on its reference box.
  indirect case basicShape(BasicShape)
  /// Filters.
  case filters([Filter])
  /// An image in place of border lines.
  indirect case borderImage(BorderImage)
}

/// A type that can be the value of a style property.
protocol StyleConvertible {
  init?(_ value: StyleValue)
  var styleValue: StyleValue { get }
}

extension Color: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
  var styleValue: StyleValue { .color(self) }
}
extension Double: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
  var styleValue: StyleValue { .number(self) }
}
extension Int: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .integer(let number) = value else { return nil }
    self = number
  }
  var styleValue: StyleValue { .integer(self) }
}
extension Bool: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
  var styleValue: StyleValue { .flag(self) }
}
extension String: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .string(let string) = value else { return nil }
    self = string
  }
  var styleValue: StyleValue { .string(self) }
}
extension LengthPercentage: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .length(let length) = value else { return nil }
    self = length
  }
  var styleValue: StyleValue { .length(self) }
}
extension Font.Weight: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .weight(let weight) = value else { return nil }
    self = weight
  }
  var styleValue: StyleValue { .weight(self) }
}
extension TextStyle: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .textStyle(let style) = value else { return nil }
    self = style
  }
  var styleValue: StyleValue { .textStyle(self) }
}
extension TextAlignment: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .alignment(let alignment) = value else { return nil }
    self = alignment
  }
  var styleValue: StyleValue { .alignment(self) }
}
extension LineBreak: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .lineBreak(let lineBreak) = value else { return nil }
    self = lineBreak
  }
  var styleValue: StyleValue { .lineBreak(self) }
}
extension LineHeight: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .lineHeight(let height) = value else { return nil }
    self = height
  }
  var styleValue: StyleValue { .lineHeight(self) }
}
extension TextTransform: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .textTransform(let transform) = value else { return nil }
    self = transform
  }
  var styleValue: StyleValue { .textTransform(self) }
}
extension ParagraphStyle: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .paragraph(let style) = value else { return nil }
    self = style
  }
  var styleValue: StyleValue { .paragraph(self) }
}
extension TextDecoration: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .decoration(let decoration) = value else { return nil }
    self = decoration
  }
  var styleValue: StyleValue { .decoration(self) }
}
extension DecorationLine: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .decorationLine(let line) = value else { return nil }
    self = line
  }
  var styleValue: StyleValue { .decorationLine(self) }
}
extension ContentMode: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .contentMode(let mode) = value else { return nil }
    self = mode
  }
  var styleValue: StyleValue { .contentMode(self) }
}
extension Transform: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
  var styleValue: StyleValue { .transform(self) }
}
extension BlendMode: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .blend(let mode) = value else { return nil }
    self = mode
  }
  var styleValue: StyleValue { .blend(self) }
}
extension Shape: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .shape(let shape) = value else { return nil }
    self = shape
  }
  var styleValue: StyleValue { .shape(self) }
}
extension BorderLine: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .borderLine(let line) = value else { return nil }
    self = line
  }
  var styleValue: StyleValue { .borderLine(self) }
}
extension CornerRadius: StyleConvertible {
  init?(_ value: StyleValue) {
    guard case .radius(let radius) = value else { return nil }
    self = radius
  }
  var styleValue: StyleValue { .radius(self) }
}
extension [Shadow] {
  init?(_ value: StyleValue) {
    guard case .shadows(let shadows) = value else { return nil }
    self = shadows
  }
}
