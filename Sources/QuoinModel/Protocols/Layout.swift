import QuoinGeometry

/// A value that places contents in a rectangle; no view is needed.
///
/// Anything that can be placed becomes a layout with two requirements, and layouts that arrange
/// others are generic over them:
///
///     extension UIView: Layout {
///       func layout(in rect: Rect) { frame = CGRect(rect) }
///       var contents: [UIView] { [self] }
///     }
///
///     var cell = DecoratingLayout(
///       content: title, decoration: CascadingLayout(children: accessories))
///     cell.layout(in: Rect(bounds))
///     for view in cell.contents { addSubview(view) }
///
/// A simple layout implements only the two requirements without a default. A layout that contains
/// other layouts conforms to `ComposableLayout` instead, which passes on measuring, direction and
/// pixels. A layout is a plain value: it may be laid out on any thread, and it is `Sendable` if its
/// contents are.
public protocol Layout<Content> {
  /// The type that is placed in the end; all parts of a composed layout place the same type.
  associatedtype Content

  /// Places the contents in a rectangle, from left to right.
  mutating func layout(in rect: Rect)

  /// The placed contents, in z-order from back to front.
  var contents: [Content] { get }

  /// Returns the preferred size within a range.
  ///
  /// The default is the smallest size of the range.
  mutating func measure(_ range: SizeRange, in context: LayoutContext<Content>) -> MeasuredSize

  /// Places the contents in a rectangle, in the context's direction and aligned to its pixels.
  ///
  /// The default calls `layout(in:)` with the rectangle rounded to whole pixels.
  mutating func layout(in rect: Rect, context: LayoutContext<Content>)

  /// Calls a function with each content, in z-order from back to front.
  func forEachContent(_ body: (Content) -> Void)

  /// Returns the smallest and the largest size of the layout's own size rules; any size by default.
  ///
  /// - Parameters:
  ///   - reference: the size that percentages refer to; infinite if it is not known.
  ///   - axis: the axis along which a stack flexes the layout, or `nil`; a preferred length is not
  ///     a limit along it.
  func sizeLimits(reference: Size, flexing axis: Axis?) -> SizeRange
}

extension Layout {
  /// Returns the preferred size within a range.
  @inlinable public mutating func measure(_ range: SizeRange, in context: LayoutContext<Content>)
    -> MeasuredSize
  {
    MeasuredSize(range.min)
  }

  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect, context: LayoutContext<Content>) {
    layout(in: context.onPixels(rect))
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Content) -> Void) {
    for content in contents { body(content) }
  }

  /// Returns the smallest and the largest size of the layout's own size rules.
  @inlinable public func sizeLimits(reference: Size, flexing axis: Axis?) -> SizeRange { .any }

  /// Returns the preferred size within a range; the contents measure themselves.
  @inlinable public mutating func measure(_ range: SizeRange = .any) -> Size {
    measure(range, in: LayoutContext()).size
  }
}

/// A layout that contains other layouts, and passes the measurer, the direction and the pixels on
/// to them.
///
/// A conforming type implements the two requirements below, and `measure(_:in:)`; the simpler forms
/// follow from them.
public protocol ComposableLayout<Content>: Layout {
  /// Places the contents in a rectangle, in the context's direction and aligned to its pixels.
  mutating func layout(in rect: Rect, context: LayoutContext<Content>)

  /// Calls a function with each content, in z-order from back to front.
  func forEachContent(_ body: (Content) -> Void)
}

extension ComposableLayout {
  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect) {
    layout(in: rect, context: LayoutContext())
  }

  /// The placed contents, in z-order from back to front.
  @inlinable public var contents: [Content] {
    var contents: [Content] = []
    forEachContent { contents.append($0) }
    return contents
  }

  // Without these, a type that lacks an implementation would call itself endlessly.

  /// Places the contents in a rectangle.
  @available(*, unavailable, message: "a composable layout places its contents here")
  public mutating func layout(in rect: Rect, context: LayoutContext<Content>) {}

  /// Calls a function with each content, in z-order from back to front.
  @available(*, unavailable, message: "a composable layout lists its contents here")
  public func forEachContent(_ body: (Content) -> Void) {}
}
