import QuoinGeometry

/// The size that a node specifies for itself, in points.
///
/// `width` and `height` are firm: they yield only to required constraints. Values that are `nil`
/// are determined by the content and the container.
public struct Sizing: Hashable, Sendable {
  /// The node's own width.
  public var width: Double?
  /// The node's own height.
  public var height: Double?
  /// The smallest width.
  public var minWidth: Double?
  /// The smallest height.
  public var minHeight: Double?
  /// The largest width; a larger minimum wins, as in CSS.
  public var maxWidth: Double?
  /// The largest height; a larger minimum wins, as in CSS.
  public var maxHeight: Double?
  /// The width divided by the height, as in CSS.
  public var aspectRatio: Double?
  /// The natural width, if it is known without measuring.
  public var naturalWidth = NaturalLength.measured
  /// The natural height, if it is known without measuring.
  public var naturalHeight = NaturalLength.measured

  /// Creates size rules that leave everything to the content.
  public init() {}

  /// Returns the node's own length along an axis.
  package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// Returns the natural length along an axis.
  package subscript(natural axis: Axis) -> NaturalLength {
    axis == .horizontal ? naturalWidth : naturalHeight
  }

  /// Returns a length limited to the minimum and maximum of its axis; the minimum wins.
  package func clamp(_ length: Double, along axis: Axis) -> Double {
    let low = axis == .horizontal ? minWidth : minHeight
    let high = axis == .horizontal ? maxWidth : maxHeight
    return max(low ?? 0, min(high ?? .infinity, length))
  }
}

/// How the natural length of content is determined.
public enum NaturalLength: Hashable, Sendable {
  /// By measuring the content.
  case measured
  /// A known length, in points, such as one recorded in a document.
  case fixed(Double)
  /// No length of its own.
  case none
}

/// The content hugging and compression resistance of a node, for constraints and stacks.
public struct ContentPriorities: Hashable, Sendable {
  /// The resistance against growing wider than the content.
  public var horizontalHugging: Priority = 250
  /// The resistance against growing taller than the content.
  public var verticalHugging: Priority = 250
  /// The resistance against becoming narrower than the content.
  public var horizontalCompression: Priority = 750
  /// The resistance against becoming shorter than the content.
  public var verticalCompression: Priority = 750

  /// Creates UIKit's defaults: 250 against growing, 750 against shrinking.
  public init() {}

  /// The resistance against growing along an axis.
  public subscript(hugging axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontalHugging : verticalHugging }
    set {
      if axis == .horizontal { horizontalHugging = newValue } else { verticalHugging = newValue }
    }
  }

  /// The resistance against shrinking along an axis.
  public subscript(compression axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontalCompression : verticalCompression }
    set {
      if axis == .horizontal {
        horizontalCompression = newValue
      } else {
        verticalCompression = newValue
      }
    }
  }
}
