import QuoinGeometry
import Synchronization

/// What a layout is laid out with: the direction, the pixels, and who measures the contents.
public struct LayoutContext<Content> {
  /// The direction; leading is its first side.
  public var direction: LayoutDirection
  /// The pixels that frames are rounded to, or `nil` for none.
  public var grid: PixelGrid?
  /// Who measures contents, or `nil` where they measure themselves.
  @usableFromInline package let measurer: ((Content, SizeRange) -> MeasuredSize)?
  /// The sizes that contents give themselves, by what percentages are of and the axis along which a stack flexes
  /// them; `nil` where their layouts alone say them.
  @usableFromInline package var ownLimits: ((Content, Size, Axis?) -> SizeRange)?
  /// Told of a number that no layout can hold; the layout goes on as if it were zero.
  @usableFromInline package var onUnusableNumber: ((_ what: String) -> Void)?
  /// A number of this context's own: answers that were found under another one are not used.
  @usableFromInline package let pass: Int

  /// A context of its parts.
  ///
  /// Answers are remembered within a context: contents that change their size need a new one.
  @inlinable public init(
    direction: LayoutDirection = .leftToRight, grid: PixelGrid? = nil,
    measurer: ((Content, SizeRange) -> MeasuredSize)? = nil
  ) {
    self.direction = direction
    self.grid = grid
    self.measurer = measurer
    pass = passes.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Tells of a number that no layout can hold, with its name; others pass.
  ///
  /// - Parameters:
  ///   - number: the number of a part of a layout.
  ///   - name: what the part calls it.
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

  /// Tells of a length that no layout can hold, with its name; others pass.
  @inlinable package func check(_ length: LayoutLength, _ name: StaticString) {
    switch length {
    case .auto, .points(.infinity): break
    case .points(let number), .percent(let number): check(number, name, negative: false)
    }
  }

  /// The smallest and the largest size of a part, with those that its content gives itself.
  @inlinable package func limits<Part: Layout<Content>>(
    of part: Part, reference: Size, flexing axis: Axis?
  ) -> SizeRange {
    let limits = part.sizeLimits(reference: reference, flexing: axis)
    guard let ownLimits, let content = part as? Content else { return limits }
    return limits.intersection(ownLimits(content, reference, axis))
  }

  /// A rectangle with its edges on whole pixels.
  @inlinable package func onPixels(_ rect: Rect) -> Rect { grid?.round(rect) ?? rect }

  /// A rectangle that was computed from left to right, as the direction has it.
  @inlinable public func directed(_ rect: Rect, in outer: Rect) -> Rect {
    direction == .leftToRight ? rect : rect.mirrored(in: outer)
  }
}

@usableFromInline let passes = Atomic<Int>(0)
