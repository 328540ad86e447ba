// expect: buildExpression|conform to 'Layout
import QuoinLayout
import QuoinModel

func description() {
  var kept: LayoutItem<Placed<String>, StackItem>?
  _ = StackLayout {
    kept = Placed("a").grow(1)
    Placed("b")
  }
  _ = kept
}
