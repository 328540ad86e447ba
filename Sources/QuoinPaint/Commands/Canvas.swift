import QuoinGeometry
import QuoinLayout
import QuoinModel

/// A builder of drawing commands.
struct Canvas {
  /// The commands so far.
  private(set) var commands: [DrawCommand] = []
  /// The current colour scheme.
  var scheme: ColorScheme
  /// Whether the current layout direction is right to left.
  var isRightToLeft: Bool
  /// The number of pixels per point.
  let displayScale: Double
  /// Whether an HTML document is drawn, following browsers.
  var isDocument = false
  /// The looks of the parts of the current control.
  var parts: [ControlPart: Look] = [:]
  /// The rectangle behind the current node.
  var ground = Rect.zero
  /// The source location of the current node.
  var place: SourcePlace?
  /// The name of the current node.
  var node: String?
  /// The type of the current node.
  var kind: String?
  /// Whether undrawn white space follows the current text.
  var endsWord = false
  /// How many parts of gradients, shadows and pictures behind nodes are still drawn.
  var partsLeft = Double.infinity
  /// The first node of which some are left out.
  var firstLeftOut: DrawnOrigin?
  /// The link target of the current node.
  var link: String?
  /// The indices of the opening commands of groups, filters and masks, whose bounds are set when
  /// they are closed.
  private var openGroups: [Int] = []

  init(traits: Traits) {
    scheme = traits.colorScheme
    displayScale = traits.displayScale
    isRightToLeft = traits.layoutDirection == .rightToLeft
  }

  /// Returns a colour resolved for the current colour scheme.
  func resolve(_ color: Color) -> Color { color.resolved(scheme) }

  /// Begins to draw an item.
  mutating func begin(_ item: Arrangement.Item) {
    (place, node, kind) = (item.place, item.identifier, item.type)
  }

  mutating func add(_ command: DrawCommand) { commands.append(command) }

  mutating func fill(_ rect: Rect, _ color: Color, radius: Double = 0) {
    fill(RoundedRect(rect, radius: radius), color)
  }

  mutating func fill(_ shape: RoundedRect, _ color: Color) {
    let color = resolve(color)
    guard !shape.rect.isEmpty, color.alpha > 0 else { return }
    commands.append(.fill(shape, color))
  }

  mutating func border(_ rect: Rect, _ color: Color, width: Double, radius: Double = 0) {
    border(RoundedRect(rect, radius: radius), color, width: width)
  }

  mutating func border(_ shape: RoundedRect, _ color: Color, width: Double) {
    let color = resolve(color)
    guard !shape.rect.isEmpty, width > 0, color.alpha > 0 else { return }
    commands.append(.border(shape, width: width, color))
  }

  mutating func ellipse(_ rect: Rect, _ color: Color) {
    let color = resolve(color)
    guard !rect.isEmpty, color.alpha > 0 else { return }
    commands.append(.ellipse(rect, color))
  }

  /// Fills a disc around a point.
  mutating func disc(_ center: Point, radius: Double, _ color: Color) {
    ellipse(
      Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius), color)
  }

  mutating func fill(_ path: Path, _ color: Color) {
    commands.append(.path(path, fill: resolve(color), stroke: nil))
  }

  mutating func stroke(_ path: Path, _ color: Color, width: Double) {
    commands.append(.path(path, fill: nil, stroke: Stroke(resolve(color), width: width)))
  }

  /// Draws a polyline.
  mutating func line(_ points: [Point], _ color: Color, width: Double) {
    stroke(Path(lines: points), color, width: width)
  }

  /// Draws clipped to a shape.
  mutating func clip(_ rect: Rect, radius: Double = 0, _ draw: (inout Canvas) -> Void) {
    commands.append(.beginClip(RoundedRect(rect, radius: radius)))
    draw(&self)
    commands.append(.endClip)
  }

  /// Ends a transform and removes it if nothing was drawn.
  mutating func endTransform() {
    if case .beginTransform = commands.last {
      commands.removeLast()
    } else {
      commands.append(.endTransform)
    }
  }

  /// Ends a silhouette and removes it if nothing was drawn.
  mutating func endSilhouette() {
    if case .beginSilhouette = commands.last {
      commands.removeLast()
    } else {
      commands.append(.endSilhouette)
    }
  }

  /// Begins a picture to which filters are applied.
  mutating func beginFilter(_ filters: [Filter], of origin: DrawnOrigin) {
    openGroups.append(commands.count)
    commands.append(.beginFilter(filters, bounds: .zero, of: origin))
  }

  /// Ends a filtered picture and removes it if nothing was drawn.
  mutating func endFilter() {
    guard let start = openGroups.popLast(),
      case .beginFilter(let filters, _, let origin) = commands[start]
    else { return }
    let inside = commands[(start + 1)...]
    if inside.isEmpty {
      commands.removeLast()
      return
    }
    commands[start] = .beginFilter(
      filters, bounds: DrawCommand.bounds(of: inside), of: origin)
    commands.append(.endFilter)
  }

  /// Begins masked content.
  mutating func beginMask() {
    openGroups.append(commands.count)
    commands.append(.beginMask(bounds: .zero))
  }

  /// Ends masked content and draws its alpha mask.
  mutating func endMask(_ frame: Rect, _ mask: (inout Canvas) -> Void) {
    guard let start = openGroups.popLast() else { return }
    commands[start] = .beginMask(
      bounds: DrawCommand.bounds(of: commands[(start + 1)...]).union(frame))
    add(.maskWith(.alpha))
    mask(&self)
    add(.endMask)
  }

  /// The number of open groups.
  var groupDepth: Int { openGroups.count }

  mutating func beginGroup(opacity: Double, blend: BlendMode = .normal) {
    openGroups.append(commands.count)
    commands.append(.beginGroup(opacity: opacity, blend: blend, bounds: .zero))
  }

  /// Closes a group.
  ///
  /// An empty group is removed. A group with a single fill is replaced by that fill with a reduced
  /// opacity, which looks the same and needs no offscreen picture.
  mutating func endGroup() {
    guard let start = openGroups.popLast(),
      case .beginGroup(let opacity, let blend, _) = commands[start]
    else { return }
    let inside = commands[(start + 1)...]
    if inside.isEmpty {
      commands.removeLast()
      return
    }
    if blend == .normal, inside.count == 1, let only = inside.first?.faded(by: opacity) {
      commands.removeSubrange(start...)
      commands.append(only)
      return
    }
    commands[start] = .beginGroup(
      opacity: opacity, blend: blend, bounds: DrawCommand.bounds(of: inside))
    commands.append(.endGroup)
  }
}

extension DrawCommand {
  /// Returns the command with reduced opacity, or `nil` if that differs from a group with that
  /// opacity.
  func faded(by opacity: Double) -> DrawCommand? {
    switch self {
    case .fill(let shape, let color): .fill(shape, color.opacity(opacity))
    case .border(let shape, let width, let color):
      .border(shape, width: width, color.opacity(opacity))
    case .ellipse(let rect, let color): .ellipse(rect, color.opacity(opacity))
    case .gradient(let shape, let gradient): .gradient(shape, gradient.faded(by: opacity))
    default: nil
    }
  }

  /// Returns the smallest rectangle that contains everything drawn by commands.
  static func bounds(of commands: ArraySlice<DrawCommand>) -> Rect {
    var box: Rect?
    var maps: [(Rect) -> Rect] = []
    for command in commands {
      switch command {
      case .beginRotation(_, let center): maps.append { $0.rotationBounds(about: center) }
      case .beginTransform(let matrix): maps.append(matrix.bounds)
      case .endRotation, .endTransform: _ = maps.popLast()
      default: break
      }
      guard var bounds = command.bounds else { continue }
      for map in maps.reversed() { bounds = map(bounds) }
      box = box.map { $0.union(bounds) } ?? bounds
    }
    // A margin for antialiased edges.
    return (box ?? .zero).outset(by: EdgeInsets(1))
  }
}

extension Rect {
  /// Returns the square that contains the rectangle at any rotation about a point.
  fileprivate func rotationBounds(about center: Point) -> Rect {
    let across = max(abs(minX - center.x), abs(maxX - center.x))
    let down = max(abs(minY - center.y), abs(maxY - center.y))
    let reach = (across * across + down * down).squareRoot()
    return Rect(center.x - reach, center.y - reach, 2 * reach, 2 * reach)
  }
}
