import QuoinGeometry
import QuoinModel

// Words that come to nothing, which PinLayout warns of, too.
extension AbsoluteRun {
  /// Reports what of the places along an axis has no effect.
  ///
  /// - Parameter segments: the columns or rows in the container's extent.
  func reportIneffective(_ axis: Axis, extent: Double, _ segments: [Segment]) {
    for local in children.indices {
      let span = placements[local][axis]
      if span.justification != nil || span.hasLines {
        report(span, local, axis, bounds(span, local, axis, extent, segments))
      }
    }
  }

  private func report(
    _ span: AbsolutePlacement.Span, _ local: Int, _ axis: Axis, _ bounds: Bounds
  ) {
    let name = pass.name(children[local])
    let isHorizontal = axis == .horizontal
    if bounds.hasNoGap {
      pass.report(
        .warning, rule: "no-gap",
        "there is no room between the two siblings of \(name) along \(isHorizontal ? "x" : "y"): "
          + "'\(isHorizontal ? "horizontally" : "vertically")Between' has no effect",
        about: children[local])
    } else if span.justification != nil, bounds.room == nil {
      let sides = isHorizontal ? "'left' and 'right', or 'start' and 'end'" : "'top' and 'bottom'"
      pass.report(
        .warning, rule: "unused-justification",
        "'\(isHorizontal ? "justify" : "align")' has no effect on \(name): it says where a child "
          + "stands between two sides, so pin both, by \(sides)",
        about: children[local])
    }
    let coordinates = [span.start, span.center, span.end].compactMap { $0 }
    if coordinates.contains(where: { $0.line?.nodes.isEmpty ?? false }) {
      pass.report(
        .warning, rule: "no-sibling",
        "\(name) is placed by an empty list of siblings along \(isHorizontal ? "x" : "y"), which says "
          + "nothing",
        about: children[local])
    }
  }
}

extension AbsolutePlacement.Span {
  /// Whether the child fills the room between two siblings, whichever of them comes first.
  var isBetweenSiblings: Bool {
    guard let before = start?.line, let after = end?.line else { return false }
    return before.nodes == after.nodes && before.side == .end && after.side == .start
  }
}
