import QuoinBoxLayout
import QuoinGeometry

/// What a style says of a node's size and the space inside its edges.
///
/// It is a pointer that copies share; a look of which no style says a size holds none.
package struct BoxMetrics: Hashable, Sendable {
  private var box: Box?

  /// Nothing said.
  package static let none = BoxMetrics(Style())

  init(_ style: Style) {
    let own = style.filtered { $0.group == .size || $0.group == .padding }
    box = own.isEmpty ? nil : Box(own)
  }

  /// Whether nothing is said.
  package var isNone: Bool { box == nil }

  /// What is said, as a style of sizes and padding alone.
  package var style: Style { box?.style ?? Style() }

  /// The sizing of a node, where what it says itself wins.
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

  /// The space inside the edges of a container that says none itself.
  package func padding(_ own: Edges<LengthPercentage>) -> Edges<LengthPercentage> {
    guard let style = box?.style else { return own }
    // What is said at the node itself wins.
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

  /// The space inside the edges in points, or `nil` where none is said; shares of a width count as
  /// none.
  package var padding: EdgeInsets? {
    guard let style = box?.style, isPadded else { return nil }
    func points(_ edge: Edge) -> Double {
      guard case .length(.points(let points)) = style[edge.padding] else { return 0 }
      return points > 0 && points <= 1e9 ? points : 0
    }
    return EdgeInsets(
      top: points(.top), left: points(.left), bottom: points(.bottom), right: points(.right))
  }

  /// Whether a space inside the edges is said.
  package var isPadded: Bool { says { $0 != 0 } }

  /// Whether such a space is a share of a width.
  package var isPaddedByShare: Bool {
    says { if case .percent(let share) = $0 { share != 0 } else { false } }
  }

  private func says(_ what: (LengthPercentage) -> Bool) -> Bool {
    guard let style = box?.style else { return false }
    return Edge.allCases.contains { edge in
      guard case .length(let length) = style[edge.padding] else { return false }
      return what(length)
    }
  }

  /// Whether two say the same.
  package static func == (a: BoxMetrics, b: BoxMetrics) -> Bool {
    a.box === b.box || a.box?.style == b.box?.style
  }

  /// Hashes what is said.
  package func hash(into hasher: inout Hasher) { hasher.combine(box?.style) }

  private final class Box: Sendable {
    let style: Style
    init(_ style: Style) { self.style = style }
  }
}
