import QuoinModel

extension CSS {
  /// Returns a colour as `#rrggbbaa`.
  static func hex(_ color: Color) -> String {
    func pair(_ part: Double) -> String {
      let byte = Int((part * 255).rounded())
      return String(byte / 16, radix: 16) + String(byte % 16, radix: 16)
    }
    let opaque = "#" + pair(color.red) + pair(color.green) + pair(color.blue)
    return color.alpha < 1 ? opaque + pair(color.alpha) : opaque
  }
}
