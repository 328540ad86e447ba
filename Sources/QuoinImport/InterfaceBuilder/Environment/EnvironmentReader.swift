import QuoinGeometry
import QuoinModel

/// Reads the environment of a document's roots: size, safe area, margins, traits.
struct EnvironmentReader {
  let session: ImportSession
  let controllers: ControllerGraph

  private var info: DocumentInfo { session.info }
  private var options: ImportOptions { session.options }
  private var device: Device? { options.device ?? info.device }

  /// The traits of the current root.
  var traits: Traits {
    var traits = Traits(
      displayScale: displayScale, layoutDirection: options.direction ?? .leftToRight,
      textSize: options.textSize, colorScheme: options.colorScheme ?? info.colorScheme)
    traits.horizontalSizeClass = session.classes.width
    traits.verticalSizeClass = session.classes.height
    return traits
  }

  /// Returns the size classes of a root.
  ///
  /// As in UIKit, sheets and popovers on a tablet and the primary columns of split views are compact in width.
  func classes(_ root: RootElement) -> SizeClasses {
    var classes = session.screenClasses
    guard let device = options.device, options.size == nil, let id = root.controller?["id"] else {
      return classes
    }
    let column = controllers.splits[id]
    let isPrimary = column?.isPrimary == true && column?.width(on: device) != nil
    if isPrimary || controllers.presentations[id]?.floats(on: device) == true {
      classes.width = .compact
    }
    return classes
  }

  private var displayScale: Double {
    if let scale = options.displayScale, scale > 0, scale.isFinite { return scale }
    return device?.scale ?? 2
  }

  /// Returns the size of a root: the requested one, that of its column, the device's, or the recorded one.
  func size(_ varied: VariedElement, _ root: RootElement) -> Size {
    if let size = options.size { return size }
    var size = sizeOfScreen(varied, root)
    if root.role == .main, let device = options.device, size.width == device.size.width,
      let column = root.controller?["id"].flatMap({ controllers.splits[$0] }),
      let width = column.width(on: device)
    {
      size.width = width
    }
    return size
  }

  private func sizeOfScreen(_ varied: VariedElement, _ root: RootElement) -> Size {
    let recorded = PlacementReader.recordedSize(varied)
    let designed = info.device?.size
    guard let wanted = options.device else {
      return recorded ?? designed ?? (root.role == .main ? Size(375, 667) : .zero)
    }
    guard let recorded else { return wanted.size }
    guard root.role == .main else { return recorded == designed ? wanted.size : recorded }
    let places = PlaceFinder(
      info: info, controllers: controllers, requested: options.size == nil ? wanted : nil)
    if case .card(let card) = places.place(root),
      let sheet = root.controller?["id"].flatMap({ controllers.presentations[$0] })?.size(
        on: wanted)
    {
      return inside(sheet, card, root, wanted)
    }
    guard let designed else { return wanted.size }
    if !SafeAreaRules.isFreeform(root), recorded.width == designed.width,
      case .screen(let belowTop, let aboveBottom) = places.place(root)
    {
      // Opaque bars have the heights of the requested device.
      let bars = BarFinder(controllers: controllers).bars(root)
      let covers = BarMetrics(wanted, info).covers(bars)
      let height =
        wanted.size.height - (belowTop ? covers.top : 0) - (aboveBottom ? covers.bottom : 0)
      return Size(wanted.size.width, max(0, height))
    }
    if recorded == designed { return wanted.size }
    guard recorded.width == designed.width else { return recorded }
    // A card keeps its difference in height from the screen.
    let isLower = recorded.height < designed.height && !SafeAreaRules.isFreeform(root)
    let height = wanted.size.height + (isLower ? recorded.height - designed.height : 0)
    return Size(wanted.size.width, isLower ? max(0, height) : recorded.height)
  }

  /// Returns the size of a root in a sheet, without the parts that opaque bars take.
  private func inside(
    _ sheet: Size, _ card: RootPlace.Card, _ root: RootElement, _ device: Device
  ) -> Size {
    let bars = BarFinder(controllers: controllers).bars(root)
    let metrics = BarMetrics(device, info)
    let whole = metrics.covers(
      bars, in: RootPlace.Card(floats: card.floats, isPopover: card.isPopover))
    let height =
      sheet.height - (card.belowTop ? whole.top : 0) - (card.aboveBottom ? whole.bottom : 0)
    return Size(sheet.width, max(0, height))
  }

  /// Sets the safe area, the guides and the margins of a root.
  func apply(_ varied: VariedElement, _ root: RootElement, size: Size, to node: Node) {
    guard let container = node as? ContainerNode else { return }
    let rules = SafeAreaRules(
      info: info, device: device, controllers: controllers,
      requested: options.size == nil ? options.device : nil,
      isRecorded: options.intrinsic == .recorded && options.device == nil)
    container.safeAreaInsets =
      options.safeArea ?? insets(varied)
      ?? rules.insets(root, size: size)
    if options.safeArea == nil, let guides = guideInsets(varied) {
      container.layoutGuideInsets = guides
    }
    // Roots that are plain views have the system margins; cells have their own.
    let isPlain = !ViewKinds.cells.contains(varied.name) && node is RelativeContainer
    let hasSystemMargins = root.role == .main || info.era >= .safeAreas && root.role == .loose
    if container.margins == nil, isPlain, hasSystemMargins {
      let width = root.role == .main ? size.width : device?.size.width ?? size.width
      let side: Double = width > 390 ? 20 : 16
      container.margins = .fixed(EdgeInsets(horizontal: side, vertical: 0))
    }
  }

  /// Returns insets written as `top,left,bottom,right`.
  private func insets(_ varied: VariedElement) -> EdgeInsets? {
    guard let parts = numbers(varied, "safeAreaInsets", count: 4) else { return nil }
    return EdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }

  /// Returns insets written as `top,bottom`.
  private func guideInsets(_ varied: VariedElement) -> EdgeInsets? {
    guard let parts = numbers(varied, "layoutGuideInsets", count: 2) else { return nil }
    return EdgeInsets(top: parts[0], bottom: parts[1])
  }

  /// Returns comma-separated numbers.
  private func numbers(
    _ varied: VariedElement, _ name: StaticString, count: Int
  ) -> [Double]? {
    guard let text = varied[name] else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Number.parse(String($0)) }
    if numbers.count == count, parts.count == count { return numbers }
    varied.holder(name).fault(
      "invalid-number", name,
      "which is not \(count) numbers with commas between them; it is left out")
    return nil
  }
}
