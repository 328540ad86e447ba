import QuoinGeometry
import QuoinLayout
import QuoinModel

/// A layout as an SVG document.
///
///     SVG(arrangement).text
///
/// Texts stay texts: each measured line is one `<text>` with its font named and its measured width
/// as `textLength`, so that lines keep their width where the font is not installed.
public struct SVG: Painter, Sendable {
  /// A picture that the document holds.
  public struct Picture: Hashable, Sendable {
    /// The bytes as a `data:` URL.
    public var url: String
    /// The natural size, in points.
    public var size: Size
    /// How a drawing with a view box fills a rectangle where it may keep its proportions, as
    /// `preserveAspectRatio` says it (SVG 2 §8.6); `nil` for all else, which is stretched.
    public var aspectRatio: String?

    /// A picture of its parts.
    public init(url: String, size: Size, aspectRatio: String? = nil) {
      self.url = url
      self.size = size
      self.aspectRatio = aspectRatio
    }
  }

  /// What is painted.
  public var list: DisplayList
  /// What lies behind the nodes.
  public var background: Background
  /// The pictures by name; for others a stand-in is drawn.
  public var pictures: [String: Picture] = [:]

  /// A document of a layout.
  public init(_ arrangement: Arrangement, background: Background = .automatic) {
    self.init(DisplayList(arrangement), background: background)
  }

  /// A document of a drawing.
  public init(_ list: DisplayList, background: Background = .automatic) {
    self.list = list
    self.background = background
  }

  /// The document.
  public var text: String {
    get throws(PaintError) { try paint(list) }
  }

  /// The document of a drawing, on this one's background and with its pictures.
  public func paint(_ list: DisplayList) throws(PaintError) -> String {
    guard list.size.isFinite else {
      throw PaintError.invalidSize(width: list.size.width, height: list.size.height)
    }
    var writer = SVGWriter(pictures: pictures)
    writer.begin(size: list.size, ground: background.color(in: list.colorScheme))
    for command in list.commands { writer.write(command) }
    writer.end()
    return writer.text
  }
}
