/// The loose file that an image name refers to: `NAME.png`, `NAME@2x.png`, `NAME@2x~ipad.png`.
struct LooseFile {
  private let stem: String
  /// The extensions to try.
  private let endings: [String]
  private let scale: Double
  private let idiom: String

  /// The extensions that a name may omit.
  private static let silent = ["png", "pdf", "svg"]
  private static let known: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "webp",
  ]

  init(_ name: String, scale: Double, idiom: String) {
    let ending = FilePath.ending(name)
    if LooseFile.known.contains(ending) {
      stem = String(name.dropLast(ending.utf8.count + 1))
      endings = [String(name.suffix(ending.utf8.count))]
    } else {
      stem = name
      endings = LooseFile.silent
    }
    self.scale = scale
    self.idiom = idiom
  }

  /// Returns the best match among a bundle's files, and its pixels per point.
  func best(in files: [String: String]) -> (path: String, scale: Double)? {
    let suffixes = [idiom == "ipad" ? "~ipad" : "~iphone", ""]
    for ending in endings {
      for number in LooseFile.order(scale) {
        let words = number == 1 ? ["", "@1x"] : ["@\(number)x"]
        for word in words {
          for suffix in suffixes {
            if let path = files[stem + word + suffix + "." + ending] {
              return (path, Double(number))
            }
          }
        }
      }
    }
    return nil
  }

  /// Returns the scales to try: the scale itself, then larger ones, then smaller ones.
  private static func order(_ scale: Double) -> [Int] {
    let wanted = scale > 2 ? 3 : scale > 1 ? 2 : 1
    return [wanted] + (1...3).filter { $0 > wanted } + (1...3).reversed().filter { $0 < wanted }
  }
}
