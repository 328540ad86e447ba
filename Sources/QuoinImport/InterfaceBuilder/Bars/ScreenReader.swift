import QuoinGeometry
import QuoinModel

/// Creates the screen around a controller's view: status bar, navigation bar, bottom bar, home indicator.
struct ScreenReader {
  let session: ImportSession
  let controllers: ControllerGraph

  private var info: DocumentInfo { session.info }
  private var device: Device? { session.options.device ?? info.device }

  /// Returns the scene that a controller shows first, of this or of another storyboard.
  var scene: (String) -> ColumnScene? = { _ in nil }

  /// Returns the screen of a root, or `nil` if nothing is drawn around it.
  func screen(_ root: RootElement, size: Size) -> ImportedScreen? {
    guard let builder = builder(root, size: size) else { return nil }
    guard let device = session.options.device, session.options.size == nil,
      let column = root.controller?["id"].flatMap({ controllers.splits[$0] }),
      column.width(on: device) == size.width
    else { return builder.screen() }
    let other = column.other.flatMap { scene($0) }
    return SplitScreenBuilder(
      device: device, isPrimary: column.isPrimary, own: builder,
      other: other.flatMap { $0.reader.builder($0.root, size: $0.size) }, scene: other?.number
    ).screen()
  }

  private func builder(_ root: RootElement, size: Size) -> ScreenBuilder? {
    let place = PlaceFinder(
      info: info, controllers: controllers,
      requested: session.options.size == nil ? session.options.device : nil
    ).place(root)
    let bars = BarFinder(controllers: controllers).bars(root)
    var metrics = ScreenMetrics(
      bars: bars, metrics: BarMetrics(device, info), size: size)
    switch place {
    case .screen(let belowTop, let aboveBottom):
      metrics.makeRoom(belowTop: belowTop, aboveBottom: aboveBottom)
    case .lowered(let distance): metrics.lower(by: distance)
    case .card(let card):
      metrics.card = card
      metrics.isPart = card.floats
      metrics.makeRoom(belowTop: card.belowTop, aboveBottom: card.aboveBottom)
    case .window: break
    case .corner:
      // A view that is lower than a screen has no status bar of its own.
      metrics.isPart = true
    case .apart: return nil
    }
    let isSimulated = bars.top != nil || bars.bottom != nil
    if root.role == .loose, place != .screen(belowTop: false, aboveBottom: false) || metrics.isPart,
      !isSimulated
    {
      return nil
    }
    if controllers.embedded.contains(root.controller?["id"] ?? ""), !isSimulated { return nil }
    return ScreenBuilder(
      session: session, controllers: controllers, device: device, metrics: metrics, root: root)
  }
}

/// A scene that can be shown in a column of a split view.
struct ColumnScene {
  let number: Int
  let root: RootElement
  let size: Size
  /// The reader of the scene's storyboard.
  let reader: ScreenReader
}

/// The positions of the parts of a screen, in points.
struct ScreenMetrics {
  let bars: SceneBars
  let metrics: BarMetrics
  /// The card that the view is in, which has no status bar.
  var card: RootPlace.Card?
  /// Whether the view is lower than a screen.
  var isPart = false
  /// The bounds of the screen.
  private(set) var size: Size
  /// The frame of the view.
  private(set) var frame: Rect

  init(bars: SceneBars, metrics: BarMetrics, size: Size) {
    self.bars = bars
    self.metrics = metrics
    self.size = size
    frame = Rect(origin: .zero, size: size)
  }

  /// The height of the status bar, or 0 if there is none.
  var statusBar: Double {
    if card != nil || isPart && bars.top == nil { return 0 }
    var bare = bars
    bare.top = nil
    let top = metrics.covers(bare).top
    return bars.top == nil ? top : min(top, metrics.covers(bars).top - barRow - additions)
  }

  /// The height of the row of titles and buttons.
  var barRow: Double { metrics.navigationBar(in: card) }

  /// The total height covered at the top.
  var top: Double { bars.top == nil ? statusBar : statusBar + barRow + additions }

  /// The total height covered at the bottom.
  var bottom: Double { isPart ? metrics.height(bars.bottom) : metrics.covers(bars).bottom }

  private var additions: Double { bars.top.map { metrics.addition($0) } ?? 0 }

  /// Positions the view at a distance from the top of the screen.
  mutating func lower(by distance: Double) {
    size.height += distance
    frame.origin.y = distance
  }

  /// Positions the view between opaque bars.
  mutating func makeRoom(belowTop: Bool, aboveBottom: Bool) {
    let above = belowTop ? top : 0
    let below = aboveBottom ? bottom : 0
    size.height += above + below
    frame.origin.y = above
  }
}
