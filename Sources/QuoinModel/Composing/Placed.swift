import QuoinGeometry

/// A thing and where it was placed: the leaf of a layout.
///
/// It makes anything a content, whether or not the thing has a frame of its own:
///
///     var row = StackLayout(.horizontal) { Placed("icon", size: Size(24)); Placed("title") }
///     row.layout(in: Rect(0, 0, 320, 44))
///     for item in row.contents { print(item.element, item.frame) }
public struct Placed<Element>: ComposableLayout {
  /// What is placed in the end.
  public typealias Content = Placed<Element>

  /// The thing.
  public var element: Element
  /// Where it was placed; the empty rectangle before.
  public var frame = Rect.zero

  @usableFromInline let answer: PlacedAnswer<Element>

  /// A thing that has no size of its own.
  @inlinable public init(_ element: Element) { self.init(element, size: .zero) }

  /// A thing with a size that it likes, in points.
  @inlinable public init(_ element: Element, size: Size) {
    self.element = element
    answer = .size(size)
  }

  /// A thing that knows the size that it likes.
  @inlinable public init(_ element: Element) where Element: LayoutMeasurable {
    self.element = element
    answer = .element { $0.measure($1) }
  }

  /// The size that the layout likes among those of a range.
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

/// How the size of a leaf is found where nobody else measures it.
@usableFromInline enum PlacedAnswer<Element>: Sendable {
  case size(Size)
  case element(@Sendable (Element, SizeRange) -> MeasuredSize)
}

extension Placed: Sendable where Element: Sendable {}

/// A thing that knows the size that it likes.
public protocol LayoutMeasurable: SendableMetatype {
  /// The size that the thing likes among those of a range, and its baselines.
  func measure(_ range: SizeRange) -> MeasuredSize
}

/// A thing that has a frame, and so can be laid out as it is.
///
/// Structs and final classes conform; a class that is not final conforms to `Layout` in two lines.
public protocol Framed: ComposableLayout where Content == Self {
  /// Where the thing is.
  var frame: Rect { get set }

  /// The size that the thing likes, in points; none, if not told.
  var naturalSize: Size { get }
}

extension Framed {
  /// No size.
  @inlinable public var naturalSize: Size { .zero }

  /// The size that the layout likes among those of a range.
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
