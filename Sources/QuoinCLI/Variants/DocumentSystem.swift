/// The system that a document is made for, by the ending of its name.
enum DocumentSystem: Hashable, Sendable {
  case apple
  case android
  /// None in particular, as HTML: it is drawn on all devices.
  case none

  init(path: String) {
    // Layouts are the only XML files that are read.
    let endings: [(String, DocumentSystem)] = [
      (".storyboard", .apple), (".xib", .apple), (".xml", .android),
    ]
    let name = path.lowercased()
    self = endings.first { name.hasSuffix($0.0) }?.1 ?? .none
  }
}
