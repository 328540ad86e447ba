import Glibc
import Quoin
import QuoinCairo

enum Files {
  /// Writes a file.
  static func write(_ bytes: [UInt8], _ path: String) {
    guard let file = fopen(path, "wb") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// Makes a picture of 320 by 320 pixels that is as hard to compress as a photo.
  static func makePicture(_ path: String) throws {
    var picture = Bitmap(width: 320, height: 320)
    var noise: UInt64 = 42
    for y in 0..<320 {
      for x in 0..<320 {
        noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let grain = Int(noise >> 60)
        let start = (y * 320 + x) * 4
        picture.pixels[start] = UInt8(clamping: x * 200 / 320 + 40 + grain)
        picture.pixels[start + 1] = UInt8(clamping: y * 160 / 320 + 60 + grain)
        picture.pixels[start + 2] = UInt8(clamping: (x + y) * 100 / 640 + 80 + grain)
        picture.pixels[start + 3] = 255
      }
    }
    write(try picture.png(), path)
  }
}
