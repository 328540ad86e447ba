import Quoin

/// A device with the name that the user chose, because several products share one screen.
struct NamedDevice: Hashable, Sendable {
  let device: Device
  /// The product name, with `landscape` appended if the device is in landscape orientation.
  let name: String

  /// Creates the device with a name, or returns `nil` if there is none.
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
