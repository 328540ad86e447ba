// expect: success
import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  _ = AbsoluteContainer { a.origin(1, 2) }
  _ = AbsoluteContainer { a.center(1, 2) }
  _ = AbsoluteContainer { a.frame(1, 2, 3, 4) }
  _ = AbsoluteContainer { a.insets(EdgeInsets(1)) }
  _ = AbsoluteContainer { a.pin.top(1).left(10%) }
  _ = AbsoluteContainer { a.pin.below(of: b) }
  _ = FlexContainer { a.grow(1) }
  _ = FlexContainer { a.shrink(1) }
  _ = FlexContainer { a.basis(10) }
  _ = FlexContainer { a.alignSelf(.center) }
  _ = FlexContainer { a.order(1) }
  _ = FlexContainer { a.margin(1) }
  _ = FlexContainer { a.absolute(.sides(top: 1)) }
  _ = FlexContainer { a.relative(.sides(top: 1)) }
  _ = StackContainer { a.spacingAfter(1) }
  _ = StackContainer { a.floating() }
  _ = FlowContainer { a.block() }
  _ = FlowContainer { a.inline().verticalAlign(.middle) }
  _ = FlowContainer { a.inlineBlock().margin(1) }
  _ = FlowContainer { a.block().absolute(.sides(top: 1)) }
  _ = FlowContainer { a.block().relative(.sides(top: 1)) }
  _ = GridContainer(columns: [100, .fr(1), .repeat(2, .minmax(20, .fr(2)))]) { a.cell() }
  _ = GridContainer { a.cell(column: 2, row: .span(2)).alignSelf(.center) }
  _ = GridContainer(areas: ["main"]) { a.area("main").margin(1) }
  _ = GridContainer { a.cell().absolute(.sides(top: 1)) }
  _ = RelativeContainer { a.pinned(.zero) }
  _ = StackContainer { a }
  _ = FlexContainer { a }
  _ = FlowContainer { a }
  _ = GridContainer { a }
  _ = RelativeContainer { a }
  a.attach(to: AbsoluteContainer()).origin(1, 2)
  a.attach(to: FlexContainer()).grow(1)
  a.attach(to: FlowContainer()).margin(1)
  a.attach(to: GridContainer()).column(2).justifySelf(.end)
  a.attach(to: StackContainer()).spacingAfter(1)
}
