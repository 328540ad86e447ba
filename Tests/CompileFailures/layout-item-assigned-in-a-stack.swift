// expect: cannot convert value of type '\(\)' to expected argument type 'LayoutItem
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
