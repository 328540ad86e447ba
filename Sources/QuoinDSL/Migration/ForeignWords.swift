public import QuoinModel

// Words of other libraries that cannot mean the same: each says what to write.

/// What has words of other libraries that cannot be called here: each of them only says what to write.
///
/// They are words of a protocol and not of `Node` itself, so that a class of nodes may have properties
/// and methods of the same names, and satisfy requirements of protocols with them.
public protocol ForeignWords: AnyObject {}

extension Node: ForeignWords {}

extension ForeignWords where Self: Node {
  /// Nothing is made of masks here.
  @available(
    *, unavailable,
    message: "a node has no frame or mask that could stand in the way: leave this line out"
  )
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }

  /// UIKit's word.
  @available(
    *, unavailable,
    message: "put the node into the container's description, or call 'node.attach(to: container)'"
  )
  public func addSubview(_ node: Node) {}

  /// SnapKit's word.
  @available(*, unavailable, message: "diagnostics call a node by its 'identifier': set that")
  public func setLabel(_ label: String) {}

  /// A shared style under the word of a node's own.
  @available(*, unavailable, renamed: "wear")
  public func style(_ style: SharedStyle) {}

  /// UIKit's word.
  @available(*, unavailable, renamed: "removeFromContainer")
  public func removeFromSuperview() {}

  /// UIKit's word.
  @available(
    *, unavailable, message: "append it to 'constraints', or use 'Constraint.activate([…])'"
  )
  public func addConstraint(_ constraint: Constraint) {}
}

extension ConstraintGroup {
  /// SnapKit's word.
  @available(*, unavailable, renamed: "constraints")
  public var layoutConstraints: [Constraint] { [] }

  /// SnapKit's word.
  @available(*, unavailable, renamed: "activate")
  public func install() {}

  /// SnapKit's word.
  @available(*, unavailable, renamed: "deactivate")
  public func uninstall() {}
}

extension AttributeChain {
  /// A target that means nothing.
  @available(
    *, unavailable,
    message:
      "a target is a node, an anchor (add to it by 'offset'), a guide, a number, a Point, a Size or insets, and no optional; 'import QuoinFoundation' for CGPoint and CGSize"
  )
  @_disfavoredOverload @discardableResult public func equalTo<Target>(
    _ target: Target
  ) -> ConstraintChain {
    ConstraintChain(maker, 0..<0)
  }
}

extension Style {
  /// UIKit's and StyleSheet's word.
  @available(*, unavailable, renamed: "background")
  public var backgroundColor: Color? {
    get { background }
    set { background = newValue }
  }

  /// Texture's word.
  @available(
    *, unavailable,
    message: "what a child takes of its row stands with its place: 'Placed(node).grow(1)'"
  )
  public var flexGrow: Double {
    get { 0 }
    set {}
  }

  /// StyleSheet's word.
  @available(*, unavailable, renamed: "text")
  public var textStyle: Text {
    get { text }
    set { text = newValue }
  }
}
