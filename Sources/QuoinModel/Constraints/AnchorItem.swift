/// What an anchor belongs to: a node, the container that a node is in, or a guide of a node.
public struct AnchorItem: Hashable, Sendable {
  /// The node, or the owner of the guide.
  public var node: NodeID
  /// The node itself or one of its guides.
  public var part: Part

  /// An item of its two parts.
  public init(node: NodeID, part: Part = .itself) {
    self.node = node
    self.part = part
  }

  /// A node itself or one of its guides.
  public struct Part: Hashable, Sendable {
    /// The number that stands for the part; custom guides follow the built-in parts.
    public let rawValue: Int32

    private init(_ rawValue: Int32) { self.rawValue = rawValue }

    /// The node.
    public static let itself = Part(0)
    /// The container that the node is in when the layout is made.
    public static let superview = Part(1)
    /// What the safe area leaves of the node.
    public static let safeArea = Part(2)
    /// What the layout margins leave of the node.
    public static let margins = Part(3)
    /// The part of the margins that is good to read.
    public static let readable = Part(4)
    /// The area above the keyboard; without one, the safe area's bottom edge.
    public static let keyboard = Part(5)
    /// The content of a scrolling container.
    public static let scrollContent = Part(6)
    /// The frame of a scrolling container.
    public static let scrollFrame = Part(7)
    /// The bar area at the top of a scene: UIKit's `topLayoutGuide`.
    public static let topBar = Part(8)
    /// The bar area at the bottom of a scene: UIKit's `bottomLayoutGuide`.
    public static let bottomBar = Part(9)

    /// A guide that was added to the node.
    public static func guide(_ index: Int) -> Part { Part(Int32(truncatingIfNeeded: index) &+ 16) }

    /// The index of an added guide, or `nil` for a built-in part.
    public var guideIndex: Int? { rawValue >= 16 ? Int(rawValue) - 16 : nil }
  }
}
