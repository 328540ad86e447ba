// expect: inside it would be lost
import QuoinDSL
import QuoinModel

func sides(_ v: Proxy) {}

func description(_ a: Node, _ isWide: Bool) { constrain(a) { a in isWide ? sides(a) : () } }
