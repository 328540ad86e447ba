import QuoinGeometry
import QuoinModel

/// A picture at its place.
///
/// The painter loads it by name; where it cannot, it draws `standIn`.
public struct DrawnImage: Hashable, Sendable {
  /// The name: a file path, or what the document calls it.
  public var name: String
  /// The room that it fills, in points.
  public var frame: Rect
  /// How it fills its room.
  public var mode: ContentMode
  /// The natural size, in points, where it is known; else pixels count as points.
  public var size: Size?
  /// The radius of the room's corners, to which the picture is cut.
  public var cornerRadius: Double
  /// The colour in which it is drawn as a silhouette, or `nil` for its own colours.
  public var tint: Color?
  /// Whether the surroundings are dark; the stand-in looks at it.
  public var isDark: Bool
  /// Where the node was described that shows it, for what is to be said of the picture.
  public var place: SourcePlace?
  /// The name of the node that shows it.
  public var node: String?

  /// A picture of its parts.
  public init(
    name: String, frame: Rect, mode: ContentMode = .scaleToFill, size: Size? = nil,
    cornerRadius: Double = 0, tint: Color? = nil, isDark: Bool = false
  ) {
    self.name = name
    self.frame = frame
    self.mode = mode
    self.size = size
    self.cornerRadius = cornerRadius
    self.tint = tint
    self.isDark = isDark
  }

  /// Where a picture of a natural size is drawn.
  public func target(natural: Size) -> Rect {
    let size = natural
    guard size.width > 0, size.height > 0 else { return frame }
    let across = frame.width / size.width
    let down = frame.height / size.height
    switch mode {
    case .scaleToFill, .redraw: return frame
    case .scaleAspectFit:
      let factor = min(across, down)
      return frame.centered(Size(size.width * factor, size.height * factor))
    case .scaleAspectFill:
      let factor = max(across, down)
      return frame.centered(Size(size.width * factor, size.height * factor))
    default: break
    }
    var target = frame.centered(size)
    if [.left, .topLeft, .bottomLeft].contains(mode) { target.origin.x = frame.minX }
    if [.right, .topRight, .bottomRight].contains(mode) {
      target.origin.x = frame.maxX - size.width
    }
    if [.top, .topLeft, .topRight].contains(mode) { target.origin.y = frame.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(mode) {
      target.origin.y = frame.maxY - size.height
    }
    return target
  }
}
