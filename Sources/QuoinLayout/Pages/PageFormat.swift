import QuoinGeometry

/// The size of pages and the distances from their edges to what is on them, in points.
public struct PageFormat: Hashable, Sendable {
  /// The size of a page, in points: 72 are an inch.
  public var size: Size
  /// The distances from the edges of the page.
  public var margins: EdgeInsets

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
    PageFormat(Size(size.height, size.width), margins: margins)
  }

  /// The same pages with other margins.
  public func margins(_ margins: EdgeInsets) -> PageFormat {
    PageFormat(size, margins: margins)
  }

  /// The room inside the margins, in points; a point at least.
  public var content: Size {
    func room(_ length: Double, _ margins: Double) -> Double {
      let room = length - margins
      return room.isFinite ? min(max(1, room), 1e6) : 1
    }
    return Size(room(size.width, margins.horizontal), room(size.height, margins.vertical))
  }
}
