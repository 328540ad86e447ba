/// What the engine was asked for and did not do: the frames are those of the nearest thing that it
/// can do, and the host should say so.
public struct BoxLimitation: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// A set of limitations from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `flexWrap` other than `nowrap`: the items are in one line.
  public static let wrap = BoxLimitation(rawValue: 1 << 0)
}
