/// The state of a standard control: all that a painter must know besides look and texts.
public enum Control: Hashable, Sendable {
  /// A button; its title is in the item's `texts`.
  case button(ButtonContent)
  /// A line of text to type in.
  case textField(TextFieldContent)
  /// A field of text to type in.
  case textView
  /// On or off.
  case toggle(isOn: Bool)
  /// A knob on a track, 0…1 of the way.
  case slider(fraction: Double)
  /// Minus and plus.
  case stepper
  /// One of several, by index; -1 for none.
  case segments(count: Int, selected: Int)
  /// A bar that is filled 0…1 of the way.
  case progress(fraction: Double)
  /// A turning wheel.
  case activity(isLarge: Bool)
  /// A row of dots.
  case pages(count: Int, current: Int)
  /// Wheels to choose from, or a date.
  case picker
  /// A field to search with.
  case searchField
  /// A bar with a title and buttons.
  case bar(BarContent)
  /// A mark at the end of a row.
  case accessory(Accessory)
  /// The line behind a row.
  case separator
  /// Something that only the app can fill, by its name: a map, a web page.
  case foreign(String)
}

/// A button's state beside its title.
public struct ButtonContent: Hashable, Sendable {
  /// How the button's ground is drawn.
  public enum Background: UInt8, Hashable, Sendable {
    /// Not at all.
    case none
    /// In a light tint.
    case tinted
    /// In the tint.
    case filled
    /// Grey.
    case gray
  }

  /// The title; setting it takes the looks of its parts away.
  public var title = "" { didSet { styled = nil } }
  /// The title with the looks of its parts, or `nil` where all look alike.
  public var span: TextSpan? {
    get { styled }
    set {
      title = newValue?.string ?? ""
      styled = newValue
    }
  }
  private var styled: TextSpan?
  /// The picture before the title.
  public var image: ImageContent?
  /// The picture behind the title.
  public var backgroundImage: ImageContent?
  /// How the button's ground is drawn.
  public var background = Background.none
  /// Whether the title is in the tint, as in system buttons.
  public var isTinted = true
  /// Whether the button can be tapped.
  public var isEnabled = true

  /// A button without title.
  public init() {}
}

/// A text field's state.
public struct TextFieldContent: Hashable, Sendable {
  /// The frame of a field.
  public enum Border: UInt8, Hashable, Sendable {
    /// None.
    case none
    /// A thin line.
    case line
    /// A line with a shadow.
    case bezel
    /// Round corners.
    case rounded
  }

  /// The frame.
  public var border = Border.none
  /// Whether the characters are hidden.
  public var isSecure = false

  /// A field without frame.
  public init() {}
}

/// A bar's state.
public struct BarContent: Hashable, Sendable {
  /// The kinds of bars.
  public enum Kind: UInt8, Hashable, Sendable {
    /// At the top, with a title.
    case navigation
    /// At the bottom, with tabs.
    case tabs
    /// With buttons.
    case tools
  }

  /// The kind.
  public var kind: Kind
  /// How many tabs or buttons there are.
  public var count: Int

  /// A bar of its parts.
  public init(kind: Kind, count: Int = 0) {
    self.kind = kind
    self.count = count
  }
}

/// A mark at the end of a table's row.
public enum Accessory: UInt8, Hashable, Sendable {
  /// An arrow: there is more.
  case disclosure
  /// An i in a circle.
  case detail
  /// An i in a circle, and an arrow.
  case detailDisclosure
  /// A check mark.
  case checkmark
}
