import QuoinGeometry

/// The size that a node gives itself, in points.
///
/// `width` and `height` are firm: they yield to required constraints only. What is `nil` is left
/// to the content and the container.
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
  /// The natural width, where it is known without measuring.
  public var naturalWidth = NaturalLength.measured
  /// The natural height, where it is known without measuring.
  public var naturalHeight = NaturalLength.measured

  /// No rules: the content decides.
  public init() {}

  /// The node's own extent along an axis.
  package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }

  /// The natural extent along an axis.
  package subscript(natural axis: Axis) -> NaturalLength {
    axis == .horizontal ? naturalWidth : naturalHeight
  }

  /// An extent within the smallest and largest of its axis.
  package func clamp(_ length: Double, along axis: Axis) -> Double {
    let low = axis == .horizontal ? minWidth : minHeight
    let high = axis == .horizontal ? maxWidth : maxHeight
    return max(low ?? 0, min(high ?? .infinity, length))
  }
}

/// How the natural length of a content is found.
public enum NaturalLength: Hashable, Sendable {
  /// By measuring the content.
  case measured
  /// It is known, in points: recorded in a document, say.
  case fixed(Double)
  /// The content has no length of its own.
  case none
}

/// How firmly a node keeps the size of its content, for constraints and stacks.
public struct ContentPriorities: Hashable, Sendable {
  /// Against growing wider than the content.
  public var horizontalHugging: Priority = 250
  /// Against growing taller than the content.
  public var verticalHugging: Priority = 250
  /// Against getting narrower than the content.
  public var horizontalCompression: Priority = 750
  /// Against getting lower than the content.
  public var verticalCompression: Priority = 750

  /// UIKit's defaults: 250 against growing, 750 against shrinking.
  public init() {}

  /// Against growing along an axis.
  public subscript(hugging axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontalHugging : verticalHugging }
    set {
      if axis == .horizontal { horizontalHugging = newValue } else { verticalHugging = newValue }
    }
  }

  /// Against shrinking along an axis.
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
