import QuoinGeometry

extension BoxTree {
  /// Sets the shape that lines beside a float avoid, a function of the float's boxes; `nil` for its margin box.
  package mutating func setShape(
    of box: BoxID, _ shape: ((FloatBoxes) -> FloatShape?)?
  ) {
    let index = place(box)
    if shape == nil, floatShapes[index] == nil { return }
    floatShapes[index] = shape
    markDirty(index)
  }
}

extension BoxEngine {
  /// Returns the shape of a sized float, if lines avoid another area than its margin box.
  @inline(__always) mutating func shape(of child: Int32, _ run: BlockRun) -> FloatShape? {
    state.pointee.floatShapes.isEmpty ? nil : specifiedShape(of: child, run)
  }

  @inline(never)
  private mutating func specifiedShape(of child: Int32, _ run: BlockRun) -> FloatShape? {
    guard let shape = state.pointee.floatShapes[child] else { return nil }
    let resolved = resolve(child, width: run.innerWidth, height: run.blockHeight)
    let (node, style) = (node(child), styleOf(child))
    let border = Rect(
      x: Double(resolved.marginLeft), y: Double(resolved.marginTop),
      width: Double(node.pointee.width), height: Double(node.pointee.height))
    let padding = border.inset(
      by: EdgeInsets(
        top: Double(style.pointee.borderTop_), left: Double(style.pointee.borderLeft_),
        bottom: Double(style.pointee.borderBottom_), right: Double(style.pointee.borderRight_)))
    let insets = insets(child, block: run.innerWidth, width: node.pointee.width)
    let content = border.inset(
      by: EdgeInsets(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
        right: Double(insets.right)))
    return shape(
      FloatBoxes(
        margin: Rect(
          x: 0, y: 0, width: border.width + Double(resolved.marginWidth),
          height: border.height + Double(resolved.marginHeight)),
        border: border, padding: padding, content: content,
        containingWidth: Double(run.innerWidth)))
  }
}
