import QuoinGeometry
import QuoinModel

// Attributes without effect, which PinLayout also warns about.
extension AbsoluteRun {
  /// Reports placement attributes along an axis that have no effect.
  ///
  /// - Parameter segments: The columns or rows in the container's extent.
  func reportIneffective(_ axis: Axis, extent: Double, _ segments: [Segment]) {
    for local in children.indices {
      let span = placements[local][axis]
      if let (lost, winner) = span.replacement { report(lost, winner, local, axis) }
      if axis == .vertical { reportRatio(local, height: segments[local].length) }
      if span.justification != nil || span.hasLines {
        report(span, local, axis, bounds(span, local, axis, extent, segments))
      }
    }
  }

  private func reportRatio(_ local: Int, height: Double) {
    let placement = placements[local]
    guard placement.aspectRatio != nil else { return }
    let isWidthSaid = placement.horizontal.isLengthSaid
    let isHeightSaid = placement.vertical.isLengthSaid
    let reason: String
    if placement.fit != nil {
      reason = "'sizeToFit' sets the lengths"
    } else if isWidthSaid && isHeightSaid {
      reason = "its width and its height are both set"
    } else if !isWidthSaid && !isHeightSaid && height == 0 {
      reason = "neither its width nor its height is set, and its content has no width"
    } else {
      return
    }
    pass.report(
      .warning, rule: "unused-aspect-ratio",
      "'aspectRatio' has no effect on \(pass.name(children[local])): \(reason)",
      about: children[local])
  }

  private func report(_ lost: PinWord, _ winner: PinWord, _ local: Int, _ axis: Axis) {
    let name = pass.name(children[local])
    let isHorizontal = axis == .horizontal
    let what =
      winner.isLength
      ? "\(isHorizontal ? "the width" : "the height") of \(name)"
      : "the position of \(name) along \(isHorizontal ? "x" : "y")"
    var message =
      lost == winner
      ? "'\(winner.rawValue)' sets \(what) twice: the last number counts"
      : "'\(lost.rawValue)' and '\(winner.rawValue)' both set \(what): "
        + "only '\(winner.rawValue)' counts"
    if lost.followsRows && winner.namesLeftOrRight || lost.namesLeftOrRight && winner.followsRows {
      message +=
        "; sides by the direction of rows go with 'start' and 'end', others with 'left' and "
        + "'right'"
    }
    pass.report(.warning, rule: "replaced-position", message, about: children[local])
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
        "\(name) is placed by an empty list of siblings along \(isHorizontal ? "x" : "y"), which has "
          + "no effect",
        about: children[local])
    }
  }
}

extension AbsolutePlacement.Span {
  /// Whether the child fills the space between two siblings, in either order.
  var isBetweenSiblings: Bool {
    guard let before = start?.line, let after = end?.line else { return false }
    return before.nodes == after.nodes && before.side == .end && after.side == .start
  }
}
