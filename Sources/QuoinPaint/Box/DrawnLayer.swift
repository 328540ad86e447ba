import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// A background layer: a gradient or an image that fills a shape and may be repeated.
///
/// Only the loader of an image knows its size; `tiling(natural:)` then returns its position.
public struct DrawnLayer: Hashable, Sendable {
  /// The image of the layer.
  public var image: BackgroundLayer.Image
  /// The shape in which the layer is painted.
  public var shape: RoundedRect
  /// The rectangle that sizes and positions refer to.
  public var area: Rect
  /// The size of the image.
  public var fit: BackgroundLayer.Fit
  /// The position of the image.
  public var position: BackgroundLayer.Position
  /// The repetition of the image.
  public var repetition: BackgroundLayer.Repeat
  /// Whether something stands in for an image that cannot be loaded.
  ///
  /// In documents nothing does: the layers below and the background colour show (CSS Backgrounds 3 §2.3).
  package var hasStandIn = true
  /// The source location of the node, for diagnostics.
  public var place: SourcePlace?
  /// The name of the node, for diagnostics.
  public var node: String?

  /// Creates a layer that fills a shape.
  package init(_ layer: BackgroundLayer, in shape: RoundedRect, area: Rect? = nil) {
    image = layer.image
    fit = layer.fit
    position = layer.position
    repetition = layer.repetition
    self.shape = shape
    self.area = area ?? shape.rect
  }

  /// The placement of the copies of an image.
  public struct Tiling: Hashable, Sendable {
    /// The rectangle of one copy.
    public var tile: Rect
    /// The gaps between copies, in points.
    public var gap = Size.zero
    /// Whether the image is repeated horizontally.
    public var repeatsAcross: Bool
    /// Whether the image is repeated vertically.
    public var repeatsDown: Bool

    /// Returns whether a single copy covers a rectangle.
    package func covers(_ rect: Rect) -> Bool {
      // Tolerate floating-point errors.
      tile.outset(by: EdgeInsets(1e-6)).contains(rect)
    }

    /// Returns the part of a rectangle that the copies cover.
    package func covered(of rect: Rect) -> Rect {
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

  /// Returns the placement of an image with a natural size, or `nil` if nothing is visible.
  ///
  /// A gradient has no natural size (CSS Backgrounds 3 §3.4, §3.6, §3.9).
  public func tiling(natural: Size?) -> Tiling? { tiling(of: NaturalSize(natural)) }

  /// Returns the placement of an image with natural dimensions, or `nil` if nothing is visible.
  package func tiling(of natural: NaturalSize) -> Tiling? {
    var size = rounded(size(natural: natural))
    guard size.isFinite, size.width > 0, size.height > 0, area.isFinite else { return nil }
    // §3.4: spaced copies start and end at the edges, regardless of the position.
    func spaced(_ style: BackgroundLayer.Repeat.Style, _ room: Double, _ length: Double) -> Double?
    {
      guard style == .spaced, length <= room + 1e-9 else { return nil }
      let count = (room / length + 1e-9).rounded(.down)
      return count > 1 ? (room - count * length) / (count - 1) : nil
    }
    let across = spaced(repetition.across, area.width, size.width)
    let down = spaced(repetition.down, area.height, size.height)
    var x = area.minX
    if across == nil { x += position.moveX + position.x.points(of: area.width - size.width) }
    var y = area.minY
    if down == nil { y += position.moveY + position.y.points(of: area.height - size.height) }
    guard x.isFinite, y.isFinite else { return nil }
    // Tolerate floating-point errors between copies.
    size = Size(max(size.width, 1e-6), max(size.height, 1e-6))
    return Tiling(
      tile: Rect(origin: Point(x, y), size: size), gap: Size(across ?? 0, down ?? 0),
      repeatsAcross: across != nil || [.tiled, .rounded].contains(repetition.across),
      repeatsDown: down != nil || [.tiled, .rounded].contains(repetition.down))
  }

  /// Returns the size at which a whole number of copies fills the area (§3.4); an automatic side
  /// keeps the proportions.
  private func rounded(_ size: Size) -> Size {
    func fitted(_ room: Double, _ length: Double) -> Double {
      guard length > 0, room > 0 else { return length }
      return room / max(1, (room / length).rounded())
    }
    var result = size
    if repetition.across == .rounded { result.width = fitted(area.width, size.width) }
    if repetition.down == .rounded { result.height = fitted(area.height, size.height) }
    guard case .size(let width, let height) = fit, size.width > 0, size.height > 0 else {
      return result
    }
    if repetition.across == .rounded, repetition.down != .rounded, height == nil {
      result.height = size.height * result.width / size.width
    }
    if repetition.down == .rounded, repetition.across != .rounded, width == nil {
      result.width = size.width * result.height / size.height
    }
    return result
  }

  private func size(natural: NaturalSize) -> Size {
    let room = area.size
    switch fit {
    case .auto: return natural.size(width: nil, height: nil, in: room)
    case .cover, .contain: return natural.fitted(to: room, covers: fit == .cover)
    case .size(let width, let height):
      return natural.size(
        width: width.map { max(0, $0.points(of: room.width)) },
        height: height.map { max(0, $0.points(of: room.height)) }, in: room)
    }
  }

  /// The commands to draw if the image cannot be loaded.
  package var standIn: [DrawCommand] {
    guard case .picture(let name) = image, hasStandIn else { return [] }
    var stand = DrawnImage(name: name, frame: shape.rect)
    stand.radii = shape.drawnRadii
    return stand.standIn
  }
}
