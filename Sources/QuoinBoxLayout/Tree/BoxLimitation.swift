/// What the engine was asked for and did not do: the frames are those of the nearest thing that it
/// can do, and the host should say so.
public struct BoxLimitation: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// A set of limitations from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `flexWrap` other than `nowrap`: the items are in one line.
  public static let wrap = BoxLimitation(rawValue: 1 << 0)
  /// `minContent`, `maxContent` or `fitContent` as a least or greatest height: not applied.
  public static let intrinsicHeightLimits = BoxLimitation(rawValue: 1 << 1)
}

extension BoxRules {
  /// Whether a limit of the height is a keyword that the engine does not apply.
  var limitsHeightByContent: Bool {
    minHeight.isIntrinsic || maxHeight.isIntrinsic
  }
}

extension SizeValue {
  /// Whether the value is the size of the content under some constraint.
  var isIntrinsic: Bool { self == .minContent || self == .maxContent || self == .fitContent }
}
