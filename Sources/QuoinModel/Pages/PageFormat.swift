public import QuoinGeometry

/// The size and the margins of pages, in points.
public struct PageFormat: Hashable, Sendable {
  /// The size of a page, in points: 72 points are an inch.
  public var size: Size
  /// The margins of a page.
  public var margins: EdgeInsets
  /// The margins of the first page, if they differ.
  public var firstMargins: EdgeInsets?
  /// The margins of even pages, which are on the left of a spread, if they differ.
  public var evenMargins: EdgeInsets?
  /// The sheets of pages that differ by more than these margins, by the kind of page.
  package var sheets: [PageKind: PageSheet] = [:]

  /// Creates a format; by default with margins of half an inch on all sides.
  public init(_ size: Size, margins: EdgeInsets = EdgeInsets(36)) {
    self.size = size
    self.margins = margins
  }

  /// ISO 216: 210 × 297 mm.
  public static let a4 = PageFormat(Size(595.276, 841.89))
  /// ISO 216: 148 × 210 mm.
  public static let a5 = PageFormat(Size(419.528, 595.276))
  /// ISO 216: 297 × 420 mm.
  public static let a3 = PageFormat(Size(841.89, 1190.551))
  /// ANSI A: 8.5 × 11 inches.
  public static let letter = PageFormat(Size(612, 792))
  /// 8.5 × 14 inches.
  public static let legal = PageFormat(Size(612, 1008))

  /// The format in landscape.
  public var landscape: PageFormat {
    var format = self
    format.size = Size(size.height, size.width)
    return format
  }

  /// Returns the format with other margins for all pages.
  public func margins(_ margins: EdgeInsets) -> PageFormat {
    PageFormat(size, margins: margins)
  }

  /// Returns the margins of a page by its index, starting at zero, in points.
  public func margins(ofPage number: Int) -> EdgeInsets {
    if number == 0, let firstMargins { return firstMargins }
    return number % 2 == 1 ? evenMargins ?? margins : margins
  }

  /// Returns the size within the margins of a page by its index, in points; at least one point.
  public func content(ofPage number: Int) -> Size {
    PageSheet(size, margins: margins(ofPage: number)).content
  }

  /// The size within the margins of regular pages, in points; at least one point.
  public var content: Size { content(ofPage: 2) }

  /// Returns the format with all lengths multiplied by a factor.
  package func scaled(by factor: Double) -> PageFormat {
    func scaled(_ insets: EdgeInsets) -> EdgeInsets {
      PageSheet(.zero, margins: insets).scaled(by: factor).margins
    }
    var format = PageFormat(
      Size(size.width * factor, size.height * factor), margins: scaled(margins))
    format.firstMargins = firstMargins.map(scaled)
    format.evenMargins = evenMargins.map(scaled)
    format.sheets = sheets.mapValues { $0.scaled(by: factor) }
    return format
  }
}
