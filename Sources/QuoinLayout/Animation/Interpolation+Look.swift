import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension Interpolation {
  /// The sizes of a node at the two ends, to which its percentages refer.
  struct Sizes {
    var from: Size
    var to: Size

    var width: (Double, Double) { (from.width, to.width) }
    var height: (Double, Double) { (from.height, to.height) }
  }

  /// Interpolates colours and lengths; fonts and keyword values switch to the end's immediately.
  static func look(_ a: Look, _ b: Look, _ fraction: Double, _ sizes: Sizes) -> Look {
    guard a != b else { return a }
    let part = min(1, max(0, fraction))
    var look = b
    look.background = color(a.background, b.background, fraction)
    if a.decoration.isNone && b.decoration.isNone {
      look.cornerRadius = max(0, number(a.cornerRadius, b.cornerRadius, fraction))
      look.borderWidth = max(0, number(a.borderWidth, b.borderWidth, fraction))
      look.borderColor = color(a.borderColor, b.borderColor, fraction)
    } else {
      look.decorate(parts(a.boxParts, b.boxParts, fraction, sizes))
    }
    look.alpha = number(a.alpha, b.alpha, part)
    look.tint = color(a.tint, b.tint, fraction)
    look.text = text(a.text, b.text, fraction)
    look.accents.on = color(a.accents.on, b.accents.on, fraction)
    look.accents.off = color(a.accents.off, b.accents.off, fraction)
    look.accents.thumb = color(a.accents.thumb, b.accents.thumb, fraction)
    look.accents.bar = color(a.accents.bar, b.accents.bar, fraction)
    look.transform = transform(a.transform, b.transform, fraction, sizes)
    return look
  }

  /// Interpolates the colours of a text; its glyphs switch to the end's immediately.
  static func text(_ a: TextLook, _ b: TextLook, _ fraction: Double) -> TextLook {
    guard a != b else { return a }
    var text = b
    text.color = color(a.color, b.color, fraction)
    if let old = a.decorationColor, let new = b.decorationColor {
      text.decorationColor = color(old, new, fraction)
    }
    text.shadows = shadows(a.shadows, b.shadows, fraction)
    return text
  }

  /// Interpolates the looks of the control parts that both ends have.
  static func looks(
    _ a: [ControlPart: Look], _ b: [ControlPart: Look], _ fraction: Double, _ sizes: Sizes
  ) -> [ControlPart: Look] {
    guard !b.isEmpty else { return b }
    var looks = b
    for (part, new) in b {
      if let old = a[part] { looks[part] = look(old, new, fraction, sizes) }
    }
    return looks
  }

  /// Interpolates the parts of a box; values that cannot be interpolated switch to the end's.
  private static func parts(
    _ a: BoxDecoration.Parts, _ b: BoxDecoration.Parts, _ fraction: Double, _ sizes: Sizes
  ) -> BoxDecoration.Parts {
    var parts = b
    for edge in Edge.allCases { parts[edge] = line(a[edge], b[edge], fraction) }
    for corner in Corner.allCases {
      parts[corner] = radius(a[corner], b[corner], fraction, sizes)
    }
    parts.outline = line(a.outline, b.outline, fraction)
    parts.outlineOffset = number(a.outlineOffset, b.outlineOffset, fraction)
    parts.shadows = shadows(a.shadows, b.shadows, fraction)
    parts.layers = layers(a.layers, b.layers, fraction)
    parts.masks = layers(a.masks, b.masks, fraction)
    parts.filters = filters(a.filters, b.filters, fraction) ?? b.filters
    parts.backdropFilters =
      filters(a.backdropFilters, b.backdropFilters, fraction) ?? b.backdropFilters
    parts.contentPosition = position(a.contentPosition, b.contentPosition, fraction)
    if let old = a.clipShape, let new = b.clipShape {
      parts.clipShape = shape(old, new, fraction) ?? new
    }
    if let old = a.basicShape, let new = b.basicShape {
      parts.basicShape = shape(old, new, fraction, sizes) ?? new
    }
    return parts
  }

  /// Interpolates two lines; a line missing at one end grows from zero width in the other's colour
  /// and style.
  private static func line(
    _ a: BoxDecoration.Line, _ b: BoxDecoration.Line, _ fraction: Double
  ) -> BoxDecoration.Line {
    func isSeen(_ line: BoxDecoration.Line) -> Bool { line.line != .none && line.width > 0 }
    guard isSeen(a) || isSeen(b) else { return b }
    let (old, new) = (isSeen(a) ? a : b, isSeen(b) ? b : a)
    return BoxDecoration.Line(
      width: max(0, number(isSeen(a) ? a.width : 0, isSeen(b) ? b.width : 0, fraction)),
      color: color(old.color, new.color, fraction), line: new.line)
  }

  static func radius(
    _ a: CornerRadius, _ b: CornerRadius, _ fraction: Double, _ sizes: Sizes
  ) -> CornerRadius {
    CornerRadius(
      positive(length(a.horizontal, b.horizontal, fraction, sizes.width)),
      positive(length(a.vertical, b.vertical, fraction, sizes.height)))
  }

  /// Interpolates two shadow lists pairwise, padding the shorter one with invisible shadows.
  ///
  /// Lists that pair an inner shadow with an outer one cannot be interpolated: CSS Backgrounds and
  /// Borders 3 §6.1.1.
  static func shadows(_ a: [Shadow], _ b: [Shadow], _ fraction: Double) -> [Shadow] {
    func unseen(_ other: Shadow) -> Shadow {
      Shadow(color: other.color.opacity(0), x: 0, y: 0, blur: 0, isInner: other.isInner)
    }
    var shadows: [Shadow] = []
    for index in 0..<max(a.count, b.count) {
      let old = index < a.count ? a[index] : unseen(b[index])
      let new = index < b.count ? b[index] : unseen(a[index])
      guard old.isInner == new.isInner else { return b }
      shadows.append(shadow(old, new, fraction))
    }
    return fraction >= 1 && shadows.count > b.count ? b : shadows
  }

  static func shadow(_ a: Shadow, _ b: Shadow, _ fraction: Double) -> Shadow {
    Shadow(
      color: color(a.color, b.color, fraction), x: number(a.x, b.x, fraction),
      y: number(a.y, b.y, fraction), blur: number(a.blur, b.blur, fraction),
      spread: number(a.spread, b.spread, fraction), isInner: b.isInner)
  }
}
