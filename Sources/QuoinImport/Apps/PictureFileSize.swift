import Foundation
import QuoinGeometry
import QuoinResources

/// The size in the header of an image file: pixels, or points for vector images.
struct PictureFileSize: Hashable, Sendable {
  /// The size.
  var size: Size
  /// Whether the image is a vector image, whose size is in points.
  var isVector: Bool

  /// The maximum number of bytes to search; vector icons are smaller.
  static let maximumBytes = 2 << 20

  init?(_ bytes: [UInt8]) {
    let size: Size?
    if let pixels = PictureHeader.size(of: Data(bytes)) {
      (size, isVector) = (pixels, false)
    } else if bytes.starts(with: Array("%PDF".utf8)) {
      (size, isVector) = (PictureFileSize.pdf(bytes), true)
    } else {
      (size, isVector) = (PictureFileSize.svg(bytes), true)
    }
    guard let size, size.width > 0, size.height > 0, size.width <= 1e6, size.height <= 1e6 else {
      return nil
    }
    self.size = size
  }

  /// Reads the size of a file's image.
  init?(file path: String, _ resources: Resources) {
    guard let file = try? resources.file(path: path, as: .picture) else { return nil }
    self.init(file.beginning(PictureFileSize.maximumBytes))
  }

  /// Returns the size of the first `MediaBox`, if it is not in a compressed part of the file.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    let name = Array("/MediaBox".utf8)
    let start = bytes.withUnsafeBufferPointer { buffer -> Int? in
      var index = 0
      while index + name.count < buffer.count {
        if buffer[index] == name[0], buffer[index..<index + name.count].elementsEqual(name) {
          return index + name.count
        }
        index += 1
      }
      return nil
    }
    guard let start else { return nil }
    let rest = bytes[start...].prefix(200)
    guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Number.parse(String($0)) }
    guard numbers.count == 4 else { return nil }
    return whole((numbers[2] - numbers[0]).magnitude, (numbers[3] - numbers[1]).magnitude)
  }

  private static func svg(_ bytes: [UInt8]) -> Size? {
    guard let root = XMLTreeReader.root(of: Data(bytes.prefix(65_536))),
      root.name == "svg" || root.name.hasSuffix(":svg")
    else { return nil }
    if let width = root["width"].flatMap(length), let height = root["height"].flatMap(length) {
      return whole(width, height)
    }
    let box = root["viewBox"]?.split { $0 == "," || $0.isWhitespace }
      .compactMap { Number.parse(String($0)) }
    guard let box, box.count == 4 else { return nil }
    return whole(box[2], box[3])
  }

  private static func length(_ text: String) -> Double? {
    var word = text.filter { !$0.isWhitespace }
    if word.hasSuffix("px") || word.hasSuffix("pt") { word.removeLast(2) }
    return Number.parse(word)
  }

  /// Returns the size of a vector image: rounded to half points, then up to whole points.
  private static func whole(_ width: Double, _ height: Double) -> Size {
    func whole(_ length: Double) -> Double { ((2 * length).rounded() / 2).rounded(.up) }
    return Size(max(1, whole(width)), max(1, whole(height)))
  }
}
