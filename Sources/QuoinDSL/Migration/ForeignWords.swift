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

  /// Masonry's word.
  @available(*, unavailable, renamed: "makeConstraints")
  public func mas_makeConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// Masonry's word.
  @available(*, unavailable, renamed: "updateConstraints")
  public func mas_updateConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// Masonry's word.
  @available(*, unavailable, renamed: "remakeConstraints")
  public func mas_remakeConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// UIKit's word.
  @available(
    *, unavailable,
    message: "put the node into the container's description, or call 'node.attach(to: container)'"
  )
  public func addSubview(_ node: Node) {}

  /// SnapKit's word.
  @available(*, unavailable, message: "diagnostics call a node by its 'identifier': set that")
  public func setLabel(_ label: String) {}

  /// UIKit's word.
  @available(*, unavailable, renamed: "removeFromContainer")
  public func removeFromSuperview() {}

  /// UIKit's word.
  @available(
    *, unavailable, message: "append it to 'constraints', or use 'Constraint.activate([…])'"
  )
  public func addConstraint(_ constraint: Constraint) {}
}

extension ConstraintMaker {
  /// Masonry's word.
  @available(
    *, unavailable,
    message: "a call of 'makeConstraints' answers its constraints as one group: keep that"
  )
  @discardableResult public func group(_ build: () -> Void) -> ConstraintGroup {
    ConstraintGroup()
  }
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
  /// Masonry's word.
  @available(
    *, unavailable,
    message:
      "write 'equalTo'; it counts a number for a centre from the container's left and top: Masonry's centre plus a number is 'equalToSuperview().offset(number)'"
  )
  @discardableResult public func mas_equalTo(_ target: some ConstraintTarget) -> ConstraintChain {
    equalTo(target)
  }
}

extension ConstraintChain {
  /// Masonry's word.
  @available(*, unavailable, renamed: "offset")
  @discardableResult public func mas_offset(_ distance: Double) -> ConstraintChain {
    offset(distance)
  }
}
