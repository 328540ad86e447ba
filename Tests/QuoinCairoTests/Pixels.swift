import CPangoCairo
import Foundation
import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

/// The pixels of a PNG file, read back.
final class Pixels {
  private let picture: ImageLoader.Picture
  let width: Int
  let height: Int

  convenience init(_ png: PNG) throws {
    let folder = TemporaryFolder()
    try FileBytes.write(png.data, to: folder.path("a.png"))
    try self.init(file: folder.path("a.png"))
  }

  init(file: String) throws {
    let image = DrawnImage(name: file, frame: .zero)
    picture = try #require(ImageLoader(folders: [""]).picture(for: image))
    width = Int(cairo_image_surface_get_width(picture.surface))
    height = Int(cairo_image_surface_get_height(picture.surface))
  }

  /// The pixel as 0xAARRGGBB, with colours premultiplied.
  subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height,
      let base = cairo_image_surface_get_data(picture.surface)
    else { return 0 }
    let stride = Int(cairo_image_surface_get_stride(picture.surface))
    let pixel = UnsafeRawPointer(base + y * stride + x * 4).load(as: UInt32.self)
    return cairo_image_surface_get_format(picture.surface) == CAIRO_FORMAT_RGB24
      ? pixel | 0xFF00_0000 : pixel
  }

  /// The smallest rectangle that holds all pixels other than a ground, in pixels.
  func ink(on ground: UInt32) -> Rect? {
    var box: Rect?
    for y in 0..<height {
      for x in 0..<width where self[x, y] != ground {
        let pixel = Rect(Double(x), Double(y), 1, 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }
}

/// A folder that is there while it is held.
final class TemporaryFolder {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}

extension PNG {
  /// A picture of commands at one pixel a point.
  static func of(
    _ commands: [DrawCommand], _ width: Double = 20, _ height: Double = 20, scale: Double = 1,
    background: Background = .color(.white)
  ) -> PNG {
    PNG(
      DisplayList(size: Size(width, height), commands: commands), scale: scale,
      background: background)
  }
}
