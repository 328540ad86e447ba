import Quoin

/// A device under the name that was asked for: several names are sold with one screen.
struct NamedDevice: Hashable, Sendable {
  let device: Device
  /// The name as it is sold, with the word for its side.
  let name: String

  /// The device that is called so, or `nil` where none is.
  init?(_ text: String) {
    guard let device = Device.named(text) else { return nil }
    self.device = device
    let wanted = NamedDevice.words(text).filter { $0 != "landscape" && $0 != "portrait" }
    let own = device.names.first { NamedDevice.words($0) == wanted } ?? device.names.first
    name = (own ?? device.id) + (device.isLandscape ? " landscape" : "")
  }

  private static func words(_ text: String) -> [Substring] {
    text.lowercased().split { $0 == " " || $0 == "-" }
  }
}
