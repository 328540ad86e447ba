import QuoinBoxLayout
import QuoinGeometry

/// The size and padding that styles specify for a node.
///
/// It is a pointer shared by copies; it is `nil` if no style specifies a size or padding.
package struct BoxMetrics: Hashable, Sendable {
  private var box: Box?

  /// Empty metrics.
  package static let none = BoxMetrics(Style())

  init(_ style: Style) {
    let own = style.filtered { $0.group == .size || $0.group == .padding }
    box = own.isEmpty ? nil : Box(own)
  }

  /// Whether nothing is specified.
  package var isNone: Bool { box == nil }

  /// The specified values, as a style of sizes and padding only.
  package var style: Style { box?.style ?? Style() }

  /// Returns the sizing of a node; its own values take precedence.
  package func sizing(_ own: Sizing) -> Sizing {
    guard let style = box?.style else { return own }
    func length(_ property: StyleProperty) -> Double? {
      guard case .number(let points) = style[property], points >= 0 else { return nil }
      return points
    }
    var sizing = own
    sizing.width = own.width ?? length(.width)
    sizing.height = own.height ?? length(.height)
    sizing.minWidth = own.minWidth ?? length(.minWidth)
    sizing.minHeight = own.minHeight ?? length(.minHeight)
    sizing.maxWidth = own.maxWidth ?? length(.maxWidth)
    sizing.maxHeight = own.maxHeight ?? length(.maxHeight)
    sizing.aspectRatio = own.aspectRatio ?? length(.aspectRatio)
    return sizing
  }

  /// Returns the padding of a container, unless it has its own.
  package func padding(_ own: Edges<LengthPercentage>) -> Edges<LengthPercentage> {
    guard let style = box?.style else { return own }
    // The node's own values take precedence.
    guard own == .zero else { return own }
    var padding = own
    func length(_ edge: Edge) -> LengthPercentage? {
      guard case .length(let length) = style[edge.padding] else { return nil }
      return length
    }
    padding.top = length(.top) ?? own.top
    padding.left = length(.left) ?? own.left
    padding.bottom = length(.bottom) ?? own.bottom
    padding.right = length(.right) ?? own.right
    return padding
  }

  /// The padding in points, or `nil` if none is specified; percentages count as zero.
  package var padding: EdgeInsets? {
    guard let style = box?.style, isPadded else { return nil }
    func points(_ edge: Edge) -> Double {
      guard case .length(.points(let points)) = style[edge.padding] else { return 0 }
      return points > 0 && points <= 1e9 ? points : 0
    }
    return EdgeInsets(
      top: points(.top), left: points(.left), bottom: points(.bottom), right: points(.right))
  }

  /// Whether any padding is specified.
  package var isPadded: Bool { hasPadding { $0 != 0 } }

  /// Whether any padding is a percentage.
  package var isPaddedByShare: Bool {
    hasPadding { if case .percent(let share) = $0 { share != 0 } else { false } }
  }

  private func hasPadding(where matches: (LengthPercentage) -> Bool) -> Bool {
    guard let style = box?.style else { return false }
    return Edge.allCases.contains { edge in
      guard case .length(let length) = style[edge.padding] else { return false }
      return matches(length)
    }
  }

  /// Whether two metrics are equal.
  package static func == (a: BoxMetrics, b: BoxMetrics) -> Bool {
    a.box === b.box || a.box?.style == b.box?.style
  }

  /// Hashes the specified values.
  package func hash(into hasher: inout Hasher) { hasher.combine(box?.style) }

  private final class Box: Sendable {
    let style: Style
    init(_ style: Style) { self.style = style }
  }
}
