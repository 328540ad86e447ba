public import QuoinGeometry
public import QuoinModel

/// The children of a container while it is laid out, and what a layout knows of the container.
///
/// It holds during the call that it is handed to, and not longer.
public struct ContainerChildren<Placement>: RandomAccessCollection {
  let pass: LayoutPass
  /// The container's index.
  let container: Int
  /// The question that is asked, or one at the container's size while it places.
  let question: Question
  private let members: [Int]

  init(_ pass: LayoutPass, of container: Int, _ question: Question) {
    self.pass = pass
    self.container = container
    self.question = question
    members = pass.tree.roles[container] == .places ? pass.tree.children(of: container) : []
  }

  /// The index of the first child.
  public var startIndex: Int { 0 }
  /// The number of children.
  public var endIndex: Int { members.count }

  /// A child, in z-order from back to front.
  public subscript(position: Int) -> Child { Child(pass: pass, index: members[position]) }

  /// The direction of the container.
  public var direction: LayoutDirection { pass.tree.directions[container] }

  /// The surroundings of the container: size classes, scale, text size, colour scheme.
  public var traits: Traits { pass.tree.traits(of: container) }

  /// The computed look of the container.
  public var look: Look { pass.tree.looks[container] }

  /// The space inside the container's edges that styles say, in points.
  public var padding: EdgeInsets { pass.padding(of: container) ?? .zero }

  /// Reports something that is wrong with the container or with children of it, once.
  ///
  /// - Parameters:
  ///   - severity: how bad it is.
  ///   - rule: a word for the kind of finding, such as `angle-out-of-range`.
  ///   - message: what is wrong, with the numbers, and what to change.
  ///   - children: the children that are concerned.
  public func report(
    _ severity: Diagnostic.Severity, rule: String, _ message: String, about children: [Child] = []
  ) {
    guard let first = children.first else {
      return pass.report(severity, rule: rule, message, about: container)
    }
    pass.report(
      severity, rule: rule, message, about: first.index, and: children.dropFirst().map(\.index))
  }

  /// A child of the container.
  public struct Child {
    let pass: LayoutPass
    let index: Int

    /// The node.
    public var node: Node { pass.tree.nodes[index] }

    /// What the relation says of its place.
    ///
    /// - Complexity: O(1).
    public var placement: Placement {
      guard let placement = pass.tree.relations[index]?.anyPlacement() as? Placement else {
        preconditionFailure("a container's relations carry its own placements")
      }
      return placement
    }

    /// The computed look.
    public var look: Look { pass.tree.looks[index] }

    /// What diagnostics call the child.
    public var name: String { pass.name(index) }

    /// The size that the child takes under a proposal, in points, its own width, height and limits
    /// included.
    ///
    /// - Complexity: that of the child's own measuring for a question that is new in this layout, O(1)
    ///   for one that was asked before.
    public func measure(_ proposal: ProposedSize) -> MeasuredSize {
      pass.measure(index, Question(proposal))
    }

    /// The answer of a child that will have exactly a width, a height or both.
    ///
    /// - Parameters:
    ///   - width: the width that it will have, in points, or `nil` where that is open.
    ///   - height: the height that it will have, in points, or `nil` where that is open.
    public func measure(exactWidth width: Double? = nil, exactHeight height: Double? = nil)
      -> MeasuredSize
    {
      var question = Question(ProposedSize(width: width, height: height))
      question.isWidthExact = question.proposal.width != nil
      question.isHeightExact = question.proposal.height != nil
      return pass.measure(index, question)
    }

    /// Gives the child its frame, in points from the upper left corner of the container.
    ///
    /// A frame with numbers that no layout can hold is reported, and counts as an empty one.
    public func place(at frame: Rect) {
      guard frame.isFinite else {
        pass.reportUnusable("frame", index)
        pass.frames[index] = .zero
        return
      }
      let size = Size(Swift.max(0, frame.size.width), Swift.max(0, frame.size.height))
      pass.frames[index] = Rect(origin: frame.origin, size: size)
    }
  }
}
