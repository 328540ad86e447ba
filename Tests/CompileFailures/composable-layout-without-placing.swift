// expect: a composable layout places its contents here
import QuoinGeometry
import QuoinModel

struct Forgetful: ComposableLayout {
  typealias Content = String
  func forEachContent(_ body: (String) -> Void) {}
}
