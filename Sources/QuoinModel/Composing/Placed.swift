import QuoinGeometry

/// An element and its frame: the leaf of a layout.
///
/// It makes any value a content, whether or not it has a frame of its own:
///
///     var row = StackLayout(.horizontal) { Placed("icon", size: Size(24)); Placed("title") }
///     row.layout(in: Rect(0, 0, 320, 44))
///     for item in row.contents { print(item.element, item.frame) }
public struct Placed<Element>: ComposableLayout {
  /// The type that is placed in the end.
  public typealias Content = Placed<Element>

  /// The element.
  public var element: Element
  /// The frame of the element; empty before layout.
  public var frame = Rect.zero

  @usableFromInline let answer: PlacedAnswer<Element>

  /// Creates a placed element without a size of its own.
  @inlinable public init(_ element: Element) { self.init(element, size: .zero) }

  /// Creates a placed element with a preferred size, in points.
  @inlinable public init(_ element: Element, size: Size) {
    self.element = element
    answer = .size(size)
  }

  /// Creates a placed element that measures itself.
  @inlinable public init(_ element: Element) where Element: LayoutMeasurable {
    self.element = element
    answer = .element { $0.measure($1) }
  }

  /// Returns the preferred size within a range.
  @inlinable public mutating func measure(_ range: SizeRange, in context: LayoutContext<Content>)
    -> MeasuredSize
  {
    var measured: MeasuredSize
    if let measurer = context.measurer {
      measured = measurer(self, range)
    } else {
      switch answer {
      case .size(let size): measured = MeasuredSize(size)
      case .element(let measure): measured = measure(element, range)
      }
    }
    measured.size = range.clamp(measured.size)
    return measured
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Content>) {
    frame = context.onPixels(rect)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Content) -> Void) { body(self) }
}

/// The source of a leaf's size, if no measurer is used.
@usableFromInline enum PlacedAnswer<Element>: Sendable {
  case size(Size)
  case element(@Sendable (Element, SizeRange) -> MeasuredSize)
}

extension Placed: Sendable where Element: Sendable {}

/// An element that measures itself.
public protocol LayoutMeasurable: SendableMetatype {
  /// Returns the preferred size of the element within a range, and its baselines.
  func measure(_ range: SizeRange) -> MeasuredSize
}

/// An element with a frame, which can be laid out directly.
///
/// Structs and final classes can conform; a class that is not final conforms to `Layout` instead.
public protocol Framed: ComposableLayout where Content == Self {
  /// The frame of the element.
  var frame: Rect { get set }

  /// The preferred size of the element, in points; zero by default.
  var naturalSize: Size { get }
}

extension Framed {
  /// The default preferred size, zero.
  @inlinable public var naturalSize: Size { .zero }

  /// Returns the preferred size within a range.
  @inlinable public mutating func measure(_ range: SizeRange, in context: LayoutContext<Self>)
    -> MeasuredSize
  {
    var measured = context.measurer?(self, range) ?? MeasuredSize(naturalSize)
    measured.size = range.clamp(measured.size)
    return measured
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Self>) {
    frame = context.onPixels(rect)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Self) -> Void) { body(self) }
}
