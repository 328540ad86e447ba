public import QuoinGeometry

/// The size of pages and the distances from their edges to what is on them, in points.
public struct PageFormat: Hashable, Sendable {
  /// The size of a page, in points: 72 are an inch.
  public var size: Size
  /// The distances from the edges of the page.
  public var margins: EdgeInsets
  /// Those of the first page, where they are others.
  public var firstMargins: EdgeInsets?
  /// Those of the second, the fourth and all even pages, which lie on the left of a spread, where they
  /// are others.
  public var evenMargins: EdgeInsets?

  /// A format of its parts; without margins, half an inch on all sides.
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

  /// The same pages lying on their side.
  public var landscape: PageFormat {
    var format = self
    format.size = Size(size.height, size.width)
    return format
  }

  /// The same pages, all of them with other margins.
  public func margins(_ margins: EdgeInsets) -> PageFormat {
    PageFormat(size, margins: margins)
  }

  /// The margins of a page by its number, which begins with zero, in points.
  public func margins(ofPage number: Int) -> EdgeInsets {
    if number == 0, let firstMargins { return firstMargins }
    return number % 2 == 1 ? evenMargins ?? margins : margins
  }

  /// The room inside the margins of a page by its number, in points; a point at least.
  public func content(ofPage number: Int) -> Size {
    let margins = margins(ofPage: number)
    func room(_ length: Double, _ margins: Double) -> Double {
      let room = length - margins
      return room.isFinite ? min(max(1, room), 1e6) : 1
    }
    return Size(room(size.width, margins.horizontal), room(size.height, margins.vertical))
  }

  /// The room inside the margins of pages of which nothing else is said, in points; a point at least.
  public var content: Size { content(ofPage: 2) }

  /// The pages with all lengths multiplied by a factor.
  package func scaled(by factor: Double) -> PageFormat {
    func scaled(_ insets: EdgeInsets) -> EdgeInsets {
      EdgeInsets(
        top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
        right: insets.right * factor)
    }
    var format = PageFormat(
      Size(size.width * factor, size.height * factor), margins: scaled(margins))
    format.firstMargins = firstMargins.map(scaled)
    format.evenMargins = evenMargins.map(scaled)
    return format
  }
}
