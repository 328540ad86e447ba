import QuoinGeometry

extension AbsoluteContainer {
  /// How a container wraps its children: it is as long as from the first of them to the last one, and
  /// they move so that the first begins at the padding.
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
    /// What is left free around the children, in points.
    public var padding: EdgeInsets

    /// A way to wrap children.
    public init(_ axes: Axes = .all, padding: EdgeInsets = .zero) {
      self.axes = axes
      self.padding = padding
    }

    package func wraps(_ axis: Axis) -> Bool {
      axes == .all || (axes == .horizontally) == (axis == .horizontal)
    }
  }

  /// Wraps the children tightly: PinLayout's word.
  ///
  ///     AbsoluteContainer { a.frame(40, 60, 120, 120) }.wrapContent()  // 120 × 120
  @discardableResult public func wrapContent(
    _ axes: Wrapping.Axes = .all, padding: EdgeInsets
  ) -> AbsoluteContainer {
    wrapping = Wrapping(axes, padding: padding)
    return self
  }

  /// Wraps the children tightly, with the same room around them on all sides, in points.
  @discardableResult public func wrapContent(
    _ axes: Wrapping.Axes = .all, padding: Double = 0
  ) -> AbsoluteContainer {
    wrapContent(axes, padding: EdgeInsets(padding))
  }
}

extension Relation where C == AbsoluteContainer {
  /// Has the child, an absolute container, wrap its children tightly: PinLayout's word.
  ///
  /// Another node has the size of its content without it; that the word has no effect on it is reported
  /// in its `descriptionDiagnostics`.
  @discardableResult public func wrapContent(
    _ axes: AbsoluteContainer.Wrapping.Axes = .all, padding: EdgeInsets
  ) -> Relation {
    if let container = node as? AbsoluteContainer {
      container.wrapContent(axes, padding: padding)
    } else {
      node.descriptionDiagnostics.append(
        Diagnostic(
          .warning, rule: "wrap-content",
          "'wrapContent' has no effect on \(node.displayName), which is no absolute container: its "
            + "size is that of its content already", place: node.place, nodes: [node.displayName]))
    }
    return self
  }

  /// Has the child, an absolute container, wrap its children tightly, with the same room around them on
  /// all sides, in points.
  @discardableResult public func wrapContent(
    _ axes: AbsoluteContainer.Wrapping.Axes = .all, padding: Double = 0
  ) -> Relation {
    wrapContent(axes, padding: EdgeInsets(padding))
  }
}
