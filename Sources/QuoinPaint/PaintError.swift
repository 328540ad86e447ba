/// Why a picture could not be made or written.
public enum PaintError: Error, Hashable, Sendable {
  /// The size of the picture, in points, is not a number.
  case invalidSize(width: Double, height: Double)
  /// The number of pixels in a point is not from 0.05 to 16.
  case invalidScale(Double)
  /// The picture would be larger than a side may be.
  case tooLarge(width: Double, height: Double, limit: Int)
  /// There is not enough memory for the picture.
  case outOfMemory
  /// There is nothing to paint.
  case noPages
  /// The file cannot be written, in the system's words.
  case unwritable(path: String, reason: String)
  /// The deadline of the painter has passed.
  case tookTooLong
  /// The painter gave up, in its words.
  case failed(String)

  /// The reason as a sentence.
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
  /// The reason as a sentence.
  public var description: String { message }
}
