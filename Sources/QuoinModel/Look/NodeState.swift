/// The current states of a control, which style rules can select, as in `button:highlighted`.
public struct NodeState: OptionSet, Hashable, Sendable {
  /// The states as bits.
  public let rawValue: UInt8
  /// Creates states from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// No state.
  public static let normal: NodeState = []
  /// Pressed; CSS's `:active`.
  public static let highlighted = NodeState(rawValue: 1)
  /// Selected or on; CSS's `:checked`.
  public static let selected = NodeState(rawValue: 2)
  /// Disabled.
  public static let disabled = NodeState(rawValue: 4)
  /// Receives keyboard input; CSS's `:focus`.
  public static let focused = NodeState(rawValue: 8)
  /// Under the pointer; CSS's `:hover`.
  public static let hovered = NodeState(rawValue: 16)
}
