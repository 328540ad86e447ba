import QuoinModel

/// Passes that place the children of a group along an axis.
protocol AndroidAxisPasses: AndroidPasses {
  var run: AndroidRun<Placement> { get }
  /// Whether the main axis is horizontal.
  var isHorizontal: Bool { get }
}

// The measures of children and of the group along the main axis and across it. Inlined, because a method gets a copy of
// the passes.
extension AndroidAxisPasses {
  @inline(__always) var mainPadding: Int {
    isHorizontal ? run.padding.horizontal : run.padding.vertical
  }
  @inline(__always) var crossPadding: Int {
    isHorizontal ? run.padding.vertical : run.padding.horizontal
  }

  @inline(__always) func measure(
    _ slot: AndroidSlot<Placement>, _ main: MeasureSpec, _ cross: MeasureSpec
  ) {
    if isHorizontal { slot.measure(main, cross) } else { slot.measure(cross, main) }
  }

  @inline(__always) func mainLength(_ slot: AndroidSlot<Placement>) -> AndroidLength {
    isHorizontal ? slot.widthLength : slot.heightLength
  }
  @inline(__always) func crossLength(_ slot: AndroidSlot<Placement>) -> AndroidLength {
    isHorizontal ? slot.heightLength : slot.widthLength
  }
  @inline(__always) func mainSize(_ slot: AndroidSlot<Placement>) -> Int {
    isHorizontal ? slot.width : slot.height
  }
  @inline(__always) func crossSize(_ slot: AndroidSlot<Placement>) -> Int {
    isHorizontal ? slot.height : slot.width
  }
  @inline(__always) func mainMargins(_ slot: AndroidSlot<Placement>) -> Int {
    isHorizontal ? slot.margins.horizontal : slot.margins.vertical
  }
  @inline(__always) func crossMargins(_ slot: AndroidSlot<Placement>) -> Int {
    isHorizontal ? slot.margins.vertical : slot.margins.horizontal
  }
}
