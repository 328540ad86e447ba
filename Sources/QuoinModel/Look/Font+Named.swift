// The named fonts of iOS. Those of the text styles follow the user's text size; the sizes given
// here are for the default one.

extension Font {
  /// 34 points.
  public static let largeTitle = Font.style(.largeTitle)
  /// 28 points, SwiftUI's name for `title1`.
  public static let title = Font.style(.title1)
  /// 28 points.
  public static let title1 = Font.style(.title1)
  /// 22 points.
  public static let title2 = Font.style(.title2)
  /// 20 points.
  public static let title3 = Font.style(.title3)
  /// 17 points, semibold.
  public static let headline = Font.style(.headline)
  /// 15 points.
  public static let subheadline = Font.style(.subheadline)
  /// 17 points.
  public static let body = Font.style(.body)
  /// 16 points.
  public static let callout = Font.style(.callout)
  /// 13 points.
  public static let footnote = Font.style(.footnote)
  /// 12 points, SwiftUI's name for `caption1`.
  public static let caption = Font.style(.caption1)
  /// 12 points.
  public static let caption1 = Font.style(.caption1)
  /// 11 points.
  public static let caption2 = Font.style(.caption2)
}

// UIKit's names.
extension Font {
  /// Returns the font of a text style, like `Font.style(_:)`.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font { .style(style) }

  /// Returns the system font at a size, like `Font.system(_:weight:)`.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    .system(size, weight: weight)
  }

  /// Returns the bold system font at a size.
  public static func boldSystemFont(ofSize size: Double) -> Font { .system(size, weight: .bold) }

  /// Returns the italic system font at a size.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    Font(size: size, isItalic: true)
  }

  /// Returns the monospaced system font at a size.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight, isMonospaced: true)
  }
}
