import QuoinGeometry

// The sizes are those that UIKit's controls report as their intrinsic size.

/// On or off: a `UISwitch`.
open class SwitchNode: Node {
  /// Whether it is on.
  public final var isOn: Bool {
    didSet { noteStyleChange() }
  }

  /// A switch.
  public init(isOn: Bool = true, file: String = #fileID, line: Int = #line) {
    self.isOn = isOn
    super.init()
    place = SourcePlace(file: file, line: line)
    alignmentInsets = EdgeInsets(right: 2)
  }

  open override var kind: String { "switch" }
  open override var contentStates: NodeState { isOn ? .selected : .normal }
  open override var content: NodeContent { .control(.toggle(isOn: isOn)) }

  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    MeasuredSize(Size(51, 31))
  }
}

/// A knob on a track: a `UISlider`.
open class SliderNode: Node {
  /// How far along the knob is, 0…1.
  public final var fraction: Double

  /// A slider.
  public init(fraction: Double = 0.5, file: String = #fileID, line: Int = #line) {
    self.fraction = fraction
    super.init()
    place = SourcePlace(file: file, line: line)
    alignmentInsets = EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override var kind: String { "slider" }
  open override var content: NodeContent { .control(.slider(fraction: fraction)) }

  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    MeasuredSize(width: nil, height: 31)
  }
}

/// Minus and plus: a `UIStepper`.
open class StepperNode: Node {
  /// A stepper.
  public init(file: String = #fileID, line: Int = #line) {
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  open override var kind: String { "stepper" }
  open override var content: NodeContent { .control(.stepper) }

  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    MeasuredSize(Size(94, 32))
  }
}

/// One of several: a `UISegmentedControl`.
open class SegmentedControlNode: Node {
  /// The titles from the leading side on.
  public final var titles: [String]
  /// The chosen one, or -1.
  public final var selected: Int

  /// A control with a segment for each title.
  public init(_ titles: [String], selected: Int = 0, file: String = #fileID, line: Int = #line) {
    self.titles = titles
    self.selected = selected
    super.init()
    place = SourcePlace(file: file, line: line)
    alignmentInsets = EdgeInsets(bottom: 1)
  }

  open override var kind: String { "segmentedControl" }
  open override var content: NodeContent {
    .control(.segments(count: titles.count, selected: selected))
  }
  open override var defaultFont: Font { .system(13, weight: .medium) }

  open override var texts: [TextPart] {
    titles.enumerated().map { index, title in
      var part = TextPart(title)
      let count = Double(titles.count)
      part.span = Double(index) / count...Double(index + 1) / count
      part.insets = EdgeInsets(top: 0, left: 4, bottom: 1, right: 4)
      part.alignment = .center
      part.lineLimit = 1
      return part
    }
  }

  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    let widest = titles.map { context.measure($0, width: nil).size.width }.max() ?? 0
    return MeasuredSize(Size((widest + 20) * Double(titles.count), 32))
  }
}

/// A bar that fills up: a `UIProgressView`.
open class ProgressNode: Node {
  /// How full it is, 0…1.
  public final var fraction: Double

  /// A progress view.
  public init(fraction: Double = 0.5, file: String = #fileID, line: Int = #line) {
    self.fraction = fraction
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  open override var kind: String { "progressView" }
  open override var content: NodeContent { .control(.progress(fraction: fraction)) }

  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    MeasuredSize(width: nil, height: 4)
  }
}

/// A turning wheel: a `UIActivityIndicatorView`.
open class ActivityIndicatorNode: Node {
  /// Whether it is the large one.
  public final var isLarge: Bool

  /// A wheel.
  public init(isLarge: Bool = false, file: String = #fileID, line: Int = #line) {
    self.isLarge = isLarge
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  open override var kind: String { "activityIndicatorView" }
  open override var content: NodeContent { .control(.activity(isLarge: isLarge)) }

  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    MeasuredSize(isLarge ? Size(37) : Size(20))
  }
}

/// A row of dots: a `UIPageControl`.
open class PageControlNode: Node {
  /// How many dots there are.
  public final var count: Int
  /// The filled one.
  public final var current: Int

  /// A page control.
  public init(count: Int, current: Int = 0, file: String = #fileID, line: Int = #line) {
    self.count = count
    self.current = current
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  open override var kind: String { "pageControl" }
  open override var content: NodeContent { .control(.pages(count: count, current: current)) }

  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    MeasuredSize(Size(Double(count) * 15.5 + 30, 26))
  }
}

/// Wheels to choose from: a `UIPickerView` or `UIDatePicker`.
open class PickerNode: Node {
  /// Wheels.
  public init(file: String = #fileID, line: Int = #line) {
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  open override var kind: String { "pickerView" }
  open override var content: NodeContent { .control(.picker) }

  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    MeasuredSize(Size(320, 216))
  }
}

/// A mark at the end of a table's row.
open class AccessoryNode: Node {
  /// The mark.
  public final var accessory: Accessory

  /// A mark.
  public init(_ accessory: Accessory, file: String = #fileID, line: Int = #line) {
    self.accessory = accessory
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  open override var kind: String { "accessory" }
  open override var content: NodeContent { .control(.accessory(accessory)) }

  open override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize?
  {
    MeasuredSize(Size(20))
  }
}

/// Something that only the app can fill: a map, a web page, a scene.
open class ForeignNode: Node {
  /// What it is called.
  public final var name: String

  /// A stand-in by name.
  public init(_ name: String, file: String = #fileID, line: Int = #line) {
    self.name = name
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  open override var kind: String { "foreign" }
  open override var content: NodeContent { .control(.foreign(name)) }
}
