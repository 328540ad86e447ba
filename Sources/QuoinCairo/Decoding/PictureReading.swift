import QuoinModel
import QuoinResources

/// How painters access and decode the pictures that nodes refer to.
public struct PictureReading: Sendable {
  /// Access to the files of a document, or `nil` if the nodes are the app's own and may refer to
  /// any file.
  public var resources: Resources?
  /// The limits on the sizes of pictures.
  public var limits: Limits
  /// The child processes that decode, or `nil` to decode in this process.
  public var decoders: DecoderPool?

  /// Creates a configuration, by default for the app's own pictures, decoded in this process.
  public init(
    resources: Resources? = nil, limits: Limits = .standard, decoders: DecoderPool? = nil
  ) {
    self.resources = resources
    self.limits = limits
    self.decoders = decoders
  }

  /// Returns a copy with the file access and limits of a document if it has no file access of its
  /// own.
  ///
  /// - Parameter folders: the folders in which the app itself looks for pictures, which may be read
  ///   in addition to the document's folder.
  func completed(by terms: DocumentTerms?, _ folders: [String]) -> PictureReading {
    guard resources == nil, let given = terms?.resources as? Resources else { return self }
    var copy = self
    copy.resources = given.adding(roots: folders.filter { !$0.isEmpty })
    copy.limits = given.limits
    return copy
  }
}

/// The remaining limits while one drawing is painted.
///
/// It is confined to the painting thread.
final class PictureAccount {
  let limits: Limits
  /// The number of pixels that further pictures may have.
  private(set) var pixels: Int
  private var timeouts = 0

  init(_ limits: Limits) {
    self.limits = limits
    pixels = limits.livePixels
  }

  /// Reserves the pixels of a picture.
  ///
  /// - Returns: whether enough pixels were left.
  func reserve(_ width: Int, _ height: Int) -> Bool {
    guard limits.livePixels != .max else { return true }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, count <= pixels else { return false }
    pixels -= count
    return true
  }

  /// The time limit for the next picture, in seconds.
  ///
  /// It is much shorter after a first timeout and shrinks with each further one, so that ten
  /// timeouts together take no more than one and a half times as long as one.
  var seconds: Double {
    timeouts == 0
      ? limits.decodingSeconds : limits.decodingSeconds / Double(4 << min(timeouts - 1, 8))
  }

  func noteTimeout() { timeouts += 1 }
}
