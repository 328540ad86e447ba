import QuoinGeometry
import Synchronization

/// The context of a layout: the direction, the pixel grid, and the measurer of the contents.
public struct LayoutContext<Content> {
  /// The layout direction; leading is its first side.
  public var direction: LayoutDirection
  /// The pixel grid that frames are rounded to, or `nil` for none.
  public var grid: PixelGrid?
  /// The measurer of the contents, or `nil` if they measure themselves.
  @usableFromInline package let measurer: ((Content, SizeRange) -> MeasuredSize)?
  /// A closure that returns the contents' own size limits, by the reference size of percentages and
  /// the axis along which a stack flexes them; `nil` if only their layouts specify limits.
  @usableFromInline package var ownLimits: ((Content, Size, Axis?) -> SizeRange)?
  /// A closure that is called with a number that no layout can use; the layout continues as if it
  /// were zero.
  @usableFromInline package var onUnusableNumber: ((_ what: String) -> Void)?
  /// The number of this context: results that were computed under another one are not reused.
  @usableFromInline package let pass: Int

  /// Creates a context from its parts.
  ///
  /// Results are cached within a context: contents that change their size need a new one.
  @inlinable public init(
    direction: LayoutDirection = .leftToRight, grid: PixelGrid? = nil,
    measurer: ((Content, SizeRange) -> MeasuredSize)? = nil
  ) {
    self.direction = direction
    self.grid = grid
    self.measurer = measurer
    pass = passes.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Reports a number with its name, if no layout can use it.
  ///
  /// - Parameters:
  ///   - number: the number of a part of a layout.
  ///   - name: the name of the number in that part.
  ///   - negative: whether it may be negative.
  ///   - zero: whether it may be zero.
  @inlinable package func check(
    _ number: Double, _ name: StaticString, negative: Bool = true, zero: Bool = true
  ) {
    guard let onUnusableNumber else { return }
    let isUsable =
      number.magnitude <= 1e9 && (negative || number >= 0) && (zero || number != 0)
    if !isUsable { onUnusableNumber("\(name) (\(number))") }
  }

  /// Reports a length with its name, if no layout can use it.
  @inlinable package func check(_ length: LayoutLength, _ name: StaticString) {
    switch length {
    case .auto, .points(.infinity): break
    case .points(let number), .percent(let number): check(number, name, negative: false)
    }
  }

  /// Returns the smallest and the largest size of a part, combined with its content's own limits.
  @inlinable package func limits<Part: Layout<Content>>(
    of part: Part, reference: Size, flexing axis: Axis?
  ) -> SizeRange {
    let limits = part.sizeLimits(reference: reference, flexing: axis)
    guard let ownLimits, let content = part as? Content else { return limits }
    return limits.intersection(ownLimits(content, reference, axis))
  }

  /// Returns a rectangle with its edges rounded to whole pixels.
  @inlinable package func onPixels(_ rect: Rect) -> Rect { grid?.round(rect) ?? rect }

  /// Returns a rectangle, computed from left to right, in the layout direction.
  @inlinable public func directed(_ rect: Rect, in outer: Rect) -> Rect {
    direction == .leftToRight ? rect : rect.mirrored(in: outer)
  }
}

@usableFromInline let passes = Atomic<Int>(0)
