public import QuoinModel

// Words of other libraries that cannot mean the same: each says what to write.

extension Node {
  /// Nothing is made of masks here.
  @available(
    *, unavailable,
    message: "a node has no frame or mask that could stand in the way: leave this line out"
  )
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }

  /// Masonry's word.
  @available(*, unavailable, renamed: "makeConstraints")
  public final func mas_makeConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// Masonry's word.
  @available(*, unavailable, renamed: "updateConstraints")
  public final func mas_updateConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// Masonry's word.
  @available(*, unavailable, renamed: "remakeConstraints")
  public final func mas_remakeConstraints(_ build: (ConstraintMaker) -> Void) {}

  /// UIKit's word.
  @available(
    *, unavailable,
    message: "put the node into the container's description, or call 'node.attach(to: container)'"
  )
  public final func addSubview(_ node: Node) {}

  /// UIKit's word.
  @available(*, unavailable, renamed: "removeFromContainer")
  public final func removeFromSuperview() {}

  /// UIKit's word.
  @available(
    *, unavailable, message: "append it to 'constraints', or use 'Constraint.activate([…])'"
  )
  public final func addConstraint(_ constraint: Constraint) {}
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
  @available(*, unavailable, renamed: "equalTo")
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
