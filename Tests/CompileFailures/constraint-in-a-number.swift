// expect: no exact matches in call to static method 'buildExpression'
import QuoinDSL
import QuoinModel

func count(_ c: Constraint) -> Int { 1 }

func description(_ a: Node) { constrain(a) { a in count(a.width == 48) } }
