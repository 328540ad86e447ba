import QuoinBoxLayout

/// A gradient or a picture above a node's fill: a layer of CSS Backgrounds and Borders §2.
public struct BackgroundLayer: Hashable, Sendable {
  /// What a layer shows.
  public enum Image: Hashable, Sendable {
    /// A gradient.
    case gradient(Gradient)
    /// A picture by a file path, or the name that a document has for it.
    case picture(String)
  }

  /// How large the image is drawn.
  public enum Fit: Hashable, Sendable {
    /// At its own size; a gradient fills the node.
    case auto
    /// As small as covers the node.
    case cover
    /// As large as fits into the node.
    case contain
    /// At a size; `nil` follows from the other side.
    case size(LengthPercentage?, LengthPercentage?)
  }

  /// How the image is repeated.
  public struct Repeat: Hashable, Sendable {
    /// How it is repeated along an axis.
    public enum Style: UInt8, CaseIterable, Hashable, Sendable {
      /// It is there once.
      case once
      /// It is set end to end, and cut at the edges.
      case tiled
      /// As many as fit whole, with equal gaps between them.
      case spaced
      /// A whole number of them, made larger or smaller to fit.
      case rounded
    }

    /// To the left and right.
    public var across: Style
    /// Up and down.
    public var down: Style

    /// A repetition of its own along each axis.
    public init(across: Style, down: Style) {
      self.across = across
      self.down = down
    }

    /// Along both axes.
    public static let both = Repeat(across: .tiled, down: .tiled)
    /// To the left and right.
    public static let horizontal = Repeat(across: .tiled, down: .once)
    /// Up and down.
    public static let vertical = Repeat(across: .once, down: .tiled)
    /// Not at all.
    public static let none = Repeat(across: .once, down: .once)
  }

  /// One of the boxes inside each other that a node has, or what is written in it.
  public enum Box: UInt8, CaseIterable, Hashable, Sendable {
    /// To the outer edge of the border.
    case borderBox
    /// To the inner edge of the border.
    case paddingBox
    /// To the edge of the content.
    case contentBox
    /// The letters in the node.
    case text
  }

  /// Where a layer's image stands.
  public struct Position: Hashable, Sendable {
    /// The distance from the left edge; a percentage is of the free space.
    public var x = LengthPercentage.zero
    /// The distance from the top edge; a percentage is of the free space.
    public var y = LengthPercentage.zero
    /// How far it is moved from there to the right, in points.
    package var moveX = 0.0
    /// How far it is moved from there down, in points.
    package var moveY = 0.0

    /// At the top left.
    public init() {}

    /// In the middle.
    public static let center = Position(x: .percent(50), y: .percent(50))

    /// A position of its parts.
    public init(x: LengthPercentage, y: LengthPercentage) {
      self.x = x
      self.y = y
    }
  }

  /// What is shown.
  public var image: Image
  /// How large.
  public var fit = Fit.auto
  /// Where it stands.
  public var position = Position()
  /// How it is repeated.
  public var repetition = Repeat.both
  /// Where it is painted.
  public var clip = Box.borderBox
  /// To what size and position refer.
  public var origin = Box.paddingBox
  /// How a layer of a mask is put together with those below it.
  package var composite = Composite.add

  /// How layers of a mask are put together: CSS Masking 1 §6.8.
  package enum Composite: UInt8, CaseIterable, Hashable, Sendable {
    /// Seen is what either lets through.
    case add
    /// Seen is what both let through.
    case intersect
    /// Seen is what one of them lets through and the other one does not.
    case exclude
  }

  /// A layer that fills the node.
  public init(_ image: Image) { self.image = image }

  /// The properties that say the layers of a background, or those of a mask.
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

  /// A layer of those that a style's properties come to: shorter lists start anew.
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

/// Colours that run into each other: CSS Images Level 4 §3.
public struct Gradient: Hashable, Sendable {
  /// The way along which colours change.
  public enum Shape: Hashable, Sendable {
    /// Along a line at an angle in degrees: 0 points up, 90 to the right.
    case linear(angle: Double)
    /// From the opposite corner into a corner, so that the other two share a colour.
    case toCorner(Corner)
    /// From a point outward.
    case radial(Radial)
    /// Around a point, from an angle in degrees on.
    case conic(angle: Double, x: LengthPercentage, y: LengthPercentage)
  }

  /// A radial gradient's place and extent.
  public struct Radial: Hashable, Sendable {
    /// How far the last colour is from the centre.
    public enum Extent: Hashable, Sendable {
      /// At the nearest side.
      case closestSide
      /// At the nearest corner.
      case closestCorner
      /// At the farthest side.
      case farthestSide
      /// At the farthest corner: the initial value.
      case farthestCorner
      /// At the given radii.
      case radii(LengthPercentage, LengthPercentage)
    }

    /// Whether the shape is a circle and not an ellipse.
    public var isCircle = false
    /// How far the last colour is from the centre.
    public var extent = Extent.farthestCorner
    /// The centre, from the left.
    public var x = LengthPercentage.percent(50)
    /// The centre, from the top.
    public var y = LengthPercentage.percent(50)

    /// An ellipse from the middle to the farthest corner.
    public init() {}
  }

  /// A colour at a place of the way.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where on the way, or `nil` for evenly between its neighbours.
    public var position: LengthPercentage?
    /// How far it is moved along the way from there, in points; of a position's own only.
    public var move = 0.0

    /// A stop of its parts.
    public init(_ color: Color, at position: LengthPercentage? = nil) {
      self.color = color
      self.position = position
    }
  }

  /// The way along which colours change.
  public var shape: Shape
  /// The colours in order.
  public var stops: [Stop]
  /// Whether the way starts anew behind the last stop.
  public var isRepeating = false

  /// A gradient of its parts.
  public init(_ shape: Shape, stops: [Stop], isRepeating: Bool = false) {
    self.shape = shape
    self.stops = stops
    self.isRepeating = isRepeating
  }

  /// A gradient along a line, with evenly spaced colours.
  public static func linear(angle: Double = 180, _ colors: Color...) -> Gradient {
    Gradient(.linear(angle: angle), stops: colors.map { Stop($0) })
  }

  /// A gradient from the middle outward, with evenly spaced colours.
  public static func radial(_ colors: Color...) -> Gradient {
    Gradient(.radial(Radial()), stops: colors.map { Stop($0) })
  }

  /// The gradient with its colours as they are in a scheme.
  package func resolved(_ scheme: ColorScheme) -> Gradient {
    var resolved = self
    for index in stops.indices {
      resolved.stops[index].color = stops[index].color.resolved(scheme)
    }
    return resolved
  }
}
