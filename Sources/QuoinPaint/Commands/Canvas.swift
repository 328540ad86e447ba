import QuoinGeometry
import QuoinModel

/// Collects drawing commands.
struct Canvas {
  /// The commands so far.
  private(set) var commands: [DrawCommand] = []
  /// Light or dark, for what is being drawn.
  var scheme: ColorScheme
  /// Whether rows run from right to left, for what is being drawn.
  var isRightToLeft: Bool
  /// Pixels in a point.
  let displayScale: Double
  /// Whether what is drawn is a document as browsers show it.
  var isDocument = false
  /// The looks of the parts of the control that is being drawn.
  var parts: [ControlPart: Look] = [:]
  /// The rectangle behind the node that is being drawn.
  var ground = Rect.zero
  /// Where the node was described that is being drawn.
  var place: SourcePlace?
  /// The name of the node that is being drawn.
  var node: String?
  /// Whether white space that nothing is drawn of follows the text that is being drawn.
  var endsWord = false
  /// Where a tap on the node leads that is being drawn.
  var link: String?
  /// Where `beginGroup` commands wait for their bounds.
  private var openGroups: [Int] = []

  init(traits: Traits) {
    scheme = traits.colorScheme
    displayScale = traits.displayScale
    isRightToLeft = traits.layoutDirection == .rightToLeft
  }

  /// A colour as it is here.
  func resolve(_ color: Color) -> Color { color.resolved(scheme) }

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

  /// A disc about a point.
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

  /// Straight lines from point to point.
  mutating func line(_ points: [Point], _ color: Color, width: Double) {
    stroke(Path(lines: points), color, width: width)
  }

  /// Draws inside a shape only.
  mutating func clip(_ rect: Rect, radius: Double = 0, _ draw: (inout Canvas) -> Void) {
    commands.append(.beginClip(RoundedRect(rect, radius: radius)))
    draw(&self)
    commands.append(.endClip)
  }

  /// Ends a transform; one in which nothing is drawn vanishes.
  mutating func endTransform() {
    if case .beginTransform = commands.last {
      commands.removeLast()
    } else {
      commands.append(.endTransform)
    }
  }

  /// Ends a silhouette; one in which nothing is drawn vanishes.
  mutating func endSilhouette() {
    if case .beginSilhouette = commands.last {
      commands.removeLast()
    } else {
      commands.append(.endSilhouette)
    }
  }

  /// Begins a picture that is changed before it is painted.
  mutating func beginFilter(_ filters: [Filter], of origin: DrawnOrigin) {
    openGroups.append(commands.count)
    commands.append(.beginFilter(filters, bounds: .zero, of: origin))
  }

  /// Ends such a picture; one of nothing vanishes.
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

  /// Begins what is seen through a mask.
  mutating func beginMask() {
    openGroups.append(commands.count)
    commands.append(.beginMask(bounds: .zero))
  }

  /// Ends what is seen through a mask, and draws the mask: as much as it is opaque is seen.
  mutating func endMask(_ frame: Rect, _ mask: (inout Canvas) -> Void) {
    guard let start = openGroups.popLast() else { return }
    commands[start] = .beginMask(
      bounds: DrawCommand.bounds(of: commands[(start + 1)...]).union(frame))
    add(.maskWith(.alpha))
    mask(&self)
    add(.endMask)
  }

  /// How many groups are open.
  var groupDepth: Int { openGroups.count }

  mutating func beginGroup(opacity: Double, blend: BlendMode = .normal) {
    openGroups.append(commands.count)
    commands.append(.beginGroup(opacity: opacity, blend: blend, bounds: .zero))
  }

  /// Closes a group.
  ///
  /// One that draws nothing vanishes, and one of a single fill becomes that fill
  /// in a fainter colour, which looks the same and needs no picture of its own.
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
  /// The command in a fainter colour, or `nil` where that is not the same as a fainter picture.
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

  /// The smallest rectangle that holds what commands draw.
  static func bounds(of commands: ArraySlice<DrawCommand>) -> Rect {
    var box: Rect?
    var maps: [(Rect) -> Rect] = []
    for command in commands {
      switch command {
      case .beginRotation(_, let center): maps.append { $0.turnedAnyhow(about: center) }
      case .beginTransform(let matrix): maps.append(matrix.bounds)
      case .endRotation, .endTransform: _ = maps.popLast()
      default: break
      }
      guard var bounds = command.bounds else { continue }
      for map in maps.reversed() { bounds = map(bounds) }
      box = box.map { $0.union(bounds) } ?? bounds
    }
    // A hair of room for the soft edges of what is drawn.
    return (box ?? .zero).outset(by: EdgeInsets(1))
  }
}

extension Rect {
  /// The square that holds the rectangle however it is turned about a point.
  fileprivate func turnedAnyhow(about center: Point) -> Rect {
    let across = max(abs(minX - center.x), abs(maxX - center.x))
    let down = max(abs(minY - center.y), abs(maxY - center.y))
    let reach = (across * across + down * down).squareRoot()
    return Rect(center.x - reach, center.y - reach, 2 * reach, 2 * reach)
  }
}
