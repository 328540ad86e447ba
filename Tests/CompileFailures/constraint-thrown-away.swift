// expect: inside it would be lost
import QuoinDSL
import QuoinModel

func description(_ a: Node) { constrain(a) { a in _ = (a.width == 48) } }
