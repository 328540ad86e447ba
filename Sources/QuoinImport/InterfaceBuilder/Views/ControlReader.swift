import QuoinGeometry
import QuoinModel

/// Creates the nodes of switches, sliders and other controls.
struct ControlReader {
  let palette: Palette
  let info: DocumentInfo

  private var looks: LookReader { LookReader(palette: palette) }

  func node(_ varied: VariedElement) -> Node {
    switch varied.name {
    case "switch": toggle(varied)
    case "slider": slider(varied)
    case "stepper": sized(StepperNode(), old: 29)
    case "segmentedControl": segments(varied)
    case "progressView": progress(varied)
    case "activityIndicatorView":
      ActivityIndicatorNode(isLarge: varied.keyword("style", KeywordTables.activityStyle) ?? false)
    case "pageControl": pages(varied)
    default: PickerNode()
    }
  }

  /// Returns a control; in documents from before iOS 13, with the height of that time.
  private func sized<Control: Node>(_ node: Control, old height: Double) -> Control {
    if info.era < .cards {
      node.sizing.naturalHeight = .fixed(height - node.alignmentInsets.vertical)
    }
    return node
  }

  private func toggle(_ varied: VariedElement) -> Node {
    let node = SwitchNode(isOn: varied.flag("on", default: true))
    // Switches are 63 × 28 in Xcode 26.
    if info.isGlass {
      node.sizing.naturalWidth = .fixed(63 - node.alignmentInsets.horizontal)
      node.sizing.naturalHeight = .fixed(28)
    }
    node.style.accents.on = looks.color(varied, "onTintColor")
    node.style.accents.thumb = looks.color(varied, "thumbTintColor")
    return node
  }

  private func slider(_ varied: VariedElement) -> Node {
    let low = varied.number("minValue", otherwise: "0 is used") ?? 0
    let high = varied.number("maxValue", otherwise: "1 is used") ?? 1
    let node = SliderNode(fraction: fraction(varied.number("value"), low, high))
    node.style.accents.on = looks.color(varied, "minimumTrackTintColor")
    node.style.accents.off = looks.color(varied, "maximumTrackTintColor")
    node.style.accents.thumb = looks.color(varied, "thumbTintColor")
    return node
  }

  private func fraction(_ value: Double?, _ low: Double, _ high: Double) -> Double {
    guard let value, high > low else { return 0 }
    return min(1, max(0, (value - low) / (high - low)))
  }

  private func segments(_ varied: VariedElement) -> Node {
    let list = varied.element.child("segments")
    let titles = list.map { $0.children.map { TextReader.plain($0, "title") ?? "" } } ?? []
    let selected = varied.number("selectedSegmentIndex", in: -1...1000, otherwise: "0 is used")
    let node = SegmentedControlNode(titles, selected: selected.map { Int($0) } ?? 0)
    node.apportionsWidths = varied.flag("apportionsSegmentWidthsByContent")
    return sized(node, old: 29)
  }

  private func progress(_ varied: VariedElement) -> Node {
    let node = ProgressNode(fraction: fraction(varied.number("progress") ?? 0, 0, 1))
    node.style.accents.on = looks.color(varied, "progressTintColor")
    node.style.accents.off = looks.color(varied, "trackTintColor")
    return sized(node, old: 2)
  }

  private func pages(_ varied: VariedElement) -> Node {
    let count = varied.number("numberOfPages", in: 0...1000, otherwise: "3 is used") ?? 3
    let current = varied.number("currentPage", in: 0...1000, otherwise: "0 is used") ?? 0
    let node = PageControlNode(count: Int(count), current: Int(current))
    if info.toolsVersion < 17000 {
      // Before iOS 14: dots of 7 points with gaps of 9.
      node.sizing.naturalWidth = .fixed(max(0, 16 * count - 9))
      node.sizing.naturalHeight = .fixed(37)
    }
    node.style.accents.off = looks.color(varied, "pageIndicatorTintColor")
    node.style.accents.on = looks.color(varied, "currentPageIndicatorTintColor")
    return node
  }
}
