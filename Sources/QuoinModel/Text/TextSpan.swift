import QuoinGeometry

/// A part of a text with a look of its own, like SwiftUI's `Text` or UIKit's attributed strings.
///
///     TextNode {
///       "Quoin is "
///       TextSpan("open").bold()
///       ", see "
///       TextSpan("the site").link("https://example.org")
///     }
///     TextNode("Total: " + TextSpan("42").font(.system(20, weight: .bold)))
///
/// The properties of a span apply to the spans in it, unless these specify their own; all others
/// are those of the node.
public struct TextSpan: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The content of a span.
  enum Content: Hashable, Sendable {
    case text(String)
    case picture(ImageContent, Size)
    case spans([TextSpan])
  }

  /// The properties of the characters: those of text, and the background.
  public var style: Style
  /// The destination of a link.
  public var destination: String?
  /// The distance of the characters above the line's baseline, in points.
  public var baselineRise: Double?
  private(set) var content: Content

  /// Creates a span with a text.
  public init(_ string: String, style: Style = Style()) {
    content = .text(string)
    self.style = style
  }

  /// Creates a span with an image in the line, like an `NSTextAttachment`.
  ///
  /// U+FFFC represents it in the string. The image stands on the baseline; `rise(_:)` moves it. An
  /// image without a size takes no space, which is reported.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - size: the size in which it is drawn, in points; `nil` for its natural size.
  public init(_ image: ImageContent, size: Size? = nil) {
    content = .picture(image, size ?? image.size ?? .zero)
    style = Style()
  }

  /// Creates a span with a system symbol in the line, in the colour of the characters.
  ///
  /// - Parameters:
  ///   - symbol: the name of the symbol.
  ///   - size: the size in which it is drawn, in points.
  public init(symbol: String, size: Size) {
    self.init(ImageContent(name: symbol, size: size, isSymbol: true))
  }

  /// Creates a span from spans one after the other.
  public init(_ spans: [TextSpan]) {
    content = .spans(spans)
    style = Style()
  }

  /// Creates a span from spans and strings, with `if` and `for`.
  public init(@TextSpans _ spans: () -> [TextSpan]) { self.init(spans()) }

  /// Creates a span with a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// Returns the concatenation of two texts.
  @_disfavoredOverload public static func + (a: TextSpan, b: TextSpan) -> TextSpan {
    var sum = a
    sum += b
    return sum
  }

  /// Appends a text.
  public static func += (a: inout TextSpan, b: TextSpan) {
    if case .spans(var spans) = a.content, a.isUnstyled {
      // Not nested: a text may be built from a hundred thousand parts.
      a.content = .text("")
      spans.append(b)
      a.content = .spans(spans)
    } else {
      a = TextSpan([a, b])
    }
  }

  private var isUnstyled: Bool { style.isEmpty && destination == nil && baselineRise == nil }
}

/// A result builder that collects the spans of a text.
@resultBuilder
public enum TextSpans: ListBuilder {
  /// The type of the collected elements.
  public typealias Element = TextSpan

  /// Adds a text.
  public static func buildExpression(_ string: String) -> [TextSpan] { [TextSpan(string)] }
  /// Adds a span.
  public static func buildExpression(_ span: TextSpan) -> [TextSpan] { [span] }
  /// Adds spans that were collected elsewhere.
  public static func buildExpression(_ spans: [TextSpan]) -> [TextSpan] { spans }
  /// Rejects a statement that is not part of the text: an assignment, or a call of a function that
  /// returns nothing.
  @available(
    *, unavailable,
    message:
      "this statement is not a part of the text; a part inside it would be lost: do other work before"
  )
  public static func buildExpression(_ nothing: Void) -> [TextSpan] { [] }
}
