import QuoinBoxLayout
import QuoinGeometry

// Numbers of a style that neither layout nor painting can use.

extension Style {
  /// The entries with unusable numbers.
  package var unusable: [Entry] { entries.filter { !$0.isUsable } }

  /// The style without unusable numbers, which count as not set.
  package var usable: Style { leavingOut(unusable) }

  /// Returns the style without the unusable numbers of some of its entries.
  package func leavingOut(_ unusable: [Entry]) -> Style {
    if unusable.isEmpty { return self }
    var style = self
    for entry in unusable { style[entry.property] = entry.usableValue }
    return style
  }
}

extension Style.Entry {
  /// Whether all numbers are finite, and not negative where that has no meaning.
  ///
  /// Opacities and the like are clamped to 0…1, and negative borders count as none, as in CSS.
  package var isUsable: Bool {
    switch value {
    case .number(let number): holds(number)
    case .length(let length): length.isNumber
    case .lineHeight(.points(let height)), .lineHeight(.multiple(let height)):
      height.isUsable && height >= 0
    case .radius(let radius): radius.horizontal.isNumber && radius.vertical.isNumber
    case .shadows(let shadows): shadows.allSatisfy(\.isUsable)
    case .filters(let filters): filters.allSatisfy(\.isUsable)
    case .transform(let transform): transform.isFinite
    case .positions(let positions):
      positions.allSatisfy {
        $0.x.isNumber && $0.y.isNumber && $0.moveX.isUsable && $0.moveY.isUsable
      }
    case .images(let images): images.allSatisfy(\.isUsable)
    case .fits(let fits): fits.allSatisfy(\.isUsable)
    case .paragraph(let paragraph): paragraph.isFinite
    default: true
    }
  }

  /// The property and its number, if the value is a number.
  package var words: String {
    if case .number(let number) = value { "\(property) (\(number))" } else { "\(property)" }
  }

  /// The usable rest of the value: the usable parts of a paragraph style, otherwise `nil`.
  fileprivate var usableValue: StyleValue? {
    if case .paragraph(let paragraph) = value { .paragraph(paragraph.usable) } else { nil }
  }

  private func holds(_ number: Double) -> Bool {
    switch property {
    // An infinite maximum means no limit.
    case .maxWidth, .maxHeight: number >= 0
    case .width, .height, .minWidth, .minHeight, .fontSize: number >= 0 && number.isUsable
    case .aspectRatio: number > 0 && number.isUsable
    default: number.isUsable
    }
  }
}

extension Double {
  /// Whether layout can represent the number: beyond the limit, points are no longer distinguished.
  package var isUsable: Bool { magnitude <= 1e9 }
}

extension LengthPercentage {
  fileprivate var isNumber: Bool {
    switch self {
    case .points(let number), .percent(let number): number.isFinite
    }
  }
}

extension Shadow {
  fileprivate var isUsable: Bool {
    x.isUsable && y.isUsable && blur.isUsable && blur >= 0 && spread.isUsable
  }
}

extension Filter {
  fileprivate var isUsable: Bool {
    switch self {
    case .dropShadow(let shadow): shadow.isUsable
    case .blur(let number), .brightness(let number), .contrast(let number),
      .grayscale(let number), .hueRotate(let number), .invert(let number), .opacity(let number),
      .saturate(let number), .sepia(let number):
      number.isFinite
    }
  }
}

extension BackgroundLayer.Image {
  fileprivate var isUsable: Bool {
    guard case .gradient(let gradient) = self else { return true }
    let isPlaced =
      switch gradient.shape {
      case .linear(let angle): angle.isFinite
      case .conic(let angle, let x, let y): angle.isFinite && x.isNumber && y.isNumber
      case .radial(let radial): radial.isUsable
      case .toCorner: true
      }
    return isPlaced
      && gradient.stops.allSatisfy { ($0.position?.isNumber ?? true) && $0.move.isFinite }
  }
}

extension Gradient.Radial {
  fileprivate var isUsable: Bool {
    guard x.isNumber, y.isNumber else { return false }
    guard case .radii(let across, let down) = extent else { return true }
    return across.isNumber && down.isNumber
  }
}

extension BackgroundLayer.Fit {
  fileprivate var isUsable: Bool {
    guard case .size(let width, let height) = self else { return true }
    return width?.isNumber ?? true && height?.isNumber ?? true
  }
}

extension ParagraphStyle {
  fileprivate var isFinite: Bool {
    [
      lineSpacing, spacing, spacingBefore, firstLineIndent, indent, tailIndent, lineHeightMultiple,
      minimumLineHeight, maximumLineHeight,
    ].allSatisfy(\.isFinite)
  }
}
