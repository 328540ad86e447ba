import QuoinGeometry
import QuoinModel

/// Makes the screen around a controller's view: status bar, navigation bar, bottom bar, home indicator.
struct ScreenReader {
  let session: ImportSession
  let controllers: ControllerGraph

  private var info: DocumentInfo { session.info }
  private var device: Device? { session.options.device ?? info.device }

  /// The screen of a root, or `nil` where nothing is drawn around it.
  func screen(_ root: RootElement, size: Size) -> ImportedScreen? {
    let place = PlaceFinder(info: info, controllers: controllers).place(root)
    let bars = BarFinder(controllers: controllers).bars(root)
    var metrics = ScreenMetrics(
      bars: bars, metrics: BarMetrics(device, info), size: size, isCard: place == .card)
    switch place {
    case .screen(let belowTop, let aboveBottom):
      metrics.makeRoom(belowTop: belowTop, aboveBottom: aboveBottom)
    case .lowered(let distance): metrics.lower(by: distance)
    case .card, .window: break
    case .corner:
      // What is lower than a screen shows no status bar of its own.
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
      session: session, controllers: controllers, device: device, metrics: metrics, root: root
    ).screen()
  }
}

/// Where the parts of a screen are, in points.
struct ScreenMetrics {
  let bars: SceneBars
  let metrics: BarMetrics
  /// Whether the view is in a card, which has no status bar.
  let isCard: Bool
  /// Whether the view is lower than a screen.
  var isPart = false
  /// All of the screen.
  private(set) var size: Size
  /// The frame of the view.
  private(set) var frame: Rect

  init(bars: SceneBars, metrics: BarMetrics, size: Size, isCard: Bool) {
    self.bars = bars
    self.metrics = metrics
    self.isCard = isCard
    self.size = size
    frame = Rect(origin: .zero, size: size)
  }

  /// The height of the status bar; 0 where there is none.
  var statusBar: Double {
    if isCard || isPart && bars.top == nil { return 0 }
    var bare = bars
    bare.top = nil
    let top = metrics.covers(bare).top
    return bars.top == nil ? top : min(top, metrics.covers(bars).top - barRow - additions)
  }

  /// The height of the row of titles and buttons.
  var barRow: Double { isCard ? metrics.cardBar : metrics.navigationBar }

  /// All that is covered at the top.
  var top: Double { bars.top == nil ? statusBar : statusBar + barRow + additions }

  /// All that is covered at the bottom.
  var bottom: Double { isPart ? metrics.height(bars.bottom) : metrics.covers(bars).bottom }

  private var additions: Double { bars.top.map { metrics.addition($0) } ?? 0 }

  /// Lays the view a distance below the top of the screen.
  mutating func lower(by distance: Double) {
    size.height += distance
    frame.origin.y = distance
  }

  /// Lays the view between opaque bars.
  mutating func makeRoom(belowTop: Bool, aboveBottom: Bool) {
    let above = belowTop ? top : 0
    let below = aboveBottom ? bottom : 0
    size.height += above + below
    frame.origin.y = above
  }
}
