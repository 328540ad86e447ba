/// What a control is in at the moment; style rules select by it, as in `button:highlighted`.
public struct NodeState: OptionSet, Hashable, Sendable {
  /// The states as bits.
  public let rawValue: UInt8
  /// States by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// None of the others.
  public static let normal: NodeState = []
  /// Being pressed; CSS's `:active`.
  public static let highlighted = NodeState(rawValue: 1)
  /// Chosen or on; CSS's `:checked`.
  public static let selected = NodeState(rawValue: 2)
  /// Cannot be used.
  public static let disabled = NodeState(rawValue: 4)
  /// Takes what is typed; CSS's `:focus`.
  public static let focused = NodeState(rawValue: 8)
  /// Under the pointer; CSS's `:hover`.
  public static let hovered = NodeState(rawValue: 16)
}
