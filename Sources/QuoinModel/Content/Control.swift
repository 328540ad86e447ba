/// The state of a standard control: everything that a painter needs besides look and texts.
public enum Control: Hashable, Sendable {
  /// A button; its title is in the item's `texts`.
  case button(ButtonContent)
  /// A text field.
  case textField(TextFieldContent)
  /// A text view.
  case textView
  /// A switch.
  case toggle(isOn: Bool)
  /// A slider, with its position 0…1.
  case slider(fraction: Double)
  /// A stepper.
  case stepper
  /// A segmented control with each segment's part of the width, and the selected index; -1 for none.
  case segments(shares: [Double], selected: Int)
  /// A progress view, with its progress 0…1.
  case progress(fraction: Double)
  /// An activity indicator.
  case activity(isLarge: Bool)
  /// A page control.
  case pages(count: Int, current: Int)
  /// A picker or a date picker.
  case picker
  /// A search bar.
  case searchField
  /// A bar with a title and buttons.
  case bar(BarContent)
  /// An accessory at the end of a row.
  case accessory(Accessory)
  /// The separator after a row.
  case separator
  /// Content that only the app can provide, by its name: a map, a web page.
  case foreign(String)
}

/// The state of a button.
public struct ButtonContent: Hashable, Sendable {
  /// The background style of a button.
  public enum Background: UInt8, Hashable, Sendable {
    /// No background.
    case none
    /// A light tint.
    case tinted
    /// The tint.
    case filled
    /// Grey.
    case gray
  }

  /// The title; setting it removes the looks of its parts.
  public var title = "" { didSet { styled = nil } }
  /// The title with the looks of its parts, or `nil` if they are all the same.
  public var span: TextSpan? {
    get { styled }
    set {
      title = newValue?.string ?? ""
      styled = newValue
    }
  }
  private var styled: TextSpan?
  /// The image before the title.
  public var image: ImageContent?
  /// The image behind the title.
  public var backgroundImage: ImageContent?
  /// The background style of the button.
  public var background = Background.none
  /// Whether the title is drawn in the tint, as in system buttons.
  public var isTinted = true
  /// Whether the button is enabled.
  public var isEnabled = true

  /// Creates a button without a title.
  public init() {}
}

/// The state of a text field.
public struct TextFieldContent: Hashable, Sendable {
  /// The border style of a text field.
  public enum Border: UInt8, Hashable, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A line with a shadow.
    case bezel
    /// Rounded corners.
    case rounded
  }

  /// The border style.
  public var border = Border.none
  /// Whether the characters are obscured.
  public var isSecure = false

  /// Creates a field without a border.
  public init() {}
}

/// The state of a bar.
public struct BarContent: Hashable, Sendable {
  /// The kinds of bars.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A navigation bar at the top, with a title.
    case navigation
    /// A tab bar at the bottom.
    case tabs
    /// A toolbar with buttons.
    case tools
  }

  /// The kind of bar.
  public var kind: Kind
  /// The number of tabs or buttons.
  public var count: Int

  /// Creates a bar from its parts.
  public init(kind: Kind, count: Int = 0) {
    self.kind = kind
    self.count = count
  }
}

/// An accessory at the end of a table row.
public enum Accessory: UInt8, Hashable, Sendable {
  /// A disclosure arrow.
  case disclosure
  /// A detail button, an i in a circle.
  case detail
  /// A detail button and a disclosure arrow.
  case detailDisclosure
  /// A check mark.
  case checkmark
}
