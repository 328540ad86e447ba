public import QuoinGeometry

/// The flex layout of one container: CSS Flexible Box Layout, Level 1.
///
/// ``measure(_:_:in:)`` answers how large a container is, ``place(_:_:in:)`` places its direct
/// children. Placing in a measured size gives the children the sizes with which it was measured.
/// Neither goes deeper than one level: a host that meets a nested flex container in its own
/// `measure` or `place` calls the engine for it.
public enum FlexLayout {
  /// The border box that a container's content needs in the room offered.
  public static func measure<Tree: BoxTree>(
    _ container: Int32, _ proposal: BoxProposal, in tree: inout Tree
  ) -> BoxMeasurement {
    var run = resolve(container, proposal, in: &tree)
    run.align()
    return BoxMeasurement(
      size: run.borderBox, firstBaseline: run.containerBaseline(in: &tree),
      limitations: run.limitations)
  }

  /// Places the direct children of a container, and says what it could not do.
  ///
  /// Children out of flow are placed too: the container is their containing block.
  @discardableResult
  public static func place<Tree: BoxTree>(
    _ container: Int32, _ placement: BoxPlacement, in tree: inout Tree
  ) -> BoxLimitation {
    var run = resolve(container, placement.proposal, in: &tree)
    run.align()
    run.placeItems(in: &tree)
    run.placeAbsolutes(in: &tree)
    return run.limitations
  }

  /// Places the direct children of a container of a definite size.
  @discardableResult
  public static func place<Tree: BoxTree>(
    _ container: Int32, size: Size, in tree: inout Tree
  ) -> BoxLimitation {
    place(container, BoxPlacement(frame: Rect(origin: .zero, size: size)), in: &tree)
  }

  /// Finds the sizes of the container and its items: the width first, by intrinsic size if nothing
  /// else decides it.
  private static func resolve<Tree: BoxTree>(
    _ container: Int32, _ proposal: BoxProposal, in tree: inout Tree
  ) -> FlexRun {
    let insets = tree.rules(of: container).insets(
      tree.direction(of: container),
      containingWidth: proposal.containingBlock.width?.finiteLength ?? 0)
    let isDefinite =
      if case .exactly = proposal.height { true } else { false }
    var inner = OptionalSize()
    inner.height = proposal.height.length.map { max(0, $0.finiteLength - insets.vertical) }
    inner.width = proposal.width.length.map { max(0, $0.finiteLength - insets.horizontal) }
    if inner.width == nil {
      var run = FlexRun(
        container, insets: insets, inner: inner, hasDefiniteHeight: isDefinite, in: &tree)
      inner.width = run.width(proposal.width, in: &tree)
    }
    var run = FlexRun(
      container, insets: insets, inner: inner, hasDefiniteHeight: isDefinite, in: &tree)
    run.resolveSizes(in: &tree)
    return run
  }
}

extension FlexRun {
  /// CSS Sizing §4: the width of the content box for a question that leaves it open.
  fileprivate mutating func width<Tree: BoxTree>(
    _ extent: BoxExtent, in tree: inout Tree
  ) -> Double {
    guard case .within(let room) = extent else { return intrinsicWidth(extent, in: &tree) }
    let available = max(0, room.finiteLength - insets.horizontal)
    let widest = intrinsicWidth(.maxContent, in: &tree)
    guard widest > available else { return widest }
    return max(available, intrinsicWidth(.minContent, in: &tree))
  }
}
