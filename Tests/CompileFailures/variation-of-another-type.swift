// expect: cannot assign value of type 'String'|cannot convert value of type 'String'
import QuoinModel

func f(_ a: StackContainer) {
  a.when(.dark) { $0.spacing = "8" }
}
