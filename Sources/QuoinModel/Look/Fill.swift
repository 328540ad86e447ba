import QuoinBoxLayout

/// A gradient or a picture above a node's fill: a layer of CSS Backgrounds and Borders §2.
public struct BackgroundLayer: Hashable, Sendable {
  /// The image of a layer.
  public enum Image: Hashable, Sendable {
    /// A gradient.
    case gradient(Gradient)
    /// A picture by its file path or its name in a document.
    case picture(String)
  }

  /// The size of the image.
  public enum Fit: Hashable, Sendable {
    /// At its own size; a gradient fills the node.
    case auto
    /// Scaled to cover the node.
    case cover
    /// Scaled to fit into the node.
    case contain
    /// A specified size; `nil` preserves the aspect ratio.
    case size(LengthPercentage?, LengthPercentage?)
  }

  /// The repetition of the image.
  public struct Repeat: Hashable, Sendable {
    /// The repetition along an axis.
    public enum Style: UInt8, CaseIterable, Hashable, Sendable {
      /// A single image.
      case once
      /// Images end to end, clipped at the edges.
      case tiled
      /// As many whole images as fit, with equal gaps.
      case spaced
      /// A whole number of images, scaled to fit.
      case rounded
    }

    /// The horizontal repetition.
    public var across: Style
    /// The vertical repetition.
    public var down: Style

    /// Creates a repetition from one for each axis.
    public init(across: Style, down: Style) {
      self.across = across
      self.down = down
    }

    /// Repeated along both axes.
    public static let both = Repeat(across: .tiled, down: .tiled)
    /// Repeated horizontally.
    public static let horizontal = Repeat(across: .tiled, down: .once)
    /// Repeated vertically.
    public static let vertical = Repeat(across: .once, down: .tiled)
    /// Not repeated.
    public static let none = Repeat(across: .once, down: .once)
  }

  /// One of a node's nested boxes, or its text.
  public enum Box: UInt8, CaseIterable, Hashable, Sendable {
    /// The box at the outer edge of the border.
    case borderBox
    /// The box at the inner edge of the border.
    case paddingBox
    /// The box at the edge of the content.
    case contentBox
    /// The glyphs of the node's text.
    case text
  }

  /// The position of a layer's image.
  public struct Position: Hashable, Sendable {
    /// The distance from the left edge; a percentage refers to the free space.
    public var x = LengthPercentage.zero
    /// The distance from the top edge; a percentage refers to the free space.
    public var y = LengthPercentage.zero
    /// An additional offset to the right, in points.
    package var moveX = 0.0
    /// An additional offset downwards, in points.
    package var moveY = 0.0

    /// Creates a position at the top left.
    public init() {}

    /// In the middle.
    public static let center = Position(x: .percent(50), y: .percent(50))

    /// Creates a position from its parts.
    public init(x: LengthPercentage, y: LengthPercentage) {
      self.x = x
      self.y = y
    }
  }

  /// The image.
  public var image: Image
  /// The size of the image.
  public var fit = Fit.auto
  /// The position of the image.
  public var position = Position()
  /// The repetition of the image.
  public var repetition = Repeat.both
  /// The box in which the layer is painted.
  public var clip = Box.borderBox
  /// The box that size and position refer to.
  public var origin = Box.paddingBox
  /// The compositing of a mask layer with those below it.
  package var composite = Composite.add

  /// The compositing of mask layers: CSS Masking 1 §6.8.
  package enum Composite: UInt8, CaseIterable, Hashable, Sendable {
    /// Shows what either layer shows.
    case add
    /// Shows what both layers show.
    case intersect
    /// Shows what exactly one of the layers shows.
    case exclude
  }

  /// Creates a layer that fills the node.
  public init(_ image: Image) { self.image = image }

  /// The properties of a background's layers, or of a mask's.
  struct Properties {
    var images: StyleProperty
    var fits: StyleProperty
    var positions: StyleProperty
    var repeats: StyleProperty
    var clips: StyleProperty
    var origins: StyleProperty

    static let background = Properties(
      images: .backgroundImages, fits: .backgroundFits, positions: .backgroundPositions,
      repeats: .backgroundRepeats, clips: .backgroundClips, origins: .backgroundOrigins)
    static let mask = Properties(
      images: .mask, fits: .maskFits, positions: .maskPositions, repeats: .maskRepeats,
      clips: .maskClips, origins: .maskOrigins)
  }

  /// Creates a layer from a style's properties; shorter lists are repeated.
  private init(_ image: Image, at index: Int, _ style: Style, _ properties: Properties) {
    self.image = image
    if case .fits(let fits) = style[properties.fits], !fits.isEmpty {
      fit = fits[index % fits.count]
    }
    if case .positions(let positions) = style[properties.positions], !positions.isEmpty {
      position = positions[index % positions.count]
    }
    if case .repeats(let repeats) = style[properties.repeats], !repeats.isEmpty {
      repetition = repeats[index % repeats.count]
    }
    if case .boxes(let boxes) = style[properties.clips], !boxes.isEmpty {
      clip = boxes[index % boxes.count]
    }
    if case .boxes(let boxes) = style[properties.origins], !boxes.isEmpty {
      origin = boxes[index % boxes.count]
    }
    if properties.images == .mask, case .composites(let ways) = style[.maskComposites],
      !ways.isEmpty
    {
      composite = ways[index % ways.count]
    }
  }

  static func layers(
    _ style: Style, _ properties: Properties = .background
  ) -> [BackgroundLayer]? {
    guard case .images(let images) = style[properties.images] else { return nil }
    return images.enumerated().map { BackgroundLayer($1, at: $0, style, properties) }
  }
}

/// A gradient: CSS Images Level 4 §3.
public struct Gradient: Hashable, Sendable {
  /// The shape of a gradient.
  public enum Shape: Hashable, Sendable {
    /// Along a line at an angle in degrees: 0 points up, 90 to the right.
    case linear(angle: Double)
    /// From the opposite corner to a corner, so that the other two corners have the same colour.
    case toCorner(Corner)
    /// From a point outward.
    case radial(Radial)
    /// Around a point, starting at an angle in degrees.
    case conic(angle: Double, x: LengthPercentage, y: LengthPercentage)
  }

  /// The position and size of a radial gradient.
  public struct Radial: Hashable, Sendable {
    /// The distance of the last colour from the centre.
    public enum Extent: Hashable, Sendable {
      /// To the nearest side.
      case closestSide
      /// To the nearest corner.
      case closestCorner
      /// To the farthest side.
      case farthestSide
      /// To the farthest corner: the initial value.
      case farthestCorner
      /// The given radii.
      case radii(LengthPercentage, LengthPercentage)
    }

    /// Whether the shape is a circle rather than an ellipse.
    public var isCircle = false
    /// The distance of the last colour from the centre.
    public var extent = Extent.farthestCorner
    /// The horizontal position of the centre.
    public var x = LengthPercentage.percent(50)
    /// The vertical position of the centre.
    public var y = LengthPercentage.percent(50)

    /// Creates an ellipse from the middle to the farthest corner.
    public init() {}
  }

  /// A colour at a position of the gradient line.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The position on the gradient line, or `nil` for evenly between its neighbours.
    public var position: LengthPercentage?
    /// An additional offset along the gradient line, in points; used only if there is a position.
    public var move = 0.0

    /// Creates a stop from its parts.
    public init(_ color: Color, at position: LengthPercentage? = nil) {
      self.color = color
      self.position = position
    }
  }

  /// The shape of the gradient.
  public var shape: Shape
  /// The colour stops in order.
  public var stops: [Stop]
  /// Whether the gradient repeats after the last stop.
  public var isRepeating = false
  /// Whether a gradient to a corner runs along the diagonal of its box.
  package var followsDiagonal = false

  /// Creates a gradient from its parts.
  public init(_ shape: Shape, stops: [Stop], isRepeating: Bool = false) {
    self.shape = shape
    self.stops = stops
    self.isRepeating = isRepeating
  }

  /// Creates a linear gradient with evenly spaced colours.
  public static func linear(angle: Double = 180, _ colors: Color...) -> Gradient {
    Gradient(.linear(angle: angle), stops: colors.map { Stop($0) })
  }

  /// Creates a radial gradient from the middle outward, with evenly spaced colours.
  public static func radial(_ colors: Color...) -> Gradient {
    Gradient(.radial(Radial()), stops: colors.map { Stop($0) })
  }

  /// Returns the gradient with its colours for a colour scheme.
  package func resolved(_ scheme: ColorScheme) -> Gradient {
    var resolved = self
    for index in stops.indices {
      resolved.stops[index].color = stops[index].color.resolved(scheme)
    }
    return resolved
  }
}
