/// The hash FNV-1a of 64 bits over frames, rounded to whole numbers: left, top, width and height of
/// each box as 32-bit integers in little-endian order.
public func layoutHash(_ frames: [Float]) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for number in frames {
    let rounded = Int32(max(-2e9, min(2e9, number.rounded())))
    withUnsafeBytes(of: rounded.littleEndian) { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
