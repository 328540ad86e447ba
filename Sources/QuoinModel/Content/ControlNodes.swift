import QuoinGeometry

// The sizes are the intrinsic sizes of UIKit's controls.

/// A switch: a `UISwitch`.
open class SwitchNode: ControlNode {
  /// Whether the switch is on.
  @exclusivity(unchecked) public final var isOn: Bool {
    didSet {
      noteStyleChange()
      noteChange()
    }
  }

  /// Creates a switch.
  public init(isOn: Bool = true, file: String = #fileID, line: Int = #line) {
    self.isOn = isOn
    super.init()
    place = SourcePlace(file: file, line: line)
    alignmentInsets = EdgeInsets(right: 2)
  }

  override package var controlKind: String { "switch" }
  override package var controlStates: NodeState { isOn ? .selected : .normal }
  override package var control: Control { .toggle(isOn: isOn) }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    MeasuredSize(Size(51, 31))
  }
}

/// A slider: a `UISlider`.
open class SliderNode: ControlNode {
  /// The position of the knob, 0…1.
  @exclusivity(unchecked) public final var fraction: Double { didSet { noteChange() } }

  /// Creates a slider.
  public init(fraction: Double = 0.5, file: String = #fileID, line: Int = #line) {
    self.fraction = fraction
    super.init()
    place = SourcePlace(file: file, line: line)
    alignmentInsets = EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  override package var controlKind: String { "slider" }
  override package var control: Control { .slider(fraction: fraction) }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    MeasuredSize(width: nil, height: 31)
  }
}

/// A stepper: a `UIStepper`.
open class StepperNode: ControlNode {
  /// Creates a stepper.
  public init(file: String = #fileID, line: Int = #line) {
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  override package var controlKind: String { "stepper" }
  override package var control: Control { .stepper }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    MeasuredSize(Size(94, 32))
  }
}

/// A segmented control: a `UISegmentedControl`.
open class SegmentedControlNode: ControlNode {
  /// The titles from the leading side.
  @exclusivity(unchecked) public final var titles: [String] { didSet { noteChange() } }
  /// The index of the selected segment, or -1.
  @exclusivity(unchecked) public final var selected: Int { didSet { noteChange() } }
  /// Whether segments with longer titles are wider: UIKit's `apportionsSegmentWidthsByContent`.
  @exclusivity(unchecked) package final var apportionsWidths = false { didSet { noteChange() } }

  /// Creates a control with a segment for each title.
  public init(_ titles: [String], selected: Int = 0, file: String = #fileID, line: Int = #line) {
    self.titles = titles
    self.selected = selected
    super.init()
    place = SourcePlace(file: file, line: line)
    alignmentInsets = EdgeInsets(bottom: 1)
  }

  override package var controlKind: String { "segmentedControl" }
  override package var control: Control { .segments(shares: shares, selected: selected) }
  override package var controlFont: Font { .system(13, weight: .medium) }

  override package var controlTexts: [TextPart] {
    var start = 0.0
    return zip(titles, shares).map { title, share in
      var part = TextPart(title)
      part.span = start...max(start, min(1, start + share))
      start = part.span.upperBound
      part.insets = EdgeInsets(top: 0, left: 4, bottom: 1, right: 4)
      part.alignment = .center
      part.lineLimit = 1
      return part
    }
  }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    let widths = titles.map { context.measure($0, width: nil).size.width + 20 }
    let width =
      apportionsWidths ? widths.reduce(0, +) : (widths.max() ?? 0) * Double(titles.count)
    return MeasuredSize(Size(width, 32))
  }

  /// The parts of the width that the segments have.
  ///
  /// Titles are not measured here: seven points are the mean width of a letter in the control's font.
  private var shares: [Double] {
    guard apportionsWidths else {
      return Array(repeating: 1 / Double(titles.count), count: titles.count)
    }
    let widths = titles.map { 7 * Double($0.count) + 20 }
    let whole = widths.reduce(0, +)
    return widths.map { $0 / whole }
  }
}

/// A progress view: a `UIProgressView`.
open class ProgressNode: ControlNode {
  /// The progress, 0…1.
  @exclusivity(unchecked) public final var fraction: Double { didSet { noteChange() } }

  /// Creates a progress view.
  public init(fraction: Double = 0.5, file: String = #fileID, line: Int = #line) {
    self.fraction = fraction
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  override package var controlKind: String { "progressView" }
  override package var control: Control { .progress(fraction: fraction) }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    MeasuredSize(width: nil, height: 4)
  }
}

/// An activity indicator: a `UIActivityIndicatorView`.
open class ActivityIndicatorNode: ControlNode {
  /// Whether it is the large indicator.
  @exclusivity(unchecked) public final var isLarge: Bool { didSet { noteChange() } }

  /// Creates an activity indicator.
  public init(isLarge: Bool = false, file: String = #fileID, line: Int = #line) {
    self.isLarge = isLarge
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  override package var controlKind: String { "activityIndicatorView" }
  override package var control: Control { .activity(isLarge: isLarge) }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    MeasuredSize(isLarge ? Size(37) : Size(20))
  }
}

/// A page control: a `UIPageControl`.
open class PageControlNode: ControlNode {
  /// The number of pages.
  @exclusivity(unchecked) public final var count: Int { didSet { noteChange() } }
  /// The index of the current page.
  @exclusivity(unchecked) public final var current: Int { didSet { noteChange() } }

  /// Creates a page control.
  public init(count: Int, current: Int = 0, file: String = #fileID, line: Int = #line) {
    self.count = count
    self.current = current
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  override package var controlKind: String { "pageControl" }
  override package var control: Control { .pages(count: count, current: current) }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    MeasuredSize(Size(Double(count) * 15.5 + 30, 26))
  }
}

/// A picker: a `UIPickerView` or `UIDatePicker`.
open class PickerNode: ControlNode {
  /// Creates a picker.
  public init(file: String = #fileID, line: Int = #line) {
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  override package var controlKind: String { "pickerView" }
  override package var control: Control { .picker }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    MeasuredSize(Size(320, 216))
  }
}

/// An accessory at the end of a table row.
open class AccessoryNode: ControlNode {
  /// The accessory.
  @exclusivity(unchecked) public final var accessory: Accessory { didSet { noteChange() } }

  /// Creates an accessory.
  public init(_ accessory: Accessory, file: String = #fileID, line: Int = #line) {
    self.accessory = accessory
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  override package var controlKind: String { "accessory" }
  override package var control: Control { .accessory(accessory) }

  override package func controlSize(
    _ proposal: ProposedSize, in context: MeasureContext
  ) -> MeasuredSize? {
    MeasuredSize(Size(20))
  }
}

/// Content that only the app can provide: a map, a web page, a scene.
open class ForeignNode: ControlNode {
  /// The name of the content.
  @exclusivity(unchecked) public final var name: String { didSet { noteChange() } }

  /// Creates a placeholder with a name.
  public init(_ name: String, file: String = #fileID, line: Int = #line) {
    self.name = name
    super.init()
    place = SourcePlace(file: file, line: line)
  }

  override package var controlKind: String { "foreign" }
  override package var control: Control { .foreign(name) }
}
