// expect: this statement is not a rule
import QuoinModel
import QuoinStyle

func description() {
  var kept: Rule?
  _ = StyleSheet {
    kept = Rule("a") { $0.alpha = 1 }
    Rule("b") { $0.alpha = 1 }
  }
  _ = kept
}
