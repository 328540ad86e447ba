// expect: this statement is not a constraint; a constraint inside it would be lost
import QuoinDSL
import QuoinModel

func count(_ c: Constraint) -> Int { 1 }

func description(_ a: Node) { constrain(a) { a in count(a.width == 48) } }
