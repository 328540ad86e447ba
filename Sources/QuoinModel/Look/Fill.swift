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

  /// Whether the image is repeated.
  public enum Repeat: UInt8, CaseIterable, Hashable, Sendable {
    /// Along both axes.
    case both
    /// To the left and right.
    case horizontal
    /// Up and down.
    case vertical
    /// Not at all.
    case none
  }

  /// Where a layer's image stands.
  public struct Position: Hashable, Sendable {
    /// The distance from the left edge; a percentage is of the free space.
    public var x = LengthPercentage.zero
    /// The distance from the top edge; a percentage is of the free space.
    public var y = LengthPercentage.zero

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
  /// Whether it is repeated.
  public var repetition = Repeat.both

  /// A layer that fills the node.
  public init(_ image: Image) { self.image = image }

  /// The layers that a style's four properties come to: shorter lists start anew.
  init?(_ style: Style, at index: Int) {
    guard case .images(let images) = style[.backgroundImages], index < images.count else {
      return nil
    }
    image = images[index]
    if case .fits(let fits) = style[.backgroundFits], !fits.isEmpty {
      fit = fits[index % fits.count]
    }
    if case .positions(let positions) = style[.backgroundPositions], !positions.isEmpty {
      position = positions[index % positions.count]
    }
    if case .repeats(let repeats) = style[.backgroundRepeats], !repeats.isEmpty {
      repetition = repeats[index % repeats.count]
    }
  }

  static func layers(_ style: Style) -> [BackgroundLayer]? {
    guard case .images(let images) = style[.backgroundImages] else { return nil }
    return images.indices.compactMap { BackgroundLayer(style, at: $0) }
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
  public func resolved(_ scheme: ColorScheme) -> Gradient {
    var resolved = self
    for index in stops.indices {
      resolved.stops[index].color = stops[index].color.resolved(scheme)
    }
    return resolved
  }
}
