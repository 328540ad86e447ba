import QuoinGeometry
import QuoinModel

/// The position of a root on the screen that its document was designed for.
///
/// Documents record the size of a root, and the sizes of bars and screens are known. The height that a
/// root lacks therefore tells which bars it excludes.
enum RootPlace: Equatable {
  /// The whole screen, under the bars, or without the parts that opaque bars take.
  case screen(belowTop: Bool, aboveBottom: Bool)
  /// A card, as iOS 13 and later present controllers.
  case card(Card)
  /// A window of the root's own size.
  case window
  /// The top left corner of the screen, where bars cover the parts that extend under them.
  case corner
  /// A distance below the top of the screen that no bar explains.
  case lowered(Double)
  /// A position where no bar covers the root.
  case apart

  /// A sheet or a popover.
  struct Card: Equatable {
    /// Whether it floats over the screen, as on tablets, and does not reach the bottom.
    var floats = false
    /// Whether it is a popover, which has the bars of a screen.
    var isPopover = false
    /// Whether the root excludes an opaque bar at the top.
    var belowTop = false
    /// Whether the root excludes an opaque bar at the bottom.
    var aboveBottom = false
  }
}

/// Finds the positions of roots.
struct PlaceFinder {
  let info: DocumentInfo
  let controllers: ControllerGraph
  /// The device to draw for, instead of the document's.
  var requested: Device?

  /// Returns the position of a root on the requested device, or else on the document's.
  func place(_ root: RootElement) -> RootPlace {
    var place = recordedPlace(root)
    // A device shows the whole screen, wherever an older version of Interface Builder has drawn the root.
    if requested != nil, case .lowered = place {
      place = .screen(belowTop: false, aboveBottom: false)
    }
    guard let requested, root.role == .main, !SafeAreaRules.isFreeform(root),
      let presentation = root.controller?["id"].flatMap({ controllers.presentations[$0] }),
      presentation.size(on: requested) != nil
    else { return place }
    var card = RootPlace.Card(
      floats: presentation.floats(on: requested), isPopover: presentation.style == .popover)
    card.isPopover = card.isPopover && card.floats
    switch place {
    case .screen(let belowTop, let aboveBottom):
      (card.belowTop, card.aboveBottom) = (belowTop, aboveBottom)
    case .card: break
    case .window, .corner, .lowered, .apart: return place
    }
    return .card(card)
  }

  private func recordedPlace(_ root: RootElement) -> RootPlace {
    if root.role == .barItem || ViewKinds.cells.contains(root.element.name) { return .apart }
    guard let frame = root.element.child("rect", key: "frame").map(\.rect),
      frame.width > 0, frame.height > 0
    else { return .screen(belowTop: false, aboveBottom: false) }
    let id = root.controller?["id"] ?? ""
    let isFreeform = SafeAreaRules.isFreeform(root)
    let screen = info.device?.size
    if controllers.popovers.contains(id), isFreeform || frame.width != screen?.width {
      return .apart
    }
    if isFreeform { return freeform(root, frame.size) }
    let bars = BarFinder(controllers: controllers).bars(root)
    guard root.role == .main else {
      return shortened(frame.size, by: bars, of: screen ?? frame.size) ?? .corner
    }
    if isCard(frame.size) { return .card(RootPlace.Card()) }
    if frame.minY > 0.5 { return lowered(frame, bars) }
    if controllers.embedded.contains(id) {
      return frame.size == screen ? .screen(belowTop: false, aboveBottom: false) : .corner
    }
    for screen in screens(frame.size) {
      if let place = shortened(frame.size, by: bars, of: screen) { return place }
    }
    return .corner
  }

  /// Returns the position of a free-form root.
  private func freeform(_ root: RootElement, _ size: Size) -> RootPlace {
    // Controllers' views lower than the width of the narrowest screen have no bars: they are parts that code adds to
    // other views. The evidence is small: four of four such views whose frames reveal the safe area have none, against
    // 16 of 18 higher ones that have 20 points.
    if root.role == .main, size.height < 320 { return .apart }
    guard let written = root.controller?.child("size", key: "freeformSize")?.size,
      written.height - size.height >= 1
    else {
      let screen = info.device?.size ?? .zero
      return size.width <= screen.width && size.height <= screen.height ? .corner : .window
    }
    if size == info.device?.size { return .screen(belowTop: false, aboveBottom: false) }
    // A view lower than its specified size is shortened by an opaque bar, or is in a sheet.
    let bars = BarFinder(controllers: controllers).bars(root)
    if let place = shortened(size, by: bars, of: Size(size.width, written.height)) { return place }
    let isInSheet = info.era >= .cards && written.height - size.height == Self.cardDistance
    return isInSheet && bars.top != nil ? .card(RootPlace.Card()) : .apart
  }

  /// The distance of a card from the top of a screen with a cut-out.
  private static let cardDistance = 54.0

  /// Returns the position of a root with the height of its screen, or with that height less the bars.
  private func shortened(_ size: Size, by bars: SceneBars, of screen: Size) -> RootPlace? {
    let missing = screen.height - size.height
    func isNear(_ height: Double) -> Bool { abs(missing - height) < 0.6 }
    if isNear(0) { return .screen(belowTop: false, aboveBottom: false) }
    let tops = bars.top.map { topHeights(bars, $0) } ?? []
    let bottoms = bars.bottom.map { bottomHeights($0) } ?? []
    if tops.contains(where: isNear) { return .screen(belowTop: true, aboveBottom: false) }
    if bottoms.contains(where: isNear) { return .screen(belowTop: false, aboveBottom: true) }
    if tops.contains(where: { top in bottoms.contains { isNear(top + $0) } }) {
      return .screen(belowTop: true, aboveBottom: true)
    }
    return nil
  }

  /// Returns the heights that an opaque top bar may take, in this and older versions of Interface Builder: scenes keep
  /// the frames of the version that saved them last.
  private func topHeights(_ bars: SceneBars, _ top: SceneBars.Top) -> [Double] {
    let metrics = BarMetrics(info.device, info)
    let status = metrics.screen.top
    let more = metrics.addition(top)
    // Before iOS 12, and on phones, bars are 44 points high.
    var heights = [metrics.covers(bars).top, status + 44 + more]
    // Phones with a home button had status bars of 20 points before Xcode 11, and none in Xcode 11 to 13.
    if !metrics.hasHomeIndicator { heights.append(64 + more) }
    if info.era >= .cards || !bars.hasStatusBar { heights.append(44 + more) }
    if info.era >= .cards {
      // The card's distance from the top, and the bar in it.
      let distance = info.device.map { Presentation.cardDistance(on: $0) } ?? Self.cardDistance
      heights += [
        distance + metrics.cardBar + more, Self.cardDistance + metrics.cardBar + more,
        Self.cardDistance + status + 44 + more,
      ]
    }
    if info.isGlass { heights.append(2 * status + metrics.navigationBar + more) }
    return heights
  }

  private func bottomHeights(_ bar: SceneBars.Bottom) -> [Double] {
    let metrics = BarMetrics(info.device, info)
    // Older versions had tab bars of 49 points and toolbars of 44.
    return [metrics.height(bar), 49, 44].map { $0 + metrics.screen.bottom }
  }

  /// Whether a root has the height of an iOS 13 card.
  private func isCard(_ size: Size) -> Bool {
    guard info.era >= .cards, let screen = info.device?.size, size.width == screen.width else {
      return false
    }
    return [Self.cardDistance, 20].contains(screen.height - size.height)
  }

  /// Returns the position of a root that was recorded below the top of its screen.
  private func lowered(_ frame: Rect, _ bars: SceneBars) -> RootPlace {
    for screen in screens(frame.size) where abs(screen.height - frame.maxY) < 0.6 {
      return .screen(belowTop: true, aboveBottom: false)
    }
    for screen in screens(frame.size) {
      let rest = Size(frame.width, screen.height - frame.minY)
      if case .screen? = shortened(
        frame.size, by: SceneBars(hasStatusBar: true, top: nil, bottom: bars.bottom), of: rest)
      {
        return .screen(belowTop: true, aboveBottom: true)
      }
    }
    return .lowered(frame.minY)
  }

  /// Returns the screens that a root may be designed for, the likeliest first.
  private func screens(_ size: Size) -> [Size] {
    if let device = info.device { return [device.size] }
    let heights: [Double] =
      switch size.width {
      case 320: [480, 568]
      case 375: [667]
      case 414: [736]
      case 600: [600]
      case 768: [1024]
      case 1024: [768]
      default: []
      }
    let found = heights.filter { $0 >= size.height }.map { Size(size.width, $0) }
    return found.isEmpty ? [size] : found
  }
}
