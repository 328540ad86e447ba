import QuoinGeometry

/// A value that places contents in a rectangle: no view is needed.
///
/// What can be placed makes itself a layout in two lines, and what arranges others is generic over
/// them:
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
/// The two requirements without a default are all that a simple layout says. One that holds other
/// layouts conforms to `ComposableLayout` instead, which hands measuring, direction and pixels on.
/// A layout is a plain value: it may be laid out on any thread, and it is `Sendable` where its
/// contents are.
public protocol Layout<Content> {
  /// What is placed in the end. All parts of a composed layout place the same type.
  associatedtype Content

  /// Places the contents in a rectangle, from left to right.
  mutating func layout(in rect: Rect)

  /// What was placed, in z-order from back to front.
  var contents: [Content] { get }

  /// The size that the layout likes among those of a range; it is one of them.
  ///
  /// The default is the smallest one.
  mutating func measure(_ range: SizeRange, in context: LayoutContext<Content>) -> MeasuredSize

  /// Places the contents in a rectangle, in the context's direction and on its pixels.
  ///
  /// The default is `layout(in:)` in the rectangle on whole pixels.
  mutating func layout(in rect: Rect, context: LayoutContext<Content>)

  /// Calls a function with each content, in z-order from back to front.
  func forEachContent(_ body: (Content) -> Void)

  /// The smallest and the largest size that the layout was given as its own; any, if not told.
  ///
  /// - Parameters:
  ///   - reference: what percentages are of; infinite where that is not known.
  ///   - axis: the axis along which a stack flexes the layout, or `nil`; a preferred length is no
  ///     limit along it.
  func sizeLimits(reference: Size, flexing axis: Axis?) -> SizeRange
}

extension Layout {
  /// The size that the layout likes among those of a range.
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

  /// The smallest and the largest size of its own.
  @inlinable public func sizeLimits(reference: Size, flexing axis: Axis?) -> SizeRange { .any }

  /// The size that the layout likes among those of a range; its contents measure themselves.
  @inlinable public mutating func measure(_ range: SizeRange = .any) -> Size {
    measure(range, in: LayoutContext()).size
  }
}

/// A layout that holds other layouts, and hands on to them how contents are measured, the direction
/// and the pixels.
///
/// A conforming type implements the two requirements below, and `measure(_:in:)`; the simple forms
/// follow from them.
public protocol ComposableLayout<Content>: Layout {
  /// Places the contents in a rectangle, in the context's direction and on its pixels.
  mutating func layout(in rect: Rect, context: LayoutContext<Content>)

  /// Calls a function with each content, in z-order from back to front.
  func forEachContent(_ body: (Content) -> Void)
}

extension ComposableLayout {
  /// Places the contents in a rectangle.
  @inlinable public mutating func layout(in rect: Rect) {
    layout(in: rect, context: LayoutContext())
  }

  /// What was placed, in z-order from back to front.
  @inlinable public var contents: [Content] {
    var contents: [Content] = []
    forEachContent { contents.append($0) }
    return contents
  }

  // Without these, a type that forgets them would call itself without end.

  /// Places the contents in a rectangle.
  @available(*, unavailable, message: "a composable layout places its contents here")
  public mutating func layout(in rect: Rect, context: LayoutContext<Content>) {}

  /// Calls a function with each content, in z-order from back to front.
  @available(*, unavailable, message: "a composable layout lists its contents here")
  public func forEachContent(_ body: (Content) -> Void) {}
}
