extension Style {
  /// The accent colours of controls, such as the track of a switch that is on, or the bar of a
  /// progress view.
  public var accents: Accents {
    get { Accents(style: filtered { $0.group == .control }) }
    set {
      self = filtered { $0.group != .control }
      merge(newValue.style)
    }
  }

  /// The colours of the parts of controls.
  public struct Accents: Hashable, Sendable {
    fileprivate var style: Style

    fileprivate init(style: Style) { self.style = style }

    /// Creates accents without colours.
    public init() { style = Style() }

    /// The colour of parts that are on, filled or selected.
    public var on: Color? {
      get { style.get(.accentOn) }
      set { style.set(.accentOn, newValue) }
    }
    /// The colour of parts that are off, empty or not selected.
    public var off: Color? {
      get { style.get(.accentOff) }
      set { style.set(.accentOff, newValue) }
    }
    /// The colour of the knob.
    public var thumb: Color? {
      get { style.get(.accentThumb) }
      set { style.set(.accentThumb, newValue) }
    }
    /// The background of a bar.
    public var bar: Color? {
      get { style.get(.accentBar) }
      set { style.set(.accentBar, newValue) }
    }
  }
}

extension Style {
  /// The style of titles, the largest text of a screen.
  public static let title = Style { $0.text.font = .style(.title2) }
  /// The style of text that heads a group.
  public static let headline = Style { $0.text.font = .style(.headline) }
  /// The style of body text.
  public static let body = Style { $0.text.font = .style(.body) }
  /// The style of captions and other secondary text.
  public static let caption = Style {
    $0.text.font = .style(.caption1)
    $0.text.color = .secondaryLabel
  }
}
