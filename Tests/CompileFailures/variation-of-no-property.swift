// expect: dynamic key path member lookup cannot refer to instance method 'grow'
import QuoinModel

func f(_ a: StackContainer) {
  a.when(.dark) { $0.grow = 1 }
}
