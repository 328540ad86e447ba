import QuoinGeometry

/// What a node shows, as a value that can leave the tree: the painter needs no node.
public enum NodeContent: Hashable, Sendable {
  /// Nothing but the look.
  case none
  /// Lines of text; they are in the item's `texts`.
  case text
  /// A picture.
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
  /// The largest ellipse in the node.
  case ellipse
  /// A path in points from the node's top left corner, or stretched from a size to the node's.
  indirect case path(Path, size: Size? = nil)
}

extension Shape {
  /// The outline in a frame, or `nil` for a rectangle, which is all of it.
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

/// A picture by name.
public struct ImageContent: Hashable, Sendable {
  /// A file path, or the name that a document has for it; empty where there is none.
  public var name: String
  /// The natural size, in points, where it is known.
  public var size: Size?
  /// Whether it is one of the system's symbols, which are drawn in the tint.
  public var isSymbol: Bool
  /// Whether a picture is drawn as a silhouette in the tint.
  public var isTemplate: Bool
  /// The borders of the picture, in points, that keep their size where the rest is stretched.
  public var caps: EdgeInsets?
  /// The parts of a picture of which not all is shown.
  package var slices: PictureSlices?
  /// Where a picture was looked for that is known not to be there, in words; painters do not look again.
  package var missingFrom: String?
  /// The pictures that take its place in some surroundings.
  package var cases: [Varied<ImageContent>.Case] = []

  /// A picture of its parts.
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
  /// The picture for surroundings.
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
  /// The content with the pictures for surroundings.
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

/// A measured text at its place in a node.
public struct PlacedText: Hashable, Sendable {
  /// The rectangle that holds the lines, in the node's coordinates, in points.
  public var frame: Rect
  /// The lines.
  public var text: MeasuredText
  /// Font and colour.
  public var look: TextLook
  /// The side at which lines begin: left, center, right or justified.
  public var alignment: TextAlignment
  /// The colour of the glyphs.
  public var color: Color
  /// The looks of a styled text's runs, to which the pieces of its lines refer.
  package var runs: [StyledText.Run]
  /// The objects of a styled text, to which the pieces of its lines refer.
  package var objects: [StyledText.Object] = []
  /// The sign of a list that is drawn in the frame instead of the text, if it is one.
  package var sign: ListSign?

  /// A text of its parts.
  package init(
    frame: Rect, text: MeasuredText, look: TextLook, alignment: TextAlignment, color: Color,
    runs: [StyledText.Run] = [], objects: [StyledText.Object] = []
  ) {
    self.frame = frame
    self.text = text
    self.look = look
    self.alignment = alignment
    self.color = color
    self.runs = runs
    self.objects = objects
  }
}
