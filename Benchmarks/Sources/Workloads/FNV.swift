/// The hash FNV-1a of 64 bits, over numbers in little-endian order.
public struct FNV: Sendable {
  /// The hash of what was added so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the hash of nothing.
  public init() {}

  /// Adds the bytes of a number.
  public mutating func add(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes in
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
  }

  /// Adds the bytes of a number.
  public mutating func add(_ number: Double) { add(number.bitPattern) }

  /// The hash in 16 hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
