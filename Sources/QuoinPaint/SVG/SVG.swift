import QuoinGeometry
import QuoinLayout
import QuoinModel

/// A painter that renders a layout as an SVG document.
///
///     SVG(arrangement).text
///
/// Text is preserved: each measured line is a `<text>` element with its font family and its
/// measured width as `textLength`, so that lines keep their width where the font is not installed.
public struct SVG: Painter, Sendable {
  /// An image embedded in the document.
  public struct Picture: Hashable, Sendable {
    /// The content as a `data:` URL.
    public var url: String
    /// The natural size, in points.
    public var size: Size
    /// The value of `preserveAspectRatio` for an image with a view box that may keep its
    /// proportions (SVG 2 §8.6), or `nil` for an image that is stretched.
    public var aspectRatio: String?
    /// The natural dimensions, if they are not those of the size.
    package var natural: NaturalSize?

    /// Creates an image.
    public init(url: String, size: Size, aspectRatio: String? = nil) {
      self.url = url
      self.size = size
      self.aspectRatio = aspectRatio
    }
  }

  /// The drawing.
  public var list: DisplayList
  /// The background behind the nodes.
  public var background: Background
  /// The images by name; others are replaced by a stand-in.
  public var pictures: [String: Picture] = [:]

  /// Creates a document from a layout.
  public init(_ arrangement: Arrangement, background: Background = .automatic) {
    self.init(DisplayList(arrangement), background: background)
  }

  /// Creates a document from a drawing.
  public init(_ list: DisplayList, background: Background = .automatic) {
    self.list = list
    self.background = background
  }

  /// The text of the SVG document.
  public var text: String {
    get throws(PaintError) { try paint(list) }
  }

  /// Renders a drawing with this document's background and images.
  public func paint(_ list: DisplayList) throws(PaintError) -> String {
    guard list.size.isFinite else {
      throw PaintError.invalidSize(width: list.size.width, height: list.size.height)
    }
    var writer = SVGWriter(pictures: pictures)
    writer.begin(size: list.size, ground: background.color(of: list))
    for command in list.commands { writer.write(command) }
    writer.end()
    return writer.text
  }
}
