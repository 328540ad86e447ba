import QuoinModel
import QuoinResources

/// How painters come by the pictures that nodes name.
public struct PictureReading: Sendable {
  /// The door to the files of a document, or `nil` where the nodes are the app's own and may name any file.
  public var resources: Resources?
  /// The sizes that pictures may have.
  public var limits: Limits
  /// The children that decode, or `nil` to decode in this process.
  public var decoders: DecoderPool?

  /// The app's own pictures, decoded in this process.
  public init(
    resources: Resources? = nil, limits: Limits = .standard, decoders: DecoderPool? = nil
  ) {
    self.resources = resources
    self.limits = limits
    self.decoders = decoders
  }

  /// The same with the door and the limits of a document, where no door was given.
  ///
  /// - Parameter folders: where the app itself looks for pictures, which may be read beside the document's folder.
  func completed(by terms: DocumentTerms?, _ folders: [String]) -> PictureReading {
    guard resources == nil, let door = terms?.door as? Resources else { return self }
    var copy = self
    copy.resources = door.adding(roots: folders.filter { !$0.isEmpty })
    copy.limits = door.limits
    return copy
  }
}

/// What is left of the limits while one drawing is painted.
///
/// It belongs to the one thread that paints.
final class PictureAccount {
  let limits: Limits
  /// The pixels that pictures still may have.
  private(set) var pixels: Int
  private var timeouts = 0

  init(_ limits: Limits) {
    self.limits = limits
    pixels = limits.livePixels
  }

  /// Takes room for a picture.
  ///
  /// - Returns: whether there was enough.
  func take(_ width: Int, _ height: Int) -> Bool {
    guard limits.livePixels != .max else { return true }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, count <= pixels else { return false }
    pixels -= count
    return true
  }

  /// The seconds for the next picture: much less once one took too long, and ever less with each of them, so that ten
  /// together take no more than half as long again as one.
  var seconds: Double {
    timeouts == 0
      ? limits.decodingSeconds : limits.decodingSeconds / Double(4 << min(timeouts - 1, 8))
  }

  func noteTimeout() { timeouts += 1 }
}
