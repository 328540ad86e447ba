import QuoinGeometry

extension AbsoluteContainer {
  /// A rule for a container that wraps its children.
  ///
  /// The container spans from the first child's start to the last child's end, and the children
  /// move so that the first starts at the padding.
  public struct Wrapping: Hashable, Sendable {
    /// The axes along which a container wraps its children.
    public enum Axes: UInt8, CaseIterable, Hashable, Sendable {
      /// Along x and y.
      case all
      /// Along x.
      case horizontally
      /// Along y.
      case vertically
    }

    /// The axes.
    public var axes: Axes
    /// The space around the children, in points.
    public var padding: EdgeInsets

    /// Creates a wrapping rule.
    public init(_ axes: Axes = .all, padding: EdgeInsets = .zero) {
      self.axes = axes
      self.padding = padding
    }

    package func wraps(_ axis: Axis) -> Bool {
      axes == .all || (axes == .horizontally) == (axis == .horizontal)
    }
  }

  /// Wraps the children tightly, as in PinLayout.
  ///
  ///     AbsoluteContainer { a.frame(40, 60, 120, 120) }.wrapContent()  // 120 × 120
  @discardableResult public func wrapContent(
    _ axes: Wrapping.Axes = .all, padding: EdgeInsets
  ) -> AbsoluteContainer {
    wrapping = Wrapping(axes, padding: padding)
    return self
  }

  /// Wraps the children tightly, with the same padding on all sides, in points.
  @discardableResult public func wrapContent(
    _ axes: Wrapping.Axes = .all, padding: Double = 0
  ) -> AbsoluteContainer {
    wrapContent(axes, padding: EdgeInsets(padding))
  }
}

extension Relation where C == AbsoluteContainer {
  /// Makes the child, an absolute container, wrap its children tightly, as in PinLayout.
  ///
  /// Any other node has the size of its content anyway; the ineffective call is reported in its
  /// `descriptionDiagnostics`.
  @discardableResult public func wrapContent(
    _ axes: AbsoluteContainer.Wrapping.Axes = .all, padding: EdgeInsets
  ) -> Relation {
    if let container = node as? AbsoluteContainer {
      container.wrapContent(axes, padding: padding)
    } else {
      node.descriptionDiagnostics.append(
        Diagnostic(
          .warning, rule: "wrap-content",
          "'wrapContent' has no effect on \(node.displayName), which is not an absolute container: its "
            + "size is that of its content already", place: node.place, nodes: [node.displayName]))
    }
    return self
  }

  /// Makes the child, an absolute container, wrap its children tightly, with the same padding on
  /// all sides, in points.
  @discardableResult public func wrapContent(
    _ axes: AbsoluteContainer.Wrapping.Axes = .all, padding: Double = 0
  ) -> Relation {
    wrapContent(axes, padding: EdgeInsets(padding))
  }
}
