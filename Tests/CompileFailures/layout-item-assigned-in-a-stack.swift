// expect: cannot convert value of type '\(\)' to expected argument type 'Node'
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
