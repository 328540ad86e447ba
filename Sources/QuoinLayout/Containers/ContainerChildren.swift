public import QuoinGeometry
public import QuoinModel

/// The children of a container during its layout, and the layout's information about the container.
///
/// The value is valid only during the call that it is passed to.
public struct ContainerChildren<Placement>: RandomAccessCollection {
  let pass: LayoutPass
  /// The container's index.
  let container: Int
  /// The current question; while placing, a question with the container's size.
  let question: Question
  private let members: [Int]

  init(_ pass: LayoutPass, of container: Int, _ question: Question) {
    self.pass = pass
    self.container = container
    self.question = question
    members = pass.tree.roles[container] == .places ? pass.children(of: container) : []
  }

  /// The index of the first child.
  public var startIndex: Int { 0 }
  /// The number of children.
  public var endIndex: Int { members.count }

  /// Returns a child, in z-order from back to front.
  public subscript(position: Int) -> Child { Child(pass: pass, index: members[position]) }

  /// The layout direction of the container.
  public var direction: LayoutDirection { pass.tree.directions[container] }

  /// The traits of the container: size classes, scale, text size, colour scheme.
  public var traits: Traits { pass.tree.traits(of: container) }

  /// The computed look of the container.
  public var look: Look { pass.tree.looks[container] }

  /// The padding that styles specify, in points.
  public var padding: EdgeInsets { pass.padding(of: container) ?? .zero }

  /// Reports a diagnostic about the container or some of its children, once.
  ///
  /// - Parameters:
  ///   - severity: The severity.
  ///   - rule: A name for the kind of finding, such as `angle-out-of-range`.
  ///   - message: What is wrong, with the numbers, and what to change.
  ///   - children: The children concerned.
  public func report(
    _ severity: Diagnostic.Severity, rule: String, _ message: String, about children: [Child] = []
  ) {
    guard let first = children.first else {
      return pass.report(severity, rule: rule, message, about: container)
    }
    pass.report(
      severity, rule: rule, message, about: first.index, and: children.dropFirst().map(\.index))
  }

  /// A child of the container, valid only during the call, as the children are.
  public struct Child {
    let pass: LayoutPass
    let index: Int

    /// The node.
    public var node: Node { pass.tree.nodes[index] }

    /// The placement from the child's relation.
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

    /// The child's name in diagnostics.
    public var name: String { pass.name(index) }

    /// Returns the size of the child under a proposal, in points, with its own width, height and limits applied.
    ///
    /// - Complexity: That of measuring the child for a question that is new in this layout; O(1) for one that was asked
    ///   before.
    public func measure(_ proposal: ProposedSize) -> MeasuredSize {
      pass.measure(index, Question(proposal))
    }

    /// Returns the size of a child that will have exactly the given width, height or both.
    ///
    /// - Parameters:
    ///   - width: The final width, in points, or `nil` if it is open.
    ///   - height: The final height, in points, or `nil` if it is open.
    public func measure(exactWidth width: Double? = nil, exactHeight height: Double? = nil)
      -> MeasuredSize
    {
      var question = Question(ProposedSize(width: width, height: height))
      question.isWidthExact = question.proposal.width != nil
      question.isHeightExact = question.proposal.height != nil
      return pass.measure(index, question)
    }

    /// Gives the child its frame, in points from the top left corner of the container.
    ///
    /// A frame with unusable numbers is reported and treated as an empty one.
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
