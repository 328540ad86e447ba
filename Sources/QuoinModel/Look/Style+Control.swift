extension Style {
  /// Free colours of controls: the track of a switch that is on, the bar of a progress view.
  public var accents: Accents {
    get { Accents(style: filtered { $0.group == .control }) }
    set {
      self = filtered { $0.group != .control }
      merge(newValue.style)
    }
  }

  /// Colours of the parts of controls.
  public struct Accents: Hashable, Sendable {
    fileprivate var style: Style

    fileprivate init(style: Style) { self.style = style }

    /// No colour set.
    public init() { style = Style() }

    /// What is on, filled or selected.
    public var on: Color? {
      get { style.get(.accentOn) }
      set { style.set(.accentOn, newValue) }
    }
    /// What is off, empty or not selected.
    public var off: Color? {
      get { style.get(.accentOff) }
      set { style.set(.accentOff, newValue) }
    }
    /// The knob.
    public var thumb: Color? {
      get { style.get(.accentThumb) }
      set { style.set(.accentThumb, newValue) }
    }
    /// The ground of a bar.
    public var bar: Color? {
      get { style.get(.accentBar) }
      set { style.set(.accentBar, newValue) }
    }
  }
}

extension Style {
  /// The largest text of a screen.
  public static let title = Style { $0.text.font = .style(.title2) }
  /// Text that heads a group.
  public static let headline = Style { $0.text.font = .style(.headline) }
  /// Text to be read.
  public static let body = Style { $0.text.font = .style(.body) }
  /// Text beside other text.
  public static let caption = Style {
    $0.text.font = .style(.caption1)
    $0.text.color = .secondaryLabel
  }
}
