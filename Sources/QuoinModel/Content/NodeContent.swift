import QuoinGeometry

/// The content of a node, as a value that can leave the tree: painters need no node.
public enum NodeContent: Hashable, Sendable {
  /// No content besides the look.
  case none
  /// Lines of text; they are in the item's `texts`.
  case text
  /// An image.
  indirect case image(ImageContent)
  /// A plain shape.
  case shape(Shape)
  /// A standard control.
  indirect case control(Control)
}

/// A plain shape that fills a node.
public enum Shape: Hashable, Sendable {
  /// The node's rectangle.
  case rectangle
  /// The largest ellipse that fits in the node.
  case ellipse
  /// A path in points from the node's top left corner, or stretched from a size to that of the
  /// node.
  indirect case path(Path, size: Size? = nil)
}

extension Shape {
  /// Returns the outline in a frame, or `nil` for a rectangle, which fills the frame.
  public func outline(in frame: Rect) -> Path? {
    switch self {
    case .rectangle: return nil
    case .ellipse: return Path(ellipse: frame)
    case .path(let path, let size):
      var (across, down) = (1.0, 1.0)
      if let size, size.width > 0, size.height > 0 {
        (across, down) = (frame.width / size.width, frame.height / size.height)
      }
      return path.mapped(
        by: AffineMatrix(a: across, b: 0, c: 0, d: down, tx: frame.minX, ty: frame.minY))
    }
  }
}

/// An image by its name.
public struct ImageContent: Hashable, Sendable {
  /// A file path, or the name of the image in a document; empty for none.
  public var name: String
  /// The natural size, in points, if it is known.
  public var size: Size?
  /// Whether the image is a system symbol, which is drawn in the tint.
  public var isSymbol: Bool
  /// Whether the image is drawn as a silhouette in the tint.
  public var isTemplate: Bool
  /// The cap insets of the image, in points, which keep their size while the rest is stretched.
  public var caps: EdgeInsets?
  /// The slices of an image that is partly shown.
  package var slices: PictureSlices?
  /// A description of where a missing image was searched; painters do not search again.
  package var missingFrom: String?
  /// The images that replace this one for certain traits.
  package var cases: [Varied<ImageContent>.Case] = []

  /// Creates an image from its parts.
  public init(
    name: String, size: Size? = nil, isSymbol: Bool = false, isTemplate: Bool = false,
    caps: EdgeInsets? = nil
  ) {
    self.name = name
    self.size = size
    self.isSymbol = isSymbol
    self.isTemplate = isTemplate
    self.caps = caps
  }
}

extension ImageContent {
  /// Returns the image for given traits.
  package func resolved(_ traits: Traits) -> ImageContent {
    guard !cases.isEmpty else { return self }
    var varied = Varied(self)
    varied.cases = cases
    var image = varied.resolved(traits)
    image.cases = []
    return image
  }
}

extension NodeContent {
  /// Returns the content with its images for given traits.
  package func resolved(_ traits: Traits) -> NodeContent {
    switch self {
    case .image(let image) where !image.cases.isEmpty: return .image(image.resolved(traits))
    case .control(.button(var button)) where button.hasVariedImages:
      button.image = button.image?.resolved(traits)
      button.backgroundImage = button.backgroundImage?.resolved(traits)
      return .control(.button(button))
    default: return self
    }
  }
}

extension ButtonContent {
  fileprivate var hasVariedImages: Bool {
    image?.cases.isEmpty == false || backgroundImage?.cases.isEmpty == false
  }
}
