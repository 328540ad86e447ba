import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// A gradient or a picture that fills a shape, repeated or not: a layer of a background.
///
/// The size of a picture is known to who loads it; `tiling(natural:)` says then where it stands.
public struct DrawnLayer: Hashable, Sendable {
  /// What is shown.
  public var image: BackgroundLayer.Image
  /// Where it is painted.
  public var shape: RoundedRect
  /// The rectangle to which sizes and positions refer.
  public var area: Rect
  /// How large the image is drawn.
  public var fit: BackgroundLayer.Fit
  /// Where it stands.
  public var position: BackgroundLayer.Position
  /// Whether it is repeated.
  public var repetition: BackgroundLayer.Repeat
  /// Where the node was described that shows it.
  public var place: SourcePlace?
  /// The name of the node that shows it.
  public var node: String?

  /// A layer in a shape.
  public init(_ layer: BackgroundLayer, in shape: RoundedRect, area: Rect? = nil) {
    image = layer.image
    fit = layer.fit
    position = layer.position
    repetition = layer.repetition
    self.shape = shape
    self.area = area ?? shape.rect
  }

  /// Where copies of an image stand.
  public struct Tiling: Hashable, Sendable {
    /// One copy.
    public var tile: Rect
    /// Whether copies stand to its left and right.
    public var repeatsAcross: Bool
    /// Whether copies stand above and below it.
    public var repeatsDown: Bool

    /// Whether one copy covers a rectangle.
    public func covers(_ rect: Rect) -> Bool {
      // A hair's breadth is noise of floating point.
      tile.outset(by: EdgeInsets(1e-6)).contains(rect)
    }

    /// What the copies cover of a rectangle.
    public func covered(of rect: Rect) -> Rect {
      var covered = rect
      if !repeatsAcross {
        covered.origin.x = max(rect.minX, tile.minX)
        covered.size.width = max(0, min(rect.maxX, tile.maxX) - covered.minX)
      }
      if !repeatsDown {
        covered.origin.y = max(rect.minY, tile.minY)
        covered.size.height = max(0, min(rect.maxY, tile.maxY) - covered.minY)
      }
      return covered
    }
  }

  /// Where the copies of an image of a natural size stand, `nil` for a gradient, which has none; or
  /// `nil` where nothing can be seen (CSS Backgrounds 3 §3.4, §3.6, §3.9).
  public func tiling(natural: Size?) -> Tiling? {
    let size = size(natural: natural)
    guard size.isFinite, size.width > 0, size.height > 0, area.isFinite else { return nil }
    func start(_ position: LengthPercentage, _ free: Double) -> Double {
      position.points(of: free)
    }
    let x = area.minX + start(position.x, area.width - size.width)
    let y = area.minY + start(position.y, area.height - size.height)
    guard x.isFinite, y.isFinite else { return nil }
    return Tiling(
      tile: Rect(origin: Point(x, y), size: size),
      repeatsAcross: repetition == .both || repetition == .horizontal,
      repeatsDown: repetition == .both || repetition == .vertical)
  }

  private func size(natural: Size?) -> Size {
    let room = area.size
    let natural = natural.flatMap { $0.width > 0 && $0.height > 0 && $0.isFinite ? $0 : nil }
    switch fit {
    case .auto: return natural ?? room
    case .cover, .contain:
      guard let natural else { return room }
      let (across, down) = (room.width / natural.width, room.height / natural.height)
      let factor = fit == .cover ? max(across, down) : min(across, down)
      return Size(natural.width * factor, natural.height * factor)
    case .size(let width, let height):
      let width = width.map { max(0, $0.points(of: room.width)) }
      let height = height.map { max(0, $0.points(of: room.height)) }
      switch (width, height) {
      case (let width?, let height?): return Size(width, height)
      case (let width?, nil):
        return Size(width, natural.map { $0.height * width / $0.width } ?? room.height)
      case (nil, let height?):
        return Size(natural.map { $0.width * height / $0.height } ?? room.width, height)
      case (nil, nil): return natural ?? room
      }
    }
  }

  /// What is drawn where the picture cannot be loaded.
  public var standIn: [DrawCommand] {
    guard case .picture(let name) = image else { return [] }
    var stand = DrawnImage(name: name, frame: shape.rect)
    stand.radii = shape.drawnRadii
    return stand.standIn
  }
}
