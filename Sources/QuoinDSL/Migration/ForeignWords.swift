public import QuoinModel

// Names of other libraries without an equivalent in Quoin; each message names the replacement.

/// A type with unavailable names of other libraries, whose messages name the replacement.
///
/// They are declared in a protocol extension instead of `Node` itself, so that a subclass of a node
/// may declare properties and methods with the same names, and satisfy protocol requirements with
/// them.
public protocol ForeignWords: AnyObject {}

extension Node: ForeignWords {}

extension ForeignWords where Self: Node {
  /// UIKit's autoresizing mask switch; Quoin has no autoresizing masks.
  @available(
    *, unavailable,
    message: "a node has no frame or mask that could stand in the way: leave this line out"
  )
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }

  /// UIKit's `addSubview(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "put the node into the container's description, or call 'node.attach(to: container)'"
  )
  public func addSubview(_ node: Node) {}

  /// SnapKit's `setLabel(_:)`; unavailable in Quoin.
  @available(*, unavailable, message: "diagnostics call a node by its 'identifier': set that")
  public func setLabel(_ label: String) {}

  /// A shared style passed to the method for a node's own style; use `wear` instead.
  @available(*, unavailable, renamed: "wear")
  public func style(_ style: SharedStyle) {}

  /// UIKit's `removeFromSuperview()`; use `removeFromContainer` instead.
  @available(*, unavailable, renamed: "removeFromContainer")
  public func removeFromSuperview() {}

  /// UIKit's `addConstraint(_:)`; unavailable in Quoin.
  @available(
    *, unavailable, message: "append it to 'constraints', or use 'Constraint.activate([…])'"
  )
  public func addConstraint(_ constraint: Constraint) {}
}

extension ConstraintGroup {
  /// SnapKit's `layoutConstraints`; use `constraints` instead.
  @available(*, unavailable, renamed: "constraints")
  public var layoutConstraints: [Constraint] { [] }

  /// SnapKit's `install()`; use `activate` instead.
  @available(*, unavailable, renamed: "activate")
  public func install() {}

  /// SnapKit's `uninstall()`; use `deactivate` instead.
  @available(*, unavailable, renamed: "deactivate")
  public func uninstall() {}
}

extension AttributeChain {
  /// Unavailable: a value that is not a constraint target.
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
  /// UIKit's and StyleSheet's `backgroundColor`; use `background` instead.
  @available(*, unavailable, renamed: "background")
  public var backgroundColor: Color? {
    get { background }
    set { background = newValue }
  }

  /// Texture's `flexGrow`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "what a child takes of its row stands with its place: 'Placed(node).grow(1)'"
  )
  public var flexGrow: Double {
    get { 0 }
    set {}
  }

  /// StyleSheet's `textStyle`; use `text` instead.
  @available(*, unavailable, renamed: "text")
  public var textStyle: Text {
    get { text }
    set { text = newValue }
  }
}
