import QuoinGeometry

extension FlexRun {
  /// The size of an item's border box.
  func size(of item: FlexBox) -> Size {
    axis == .horizontal ? Size(item.main, item.cross) : Size(item.cross, item.main)
  }

  /// The border box of an aligned item, from the container's border box.
  func frame(of item: FlexBox) -> Rect {
    let size = size(of: item)
    var origin = Point.zero
    origin[axis] = physical(item.mainOffset, item.main, axis, reversed: isMainReversed)
    origin[axis.cross] = physical(
      item.crossOffset, item.cross, axis.cross, reversed: isCrossReversed)
    return Rect(origin: origin, size: size)
  }

  /// The coordinate of a box that begins at a distance from the content box's start side.
  func physical(_ offset: Double, _ length: Double, _ axis: Axis, reversed: Bool) -> Double {
    let before = axis == .horizontal ? insets.left : insets.top
    return (before + (reversed ? (inner[axis] ?? 0) - offset - length : offset)).finite
  }

  /// Gives each item its place.
  func placeItems<Tree: BoxTree>(in tree: inout Tree) {
    for item in items {
      var frame = frame(of: item)
      if item.isRelative {
        let shift = relativeShift(
          tree.flexItem(of: item.box).inset, own: tree.direction(of: item.box))
        frame.origin = Point((frame.minX + shift.x).finite, (frame.minY + shift.y).finite)
      }
      let placement = BoxPlacement(
        frame: frame, hasDefiniteHeight: hasDefiniteHeight(item), containingBlock: block)
      tree.place(item.box, placement)
    }
  }

  /// CSS Positioned Layout §3.3: the way by which a relatively positioned box is moved.
  ///
  /// Of two opposite insets the one on the start side wins.
  private func relativeShift(_ inset: Edges<Length>, own: LayoutDirection) -> Point {
    var shift = Point.zero
    for (start, end) in [
      (direction.leadingEdge, direction.trailingEdge), (Edge.top, Edge.bottom),
    ] {
      let length = block[start.axis]
      let amount: (edge: Edge, value: Double)? =
        if let value = inset.value(of: start, own).resolved(against: length) {
          (start, value)
        } else if let value = inset.value(of: end, own).resolved(against: length) {
          (end, value)
        } else {
          nil
        }
      guard let amount else { continue }
      let isForward = amount.edge == .left || amount.edge == .top
      shift[start.axis] = isForward ? amount.value : -amount.value
    }
    return shift
  }
}
