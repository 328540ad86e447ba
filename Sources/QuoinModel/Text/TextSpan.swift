import QuoinGeometry

/// Characters with a look of their own, as a part of a text; SwiftUI's `Text` and UIKit's attributed
/// string.
///
///     TextNode {
///       "Quoin is "
///       TextSpan("open").bold()
///       ", see "
///       TextSpan("the site").link("https://example.org")
///     }
///     TextNode("Total: " + TextSpan("42").font(.system(20, weight: .bold)))
///
/// What a span says holds for all in it, unless a span in it says otherwise; the rest is the node's.
public struct TextSpan: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What a span holds.
  enum Content: Hashable, Sendable {
    case text(String)
    case picture(ImageContent, Size)
    case spans([TextSpan])
  }

  /// The properties of the characters: those of text, and the background.
  public var style: Style
  /// Where a tap leads.
  public var destination: String?
  /// How far the characters stand above the line's baseline, in points.
  public var baselineRise: Double?
  private(set) var content: Content

  /// Characters.
  public init(_ string: String, style: Style = Style()) {
    content = .text(string)
    self.style = style
  }

  /// A picture in the line, as an `NSTextAttachment`; U+FFFC stands for it in the string.
  ///
  /// It stands on the baseline; `rise(_:)` moves it. One without a size takes no room, which is told.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - size: the size in which it is drawn, in points; its natural one where nothing is said.
  public init(_ image: ImageContent, size: Size? = nil) {
    content = .picture(image, size ?? image.size ?? .zero)
    style = Style()
  }

  /// One of the system's symbols in the line, in the colour of the characters.
  ///
  /// - Parameters:
  ///   - symbol: its name.
  ///   - size: the size in which it is drawn, in points.
  public init(symbol: String, size: Size) {
    self.init(ImageContent(name: symbol, size: size, isSymbol: true))
  }

  /// Spans one after the other.
  public init(_ spans: [TextSpan]) {
    content = .spans(spans)
    style = Style()
  }

  /// Spans and strings, with `if` and `for`.
  public init(@TextSpans _ spans: () -> [TextSpan]) { self.init(spans()) }

  /// Characters.
  public init(stringLiteral value: String) { self.init(value) }

  /// A text and another one behind it.
  @_disfavoredOverload public static func + (a: TextSpan, b: TextSpan) -> TextSpan {
    var sum = a
    sum += b
    return sum
  }

  /// Adds a text at the end.
  public static func += (a: inout TextSpan, b: TextSpan) {
    if case .spans(var spans) = a.content, a.isUnstyled {
      // Not within one another: a text may be put together of a hundred thousand.
      a.content = .text("")
      spans.append(b)
      a.content = .spans(spans)
    } else {
      a = TextSpan([a, b])
    }
  }

  private var isUnstyled: Bool { style.isEmpty && destination == nil && baselineRise == nil }
}

/// Collects the spans of a text.
@resultBuilder
public enum TextSpans: ListBuilder {
  /// What the list is of.
  public typealias Element = TextSpan

  /// Characters.
  public static func buildExpression(_ string: String) -> [TextSpan] { [TextSpan(string)] }
  /// A span.
  public static func buildExpression(_ span: TextSpan) -> [TextSpan] { [span] }
  /// Spans that were collected elsewhere.
  public static func buildExpression(_ spans: [TextSpan]) -> [TextSpan] { spans }
  /// A statement that is no part of the text: an assignment, a call of a function that returns nothing.
  @available(
    *, unavailable,
    message:
      "this statement is no part of the text, and one in it would be lost: do other work before"
  )
  public static func buildExpression(_ nothing: Void) -> [TextSpan] { [] }
}
