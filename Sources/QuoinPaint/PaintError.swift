/// The reason a picture could not be created or written.
public enum PaintError: Error, Hashable, Sendable {
  /// The size of the picture, in points, is not finite.
  case invalidSize(width: Double, height: Double)
  /// The number of pixels per point is outside 0.05…16.
  case invalidScale(Double)
  /// A side of the picture would exceed the limit.
  case tooLarge(width: Double, height: Double, limit: Int)
  /// There is not enough memory for the picture.
  case outOfMemory
  /// There are no pages to paint.
  case noPages
  /// The file cannot be written; the reason is the system's message.
  case unwritable(path: String, reason: String)
  /// The painter's deadline has passed.
  case tookTooLong
  /// The painter failed; the value is its message.
  case failed(String)

  /// A message for the user.
  public var message: String {
    switch self {
    case .invalidSize(let width, let height):
      "the picture's size \(width) × \(height) is not a pair of numbers"
    case .invalidScale(let scale):
      "\(scale) pixels in a point are not from 0.05 to 16"
    case .tooLarge(let width, let height, let limit):
      "the picture would be \(SVGNumber.text(width)) × \(SVGNumber.text(height)), and a side may be \(limit) at most; lay out in a"
        + " smaller size or paint at a smaller scale"
    case .outOfMemory: "there is not enough memory for the picture"
    case .tookTooLong: "painting takes longer than the deadline allows"
    case .noPages: "there is no page to paint"
    case .unwritable(let path, let reason): "“\(path)” cannot be written: \(reason)"
    case .failed(let reason): "the picture could not be painted: \(reason)"
    }
  }
}

extension PaintError: CustomStringConvertible {
  /// A message for the user.
  public var description: String { message }
}
