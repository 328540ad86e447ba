// expect: this statement is not a part of the text
import QuoinModel

func description() {
  var kept: TextSpan?
  _ = TextNode {
    kept = TextSpan("a")
    "b"
  }
  _ = kept
}
