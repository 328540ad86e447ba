/// A combination of properties of a look: each is set, or left to what lies beneath.
///
/// Any style may be put on any node, which takes what it supports.
///
///     extension Style {
///       static let card = Style { $0.background = .white; $0.cornerRadius = 12 }
///     }
public struct Style: Hashable, Sendable {
  /// The fill behind the content.
  public var background: Color?
  /// The radius of the corners, in points.
  public var cornerRadius: Double?
  /// The width of the line along the edges, in points.
  public var borderWidth: Double?
  /// The colour of the line along the edges.
  public var borderColor: Color?
  /// The opacity of the node and all in it, 0…1.
  public var alpha: Double?
  /// Whether what is in the node is cut at its edges.
  public var clips: Bool?
  /// The colour of what can be tapped; handed down to all in the node.
  public var tint: Color?
  /// The properties of text.
  public var text = Text()
  /// How an image fills its node.
  public var contentMode: ContentMode?
  /// How the node is moved, turned and stretched when it is painted.
  public var transform: Transform?
  /// Free colours of controls: the track of a switch that is on, the bar of a progress view.
  public var accents = Accents()

  /// No property set.
  public init() {}

  /// A style by a block that sets properties.
  public init(_ change: (inout Style) -> Void) { change(&self) }

  /// The properties of text.
  public struct Text: Hashable, Sendable {
    /// The colour of the glyphs.
    public var color: Color?
    /// The font.
    public var font: Font?
    /// The side at which lines begin.
    public var alignment: TextAlignment?
    /// The largest number of lines, or 0 for no limit.
    public var lineLimit: Int?
    /// How lines end.
    public var lineBreak: LineBreak?
    /// The factor down to which text shrinks to fit its width.
    public var minimumScale: Double?

    /// No property set.
    public init() {}
  }

  /// Colours of the parts of controls.
  public struct Accents: Hashable, Sendable {
    /// What is on, filled or selected.
    public var on: Color?
    /// What is off, empty or not selected.
    public var off: Color?
    /// The knob.
    public var thumb: Color?
    /// The ground of a bar.
    public var bar: Color?

    /// No colour set.
    public init() {}
  }
}

extension Style {
  /// Takes the properties that another style sets; those win.
  public mutating func merge(_ other: Style) {
    background = other.background ?? background
    cornerRadius = other.cornerRadius ?? cornerRadius
    borderWidth = other.borderWidth ?? borderWidth
    borderColor = other.borderColor ?? borderColor
    alpha = other.alpha ?? alpha
    clips = other.clips ?? clips
    tint = other.tint ?? tint
    contentMode = other.contentMode ?? contentMode
    transform = other.transform ?? transform
    text.color = other.text.color ?? text.color
    text.font = other.text.font ?? text.font
    text.alignment = other.text.alignment ?? text.alignment
    text.lineLimit = other.text.lineLimit ?? text.lineLimit
    text.lineBreak = other.text.lineBreak ?? text.lineBreak
    text.minimumScale = other.text.minimumScale ?? text.minimumScale
    accents.on = other.accents.on ?? accents.on
    accents.off = other.accents.off ?? accents.off
    accents.thumb = other.accents.thumb ?? accents.thumb
    accents.bar = other.accents.bar ?? accents.bar
  }

  /// The style with the properties of another on top.
  public func merging(_ other: Style) -> Style {
    var merged = self
    merged.merge(other)
    return merged
  }

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

/// The side at which lines of text begin.
public enum TextAlignment: UInt8, CaseIterable, Hashable, Sendable {
  /// The side that the direction of the layout says.
  case natural
  /// Left.
  case left
  /// In the middle.
  case center
  /// Right.
  case right
  /// Both sides; the last line begins as `natural`.
  case justified
}

/// How a line ends that has more text than room.
public enum LineBreak: UInt8, CaseIterable, Hashable, Sendable {
  /// Between words.
  case wordWrap
  /// Between characters.
  case characterWrap
  /// It is cut without a mark.
  case clip
  /// The start is cut, with a mark.
  case truncateHead
  /// The end is cut, with a mark.
  case truncateTail
  /// The middle is cut, with a mark.
  case truncateMiddle
}

/// How a picture fills a rectangle; UIKit's content modes.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  /// Both sides stretched.
  case scaleToFill
  /// As large as fits, in the middle.
  case scaleAspectFit
  /// As small as covers, in the middle.
  case scaleAspectFill
  /// Drawn anew at its size.
  case redraw
  /// In the middle at its own size.
  case center
  /// At the top.
  case top
  /// At the bottom.
  case bottom
  /// At the left.
  case left
  /// At the right.
  case right
  /// In the top left corner.
  case topLeft
  /// In the top right corner.
  case topRight
  /// In the bottom left corner.
  case bottomLeft
  /// In the bottom right corner.
  case bottomRight
}
