// expect: no member 'colour'
import QuoinModel

let style = Style {
  $0.background = .red
  $0.text.colour = .red
}
