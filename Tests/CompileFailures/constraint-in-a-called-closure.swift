// expect: inside it would be lost
import QuoinDSL
import QuoinModel

func description(_ a: Node, _ body: (Proxy) -> Void) { constrain(a) { a in body(a) } }
